//! Every stored input of the fuzz targets, without the fuzzer: nothing may panic.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

#[allow(unreachable_pub, reason = "the fuzz targets are another crate, to which these functions are public")]
#[path = "../../../fuzz/src/bodies.rs"]
mod bodies;
mod support;

use serde_json::Value;
use std::path::PathBuf;

/// Runs `body` with each file of a target's corpus.
fn all(target: &str, body: fn(&[u8])) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<PathBuf> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 12, "expected a dozen files in {}", folder.display());
    for file in files {
        println!("{}", file.display());
        body(&std::fs::read(&file).unwrap());
    }
}

#[test]
fn engine_lines() {
    all("engine", bodies::engine);
}

#[test]
fn scenario_files() {
    all("scenario", bodies::scenario);
}

#[test]
fn journal_files() {
    all("journal", bodies::journal);
}

/// The fuzz target signs journals itself; if the way they are signed changes, it must change with it.
#[test]
fn a_good_journal_needs_no_repair() {
    let text = support::journal();
    let Ok(Value::Object(fields)) = serde_json::from_str(&text) else { panic!("{text}") };
    let repaired: Value = serde_json::from_str(&bodies::repaired(fields)).unwrap();
    assert_eq!(repaired, serde_json::from_str::<Value>(&text).unwrap());
}

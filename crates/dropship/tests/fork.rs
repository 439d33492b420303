//! A match played on from a moment of another one, in the terminal.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use support::{dropship, folder, run};

/// A finished match with secret hands.
const PARENT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/lantern/tests/journals/two/random-1.journal.json");

/// Plays on from a turn as a seat, saves at once and leaves.
fn fork(from: &str, seat: &str, file: &Path) -> Value {
    let args = ["play", "--terminal", "--plain", "--resume", PARENT, "--from", from, "--seats", seat];
    let mut child = dropship(&args).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    writeln!(child.stdin.take().unwrap(), "save {}\nquit", file.display()).unwrap();
    assert!(child.wait().unwrap().success());
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn what_the_player_could_not_know_is_dealt_anew() {
    let dir = folder("forked");
    let parent: Value = serde_json::from_str(&fs::read_to_string(PARENT).unwrap()).unwrap();
    let entries = parent["entries"].as_array().unwrap();
    // Where the first seat is asked, so that no bot decides before the match is saved.
    let turn = (10..).find(|turn| entries[*turn][0] == 0).unwrap();
    let (from, file) = (turn.to_string(), dir.join("fork.json"));
    let made = fork(&from, "0", &file);
    assert_eq!((made["format"].clone(), made["dice"].clone()), (json!(2), Value::Null));
    assert_eq!(made["entries"].as_array().unwrap()[..], entries[..turn]);
    assert_eq!(made["redeals"][0][0], turn);
    assert_eq!(made["redeals"][0][1], 0);
    assert_ne!(made["redeals"], fork(&from, "0", &dir.join("other.json"))["redeals"]);
    // The seat sees what it saw.
    let view = |file: &str| {
        let said = run(&["replay", file, "--turn", &from, "--seat", "0", "--json"]);
        serde_json::from_str::<Value>(&said.out).unwrap()["view"].clone()
    };
    assert_eq!(view(file.to_str().unwrap()), view(PARENT));
    let said = run(&["verify", file.to_str().unwrap()]);
    assert!(said.out.contains("rules       kept"), "{}", said.out);
    said.failed(1, &[&format!("played on from turn {turn} of another one")]);
}

#[test]
fn a_moment_that_never_was_is_refused() {
    let late = run(&["play", "--terminal", "--plain", "--resume", PARENT, "--from", "9999"]);
    late.failed(2, &["--from", "turns have been played"]);
    assert_eq!(run(&["play", "--terminal", "lantern", "--from", "3"]).code, Some(2));
}

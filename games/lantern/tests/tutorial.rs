//! docs/write-a-game.md shows this game's code: what it shows must be there.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

/// Every line of the files in a folder, without the white space around it.
fn lines(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            lines(&path, found);
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            found.extend(text.lines().map(|line| line.trim().to_string()));
        }
    }
}

#[test]
fn every_excerpt_is_real() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut known = BTreeSet::from(["…".to_string(), "// …".to_string(), String::new()]);
    for folder in ["src", "content", "tests"] {
        lines(&root.join(folder), &mut known);
    }
    let rules = std::fs::read_to_string(root.join("../../docs/rules/toys.md")).unwrap();
    known.extend(rules.lines().map(str::to_string));
    let tutorial = std::fs::read_to_string(root.join("../../docs/write-a-game.md")).unwrap();
    let excerpts: Vec<&str> = tutorial.split("```").skip(1).step_by(2).collect();
    assert!(excerpts.len() >= 10, "{}", excerpts.len());
    for excerpt in excerpts {
        for line in excerpt.lines().skip(1) {
            assert!(known.contains(line.trim()), "not in games/lantern or its rules: {line}");
        }
    }
}

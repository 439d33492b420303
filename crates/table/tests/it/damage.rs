//! Damaged and forged journal files: every one is refused or replayed, and none brings the program down.

use crate::common::{fair, pack, reseal, whole};
use lantern::Lantern;
use proptest::prelude::*;
use serde_json::{Map, Value};
use table::{FileError, Match, header, read, write};

/// Another digit or letter in its place; a number never comes to begin with 0.
fn other(byte: u8) -> u8 {
    match byte {
        b'9' | b'z' | b'Z' => byte - 1,
        _ => byte + 1,
    }
}

fn changed(text: &str, at: usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] = other(bytes[at]);
    String::from_utf8(bytes).unwrap()
}

#[test]
fn a_single_changed_letter_or_digit_is_found() {
    let text = write(whole(1).journal());
    let body = text.find("\"game\"").unwrap()..text.find("\"checksum\"").unwrap();
    for at in (0..text.len()).filter(|at| text.as_bytes()[*at].is_ascii_alphanumeric()) {
        let changed = changed(&text, at);
        let error = read::<Lantern>(&changed).unwrap_err();
        assert_eq!(header(&changed).unwrap_err(), error);
        if body.contains(&at) {
            assert_eq!(error, FileError::Checksum, "byte {at}");
        }
    }
    let words = "the checksum does not fit: the file was changed or damaged after it was written";
    assert_eq!(FileError::Checksum.to_string(), words);
}

#[test]
fn a_lost_or_doubled_entry_is_found() {
    let text = write(whole(2).journal());
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with('[')).unwrap();
    let without = [&lines[..first], &lines[first + 1..]].concat().join("\n");
    let twice = [&lines[..first], &lines[first..=first], &lines[first..]].concat().join("\n");
    for text in [without, twice] {
        assert_eq!(read::<Lantern>(&text).unwrap_err(), FileError::Checksum);
    }
}

/// What is read is replayed as well: its draws and decisions come from the outside too.
fn survive(text: &str) -> bool {
    let _ = header(text);
    let Ok(journal) = read::<Lantern>(text) else { return false };
    let _ = Match::replay(&pack(), &journal);
    let _ = table::verify(&pack(), &journal);
    true
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_do_no_harm(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..9)) {
        let (game, _) = fair(3, 12);
        let mut bytes = write(game.journal()).into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        survive(&String::from_utf8_lossy(&bytes));
    }

    /// With the checksum put right, the damage reaches the rules.
    #[test]
    fn random_forgeries_do_no_harm(
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[0-9a-h\\[\\]{},\":]"), 1..4),
    ) {
        let (game, _) = fair(4, 12);
        let mut text = write(game.journal());
        let body = text.find("\"options\"").unwrap()..text.find("\"checksum\"").unwrap();
        for (at, letter) in changes {
            let at = body.start + at.index(body.len());
            text.replace_range(at..=at, &letter);
        }
        if let Ok(file) = serde_json::from_str::<Map<String, Value>>(&text) {
            survive(&reseal(file));
        }
    }

    #[test]
    fn random_draws_do_no_harm(entry in any::<prop::sample::Index>(), draws in prop::collection::vec(any::<u32>(), 0..40)) {
        let (game, _) = fair(5, 12);
        let mut file: Map<String, Value> = serde_json::from_str(&write(game.journal())).unwrap();
        let at = entry.index(13);
        match at {
            12 => file["start"] = serde_json::json!({ "setup": draws }),
            at => file["entries"][at][2] = draws.into(),
        }
        prop_assert!(survive(&reseal(file)));
    }
}

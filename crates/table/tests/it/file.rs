//! The journal file: what is read back, and what is refused with which words.

use crate::common::{fair, forged, whole};
use lantern::Lantern;
use serde_json::{Value, json};
use table::{FileError, header, read, write};
use tictactoe::TicTacToe;

fn text() -> String {
    write(whole(0).journal())
}

#[track_caller]
fn refused(text: &str, error: &FileError, words: &str) {
    assert_eq!(read::<Lantern>(text).unwrap_err(), *error);
    assert_eq!(error.to_string(), words);
}

#[track_caller]
fn bad_format(text: &str, field: &str, what: &str) {
    let error = FileError::Field { field: field.into(), what: what.into() };
    refused(text, &error, &format!("field `{field}`: {what}"));
}

#[test]
fn what_was_written_is_read() {
    for number in 0..30 {
        for turns in [0, 1, 7, u32::MAX] {
            let (game, _) = fair(number, turns);
            let text = write(game.journal());
            let journal = read::<Lantern>(&text).unwrap();
            assert_eq!(journal, *game.journal());
            assert_eq!(write(&journal), text);
        }
    }
}

#[test]
fn the_header_says_of_which_game_it_is() {
    let (game, _) = fair(0, 3);
    let found = header(&write(game.journal())).unwrap();
    assert_eq!((found.game.as_str(), found.rules, found.content), ("lantern", 1, game.journal().content));
}

#[test]
fn one_decision_stands_on_each_line() {
    let (game, _) = fair(0, 5);
    let text = write(game.journal());
    let entries: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
    assert_eq!(entries.len(), 5);
    let first: Value = serde_json::from_str(entries[0].trim_end_matches(',')).unwrap();
    let entry = &game.journal().entries[0];
    assert_eq!(first, json!([entry.seat, entry.action, entry.draws]));
}

#[test]
fn white_space_does_not_count() {
    let text = text();
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(read::<Lantern>(&value.to_string()).unwrap(), read::<Lantern>(&text).unwrap());
}

#[test]
fn a_file_cut_off_anywhere_is_told_to_be_cut_off() {
    let text = text();
    let whole = text.trim_end().len();
    for end in 0..whole {
        let (part, shown) = (&text[..end], text[..end].matches('\n').count() + 1);
        for error in [read::<Lantern>(part).unwrap_err(), header(part).unwrap_err()] {
            let FileError::Truncated { line, column } = error else { panic!("{end}: {error}") };
            assert!(line == shown && column >= 1, "{end}: line {line}, column {column}");
        }
    }
    // Only the last line's end may be missing: nothing is lost by that.
    assert!(read::<Lantern>(&text[..whole]).is_ok());
    refused(
        "{\n\"dropship\": \"jour",
        &FileError::Truncated { line: 2, column: 17 },
        "the file ends in the middle, at line 2, column 17: part of it is missing",
    );
}

#[test]
fn what_is_no_json_is_pointed_at() {
    let what = "expected value".to_string();
    let words = "line 2, column 13: this is no journal in JSON: expected value";
    refused("{\n\"dropship\": journal\n}", &FileError::Syntax { line: 2, column: 13, what }, words);
    // A line's end inside a text is found at the beginning of the next line, whose columns count from 1 too.
    let error = read::<Lantern>("{\"dropship\n\": 1}").unwrap_err();
    assert!(matches!(error, FileError::Syntax { line: 2, column: 1, .. }), "{error}");
}

#[test]
fn another_kind_of_file_is_foreign() {
    let words =
        "expected a journal (a JSON object with \"dropship\": \"journal\"), found another kind of file";
    for text in ["[]", "1", "null", "{}", "{\"dropship\": 1}", "{\"dropship\": \"replay\", \"format\": 1}"] {
        refused(text, &FileError::Foreign, words);
        assert_eq!(header(text).unwrap_err(), FileError::Foreign);
    }
}

#[test]
fn a_newer_format_is_left_to_a_newer_program() {
    let newer = |format: u64| forged(&text(), |file| drop(file.insert("format".into(), json!(format))));
    refused(
        &newer(3),
        &FileError::Newer { format: 3 },
        "the file has format 3, but this Dropship reads formats up to 2: use a newer Dropship",
    );
    // A newer program may reckon its checksum otherwise, so the format is looked at first.
    let damaged = newer(7).replace("entries", "steps");
    assert_eq!(read::<Lantern>(&damaged).unwrap_err(), FileError::Newer { format: 7 });
    bad_format(&newer(0), "format", "expected 1 or 2");
    bad_format("{\"dropship\": \"journal\"}", "format", "expected 1 or 2");
    bad_format("{\"dropship\": \"journal\", \"format\": 1}", "checksum", "it is missing");
}

#[test]
fn another_game_is_refused() {
    let error = read::<TicTacToe>(&text()).unwrap_err();
    assert_eq!(error, FileError::OtherGame { found: "lantern".into(), expected: "tictactoe" });
    assert_eq!(error.to_string(), "expected a journal of tictactoe, found one of lantern");
}

#[test]
fn other_rules_are_refused() {
    for rules in [0, 2, u64::MAX] {
        refused(
            &forged(&text(), |file| drop(file.insert("rules".into(), json!(rules)))),
            &FileError::OtherRules { game: "lantern", found: rules, here: 1 },
            &format!(
                "the match was played by rules {rules} of lantern, but these are rules 1: it replays only with the \
                 Dropship it was played with"
            ),
        );
    }
}

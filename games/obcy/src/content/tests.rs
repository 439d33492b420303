//! The built-in pack against the specification.

use super::{Content, Effect, FILES, Side, assemble};
use crate::Spot;
use alloc::string::{String, ToString};
use board::Cell;
use table::{ContentError, TextError};

/// The built-in pack with one file replaced.
fn pack(file: &str, text: &str) -> Result<Content, ContentError> {
    assemble(|name| {
        let builtin = FILES.iter().find(|file| file.0 == name).unwrap().1;
        Ok(if name == file { text } else { builtin })
    })
}

fn changed(file: &str, from: &str, to: &str) -> String {
    let text = FILES.iter().find(|other| other.0 == file).unwrap().1;
    assert!(text.contains(from), "`{from}` in {file}");
    text.replacen(from, to, 1)
}

/// The pack is refused at the place of `here` in the changed file, or of another file if it names one.
#[track_caller]
fn refused(file: &str, from: &str, to: &str, here: &str, expected: &str) {
    let text = changed(file, from, to);
    let error = pack(file, &text).expect_err("the pack is bad");
    let start = FILES.iter().find(|other| other.0 == file).unwrap().1.find(from).unwrap();
    let line = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let place = line + text[line..].find(here).unwrap_or_else(|| panic!("`{here}`: {error}"));
    let right = TextError::at(&text, place, "", "");
    assert_eq!((error.error.line, error.error.column), (right.line, right.column), "{error}");
    assert_eq!(error.file, file);
    assert!(error.error.expected.contains(expected), "{error}");
}

fn at(content: &Content, column: u8, row: u8) -> Cell {
    content.base.cell(Spot { row, column }).unwrap()
}

#[test]
fn the_builtin_pack_can_be_read() {
    let content = pack("", "").unwrap();
    assert_eq!(content.tasks.len(), 20);
    assert_eq!(content.base.devices.len(), 12);
    assert_eq!(content.base.hatching.len(), 5);
}

// rules: O-CRT-1, O-CRT-4, O-CRT-5, O-CRT-7
#[test]
fn the_table_is_made_by_one_number() {
    let content = pack("", "").unwrap();
    let known = |side, loss, retreat| Some(Effect { side, loss, retreat });
    assert_eq!(content.combat.result(3, 5), known(Side::Defender, 1, 1));
    assert_eq!(content.combat.result(-2, 5), known(Side::Attacker, 2, 2));
    assert_eq!(content.combat.result(5, 4), known(Side::Defender, 2, 2));
    assert_eq!(content.combat.result(14, 6), known(Side::Defender, 3, 3), "TV-41");
    for strength in -20..=40i16 {
        for die in 1..=6u8 {
            let (side, loss, retreat) = match strength.clamp(-5, 10) - i16::from(die) {
                -11 => (Side::Attacker, 4, 4),
                -10 | -9 => (Side::Attacker, 3, 3),
                -8 => (Side::Attacker, 2, 3),
                -7 => (Side::Attacker, 2, 2),
                -6 => (Side::Attacker, 1, 2),
                -5 => (Side::Attacker, 1, 1),
                -4 | -3 => (Side::Defender, 0, 0),
                -2 | -1 => (Side::Defender, 1, 1),
                0 => (Side::Defender, 1, 2),
                1 => (Side::Defender, 2, 2),
                2 => (Side::Defender, 2, 3),
                3 | 4 => (Side::Defender, 3, 3),
                5 | 6 => (Side::Defender, 4, 4),
                7 | 8 => (Side::Defender, 5, 4),
                _ => (Side::Defender, 6, 4),
            };
            let expected = known(side, loss, retreat).filter(|effect| effect.loss > 0);
            assert_eq!(content.combat.result(strength, die), expected, "{strength}, {die}");
        }
    }
}

// rules: O-BOARD-2, O-MOVE-8, O-MOVE-9, O-TRANS-12
#[test]
fn who_may_be_where() {
    let content = pack("", "").unwrap();
    let base = &content.base;
    assert_eq!(base.brood.len(), 117 + 76 + 78);
    assert_eq!(base.foot.len(), 117 + 76 + 78 - 5);
    assert_eq!(base.road.len(), 117 + 76 - 5 - 10);
    assert!(base.adjacent(at(&content, 5, 8), at(&content, 5, 7)), "a door");
    assert!(!base.adjacent(at(&content, 6, 8), at(&content, 5, 7)), "TV-24");
    assert_eq!(content.walks.between(base.pad, at(&content, 10, 14)), 9);
    assert_eq!(content.walks.between(base.pad, at(&content, 17, 0)), 25);
}

// rule: O-BOARD-1
#[test]
fn bad_bases_are_refused_with_place_and_reason() {
    let file = "base.toml";
    refused(file, "\"2,1-3,1\"", "\"2,1-4,1\"", "\"2,1-4,1\"", "share a side");
    refused(file, "\"2,1-3,1\"", "\"2,1-2,2\"", "2,2\"", "not rock");
    refused(file, "\"2,1-3,1\"", "\"3,1-2,1\"", "\"3,1-2,1\"", "a vent");
    refused(
        file,
        "h2 = { field = \"8,5\"",
        "h2 = { field = \"15,0\"",
        "\"15,0\"",
        "without another mark (BC-8)",
    );
    refused(file, "h2 = { field = \"8,5\"", "h2 = { field = \"14,0\"", "\"14,0\"", "(BC-6)");
    refused(file, "h2 = { field = \"8,5\"", "h2 = { field = \"5,7\"", "\"5,7\"", "(BC-15)");
    refused(file, "[\"12,5\", \"17,14\"]", "[\"12,5\"]", "[\"12,5\"]", "(BC-7)");
    refused(file, "fields = 4", "fields = 1", "1", "(BC-4)");
}

// rule: O-BOARD-1
#[test]
fn bad_drawings_are_refused_with_place_and_reason() {
    let place = |from: &str, to: &str| {
        let error = pack("base.map", &changed("base.map", from, to)).expect_err("the pack is bad");
        (error.file, error.error.line, error.error.column, error.error.expected)
    };
    let refused = |from: &str, to: &str, line: u32, column: u32, expected: &str| {
        let found = place(from, to);
        assert_eq!((found.0.as_str(), found.1, found.2), ("base.map", line, column), "{found:?}");
        assert!(found.3.contains(expected), "{found:?}");
    };
    refused("# @ A", "# A A", 1, 1, "(BC-2)");
    refused("# 2 #", "# # #", 1, 1, "(BC-3)");
    refused("# ~ # +", "# ~ x +", 3, 5, "corridor");
    // Two corridor fields above the north corridor, and it is two fields wide at 8,2.
    refused("E E # # 2", "E E + + 2", 3, 17, "(BC-10)");
    let error = pack("base.toml", &changed("base.toml", "\"14,13-14,12\"", "")).expect_err("the pack is bad");
    assert!(error.error.expected.contains("(BC-18)"), "{error}");
    let error =
        pack("base.toml", &changed("base.toml", "\"17,3-17,2\", \"18,4-19,4\"", "\"17,3-17,2\"")).err();
    assert!(error.is_none(), "another way leads there: {error:?}");
}

#[test]
fn bad_tables_are_refused_with_place_and_reason() {
    let file = "combat.toml";
    refused(file, "die3 = [\"A2/3\", \"A2/2\"", "die3 = [\"A2/3\", \"A3/3\"", "\"A3/3\"", "at least as good");
    refused(file, "die2 = [\"A2/2\"", "die2 = [\"A1/1\"", "\"A1/1\"", "at most as good");
    refused(file, "die1 = [\"A1/2\"", "die1 = [\"B1/2\"", "\"B1/2\"", "A or D");
    let known = "\"A1/1\", \"-\", \"-\", \"D1/1\", \"D1/1\", \"D1/2\", \"D2/2\", \"D2/3\", \"D3/3\", \"D3/3\", \"D4/4\"]";
    let changed = known.replacen("\"D1/1\"", "\"-\"", 1);
    let tail = "\"-\", \"D1/1\", \"D1/2\"";
    refused(file, known, &changed, tail, "as the rulebook says");
    refused("characters.toml", "strength = 5", "strength = 4", "4", "5, as the rulebook says");
    refused(
        "characters.toml",
        "\"pistol\", \"magazine\"]",
        "\"pistol\"]",
        "[\"pistol\"]",
        "as the rulebook says",
    );
    refused("items.toml", "suit = { limit = 4", "suit = { limit = 5", "5", "4, as the rulebook says");
}

#[test]
fn bad_cards_are_refused_with_place_and_reason() {
    let file = "tasks.toml";
    refused(file, "repair(lab)", "repair(lamp)", "lamp", "a device of base.toml: air, bulk");
    refused(file, "hunt(4)", "hunt(0)", "0)", "a number from 1 to 72");
    refused(file, "\"clear(I)", "\"clear(Z)", "Z)", "a room");
    refused(file, "collapsed_any((10,2)", "collapsed_any((10,3)", "10,3", "a corridor field");
    refused(file, "hunt(4)", "eva()", "\"eva()", "AMB-61");
    refused(file, "T02 =", "T42 =", "T42", "");
    refused(file, "\"clear(I)\"", "\"clear(I\"", "\", origin", "`)`");
    refused(file, "deliver(medkit", "deliver(medicine", "medicine", "medkit");
    refused(file, "deliver_all(diskette,comp1", "deliver_all(diskette,comp9", "comp9", "a computer");
}

/// Files with a character missing, or all from some place on: read or refused, but never a panic.
#[test]
fn torn_files_do_no_harm() {
    for (file, text) in FILES {
        for (byte, removed) in text.char_indices().step_by(37) {
            let (before, after) = (&text[..byte], &text[byte + removed.len_utf8()..]);
            drop(pack(file, before));
            drop(pack(file, &(before.to_string() + after)));
        }
    }
}

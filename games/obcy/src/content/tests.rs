//! The built-in pack against the specification. How bad packs are refused is tested in tests/content.

use super::{Content, Effect, FILES, Side, assemble};
use crate::Spot;
use alloc::string::ToString;
use board::Cell;
use table::ContentError;

/// The built-in pack with one file replaced.
fn pack(file: &str, text: &str) -> Result<Content, ContentError> {
    assemble(|name| {
        let builtin = FILES.iter().find(|file| file.0 == name).unwrap().1;
        Ok(if name == file { text } else { builtin })
    })
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
    assert_eq!(content.walks().between(base.pad, at(&content, 10, 14)), 9);
    assert_eq!(content.walks().between(base.pad, at(&content, 17, 0)), 25);
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

//! Files with a character missing, or all from some place on: read or refused, but never a panic.

use super::builtin;
use crate::Weapon;
use crate::content::{FILES, Map, cards, heroes, tasks};
use alloc::string::String;

/// The file without one character, for some of its characters, and its beginning up to there.
fn torn(text: &str, mut read: impl FnMut(&str)) {
    for (byte, removed) in text.char_indices().step_by(5) {
        let (before, after) = (&text[..byte], &text[byte + removed.len_utf8()..]);
        read(before);
        read(&(String::from(before) + after));
    }
}

#[test]
fn torn_tables_do_no_harm() {
    let content = builtin();
    torn(FILES[2].1, |text| drop(heroes::read(text, &content.weapons[Weapon::M4])));
    torn(FILES[3].1, |text| drop(cards::read(text)));
    torn(FILES[4].1, |text| drop(tasks::read(text, &content.map)));
}

#[test]
fn torn_drawings_do_no_harm() {
    torn(FILES[0].1, |text| drop(Map::new(text, FILES[1].1)));
    torn(FILES[1].1, |text| drop(Map::new(FILES[0].1, text)));
    for text in ["", "\n", ".", "G", "GGG", "\u{0}", "żółw"] {
        assert!(Map::new(text, FILES[1].1).is_err() && Map::new(FILES[0].1, text).is_err());
    }
}

//! Screens of all games, as they were when somebody looked at them and was content.
//!
//! `UPDATE_EXPECT=1 cargo test -p terminal` writes them anew; `cat` shows them as a terminal would.

use super::{LARGE, Rig, SMALL, painted};
use crate::choices::text;
use crate::look::Look;
use locale::{Language, Words};
use ratatui::crossterm::event::KeyCode;
use std::path::PathBuf;

fn expect(name: &str, found: &str) {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")).join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, found).expect("golden files can be written");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == found, "{name} differs.\n--- expected\n{expected}--- found\n{found}---");
}

/// A few decisions into the match, with something selected.
fn played(game: &str, size: (u16, u16), colour: bool) -> Rig {
    let mut rig = Rig::new(game, Vec::new(), size);
    rig.state.style.colour = colour;
    for _ in 0..4 {
        rig.keys("\n");
    }
    rig.key(KeyCode::Down);
    rig
}

#[test]
fn every_game_on_every_screen() {
    for game in ["corps", "obcy", "requiem"] {
        for (size, name) in [(SMALL, "80x24"), (LARGE, "120x40")] {
            for (colour, kind) in [(false, "plain"), (true, "colour")] {
                let rig = played(game, size, colour);
                expect(&format!("screen-{game}-{name}-{kind}.txt"), &painted(&rig.buffer()));
            }
        }
    }
}

#[test]
fn every_language_fits() {
    for language in Language::ALL {
        for game in ["corps", "obcy", "requiem"] {
            let mut rig = played(game, SMALL, false);
            rig.state.style.language = language;
            let text = rig.text();
            assert!(!text.contains('⟨') && !text.contains("{$"), "{language}: {text}");
            let status = text.lines().last().unwrap_or_default();
            assert!(status.contains('?') && !status.contains('…'), "{language}: {status}");
            rig.keys("?");
            assert!(rig.text().contains('┌') && !rig.text().contains('⟨'), "{language}: {}", rig.text());
        }
    }
}

#[test]
fn every_choice_begins_with_a_capital() {
    for language in Language::ALL {
        for game in ["corps", "obcy", "requiem"] {
            let rig = played(game, SMALL, false);
            let shown = rig.state.table.as_ref().expect("a position is shown");
            let look = Look::of(&shown.scene, Words::of(language));
            for choice in &rig.state.ask().expect("somebody is asked").choices {
                let text = text(&look, choice);
                assert!(!text.starts_with(char::is_lowercase), "{language}: {text}");
            }
        }
    }
}

#[test]
fn without_colour_there_is_none() {
    for game in ["corps", "obcy", "requiem"] {
        let buffer = played(game, SMALL, false).buffer();
        let plain = ratatui::style::Color::Reset;
        assert!(buffer.content.iter().all(|cell| (cell.fg, cell.bg) == (plain, plain)), "{game}");
    }
}

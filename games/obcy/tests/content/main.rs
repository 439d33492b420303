//! Packs of an owner's own: what is taken, and how a bad one is refused.
#![allow(clippy::unwrap_used)]

mod base;
mod numbers;
mod openings;
mod tasks;

use obcy::Obcy;
use table::{Game, Pack};

fn builtin(file: &str) -> &'static str {
    Obcy::FILES.iter().find(|(name, _)| *name == file).expect("a file of the pack").1
}

/// A text with one piece replaced, which must be there once.
#[track_caller]
fn replaced(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "`{from}`");
    text.replacen(from, to, 1)
}

#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> String {
    replaced(builtin(file), from, to)
}

#[track_caller]
fn refusal(files: &[(&str, &str)]) -> String {
    Pack::<Obcy>::read(files).expect_err("the pack is bad").to_string()
}

/// Each line: a piece of the file, what replaces it, and how the pack is then refused.
#[track_caller]
fn refuses(file: &str, cases: &[(&str, &str, &str)]) {
    for (from, to, expected) in cases {
        let told = refusal(&[(file, &changed(file, from, to))]);
        assert_eq!(told, format!("{file}, {expected}"), "{from} -> {to}");
    }
}

/// Lists that are well written but make no base; its drawing is where that shows.
#[track_caller]
fn refuses_base(from: &str, to: &str, expected: &str) {
    let told = refusal(&[("base.toml", &changed("base.toml", from, to))]);
    assert_eq!(told, format!("base.map, {expected}"), "{from} -> {to}");
}

#[track_caller]
fn takes(file: &str, from: &str, to: &str) {
    if let Err(error) = Pack::<Obcy>::read(&[(file, &changed(file, from, to))]) {
        panic!("{error}");
    }
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let mut entries = 0;
    for (file, text) in Obcy::FILES.iter().filter(|(name, _)| name.ends_with(".toml")) {
        for (at, origin) in text.match_indices("origin = \"") {
            let end = at + origin.len() + text[at + origin.len()..].find('"').unwrap() + 1;
            let without = text[..at].trim_end_matches(", ").to_string() + &text[end..];
            let refusal = refusal(&[(file, &without)]);
            assert!(refusal.ends_with("expected the key `origin` in this table, found none"), "{refusal}");
            entries += 1;
        }
    }
    // The base, characters, the combat table, items and tasks.
    assert_eq!(entries, 58 + 6 + 1 + 10 + 20);
}

#[test]
fn a_file_of_another_name_is_refused() {
    let files = "base.map, base.toml, characters.toml, combat.toml, items.toml, tasks.toml";
    let expected = format!(
        "harbour.map, line 1, column 1: expected one of the files {files}, found a file of another name"
    );
    assert_eq!(refusal(&[("harbour.map", "")]), expected);
}

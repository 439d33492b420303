//! Packs of an owner's own: what is taken, and how a bad one is refused.
#![allow(clippy::unwrap_used)]

mod boards;
mod builtin;
mod cards;
mod characters;
mod missions;
mod texts;
mod tracker;
mod words;

use corps::Corps;
use table::{Game, Pack};

fn file(name: &str) -> &'static str {
    Corps::FILES.iter().find(|(file, _)| *file == name).expect("a file of the pack").1
}

/// The file with the first of these pieces of its text replaced.
#[track_caller]
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = file(name);
    assert!(text.contains(from), "`{from}` in {name}");
    text.replacen(from, to, 1)
}

/// How the pack is refused if this file replaces the one of that name.
#[track_caller]
fn refusal(name: &str, text: &str) -> String {
    Pack::<Corps>::read(&[(name, text)]).expect_err("the pack is bad").to_string()
}

/// The pack is refused at the place of `here`, which stands in the lines from the change on, and with this reason.
#[track_caller]
fn refused(name: &str, (from, to, here, expected): (&str, &str, &str, &str)) {
    let text = changed(name, from, to);
    let error = refusal(name, &text);
    let change = file(name).find(from).unwrap();
    let line = text[..change].rfind('\n').map_or(0, |newline| newline + 1);
    let place = line + text[line..].find(here).unwrap_or_else(|| panic!("`{here}` for: {error}"));
    let start = text[..place].rfind('\n').map_or(0, |newline| newline + 1);
    let (row, column) = (text[..place].matches('\n').count() + 1, text[start..place].chars().count() + 1);
    let wanted = format!("{name}, line {row}, column {column}: expected ");
    assert!(
        error.starts_with(&wanted) && error.contains(expected),
        "{from} -> {to}\n{wanted}{expected}\n{error}"
    );
}

/// The pack is refused because of all entries of a file together.
#[track_caller]
fn refused_whole(name: &str, text: &str, expected: &str) {
    let error = refusal(name, text);
    assert!(error.starts_with(&format!("{name}, line ")) && error.contains(expected), "{expected}\n{error}");
}

#[track_caller]
fn taken(name: &str, from: &str, to: &str) {
    if let Err(error) = Pack::<Corps>::read(&[(name, &changed(name, from, to))]) {
        panic!("{error}");
    }
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let mut entries = 0;
    for (name, text) in Corps::FILES.iter().filter(|(name, _)| name.ends_with(".toml")) {
        for (at, origin) in text.match_indices("origin = \"") {
            // The comments at the head of a file speak of it too, but without a value.
            let end = at + origin.len() + text[at + origin.len()..].find('"').unwrap() + 1;
            let without = text[..at].trim_end_matches(", ").to_string() + &text[end..];
            let error = refusal(name, &without);
            assert!(error.ends_with("expected the key `origin` in this table, found none"), "{error}");
            entries += 1;
        }
    }
    // Cards and their texts, characters with sides and abilities, tracker cards with blips and guns, missions.
    assert_eq!(entries, (32 + 23) + (21 + 17) + (42 + 2) + 9);
}

#[test]
fn an_origin_of_single_values_names_keys_of_the_entry() {
    let cases =
        ("rulebook = [\"type\", \"copies\"]", "rulebook = [\"kind\"]", "\"kind\"", "a key of the same table");
    refused("endurance.toml", cases);
}

/// Files with a character missing, or all from some place on: read or refused, but never a panic.
#[test]
fn torn_files_do_no_harm() {
    // Missions take the longest: their boards are surveyed.
    let step = |name: &str| if name == "missions.toml" { 797 } else { 97 };
    for (name, text) in Corps::FILES {
        for (byte, removed) in text.char_indices().step_by(step(name)) {
            let (before, after) = (&text[..byte], &text[byte + removed.len_utf8()..]);
            drop(Pack::<Corps>::read(&[(name, before)]));
            drop(Pack::<Corps>::read(&[(name, &(before.to_string() + after))]));
        }
    }
}

//! Packs of an owner's own: what is taken, and how a bad one is refused.

mod cards;
mod heroes;
mod maps;
mod tasks;

use requiem::Requiem;
use table::{Game, Pack};

fn builtin(file: &str) -> &'static str {
    Requiem::FILES.iter().find(|(name, _)| *name == file).expect("a file of the pack").1
}

/// The file with one piece of its text replaced, where it stands first.
fn changed(file: &str, from: &str, to: &str) -> String {
    let text = builtin(file);
    assert!(text.contains(from), "`{from}` in {file}");
    text.replacen(from, to, 1)
}

fn refusal(file: &str, text: &str) -> String {
    Pack::<Requiem>::read(&[(file, text)]).expect_err("the pack is bad").to_string()
}

/// Each line: a piece of the file, what replaces it, and how the pack is then refused.
#[track_caller]
fn refuses(file: &str, cases: &[(&str, &str, &str)]) {
    for (from, to, expected) in cases {
        assert_eq!(refusal(file, &changed(file, from, to)), format!("{file}, {expected}"), "{from} -> {to}");
    }
}

#[track_caller]
fn takes(file: &str, from: &str, to: &str) {
    if let Err(error) = Pack::<Requiem>::read(&[(file, &changed(file, from, to))]) {
        panic!("{error}");
    }
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let mut entries = 0;
    for (file, text) in Requiem::FILES.iter().filter(|(name, _)| name.ends_with(".toml")) {
        for (at, origin) in text.match_indices("origin = \"") {
            // The comments at the head of a file speak of it too, but without a value.
            let end = at + origin.len() + text[at + origin.len()..].find('"').unwrap() + 1;
            let without = text[..at].trim_end_matches(", ").to_string() + &text[end..];
            let refusal = refusal(file, &without);
            assert!(refusal.ends_with("expected the key `origin` in this table, found none"), "{refusal}");
            entries += 1;
        }
    }
    assert_eq!(entries, 8 + 13 + 6 + 39);
}

#[test]
fn a_file_of_another_name_is_refused() {
    let files = "city.map, sewer.map, heroes.toml, cards.toml, tasks.toml";
    let expected = format!(
        "harbour.map, line 1, column 1: expected one of the files {files}, found a file of another name"
    );
    assert_eq!(refusal("harbour.map", ""), expected);
}

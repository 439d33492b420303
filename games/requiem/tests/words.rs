//! Everything the game says has words in the English file, and the file has no words that are never said.
#![allow(clippy::unwrap_used)]

use requiem::Requiem;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Game, Pack, Picture};

/// Names of messages that are put together in code, by what they begin with.
const FAMILIES: [&str; 5] =
    ["requiem-card-", "requiem-weapon-", "requiem-task-", "requiem-overlay-", "requiem-lesson-"];

fn ids_in_code(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ids_in_code(&path, ids);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let literals = text.split('"').skip(1).step_by(2);
            ids.extend(literals.filter(|literal| is_id(literal)).map(str::to_string));
        }
    }
}

fn is_id(literal: &str) -> bool {
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    literal.starts_with("requiem-") && !literal.ends_with('-') && literal.chars().all(word)
}

fn ids_with_words() -> BTreeSet<String> {
    let text = fs::read_to_string("../../crates/locale/text/en/requiem.ftl").unwrap();
    text.lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_string())
        .filter(|id| is_id(id))
        .collect()
}

#[test]
fn what_is_said_has_words_and_no_words_are_never_said() {
    let mut said = BTreeSet::new();
    ids_in_code(Path::new("src"), &mut said);
    let words = ids_with_words();
    let family = |id: &&String| FAMILIES.iter().any(|family| id.starts_with(family));
    let missing: Vec<_> = said.difference(&words).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
    // Front ends say what the game is called and what it is like.
    said.extend(["requiem-name", "requiem-blurb", "requiem-facts"].map(String::from));
    for field in Requiem::form(Pack::<Requiem>::builtin().content()) {
        said.extend([field.label.id.to_string(), field.help.id.to_string()]);
    }
    let unsaid: Vec<_> = words.difference(&said).filter(|id| !family(id)).collect();
    assert!(unsaid.is_empty(), "words that are never said: {unsaid:?}");
}

#[test]
fn every_task_card_and_weapon_has_a_name() {
    let words = ids_with_words();
    let tasks = Requiem::FILES.iter().find(|file| file.0 == "tasks.toml").unwrap().1;
    let names = tasks.lines().filter_map(|line| line.strip_prefix("[tasks.")?.strip_suffix(']'));
    let inline = tasks
        .lines()
        .filter(|line| line.contains("cond ="))
        .filter_map(|line| line.split_once(" = "))
        .map(|l| l.0.trim());
    let ids: BTreeSet<String> =
        names.chain(inline).map(|name| format!("requiem-task-{}", name.to_lowercase())).collect();
    assert_eq!(ids.len(), 39, "33 tasks of one race and 6 shared ones");
    for id in &ids {
        assert!(words.contains(id) && words.contains(&format!("{id}-text")), "{id}");
    }
    for card in [
        "m4", "m14", "m249", "grenades", "medkit", "blade", "disc", "plasma", "spear", "net", "heal",
        "cloak", "visor",
    ] {
        assert!(words.contains(&format!("requiem-card-{card}")), "{card}");
    }
    for weapon in ["alien-claws", "alien-tail", "hybrid-claws", "hybrid-jaws", "m4", "net", "grenades"] {
        assert!(words.contains(&format!("requiem-weapon-{weapon}")), "{weapon}");
    }
}

/// The first letter of a sentence is made a capital, but a cell is called `c15-03` everywhere.
#[test]
fn no_sentence_begins_with_a_cell() {
    for language in fs::read_dir("../../crates/locale/text").unwrap() {
        let path = language.unwrap().path().join("requiem.ftl");
        let text = fs::read_to_string(&path).unwrap();
        let begun: Vec<&str> = text.lines().filter(|line| line.contains(" = { $to }")).collect();
        assert!(begun.is_empty(), "{}: {begun:?}", path.display());
    }
}

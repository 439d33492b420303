//! Everything that content defines has words in the English file, and the file has none for what it does not define.

use super::file;
use std::collections::BTreeSet;

/// Names of messages that content makes, by what they begin with.
const FAMILIES: [&str; 7] = [
    "corps-who-",
    "corps-card-",
    "corps-tracker-",
    "corps-board-",
    "corps-room-",
    "corps-mission-",
    "corps-object-",
];

fn headed<'a>(name: &'a str, head: &'a str) -> impl Iterator<Item = &'a str> {
    file(name).lines().filter_map(move |line| line.strip_prefix(head)?.strip_suffix(']'))
}

fn defined() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for character in headed("characters.toml", "[characters.").filter(|name| !name.contains('.')) {
        ids.extend(["", "-hero-text", "-grunt-text"].map(|part| format!("corps-who-{character}{part}")));
    }
    for (name, family) in [("endurance.toml", "corps-card-"), ("tracker.toml", "corps-tracker-")] {
        for card in headed(name, "[cards.") {
            ids.extend([format!("{family}{card}"), format!("{family}{card}-text")]);
        }
    }
    // A head such as `[1 colony] operations`, and after the drawing lines such as `A communications`.
    for line in file("boards.map").lines().filter(|line| line.starts_with('[')) {
        ids.insert(format!("corps-board-{}", line.split_once("] ").unwrap().1));
    }
    let legend = |line: &&str| line.len() > 2 && line.as_bytes()[0].is_ascii_alphabetic();
    for line in file("boards.map").lines().filter(legend) {
        ids.insert(format!("corps-room-{}", &line[2..]));
    }
    for mission in headed("missions.toml", "[missions.").filter(|name| !name.contains('.')) {
        ids.extend(
            ["", "-briefing", "-victory", "-rules"].map(|part| format!("corps-mission-{mission}{part}")),
        );
        let objects = file("missions.toml").split_once(&format!("[missions.{mission}.objects]\n"));
        for line in objects.map_or("", |objects| objects.1).lines().take_while(|line| !line.is_empty()) {
            let object = line.split_once(" =").unwrap().0;
            ids.extend(["", "-text"].map(|part| format!("corps-object-{mission}-{object}{part}")));
        }
    }
    ids
}

#[test]
fn content_has_words_and_words_have_content() {
    let text = std::fs::read_to_string("../../crates/locale/text/en/corps.ftl").unwrap();
    let said: BTreeSet<String> = text
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_string()))
        .filter(|id| FAMILIES.iter().any(|family| id.starts_with(family)))
        .collect();
    let defined = defined();
    assert!(defined.len() > 200, "{}", defined.len());
    let (missing, stray) = (defined.difference(&said), said.difference(&defined));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "no words");
    assert_eq!(stray.collect::<Vec<_>>(), Vec::<&String>::new(), "words for nothing");
}

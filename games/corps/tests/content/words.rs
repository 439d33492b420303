//! Everything that content defines has words in the English file, and the file has none for what it does not define.

use super::file;
use std::collections::BTreeSet;

/// Names of messages that content makes, by what they begin with.
const FAMILIES: [&str; 9] = [
    "corps-who-",
    "corps-ability-",
    "corps-trait-",
    "corps-card-",
    "corps-tracker-",
    "corps-board-",
    "corps-room-",
    "corps-mission-",
    "corps-thing-",
];

/// Begins like them, but is said of every mission.
const OTHER: &str = "corps-mission-blip";

/// The rest of heads such as `[cards.m41a]`.
fn headed<'a>(name: &'a str, head: &'a str) -> impl Iterator<Item = &'a str> {
    file(name).lines().filter_map(move |line| line.strip_prefix(head)?.strip_suffix(']'))
}

/// The lines below a head, up to an empty one.
fn below(name: &str, head: &str) -> &'static str {
    let rest = file(name).split_once(head).map_or("", |parts| parts.1);
    rest.split_once("\n\n").map_or(rest, |parts| parts.0)
}

fn defined() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for character in headed("characters.toml", "[characters.").filter(|name| !name.contains('.')) {
        ids.insert(format!("corps-who-{character}"));
        for side in ["hero", "grunt"] {
            let card = below("characters.toml", &format!("[characters.{character}.{side}]\n"));
            let abilities = card.matches("when = ").count();
            ids.extend((0..abilities).map(|number| format!("corps-ability-{character}-{side}-{number}")));
            ids.extend(card.contains("traits = ").then(|| format!("corps-trait-{character}-{side}")));
        }
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
        ids.extend(["", "-text", "-goal"].map(|part| format!("corps-mission-{mission}{part}")));
        for line in below("missions.toml", &format!("[missions.{mission}.objects]\n")).lines() {
            let object = line.split_once(" =").unwrap().0;
            ids.extend(["", "-text"].map(|part| format!("corps-thing-{mission}-{object}{part}")));
        }
    }
    // Names in content have underscores, words have dashes.
    ids.into_iter().map(|id| id.replace('_', "-")).collect()
}

#[test]
fn content_has_words_and_words_have_content() {
    let text = std::fs::read_to_string("../../crates/locale/text/en/corps.ftl").unwrap();
    let said: BTreeSet<String> = text
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_string()))
        .filter(|id| FAMILIES.iter().any(|family| id.starts_with(family)) && id != OTHER)
        .collect();
    let defined = defined();
    assert!(defined.len() > 200, "{}", defined.len());
    let (missing, stray) = (defined.difference(&said), said.difference(&defined));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "no words");
    assert_eq!(stray.collect::<Vec<_>>(), Vec::<&String>::new(), "words for nothing");
}

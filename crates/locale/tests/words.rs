//! Every language says every message, in full sentences.

use locale::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use table::{Breach, BySeat, Message, Outcome, Refusal, Seat, Standing, UndoError};

fn english() -> &'static Words {
    Words::of(Language::English)
}

fn files() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/text");
    let mut found = Vec::new();
    for language in std::fs::read_dir(folder).expect("the folder of texts can be read") {
        for file in std::fs::read_dir(language.expect("the folder of texts can be read").path())
            .expect("the folder of texts can be read")
        {
            let path = file.expect("the folder of texts can be read").path();
            found.push((
                path.display().to_string(),
                std::fs::read_to_string(&path).expect("the folder of texts can be read"),
            ));
        }
    }
    found
}

#[test]
fn every_file_can_be_read() {
    for (path, text) in files() {
        if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str()) {
            let line = |byte: usize| text[..byte.min(text.len())].matches('\n').count() + 1;
            let errors: Vec<_> = errors.iter().map(|e| format!("line {}: {e}", line(e.pos.start))).collect();
            panic!("{path}: {errors:#?}");
        }
    }
}

#[test]
fn no_name_stands_twice_and_each_file_keeps_to_its_own() {
    for language in Language::spoken() {
        let mut times = BTreeMap::new();
        for id in Words::of(language).ids() {
            *times.entry(id).or_insert(0) += 1;
            assert!(Words::of(language).has(id), "{language}: {id}");
        }
        assert!(times.values().all(|&times| times == 1), "{language}: {times:?}");
    }
    for (path, text) in files() {
        let file = path.rsplit('/').next().unwrap().trim_end_matches(".ftl");
        let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_string());
        let ids =
            text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic())).filter_map(id);
        for id in ids {
            assert!(id.starts_with(&format!("{file}-")), "{path}: {id}");
        }
    }
}

#[test]
fn every_language_says_what_english_says() {
    let ids = |language: Language| Words::of(language).ids().collect::<BTreeSet<_>>();
    for language in Language::spoken() {
        assert_eq!(ids(language), ids(Language::English), "{language}");
    }
}

#[test]
fn numbers_choose_the_plural() {
    let say = |left: u16| english().say(&Message::new("lantern-turn").with("seat", 1).with("left", left));
    assert_eq!(say(1), "Seat 1 moves, the last turn");
    assert_eq!(say(2), "Seat 1 moves, 2 turns left");
    assert_eq!(say(1000), "Seat 1 moves, 1000 turns left");
}

#[test]
fn terms_are_said_first_and_bear_no_invisible_marks() {
    let thief = Message::new("lantern-thief").with("seat", 2);
    let cell = Message::new("lantern-cell").with("cell", "c4");
    let moved = Message::new("lantern-stepped").with("thief", thief).with("to", cell);
    assert_eq!(english().say(&moved), "the thief of seat 2 goes to c4.");
    assert_eq!(english().sentence(&moved), "The thief of seat 2 goes to c4.");
    assert_eq!(english().gaps(&moved), Vec::<String>::new());
}

#[test]
fn what_has_no_words_is_seen_and_listed() {
    let unknown = Message::new("no-such-thing").with("seat", 1);
    assert_eq!(english().say(&unknown), "⟨no-such-thing⟩");
    let around = Message::new("tictactoe-mark").with("cell", unknown);
    assert_eq!(english().say(&around), "Mark ⟨no-such-thing⟩");
    assert_eq!(english().gaps(&around), ["there are no words for `no-such-thing`"]);
    assert!(!english().has("no-such-thing") && english().has("common-seat"));
    // Names come from the wire and from content packs: odd ones must do no harm.
    for odd in ["", "-", ".", "a.b", "ż", "common-seat.title", "⟨⟩"] {
        assert_eq!(english().say(&Message::new(odd)), format!("⟨{odd}⟩"));
    }
}

#[test]
fn what_is_not_filled_in_is_seen_and_listed() {
    let message = Message::new("common-seat");
    assert_eq!(english().say(&message), "Seat {$seat}");
    assert_eq!(english().gaps(&message).len(), 1, "{:?}", english().gaps(&message));
    assert_eq!(english().gaps(&message.with("seat", 1)), Vec::<String>::new());
}

#[test]
fn refusals_name_the_rule() {
    let cell = Message::new("tictactoe-cell").with("cell", 4);
    let taken = Breach::new("T-MARK-2", Message::new("tictactoe-taken").with("cell", cell));
    let said: Vec<String> = [
        Refusal::Over,
        Refusal::NotAsked { seat: Seat(1) },
        Refusal::Stale { sent: 1, now: 2 },
        Refusal::NoSuchChoice { index: 9, count: 4 },
        Refusal::Forbidden(taken),
        Refusal::NotOffered,
    ]
    .iter()
    .map(|refusal| english().refusal(refusal))
    .collect();
    assert_eq!(
        said,
        [
            "The game is over: no answer is awaited any more.",
            "Seat 1 is not asked anything now.",
            "That answer was for turn 1, but it is turn 2: look again and answer anew.",
            "There is no choice 9: the choices are 0 to 3.",
            "There is a mark on the centre already. (T-MARK-2)",
            "That is not on offer now.",
        ]
    );
    assert_eq!(english().undo(&UndoError::NotPlayed { turns: 0 }), "Nothing has been decided yet.");
    assert!(english().undo(&UndoError::Settled { earliest: 3 }).ends_with("what is decided stays decided."));
}

#[test]
fn every_way_to_end_is_said() {
    let say = |standings: &[Standing]| {
        let standings = BySeat::of(standings.len(), |seat| standings[seat.index()]);
        english().outcome(&Outcome { standings, rule: "X-END-1".into() }, &[])
    };
    use Standing::{Drawn, Lost, Won};
    assert_eq!(say(&[Lost, Won]), "Victory for seat 1 (X-END-1).");
    assert_eq!(say(&[Won, Lost, Won, Won]), "Shared victory for seat 0, seat 2 and seat 3 (X-END-1).");
    assert_eq!(say(&[Drawn, Drawn]), "The game is a draw (X-END-1).");
    assert_eq!(say(&[Won, Won]), "All win together (X-END-1).");
    assert_eq!(say(&[Lost, Lost]), "All lose together (X-END-1).");
    assert_eq!(say(&[Won]), "The game is won (X-END-1).");
    assert_eq!(say(&[Lost]), "The game is lost (X-END-1).");
    assert_eq!(say(&[Drawn, Won, Lost]), "Seat 0: draw, seat 1: victory and seat 2: defeat (X-END-1).");
}

/// Rules by which the games end.
const ENDS: [&str; 19] = [
    "C-DECK-4",
    "C-END-3",
    "C-END-4",
    "C-END-8",
    "C-GEN-6",
    "C-RESC-4",
    "L-END-1",
    "L-WIN-1",
    "O-TURN-12",
    "O-WIN-1",
    "O-WIN-3",
    "O-WIN-4",
    "R-DRAW-3",
    "R-DRAW-4",
    "R-DRAW-6",
    "R-WIN-1",
    "R-WIN-2",
    "T-DRAW-1",
    "T-WIN-1",
];

#[test]
fn every_end_says_why() {
    for rule in ENDS {
        let outcome = Outcome { standings: BySeat::same(1, Standing::Lost), rule: rule.into() };
        let said = english().outcome(&outcome, &[]);
        let why = said.strip_prefix(&format!("The game is lost ({rule}). "));
        assert!(why.is_some_and(|why| why.ends_with('.')), "{said}");
    }
}

#[test]
fn french_has_room_before_a_colon() {
    assert_eq!(english().label("Card"), "Card:");
    assert_eq!(Words::of(Language::French).label("Carte"), "Carte\u{a0}:");
}

/// Everywhere in the texts, whoever writes the next ones.
#[test]
fn french_punctuation_stands_behind_a_space_that_does_not_break() {
    let marks = [" :", " ;", " ?", " !", " %"];
    // What stands behind several spaces is a column, such as the key in a list of keys.
    let breaks = |text: &str| {
        let mut all = marks.iter().flat_map(|mark| text.match_indices(mark));
        all.any(|(at, _)| !text[..at].trim_start().is_empty() && !text[..at].ends_with(' '))
    };
    for (path, text) in files().into_iter().filter(|(path, _)| path.contains("/fr/")) {
        let told = text.lines().filter(|line| !line.starts_with('#'));
        let bad: Vec<_> = told
            .map(|line| line.split_once(" = ").map_or(line, |(_, text)| text))
            .filter(|text| breaks(text))
            .collect();
        assert!(bad.is_empty(), "{path}: {bad:#?}");
    }
}

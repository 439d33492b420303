//! How a scenario begins: from a seed or a drawing, with options, and what is wrong with them.
#![allow(clippy::unwrap_used)]

use lantern::{Lantern, Options};
use scenario::{begin, parse};
use table::{Match, Pack, Seed, Seeded, Start};

const HEAD: &str = "scenario: a test\ngame: lantern\n";

const HOUSE: &str = "[house]
+---+---+---+---+---+---+---+
| a   .   . | .   .   .   b |
+   +---+   +   +---+---+   +
| .   . | .   .   . | .   . |
+---+   +   +---+   +   +---+
| .   .   . | *   .   .   . |
+   +---+---+---+   +---+   +
| .   .   .   .   .   .   . |
+   +   +---+   +---+   +   +
| 4   . | .   .   . | .   3 |
+---+---+---+---+---+---+---+
";

#[track_caller]
fn wrong(text: &str, line: u32, what: &str) {
    let error = begin::<Lantern>(&parse(text).unwrap(), &Pack::builtin()).unwrap_err();
    assert_eq!((error.line, error.what.as_str()), (line, what));
}

#[test]
fn a_seed_begins_as_any_match_does() {
    let scenario = parse(&format!("{HEAD}options: {{\"seats\":3}}\nseed: seven\n")).unwrap();
    let pack = Pack::<Lantern>::builtin();
    let game = begin(&scenario, &pack).unwrap();
    let chance = &mut Seeded::new(Seed::from_text("seven"));
    assert_eq!(game.state(), Match::new(&pack, Options { seats: 3 }, chance).unwrap().state());
    assert!(matches!(&game.journal().start, Start::Setup(draws) if draws.len() == 15));
}

#[test]
fn without_a_seed_it_is_always_the_same_match() {
    let begin = || begin::<Lantern>(&parse(HEAD).unwrap(), &Pack::builtin()).unwrap();
    assert_eq!(begin().state(), begin().state());
}

#[test]
fn a_drawing_begins_there() {
    let scenario = parse(&format!("{HEAD}\n{HOUSE}")).unwrap();
    let game = begin::<Lantern>(&scenario, &Pack::builtin()).unwrap();
    assert_eq!(game.journal().start, Start::Position(HOUSE.into()));
    assert_eq!(Match::replay(&Pack::builtin(), game.journal()).unwrap().state(), game.state());
}

#[test]
fn another_game_is_told() {
    let text = HEAD.replace("lantern", "chess");
    wrong(&text, 1, "expected a scenario of lantern, found one of chess");
}

#[test]
fn options_are_checked_on_their_line() {
    let no_options = "{\"seat\":2} is no options of lantern: unknown field `seat`, expected `seats`";
    wrong(&format!("{HEAD}\noptions: {{\"seat\":2}}\n"), 4, no_options);
    let expected = "option seats: expected 2 to 4 thieves, found 5";
    wrong(&format!("{HEAD}options: {{\"seats\":5}}\n"), 3, expected);
    wrong(&format!("{HEAD}options: {{\"seats\":5}}\n{HOUSE}"), 3, expected);
}

#[test]
fn a_drawing_is_checked_where_it_stands() {
    let draw = |from: &str, to: &str| format!("{HEAD}\n{}", HOUSE.replacen(from, to, 1));
    let expected = "column 1: expected one thief of each seat, drawn a, b, c, d, found";
    wrong(&draw("a", "."), 5, &format!("{expected} none"));
    wrong(&draw("2 |", "b |").replace("*", "b"), 5, &format!("{expected} several"));
    wrong(
        &draw("| .   . |", "| .   .  "),
        5,
        "column 1: expected the house of the content pack, found another one",
    );
    let expected = "column 7: expected `---`, `-/-`, `...` or three blanks, found `!`";
    wrong(&draw("+---+   +   +---+", "+-!-+   +   +---+"), 7, expected);
}

#[test]
fn lists_are_checked_line_by_line() {
    // The drawing stands on lines 3 to 14.
    let with = |blocks: &str| format!("{HEAD}{HOUSE}{blocks}");
    let seat = "column 1: expected `seat N: CARDS` of a seat at the table, found";
    wrong(&with("[hands]\nseat 0: dash\nseat 2: dash\n"), 17, &format!("{seat} `seat 2: dash`"));
    wrong(&with("[hands]\nseat 0 dash\n"), 16, &format!("{seat} `seat 0 dash`"));
    wrong(&with("[hands]\nseat 0: dart\n"), 16, "column 1: expected dash or bolt, found `dart`");
    let nine = "dash ".repeat(9);
    let many = "column 1: expected no more cards than the pack has, found one more dash";
    wrong(&with(&format!("[deck]\n{nine}\n")), 16, many);
    let turn = "column 1: expected `seat N` of a seat at the table, or `turns left N`, found";
    wrong(&with("[turn]\nseat 0\nturns left 61\n"), 17, &format!("{turn} `turns left 61`"));
    wrong(&with("[turn]\nseat 2\n"), 16, &format!("{turn} `seat 2`"));
    let blocks = "column 1: expected one of the blocks house, hands, deck, discard, turn, found [map]";
    wrong(&with("[map]\nx\n"), 15, blocks);
    wrong(&format!("{HEAD}[turn]\nseat 0\n"), 3, "column 1: expected a block [house], found no such block");
}

//! The head and the blocks of a scenario: what is read, and where a slip is pointed at.
#![allow(clippy::unwrap_used)]

use scenario::{Begin, parse};

const HEAD: &str = "scenario: a test\ngame: tictactoe\n";
const KEYS: &str =
    "expected `scenario:`, `game:`, `rules:`, `options:`, `seed:` or a block such as [map], found";

#[track_caller]
fn wrong(text: &str, line: u32, what: &str) {
    let error = parse(text).unwrap_err();
    assert_eq!((error.line, error.what.as_str()), (line, what));
    assert_eq!(error.to_string(), format!("line {line}: {what}"));
}

#[test]
fn everything_in_the_head_is_read() {
    let text = "// A remark.\n\nscenario: the middle: a good place\ngame: tictactoe\nrules: T-MARK-1, T-MARK-2\n\
                rule: T-WIN-1\noptions: {}\nseed: seven\n";
    let scenario = parse(text).unwrap();
    assert_eq!(scenario.title, "the middle: a good place");
    assert_eq!(scenario.game, "tictactoe");
    assert_eq!(scenario.rules, ["T-MARK-1", "T-MARK-2", "T-WIN-1"]);
    assert_eq!((scenario.options, scenario.options_line), (Some(serde_json::json!({})), 7));
    assert_eq!(scenario.start, Begin::Seed("seven".into()));
    assert_eq!(scenario.script, []);
}

#[test]
fn what_may_be_left_out_is_left_out() {
    let scenario = parse(HEAD).unwrap();
    assert_eq!((scenario.rules, scenario.options, scenario.script), (vec![], None, vec![]));
    assert_eq!(scenario.start, Begin::Seed(String::new()));
}

#[test]
fn title_and_game_may_not_be_left_out() {
    wrong("game: tictactoe\n", 1, "expected a line `scenario: …` at the head, found none");
    wrong("scenario: a test\n", 1, "expected a line `game: …` at the head, found none");
    wrong("", 1, "expected a line `scenario: …` at the head, found none");
}

#[test]
fn other_lines_in_the_head_are_refused() {
    wrong(&format!("{HEAD}\nboard: x\n"), 4, &format!("{KEYS} `board: x`"));
    wrong(&format!("{HEAD}hello\n"), 3, &format!("{KEYS} `hello`"));
    // A remark begins the line; elsewhere it is no remark.
    wrong(&format!("{HEAD} // late\n"), 3, &format!("{KEYS} ` // late`"));
}

#[test]
fn options_are_json() {
    wrong(
        &format!("{HEAD}options: {{seats: 2}}\n"),
        3,
        "expected options in JSON, found key must be a string at line 1 column 2",
    );
    wrong(
        &format!("{HEAD}options:\n"),
        3,
        "expected options in JSON, found EOF while parsing a value at line 1 column 0",
    );
}

#[test]
fn a_position_is_kept_with_its_line() {
    let text = format!("{HEAD}\n[board]\n. . .\n. x .\n// . .\n\n[script]\n// A remark.\n\nnot over\n");
    let scenario = parse(&text).unwrap();
    // In a drawing two strokes may be part of the picture.
    let drawing = "[board]\n. . .\n. x .\n// . .\n\n".to_string();
    assert_eq!(scenario.start, Begin::Position { text: drawing, line: 4 });
    assert_eq!((scenario.script.len(), scenario.script[0].line), (1, 12));
}

#[test]
fn blocks_are_in_order_and_stand_once() {
    let what = "expected each block once (this one began on line 3), found another [board]";
    wrong(&format!("{HEAD}[board]\nx\n[board]\nx\n"), 5, what);
    let what = "expected [script] as the last block, found blocks below it";
    wrong(&format!("{HEAD}[script]\nnot over\n[board]\nx\n"), 3, what);
    wrong(&format!("{HEAD}[Board]\nx\n"), 3, "expected a block such as [map], found `[Board]`");
    let what = "expected either `seed:` or a drawn position, found both";
    wrong(&format!("{HEAD}seed: 1\n\n[board]\nx\n"), 5, what);
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = format!("{HEAD}\n[board]\n. . .\n. x .\n. . .\n\n[script]\nnot over\n").replace('\n', "\r\n");
    let scenario = parse(&text).unwrap();
    assert_eq!((scenario.game.as_str(), scenario.script[0].line), ("tictactoe", 10));
    scenario::run::<tictactoe::TicTacToe>(&scenario, &table::Pack::builtin()).unwrap();
}

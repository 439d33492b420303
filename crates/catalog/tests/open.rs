//! Opening what is not there or not right.
#![allow(clippy::unwrap_used)]

use catalog::{CatalogError, GAMES, begin, check_content, defaults, run_scenario, stage};
use serde_json::json;
use table::{FileError, Seeded};

const TOYS: [&str; 2] = ["lantern", "tictactoe"];

fn dice() -> Seeded {
    Seeded::from_number(1)
}

/// The words of an error; matches have no `Debug`.
fn words<T>(result: Result<T, CatalogError>) -> String {
    result.err().unwrap().to_string()
}

fn parse(text: &str) -> scenario::Scenario {
    scenario::parse(text).unwrap()
}

#[test]
fn an_unknown_game_is_told_with_the_known_ones() {
    let expected = format!("there is no game `chess`: the games are {}", GAMES.join(", "));
    assert_eq!(words(begin("chess", &[], None, &mut dice())), expected);
    assert_eq!(words(defaults("chess")), expected);
    assert_eq!(words(check_content("chess", &[])), expected);
    let scenario = parse("scenario: a test\ngame: chess\n");
    assert_eq!(words(stage(&scenario, &[])), expected);
    assert_eq!(words(run_scenario(&scenario, &[])), expected);
    assert!(words(begin("Lantern", &[], None, &mut dice())).starts_with("there is no game `Lantern`"));
    assert!(words(begin("", &[], None, &mut dice())).starts_with("there is no game ``"));
}

#[test]
fn malformed_options_are_told() {
    let lantern = |options| words(begin("lantern", &[], Some(&options), &mut dice()));
    let no_options = "these are no options of lantern:";
    assert_eq!(lantern(json!({"seat": 2})), format!("{no_options} unknown field `seat`, expected `seats`"));
    assert_eq!(
        lantern(json!({"seats": "two"})),
        format!("{no_options} invalid type: string \"two\", expected u8")
    );
    assert_eq!(lantern(json!(2)), format!("{no_options} invalid type: integer `2`, expected struct Options"));
    assert_eq!(lantern(json!({"seats": 5})), "option seats: expected 2 to 4 thieves, found 5");
    let tictactoe = words(begin("tictactoe", &[], Some(&json!({"size": 4})), &mut dice()));
    assert_eq!(tictactoe, "these are no options of tictactoe: unknown field `size`, there are no fields");
}

#[test]
fn defaults_begin_a_match() {
    for name in TOYS {
        let options = defaults(name).unwrap();
        let begun = begin(name, &[], Some(&options), &mut dice()).unwrap();
        assert_eq!(begun.journal(), begin(name, &[], None, &mut dice()).unwrap().journal());
    }
    assert_eq!(defaults("lantern").unwrap(), json!({"seats": 2}));
}

#[test]
fn content_of_ones_own_is_checked() {
    let hash = check_content("lantern", &[]).unwrap();
    let own = "hand = 1\nhand_limit = 1\nturns = 3\n[cards]\ndash = { count = 4 }\nbolt = { count = 0, hits_on = 2 }\n";
    assert_ne!(check_content("lantern", &[("game.toml", own)]).unwrap(), hash);
    let error = check_content("lantern", &[("game.toml", "hand = 1\nhand = 2\n")]);
    assert_eq!(
        words(error),
        "game.toml, line 2, column 1: expected the numbers of the game, found duplicate key"
    );
    assert_eq!(
        words(begin("tictactoe", &[("a", "")], None, &mut dice())),
        "a, line 1, column 1: expected no file at all: this game has no content files, found a file of another name"
    );
    // A match with content of its own is replayed with it, and with no other.
    let text = begin("lantern", &[("game.toml", own)], None, &mut dice()).unwrap().journal();
    assert!(catalog::replay(&text, &[("game.toml", own)]).is_ok());
    assert!(words(catalog::replay(&text, &[])).contains("give the pack it was played with"));
}

#[test]
fn files_that_are_no_journals_are_told() {
    for text in ["", "{", "[]", "hello"] {
        assert!(matches!(catalog::replay(text, &[]), Err(CatalogError::File(_))), "{text}");
        assert!(matches!(catalog::resume(text, &[]), Err(CatalogError::File(_))), "{text}");
    }
    assert!(matches!(catalog::verify("[]", &[]), Err(CatalogError::File(FileError::Foreign))));
    let text = begin("lantern", &[], None, &mut dice()).unwrap().journal();
    assert_eq!(
        words(catalog::verify(&text, &[])),
        "the journal says nothing about its dice, so they cannot be checked"
    );
}

#[test]
fn scenarios_of_any_game_are_run() {
    let text = "scenario: a test\ngame: tictactoe\n[board]\nx x .\no o .\n. . .\n[script]\nseat 0 plays 2\n";
    let game = run_scenario(&parse(text), &[]).unwrap();
    assert_eq!(game.outcome().unwrap().rule, "T-WIN-1");
    assert_eq!(stage(&parse(text), &[]).unwrap().turn(), 0);
    let broken = text.replace("plays 2", "plays 0");
    assert_eq!(
        words(run_scenario(&parse(&broken), &[])),
        "line 8: seat 0 cannot play 0: rule T-MARK-2 forbids it (tictactoe-taken)"
    );
}

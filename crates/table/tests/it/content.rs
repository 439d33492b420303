//! Content packs: an owner's own files over the built-in ones, and what is said about bad ones.

use crate::common::pack;
use lantern::{Action, Lantern, Options};
use table::{Game, Match, Pack, Seat, Seeded, Viewer};
use tictactoe::TicTacToe;

fn built_in(name: &str) -> &'static str {
    Lantern::FILES.iter().find(|file| file.0 == name).unwrap().1
}

#[track_caller]
fn refused(name: &str, text: &str, words: &str) {
    let error = Pack::<Lantern>::read(&[(name, text)]).unwrap_err();
    assert_eq!((error.file.as_str(), error.to_string().as_str()), (name, words));
}

#[test]
fn one_file_is_replaced_and_the_others_stay() {
    let short = built_in("game.toml").replace("turns = 60", "turns = 1");
    let pack = Pack::<Lantern>::read(&[("game.toml", &short)]).unwrap();
    let chance = &mut Seeded::from_number(1);
    let mut game = Match::new(&pack, Options { seats: 2 }, chance).unwrap();
    assert_eq!(game.view(Viewer::Spectator).thieves[1].to_string(), "g1", "the house is the built-in one");
    game.play(Seat(0), &Action::Wait, chance).unwrap();
    assert_eq!(game.outcome().unwrap().rule, "L-END-1");
}

#[test]
fn a_file_of_another_name_is_refused() {
    let words = "cards.toml, line 1, column 1: expected one of the files house.map, game.toml, found a file of \
                 another name";
    refused("cards.toml", "", words);
    let error = Pack::<TicTacToe>::read(&[("board.map", "")]).unwrap_err();
    let words = "board.map, line 1, column 1: expected no file at all: this game has no content files, found a \
                 file of another name";
    assert_eq!(error.to_string(), words);
}

#[test]
fn bad_toml_is_pointed_at() {
    let toml = built_in("game.toml");
    let start = "the numbers of the game, found";
    refused(
        "game.toml",
        &toml.replace("hand = 2 ", "hand = many"),
        &format!(
            "game.toml, line 2, column 8: expected {start} string values must be quoted, expected literal string"
        ),
    );
    refused(
        "game.toml",
        &toml.replace("hits_on = 4", "hits_on = \"4\""),
        &format!("game.toml, line 8, column 31: expected {start} invalid type: string \"4\", expected u8"),
    );
    refused(
        "game.toml",
        &toml.replace("turns = 60", "rounds = 60"),
        &format!(
            "game.toml, line 4, column 1: expected {start} unknown field `rounds`, expected one of `hand`, \
             `hand_limit`, `turns`, `cards`"
        ),
    );
}

#[test]
fn numbers_that_cannot_be_played_with_are_refused() {
    let toml = built_in("game.toml");
    let cases = [
        ("hand_limit = 3", "hand_limit = 1", 3, "hand_limit to be at least the hand that is dealt"),
        ("hand_limit = 3", "hand_limit = 101", 3, "hand_limit to be at most 100"),
        ("turns = 60", "turns = 0", 4, "turns to be from 1 to 1000"),
        ("hits_on = 4", "hits_on = 7", 8, "hits_on to be from 2 to 6"),
        ("{ count = 8 }", "{ count = 0 }", 6, "[cards] to be enough for four hands"),
        ("{ count = 8 }", "{ count = 249 }", 6, "[cards] to be at most 255 together"),
    ];
    for (from, to, line, expected) in cases {
        let text = toml.replace(from, to).replace("bolt = { count = 8", "bolt = { count = 7");
        let error = Pack::<Lantern>::read(&[("game.toml", &text)]).unwrap_err();
        assert_eq!((error.error.line, error.error.expected.as_str()), (line, expected));
    }
}

#[test]
fn a_house_has_one_lantern() {
    let map = built_in("house.map");
    let expected = "expected the mark `*` on exactly one cell, found";
    refused("house.map", &map.replace('*', "."), &format!("house.map, line 1, column 1: {expected} none"));
    refused(
        "house.map",
        &map.replace("| 4   .", "| 4   *"),
        &format!("house.map, line 10, column 7: {expected} another one"),
    );
    refused(
        "house.map",
        &map.replace('3', "."),
        "house.map, line 1, column 1: expected the mark `3` on exactly one cell, found none",
    );
}

#[test]
fn a_broken_drawing_is_pointed_at() {
    let map = built_in("house.map");
    refused(
        "house.map",
        &map.replacen("+---+", "+-!-+", 1),
        "house.map, line 1, column 3: expected `---`, `-/-`, `...` or three blanks, found `!`",
    );
    refused(
        "house.map",
        "",
        "house.map, line 1, column 1: expected a drawing of 1 to 64 cells each way, walls included, found the end",
    );
}

#[test]
fn a_house_has_no_more_columns_than_letters() {
    let rim = |columns: usize| format!("+{}\n", "---+".repeat(columns));
    let house = |columns: usize| {
        let cells: String = (0..columns)
            .map(|column| ["1", "2", "3", "4", "*"].get(column).copied().unwrap_or("."))
            .map(|mark| format!(" {mark}  "))
            .collect();
        format!("{}|{}|\n{}", rim(columns), &cells[..cells.len() - 1], rim(columns))
    };
    assert!(Pack::<Lantern>::read(&[("house.map", &house(26))]).is_ok());
    refused(
        "house.map",
        &house(27),
        "house.map, line 1, column 1: expected at most 26 columns, a to z, found 27",
    );
}

#[test]
fn equal_content_has_an_equal_hash_and_other_content_another() {
    let (map, toml) = (built_in("house.map"), built_in("game.toml"));
    let hash = |own: &[(&str, &str)]| Pack::<Lantern>::read(own).unwrap().hash();
    assert_eq!(hash(&[]), pack().hash());
    assert_eq!(hash(&[("game.toml", toml), ("house.map", map)]), pack().hash());
    let remark = format!("{toml}# another remark\n");
    assert_ne!(hash(&[("game.toml", &remark)]), pack().hash());
    assert_eq!(hash(&[("game.toml", &remark)]), hash(&[("house.map", map), ("game.toml", &remark)]));
    assert_eq!(hash(&[]).short(), &pack().hash().to_string()[..12]);
}

#[test]
fn a_journal_needs_the_pack_it_was_played_with() {
    let toml = built_in("game.toml").replace("turns = 60", "turns = 61");
    let other = Pack::<Lantern>::read(&[("game.toml", &toml)]).unwrap();
    let game = Match::new(&other, Options { seats: 2 }, &mut Seeded::from_number(1)).unwrap();
    assert!(Match::replay(&pack(), game.journal()).is_err());
    assert!(Match::replay(&other, game.journal()).is_ok());
}

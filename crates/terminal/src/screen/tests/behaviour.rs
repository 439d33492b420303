//! What keys do.

use super::{LARGE, Rig, SMALL, random};
use crate::player::Player;
use crate::screen::news::Wish;
use crate::screen::panes::Pane;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};
use table::scene::Anchor;

fn people() -> Vec<Player> {
    vec![Player::Person, Player::Person]
}

#[test]
fn arrows_select_and_enter_takes() {
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.key(KeyCode::Down).key(KeyCode::Down).key(KeyCode::Up).keys("\n");
    assert_eq!(rig.wishes, [Wish::Answer { turn: 0, era: 0, index: 1 }]);
    assert_eq!(rig.turn(), 1);
    rig.key(KeyCode::End).keys("\n");
    assert_eq!(rig.wishes[1], Wish::Answer { turn: 1, era: 0, index: 7 });
    rig.key(KeyCode::Home).keys("jjk\n");
    assert_eq!(rig.wishes[2], Wish::Answer { turn: 2, era: 0, index: 1 });
}

#[test]
fn digits_and_words_find_choices() {
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.keys("5\n");
    assert_eq!(rig.wishes, [Wish::Answer { turn: 0, era: 0, index: 4 }]);
    rig.keys("/BOTTOM");
    assert_eq!(rig.state.fitting().len(), 3, "{}", rig.text());
    rig.key(KeyCode::Down).keys("\n");
    assert_eq!(rig.wishes[1], Wish::Answer { turn: 1, era: 0, index: 6 });
    // What fits nothing takes nothing, and Esc brings everything back.
    rig.keys("/zebra\n");
    assert_eq!((rig.wishes.len(), rig.state.fitting().len()), (2, 0));
    rig.key(KeyCode::Esc);
    assert_eq!(rig.state.fitting().len(), 7);
    // A filter that is rubbed out ends, so that letters are commands again.
    rig.keys("/a").key(KeyCode::Backspace).keys("?");
    assert!(rig.text().contains("Help"), "{}", rig.text());
}

#[test]
fn exact_numbers_come_before_longer_ones() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    while rig.state.ask().is_some_and(|ask| ask.choices.len() < 12) {
        rig.keys("\n");
    }
    rig.keys("1");
    assert_eq!(rig.state.selected, 0);
    rig.keys("2");
    assert_eq!((rig.state.selected, rig.state.fitting().contains(&11)), (11, true));
}

#[test]
fn a_small_window_says_so_and_comes_back() {
    let mut rig = Rig::new("corps", Vec::new(), SMALL);
    let before = rig.text();
    rig.input(Input::Resize(79, 24));
    let text = rig.text();
    assert!(
        text.contains("80 × 24") && text.contains("79 × 24") && text.trim().lines().count() <= 2,
        "{text}"
    );
    for (width, height) in [(80, 23), (10, 3), (1, 1), (0, 0)] {
        rig.input(Input::Resize(width, height));
        rig.text();
    }
    rig.input(Input::Resize(80, 24));
    assert_eq!(rig.text(), before);
    rig.input(Input::Resize(LARGE.0, LARGE.1));
    assert_eq!(rig.text().lines().count(), 40);
}

#[test]
fn help_opens_scrolls_and_closes() {
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.keys("?");
    assert!(rig.text().contains("Numbers on the board are choices"), "{}", rig.text());
    rig.key(KeyCode::Down);
    assert!(rig.text().contains("Help"));
    rig.keys("5");
    assert!(!rig.text().contains("Help") && rig.turn() == 0, "{}", rig.text());
}

#[test]
fn undo_goes_behind_the_machine() {
    let mut rig = Rig::new("tictactoe", Vec::new(), SMALL);
    rig.keys("u");
    assert!(rig.text().contains("Nothing has been decided yet."), "{}", rig.text());
    rig.keys("5\n");
    assert_eq!(rig.turn(), 2);
    rig.keys("u");
    assert_eq!(rig.turn(), 0);
    assert!(rig.text().contains("Taken back: decision 1 is open again."), "{}", rig.text());
    assert!(rig.state.log.is_empty());
}

#[test]
fn a_hint_selects_what_it_says() {
    let mut rig = Rig::new("tictactoe", Vec::new(), SMALL);
    rig.keys("h");
    assert_eq!((rig.wishes.as_slice(), rig.state.selected), (&[Wish::Hint][..], 1));
    let text = rig.text();
    assert!(text.contains("Hint") && text.contains("(70 %)") && text.contains("Seat 7"), "{text}");
    rig.keys("\n");
    assert_eq!(rig.turn(), 0, "the key that closes the box decides nothing");
    rig.keys("\n");
    assert_eq!(rig.wishes[1], Wish::Answer { turn: 0, era: 0, index: 1 });
}

#[test]
fn why_not_names_the_rule() {
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.keys("5\nwb2\n");
    assert!(rig.text().contains("That is not on offer now."), "{}", rig.text());
    rig.keys("w9\n");
    assert!(rig.text().contains("(T-MARK-1)"), "{}", rig.text());
    rig.keys("wa1\n");
    assert!(rig.text().contains("It is on offer now."), "{}", rig.text());
    rig.keys("w{\n");
    assert!(rig.text().contains("That is no action of this game"), "{}", rig.text());
}

#[test]
fn why_not_is_asked_by_the_names_on_the_board() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    while rig.state.ask().is_some_and(|ask| ask.choices.len() < 12) {
        rig.keys("\n");
    }
    rig.keys("w");
    assert!(rig.text().contains("Name a cell or a piece:") && !rig.text().contains("JSON"), "{}", rig.text());
    rig.keys("C01-01\n");
    assert!(rig.text().contains("(R-"), "{}", rig.text());
    for (typed, piece) in [("s3", 2), ("soldier 3", 2)] {
        rig.key(KeyCode::Esc).keys("w").keys(typed).keys("\n");
        let why = rig.wishes.last() == Some(&Wish::WhyAt(Anchor::Piece(piece)));
        assert!(why || rig.text().contains("It is on offer now."), "{typed}: {}", rig.text());
    }
    rig.key(KeyCode::Esc).keys("wzebra\n");
    assert!(rig.text().contains("No cell and no piece on the table is called “zebra”."), "{}", rig.text());
}

#[test]
fn panes_take_turns_and_scroll() {
    let mut rig = Rig::new("corps", Vec::new(), SMALL);
    rig.key(KeyCode::Tab);
    assert_eq!(rig.state.focus, Pane::Board);
    let before = rig.state.board_from;
    for _ in 0..60 {
        rig.key(KeyCode::Down);
    }
    assert!(rig.state.board_from.0 > before.0 && rig.text().contains("23 |"), "{}", rig.text());
    for _ in 0..60 {
        rig.key(KeyCode::Right);
    }
    assert!(rig.state.board_from.1 > 0 && rig.state.board_from.1 < 76);
    // On a low screen what lies around the board takes its place.
    rig.key(KeyCode::Tab);
    assert!(rig.text().contains("spawn point 1") && !rig.text().contains("23 |"), "{}", rig.text());
    rig.key(KeyCode::Tab).key(KeyCode::BackTab).key(KeyCode::Esc);
    assert_eq!(rig.state.focus, Pane::Choices);
}

#[test]
fn leaving_an_unsaved_match_takes_two() {
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.keys("5\nq");
    assert!(!rig.state.left && rig.text().contains("This match is not saved."), "{}", rig.text());
    rig.key(KeyCode::Esc);
    assert!(!rig.state.left && rig.state.overlay.is_none());
    let stop = Input::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    rig.input(stop.clone());
    assert!(!rig.state.left);
    rig.input(stop);
    assert!(rig.state.left);
    assert!(
        Rig::new("tictactoe", people(), SMALL).keys("q").state.left,
        "nothing was decided, so nothing is lost"
    );
}

#[test]
fn whoever_saves_when_leaving_leaves() {
    let file = std::env::temp_dir().join(format!("dropship-leaving-{}.json", std::process::id()));
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    rig.keys("5\nq");
    assert!(rig.text().contains("save it and leave"), "{}", rig.text());
    // A file that cannot be written keeps everybody at the table.
    rig.keys("s").key(KeyCode::Backspace).keys("/nowhere/x\n");
    assert!(!rig.state.left, "{}", rig.text());
    rig.key(KeyCode::Esc).keys("qs").key(KeyCode::Esc);
    assert!(!rig.state.left && rig.state.overlay.is_none());
    rig.keys("qs");
    rig.input(Input::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    rig.input(Input::Paste(file.display().to_string())).keys("\n");
    assert!(rig.state.left, "{}", rig.text());
    let journal = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(catalog::replay(&journal, &[]).unwrap().turn(), 1);
}

#[test]
fn a_match_is_saved_and_no_file_replaced_by_mistake() {
    let file = std::env::temp_dir().join(format!("dropship-screen-{}.json", std::process::id()));
    std::fs::write(&file, "precious").unwrap();
    let mut rig = Rig::new("tictactoe", people(), SMALL);
    let name = file.display().to_string();
    rig.keys("5\ns");
    rig.input(Input::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    rig.input(Input::Paste(name)).keys("\n");
    assert!(rig.text().contains("It exists already."), "{}", rig.text());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    rig.keys("\n");
    let journal = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(catalog::replay(&journal, &[]).unwrap().turn(), 1);
    assert!(rig.key(KeyCode::Esc).keys("q").state.left, "a saved match can be left at once");
}

#[test]
fn another_language_is_a_key_away() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    rig.keys("L");
    assert!(rig.text().contains("decyzja"), "{}", rig.text());
    rig.keys("LLLL");
    assert!(rig.text().contains("decision"), "{}", rig.text());
}

#[test]
fn matches_of_machines_are_watched_to_their_end() {
    for game in ["tictactoe", "lantern"] {
        let rig = Rig::new(game, (0..8).map(random).collect(), SMALL);
        assert!(rig.state.table.as_ref().is_some_and(|shown| shown.outcome.is_some()), "{game}");
        let text = rig.text();
        assert!(!text.contains('⟨') && !text.contains("{$"), "{game}: {text}");
    }
}

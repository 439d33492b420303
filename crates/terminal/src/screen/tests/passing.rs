//! Nobody sees another's cards.

use super::{Rig, SMALL};
use crate::player::Player;
use crate::screen::news::Wish;
use ratatui::crossterm::event::KeyCode;

fn lantern() -> Rig {
    Rig::new("lantern", vec![Player::Person, Player::Person], SMALL)
}

#[test]
fn a_curtain_falls_between_people() {
    let mut rig = lantern();
    assert!(rig.text().contains("Pass to seat 0"), "{}", rig.text());
    assert!(!rig.text().contains("Hand of"), "{}", rig.text());
    rig.keys("x1").key(KeyCode::Down);
    assert!(rig.wishes.is_empty() && rig.state.table.is_none());
    rig.keys("\n");
    assert_eq!(rig.wishes, [Wish::Come]);
    assert!(rig.state.ask().is_some(), "{}", rig.text());
    // Waiting draws a card, which only this person may read.
    rig.keys("/wait\n");
    assert!(rig.text().contains("Only seat 0 may read this"), "{}", rig.text());
    assert!(rig.text().contains("Seat 0 draws a card: "), "{}", rig.text());
    rig.keys("\n");
    let text = rig.text();
    assert!(text.contains("Pass to seat 1") && text.contains("Seat 0 draws a card.\n"), "{text}");
    assert!(rig.state.table.is_none() && rig.state.log.is_empty(), "nothing is left of what was seen");
    rig.keys("\n");
    assert!(rig.state.ask().is_some_and(|ask| ask.seat.0 == 1));
    rig.key(KeyCode::Tab).key(KeyCode::Tab);
    assert!(rig.text().contains("Hand of seat 0: 3 face down"), "{}", rig.text());
}

#[test]
fn boxes_and_typed_lines_do_not_outlast_the_curtain() {
    let mut rig = lantern();
    rig.keys("\n");
    rig.keys("/step").key(KeyCode::Esc).keys("c");
    assert!(rig.state.overlay.is_some());
    rig.keys("x1\n");
    assert!(rig.state.overlay.is_none() && rig.state.typing.is_none() && rig.state.filter.is_empty());
}

#[test]
fn a_single_person_and_a_game_without_secrets_pass_nothing() {
    for (game, players) in [("lantern", Vec::new()), ("tictactoe", vec![Player::Person, Player::Person])] {
        let mut rig = Rig::new(game, players, SMALL);
        rig.keys("\n\n\n\n");
        assert!(rig.state.curtain.is_none() && rig.turn() >= 4, "{}", rig.text());
    }
}

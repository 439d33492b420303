//! Matches that were played before.

use super::{Rig, SMALL};
use crate::player::Player;
use table::{Seat, Seeded};

/// Tic-tac-toe after its first three decisions.
fn resumed(players: Vec<Player>) -> Rig {
    let mut chance = Seeded::from_number(3);
    let mut game = catalog::begin("tictactoe", &[], None, &mut chance).unwrap();
    for (turn, (seat, index)) in (0..).zip([(0, 4), (1, 0), (0, 0)]) {
        game.answer(turn, Seat(seat), index, &mut chance).unwrap();
    }
    Rig::resumed(game, chance, players, SMALL)
}

#[test]
fn the_log_tells_what_was_told_before() {
    let mut rig = resumed(vec![Player::Person, Player::Person]);
    let text = rig.text();
    assert!(text.contains("Cross marks the centre.") && text.contains("Ring marks the top left."), "{text}");
    assert_eq!(rig.state.log.len(), 3);
    rig.keys("\n");
    assert_eq!(rig.state.log.len(), 4, "what comes is told after it");
}

#[test]
fn what_was_decided_before_can_be_taken_back() {
    let mut rig = resumed(Vec::new());
    rig.keys("u");
    assert!(rig.text().contains("Taken back: decision 3 is open again."), "{}", rig.text());
    assert_eq!(rig.state.log.len(), 2);
}

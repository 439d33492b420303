//! A match goes back as far as nobody has learnt anything, and no further.

use crate::common::{dash, decide, fair, meeting, pack, step};
use lantern::{Action, Lantern};
use table::{Chance, Match, Recorded, Seat, Seeded, UndoError, verify};

fn play(game: &mut Match<Lantern>, seat: u8, action: &Action, draws: &[u32]) {
    game.play(Seat(seat), action, &mut Recorded::new(draws)).unwrap();
}

#[test]
fn steps_can_be_taken_back() {
    let mut game = meeting();
    let mut then = vec![game.clone()];
    for (seat, cell) in [(0, "d2"), (1, "d4"), (0, "d1"), (1, "e4")] {
        play(&mut game, seat, &step(cell), &[]);
        then.push(game.clone());
    }
    assert_eq!(game.settled(), 0);
    for to in [4, 2, 1, 0] {
        game.undo(to).unwrap();
        let then = &then[to as usize];
        assert_eq!((game.turn(), game.state()), (to, then.state()));
        assert_eq!(game.journal(), then.journal());
        assert_eq!(game.events(), then.events());
        assert!(game.prompts().iter().eq(then.prompts().iter()));
    }
}

#[test]
fn a_turn_that_was_not_played_cannot_be_gone_back_to() {
    let mut game = meeting();
    let error = game.undo(1).unwrap_err();
    assert_eq!(error, UndoError::NotPlayed { turns: 0 });
    assert_eq!(error.to_string(), "only 0 turns have been played");
}

#[test]
fn dice_and_cards_shown_settle_what_was_before() {
    let cases: [(Action, &[u32]); 3] =
        [(Action::Bolt(Seat(0)), &[0]), (dash("f3"), &[]), (Action::Wait, &[])];
    for (settling, draws) in cases {
        let mut game = meeting();
        play(&mut game, 0, &step("d2"), &[]);
        play(&mut game, 1, &step("e3"), &[]);
        play(&mut game, 0, &step("e2"), &[]);
        play(&mut game, 1, &settling, draws);
        assert_eq!(game.settled(), 4, "{settling:?}");
        let now = game.clone();
        let error = game.undo(3).unwrap_err();
        assert_eq!(error, UndoError::Settled { earliest: 4 });
        let words = "chance was drawn or a secret shown since: turn 4 is the earliest to go back to";
        assert_eq!(error.to_string(), words);
        assert_eq!((game.state(), game.journal()), (now.state(), now.journal()));
    }
}

#[test]
fn what_follows_a_card_shown_can_be_taken_back_to_it() {
    let mut game = meeting();
    play(&mut game, 0, &dash("e3"), &[]);
    let dashing = game.clone();
    play(&mut game, 0, &step("f3"), &[]);
    assert_eq!((game.turn(), game.settled()), (2, 1));
    game.undo(1).unwrap();
    assert_eq!((game.state(), game.settled()), (dashing.state(), 1));
}

#[test]
fn taking_back_does_not_disturb_the_dice() {
    for number in 0..30 {
        let (mut game, mut dice) = fair(number, 0);
        let mut player = Seeded::from_number(number + 500);
        while decide(&mut game, &mut player, &mut dice) {
            // One in three is taken back, or two at once, so that the match comes to its end nevertheless.
            let back = game.turn().saturating_sub(1 + player.below(2)).max(game.settled());
            if player.below(3) == 0 {
                game.undo(back).unwrap();
            }
        }
        assert_eq!(verify(&pack(), game.journal()).unwrap().0.state(), game.state(), "match {number}");
    }
}

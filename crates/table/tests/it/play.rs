//! A match takes what is on offer, refuses the rest and stays as it was.

use crate::common::{dash, decide, fair, meeting, pack, step, whole};
use lantern::{Action, Event, Lantern, Options};
use table::{Breach, Match, Message, Recorded, Refusal, Seat, Seeded, Viewer};
use tictactoe::{Mark, TicTacToe};

/// Does something that must be refused, and checks that nothing has changed.
#[track_caller]
fn refused(
    game: &mut Match<Lantern>,
    refusal: &Refusal,
    act: impl FnOnce(&mut Match<Lantern>, &mut Recorded<'_>) -> Result<(), Refusal>,
) {
    let before = game.clone();
    let mut dice = Recorded::new(&[]);
    assert_eq!(act(game, &mut dice).unwrap_err(), *refusal);
    assert_eq!(dice.finish(), Ok(()), "a refusal draws nothing");
    assert_eq!(game.state(), before.state());
    assert_eq!(game.journal(), before.journal());
    assert_eq!(game.events(), before.events());
    assert!(game.prompts().iter().eq(before.prompts().iter()));
    assert_eq!(game.settled(), before.settled());
}

#[test]
fn after_the_end_nothing_is_taken() {
    let mut game = whole(0);
    let turn = game.turn();
    assert!(game.prompts().is_empty());
    refused(&mut game, &Refusal::Over, |game, dice| game.play(Seat(0), &Action::Wait, dice).map(drop));
    refused(&mut game, &Refusal::Over, |game, dice| game.answer(turn, Seat(0), 0, dice).map(drop));
    assert_eq!(game.explain(Seat(0), &Action::Wait), Some(Refusal::Over));
}

#[test]
fn only_the_seat_that_is_asked_decides() {
    for seat in [1, 2, 255].map(Seat) {
        let refusal = Refusal::NotAsked { seat };
        refused(&mut meeting(), &refusal, |game, dice| game.play(seat, &Action::Wait, dice).map(drop));
        refused(&mut meeting(), &refusal, |game, dice| game.answer(0, seat, 0, dice).map(drop));
        assert_eq!(meeting().explain(seat, &Action::Wait), Some(refusal));
    }
}

#[test]
fn an_answer_for_another_turn_is_stale() {
    let mut game = meeting();
    game.play(Seat(0), &step("e3"), &mut Recorded::new(&[])).unwrap();
    for sent in [0, 2, u32::MAX] {
        let refusal = Refusal::Stale { sent, now: 1 };
        refused(&mut game, &refusal, |game, dice| game.answer(sent, Seat(1), 0, dice).map(drop));
    }
}

#[test]
fn there_are_no_more_choices_than_offered() {
    let mut game = meeting();
    let count = game.prompts().of(Seat(0)).unwrap().choices.len() as u32;
    for index in [count, u32::MAX] {
        let refusal = Refusal::NoSuchChoice { index, count };
        refused(&mut game, &refusal, |game, dice| game.answer(0, Seat(0), index, dice).map(drop));
        let words = format!("there is no choice {index}: the choices are 0 to {}", count - 1);
        assert_eq!(refusal.to_string(), words);
    }
}

#[test]
fn what_a_rule_forbids_is_refused_by_its_number() {
    let cell = |cell: &str| Message::new("lantern-cell").with("cell", cell.to_string());
    let no_way = Breach::new("L-STEP-1", Message::new("lantern-no-way").with("to", cell("a1")));
    let no_stop = Breach::new("L-DASH-1", "lantern-nothing-to-stop");
    let no_target = Breach::new("L-BOLT-1", "lantern-no-target");
    let cases = [(step("a1"), no_way), (Action::Stop, no_stop), (Action::Bolt(Seat(200)), no_target)];
    for (action, breach) in cases {
        let refusal = Refusal::Forbidden(breach);
        assert_eq!(meeting().explain(Seat(0), &action), Some(refusal.clone()));
        refused(&mut meeting(), &refusal, |game, dice| game.play(Seat(0), &action, dice).map(drop));
    }
}

#[test]
fn answering_by_number_is_playing() {
    for number in 0..20 {
        let (mut answered, mut dice) = fair(number, 0);
        let (mut played, mut same_dice) = fair(number, 0);
        let mut player = Seeded::from_number(number + 100);
        while decide(&mut answered, &mut player, &mut dice) {
            let entry = answered.journal().entries.last().unwrap();
            let events = played.play(entry.seat, &entry.action, &mut same_dice).unwrap();
            assert_eq!(events, answered.events());
        }
        assert_eq!(played.state(), answered.state());
        assert_eq!(played.journal(), answered.journal());
        assert_eq!(played.outcome(), answered.outcome());
    }
}

#[test]
fn what_followed_is_told_until_the_next_decision() {
    let mut game = meeting();
    let events = game.play(Seat(0), &dash("e3"), &mut Recorded::new(&[])).unwrap();
    assert!(matches!(events, [Event::Played(Seat(0), _), Event::Stepped(Seat(0), _)]), "{events:?}");
    game.play(Seat(0), &Action::Stop, &mut Recorded::new(&[])).unwrap();
    assert_eq!(game.events(), [Event::Stopped(Seat(0))]);
}

#[test]
fn the_journal_is_for_the_host_until_the_game_is_over() {
    let end = whole(1).turn();
    for turns in [0, 1, end - 1] {
        assert!(fair(1, turns).0.publish().is_none());
    }
    let game = whole(1);
    assert_eq!(game.publish(), Some(game.journal()));
}

#[test]
fn a_stranger_sees_what_a_spectator_sees() {
    let mut game = Match::<Lantern>::new(&pack(), Options { seats: 2 }, &mut Seeded::from_number(1)).unwrap();
    game.play(Seat(0), &Action::Wait, &mut Recorded::new(&[])).unwrap();
    for seat in [2, 3, 4, 255].map(Seat) {
        let stranger = Viewer::Seat(seat);
        assert_eq!(game.view(stranger), game.view(Viewer::Spectator));
        assert!(game.notices(stranger).eq(game.notices(Viewer::Spectator)));
    }
}

#[test]
fn options_that_are_not_allowed_begin_no_match() {
    for seats in [0, 1, 5, 255] {
        let error = Match::<Lantern>::new(&pack(), Options { seats }, &mut Recorded::new(&[])).unwrap_err();
        assert_eq!(error.to_string(), format!("option seats: expected 2 to 4 thieves, found {seats}"));
    }
}

#[test]
fn a_game_without_chance_or_content_is_played_the_same_way() {
    let none = &mut Recorded::new(&[]);
    let mut game = Match::<TicTacToe>::new(&table::Pack::builtin(), Default::default(), none).unwrap();
    for (turn, cell) in [0, 3, 1, 4, 2].into_iter().enumerate() {
        game.play(Seat(turn as u8 % 2), &Mark(cell), none).unwrap();
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.points(Seat(0)), outcome.points(Seat(1)), outcome.rule.as_ref()),
        (1.0, 0.0, "T-WIN-1")
    );
}

//! A journal replays to the very same match, or it is said where and why it does not.

use crate::common::{MEETING, fair, meeting, pack, step, whole};
use lantern::{Action, Lantern, Options};
use table::{
    Breach, DrawError, Entry, Hash, Journal, Match, Message, OptionsError, Recorded, Refusal, ReplayError,
    Seat, Start,
};

#[track_caller]
fn refused(journal: &Journal<Lantern>, error: &ReplayError, words: &str) {
    assert_eq!(Match::replay(&pack(), journal).unwrap_err(), *error);
    assert_eq!(error.to_string(), words);
}

/// A journal with something changed.
fn with(journal: &Journal<Lantern>, change: impl FnOnce(&mut Journal<Lantern>)) -> Journal<Lantern> {
    let mut journal = journal.clone();
    change(&mut journal);
    journal
}

/// Seat 0 bolts seat 1 with a six; a draw is to be found in entry 0.
fn bolted() -> Journal<Lantern> {
    let mut game = meeting();
    game.play(Seat(0), &Action::Bolt(Seat(1)), &mut Recorded::new(&[5])).unwrap();
    game.journal().clone()
}

#[test]
fn the_same_match_comes_back() {
    for number in 0..60 {
        let game = whole(number);
        let again = Match::replay(&pack(), game.journal()).unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.journal(), game.journal());
        assert_eq!(again.outcome(), game.outcome());
        assert_eq!(again.events(), game.events());
        assert_eq!(again.settled(), game.settled());
    }
}

#[test]
fn it_can_be_stopped_at_any_turn() {
    let game = whole(1);
    for turns in 0..=game.turn() {
        let (then, _) = fair(1, turns);
        let again = Match::replay_until(&pack(), game.journal(), turns as usize).unwrap();
        assert_eq!((again.turn(), again.state()), (turns, then.state()));
        assert!(again.prompts().iter().eq(then.prompts().iter()));
    }
    // Beyond the end is the end.
    assert_eq!(Match::replay_until(&pack(), game.journal(), 9999).unwrap().state(), game.state());
}

#[test]
fn a_match_from_a_drawn_position_replays_too() {
    let journal = bolted();
    assert_eq!(journal.start, Start::Position(MEETING.into()));
    let again = Match::replay(&pack(), &journal).unwrap();
    assert_eq!((again.journal(), again.events().len()), (&journal, 3));
}

#[test]
fn another_content_pack_is_named() {
    let here = pack().hash();
    let other = Hash([0xab; 32]);
    let words = format!(
        "it was played with content pack abababababab, not with {}: give the pack it was played with",
        here.short()
    );
    let journal = with(&bolted(), |journal| journal.content = other);
    refused(&journal, &ReplayError::OtherContent { journal: other, here }, &words);
}

#[test]
fn options_that_are_not_allowed_are_named() {
    let error = OptionsError { option: "seats", expected: "2 to 4 thieves".into(), found: "9".into() };
    let words = "option seats: expected 2 to 4 thieves, found 9";
    for journal in [bolted(), whole(0).journal().clone()] {
        let journal = with(&journal, |journal| journal.options = Options { seats: 9 });
        refused(&journal, &ReplayError::Options(error.clone()), words);
    }
}

#[test]
fn a_position_that_is_not_possible_is_pointed_at() {
    let journal = with(&bolted(), |journal| journal.start = Start::Position(MEETING.replace("a |", ". |")));
    let ReplayError::Position(error) = Match::replay(&pack(), &journal).unwrap_err() else { panic!() };
    let words = "line 2, column 1: expected one thief of each seat, drawn a, b, c, d, found none";
    assert_eq!(error.to_string(), words);
    refused(&journal, &ReplayError::Position(error), &format!("starting position: {words}"));
}

#[test]
fn draws_of_the_set_up_must_fit() {
    let (game, _) = fair(0, 0);
    let draws = |change: fn(&mut Vec<u32>)| {
        with(game.journal(), |journal| {
            let Start::Setup(draws) = &mut journal.start else { panic!() };
            change(draws);
        })
    };
    // Sixteen cards are shuffled with fifteen draws, the first of them below sixteen.
    type Change = fn(&mut Vec<u32>);
    let cases: [(Change, DrawError, &str); 3] = [
        (
            |draws| draws.push(0),
            DrawError::LeftOver { used: 15, recorded: 16 },
            "set-up: 16 draws are given, but the rules use only 15",
        ),
        (
            |draws| draws.truncate(14),
            DrawError::Missing { recorded: 14 },
            "set-up: the rules draw more often than the 14 draws given",
        ),
        (
            |draws| draws[0] = 16,
            DrawError::TooLarge { at: 0, draw: 16, below: 16 },
            "set-up: draw 0 is 16, but the rules draw a number below 16 there",
        ),
    ];
    for (change, error, words) in cases {
        refused(&draws(change), &ReplayError::Setup(error), words);
    }
}

#[test]
fn draws_of_a_decision_must_fit() {
    let cases: [(&[u32], DrawError, &str); 3] = [
        (
            &[5, 5],
            DrawError::LeftOver { used: 1, recorded: 2 },
            "entry 0: 2 draws are given, but the rules use only 1",
        ),
        (
            &[],
            DrawError::Missing { recorded: 0 },
            "entry 0: the rules draw more often than the 0 draws given",
        ),
        (
            &[6],
            DrawError::TooLarge { at: 0, draw: 6, below: 6 },
            "entry 0: draw 0 is 6, but the rules draw a number below 6 there",
        ),
    ];
    for (draws, error, words) in cases {
        let journal = with(&bolted(), |journal| journal.entries[0].draws = draws.to_vec());
        refused(&journal, &ReplayError::Draws { entry: 0, error }, words);
    }
}

#[test]
fn a_decision_that_was_not_on_offer_is_named() {
    let add = |seat, action| {
        with(&bolted(), |journal| journal.entries.push(Entry { seat: Seat(seat), action, draws: Vec::new() }))
    };
    let entry = 1;
    refused(
        &add(0, Action::Wait),
        &ReplayError::Refused { entry, refusal: Refusal::NotAsked { seat: Seat(0) } },
        "entry 1: seat 0 is not asked anything now",
    );
    refused(
        &add(200, Action::Wait),
        &ReplayError::Refused { entry, refusal: Refusal::NotAsked { seat: Seat(200) } },
        "entry 1: seat 200 is not asked anything now",
    );
    let to = Message::new("lantern-cell").with("cell", "a5".to_string());
    let why = Message::new("lantern-no-way").with("to", to);
    let refusal = Refusal::Forbidden(Breach::new("L-STEP-1", why));
    refused(
        &add(1, step("a5")),
        &ReplayError::Refused { entry, refusal },
        "entry 1: rule L-STEP-1 forbids it (lantern-no-way)",
    );
}

#[test]
fn nothing_can_follow_the_end() {
    let game = whole(0);
    let entry = game.turn() as usize;
    let journal = with(game.journal(), |journal| {
        journal.entries.push(Entry { seat: Seat(0), action: Action::Wait, draws: Vec::new() });
    });
    let words = format!("entry {entry}: the game is over: no answer is awaited any more");
    refused(&journal, &ReplayError::Refused { entry, refusal: Refusal::Over }, &words);
}

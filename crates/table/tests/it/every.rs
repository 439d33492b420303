//! Every outcome of chance, counted twice: by `Every`, and by playing each journal there can be.

use crate::common::{MEETING, meeting, pack, whole};
use lantern::{Action, Event, Lantern, Options};
use std::collections::BTreeSet;
use table::{DrawError, Every, Match, Picture, Recorded, Seat, Seeded, Viewer, perft, write};

#[test]
fn a_bolt_hits_in_three_throws_of_six() {
    let (mut hits, mut all, mut every) = (0, 0, Every::new());
    loop {
        let mut game = meeting();
        let events = game.play(Seat(0), &Action::Bolt(Seat(1)), &mut every).unwrap();
        hits += u64::from(events.iter().any(|event| matches!(event, Event::Returned(..))));
        all += 1;
        assert_eq!(every.weight(), 6);
        if !every.advance() {
            break;
        }
    }
    assert_eq!((hits, all), (3, 6));
}

#[test]
fn the_odds_shown_are_those_that_come_out() {
    let game = meeting();
    let viewer = Viewer::Seat(Seat(0));
    let scene = Lantern::scene(game.content(), &game.view(viewer), viewer, game.prompts().of(Seat(0)));
    let odds: Vec<_> = scene.prompt.unwrap().choices.into_iter().flat_map(|choice| choice.odds).collect();
    let shown: Vec<_> = odds.iter().map(|odds| (odds.outcome.id.as_ref(), odds.ways, odds.of)).collect();
    assert_eq!(shown, [("lantern-hit", 3, 6)]);
}

/// All journals that go on from this match for `depth` decisions, found by replaying nothing but recorded draws: the
/// error of a draw that is too large says how many outcomes there are.
fn journals(game: &Match<Lantern>, depth: u32, found: &mut BTreeSet<String>) {
    if depth == 0 {
        assert!(found.insert(write(game.journal())), "the same journal came up twice");
        return;
    }
    for prompt in game.prompts().iter() {
        for action in prompt.choices {
            let mut open = vec![Vec::new()];
            while let Some(mut draws) = open.pop() {
                let mut next = game.clone();
                let mut chance = Recorded::new(&draws);
                next.play(prompt.seat, action, &mut chance).unwrap();
                match chance.finish() {
                    Ok(()) => journals(&next, depth - 1, found),
                    Err(DrawError::Missing { .. }) => {
                        draws.push(u32::MAX);
                        open.push(draws);
                    }
                    Err(DrawError::TooLarge { at, below, .. }) => {
                        open.extend((0..below).map(|draw| [&draws[..at], &[draw]].concat()));
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }
}

#[track_caller]
fn counts_agree(game: &Match<Lantern>, depths: u32) {
    for depth in 0..=depths {
        let mut found = BTreeSet::new();
        journals(game, depth, &mut found);
        assert_eq!(perft::<Lantern>(game.state(), depth), found.len() as u64, "depth {depth}");
    }
}

#[test]
fn perft_counts_the_journals_there_can_be() {
    for seats in 2..=4 {
        let chance = &mut Seeded::from_number(seats.into());
        counts_agree(&Match::new(&pack(), Options { seats }, chance).unwrap(), 3);
    }
    counts_agree(&meeting(), 3);
}

#[test]
fn perft_counts_every_order_of_a_refilled_deck() {
    // Only three cards are in no hand: they lie on the discard pile, and a wait shuffles them.
    let hands = "seat 0: dash bolt\nseat 1: dash bolt";
    let full = "seat 0: dash bolt\nseat 1: dash dash dash dash dash dash bolt bolt bolt bolt bolt";
    let position = MEETING.replace(hands, full) + "[discard]\ndash bolt bolt\n";
    let game = Match::<Lantern>::staged(&pack(), Options { seats: 2 }, &position).unwrap();
    let orders = journals_of_a_wait(&game);
    assert_eq!(orders, 6);
    counts_agree(&game, 2);
}

fn journals_of_a_wait(game: &Match<Lantern>) -> u32 {
    let (mut orders, mut every) = (0, Every::new());
    loop {
        game.clone().play(Seat(0), &Action::Wait, &mut every).unwrap();
        orders += 1;
        if !every.advance() {
            return orders;
        }
    }
}

#[test]
fn a_game_that_is_over_goes_on_in_no_way() {
    let game = whole(0);
    assert_eq!((perft::<Lantern>(game.state(), 0), perft::<Lantern>(game.state(), 1)), (1, 0));
}

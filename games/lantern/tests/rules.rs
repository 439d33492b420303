//! Rules that no single position can show.
#![allow(clippy::unwrap_used)]

use lantern::{Action, Card, Lantern, Options};
use std::collections::BTreeSet;
use table::{Chance, Match, Pack, Recorded, Seat, Seeded, Standing, Viewer};

fn begin(seats: u8, chance: &mut dyn Chance) -> Match<Lantern> {
    Match::new(&Pack::builtin(), Options { seats }, chance).unwrap()
}

fn hand(game: &Match<Lantern>, seat: Seat) -> Vec<Card> {
    game.view(Viewer::Seat(seat)).hand.unwrap()
}

// rule: L-SETUP-1
#[test]
fn two_to_four_play() {
    for seats in 0..=255 {
        let begun = Match::<Lantern>::new(&Pack::builtin(), Options { seats }, &mut Seeded::from_number(1));
        assert_eq!(begun.is_ok(), (2..=4).contains(&seats), "{seats}");
        if let Ok(game) = begun {
            assert_eq!(
                (game.seats(), game.view(Viewer::Spectator).thieves.len()),
                (seats.into(), seats.into())
            );
        }
    }
}

// rule: L-SETUP-2
#[test]
fn the_deck_is_shuffled_with_one_draw_a_card() {
    let highest: Vec<u32> = (1..16).rev().collect();
    let dealt = |draws: &[u32]| {
        let mut recorded = Recorded::new(draws);
        let game = begin(2, &mut recorded);
        recorded.finish().unwrap();
        hand(&game, Seat(0))
    };
    // The highest draw leaves every card where it is, and the bolts lie on top.
    assert_eq!(dealt(&highest), [Card::Bolt, Card::Bolt]);
    let lowest = [0; 15];
    let swapped = [&[0], &highest[1..]].concat();
    assert_eq!(dealt(&swapped), [Card::Dash, Card::Bolt]);
    assert_eq!(dealt(&lowest).len(), 2);
}

// rule: L-SETUP-2
#[test]
fn every_hand_that_can_be_dealt_is_dealt() {
    let hands: BTreeSet<Vec<Card>> =
        (0..60).map(|number| hand(&begin(4, &mut Seeded::from_number(number)), Seat(3))).collect();
    assert_eq!(hands.len(), 3, "two dashes, two bolts, one of each: {hands:?}");
}

// rule: L-END-1
#[test]
fn sixty_turns_and_no_more() {
    let chance = &mut Seeded::from_number(3);
    for seats in 2..=4 {
        let mut game = begin(seats, chance);
        for turn in 0..60 {
            assert!(game.outcome().is_none(), "turn {turn}");
            game.play(Seat(turn % seats), &Action::Wait, chance).unwrap();
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.rule, "L-END-1");
        assert!(outcome.standings.as_slice().iter().all(|standing| *standing == Standing::Drawn));
    }
}

// rules: L-CARD-1, L-DRAW-2
#[test]
fn no_card_is_ever_lost_or_made() {
    for number in 0..50 {
        let mut dice = Seeded::from_number(number);
        let mut player = Seeded::from_number(1000 + number);
        let mut game = begin(2 + (number % 3) as u8, &mut dice);
        while let Some(prompt) = game.prompts().get(0) {
            let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
            game.answer(game.turn(), seat, player.below(count), &mut dice).unwrap();
            let view = game.view(Viewer::Spectator);
            let held: usize = view.hands.iter().map(|&cards| usize::from(cards)).sum();
            assert_eq!(held + usize::from(view.deck) + view.discard.len(), 16);
            assert!(view.hands.iter().all(|&cards| cards <= 3));
        }
    }
}

// rule: L-STEP-2
#[test]
fn two_thieves_never_stand_on_one_cell() {
    for number in 0..100 {
        let mut dice = Seeded::from_number(number);
        let mut player = Seeded::from_number(2000 + number);
        let mut game = begin(4, &mut dice);
        while let Some(prompt) = game.prompts().get(0) {
            let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
            game.answer(game.turn(), seat, player.below(count), &mut dice).unwrap();
            let cells: BTreeSet<_> = game.view(Viewer::Spectator).thieves.into_iter().collect();
            assert_eq!(cells.len(), 4);
        }
    }
}

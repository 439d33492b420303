//! Bots are measured by what they win.
#![allow(clippy::unwrap_used)]

use bots::Kind;
use table::{Chance, Seat, Seeded};

/// Points of seat 0 over `games` matches, the two kinds taking turns to begin.
fn points(game: &str, kinds: [Kind; 2], games: u64) -> f64 {
    let mut total = 0.0;
    for number in 0..games {
        let chance = &mut Seeded::from_number(number);
        let first = (number % 2) as usize;
        let seated = [kinds[first], kinds[1 - first]];
        let mut bots: Vec<_> = (0..)
            .zip(seated)
            .map(|(seat, kind)| bots::bot(game, kind, Seeded::from_number(number * 2 + seat)).unwrap())
            .collect();
        let mut played = catalog::begin(game, &[], None, chance).unwrap();
        while played.outcome().is_none() {
            let seat = played.awaited()[chance.below(played.awaited().len() as u32) as usize];
            let index = bots[seat.index()].choose(played.as_ref(), seat).unwrap();
            played.answer(played.turn(), seat, index, chance).unwrap();
        }
        total += played.outcome().unwrap().points(Seat(first as u8));
    }
    total
}

#[test]
fn monte_carlo_beats_random_at_lantern() {
    let won = points("lantern", [Kind::MonteCarlo(600), Kind::Random], 40);
    assert!(won >= 34.0, "{won} of 40");
}

#[test]
fn monte_carlo_hardly_ever_loses_tic_tac_toe_to_random() {
    let won = points("tictactoe", [Kind::MonteCarlo(3_000), Kind::Random], 40);
    assert!(won >= 36.0, "{won} of 40");
}

/// Of `games` matches of requiem, how many the thinking seat wins against random ones.
fn won_by_thought(options: &serde_json::Value, thinker: Seat, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let chance = &mut Seeded::from_number(500 + number);
        let mut played = catalog::begin("requiem", &[], Some(options), chance).unwrap();
        let kind = |seat| if seat == thinker { Kind::MonteCarlo(100) } else { Kind::Random };
        let mut bots: Vec<_> = Seat::first(played.seats())
            .map(|seat| bots::bot("requiem", kind(seat), Seeded::from_number(number)).unwrap())
            .collect();
        while played.outcome().is_none() {
            let seat = played.awaited()[0];
            let index = bots[seat.index()].choose(played.as_ref(), seat).unwrap();
            played.answer(played.turn(), seat, index, chance).unwrap();
        }
        won += played.outcome().unwrap().points(thinker);
    }
    won
}

/// The bar is 95 of 100; here few matches are played, so one may be lost.
#[test]
fn monte_carlo_beats_random_at_requiem_on_every_side() {
    for (sides, seats) in [(3, 3), (2, 2)] {
        for thinker in Seat::first(seats) {
            let won = won_by_thought(&serde_json::json!({ "sides": sides }), thinker, 8);
            assert!(won >= 7.0, "{thinker} of {sides}: {won} of 8");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let chance = &mut Seeded::from_number(5);
    let game = catalog::begin("lantern", &[], None, chance).unwrap();
    let choose = || {
        let mut bot = bots::bot("lantern", Kind::MonteCarlo(200), Seeded::from_number(9)).unwrap();
        bot.choose(game.as_ref(), Seat(0))
    };
    assert_eq!(choose(), choose());
    assert!(choose().is_some());
}

#[test]
fn a_bot_does_not_answer_for_a_seat_that_is_not_asked_or_in_another_game() {
    let chance = &mut Seeded::from_number(5);
    let game = catalog::begin("lantern", &[], None, chance).unwrap();
    let mut bot = bots::bot("lantern", Kind::Random, Seeded::from_number(9)).unwrap();
    assert_eq!(bot.choose(game.as_ref(), Seat(1)), None);
    let mut stranger = bots::bot("tictactoe", Kind::Random, Seeded::from_number(9)).unwrap();
    assert_eq!(stranger.choose(game.as_ref(), Seat(0)), None);
}

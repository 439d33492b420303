//! Cards, activations and rank: what a squad does with its deck and its people.
#![allow(clippy::unwrap_used)]

mod dice;
mod packs;
mod setup;

use corps::{Action, Corps, Key, Question};
use table::{Chance, Match, Seat};

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/squad");
}

fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

/// Who is asked what.
fn asked(game: &Match<Corps>) -> (Seat, Question) {
    let prompt = game.prompts().get(0).unwrap();
    (prompt.seat, *prompt.question)
}

/// What is offered.
fn choices(game: &Match<Corps>) -> Vec<Action> {
    game.prompts().get(0).unwrap().choices.to_vec()
}

/// Whoever is asked plays this.
#[track_caller]
fn play(game: &mut Match<Corps>, action: Action, chance: &mut dyn Chance) {
    let seat = game.prompts().get(0).unwrap().seat;
    game.play(seat, &action, chance).unwrap();
}

/// The rule by which an action is refused to whoever is asked.
#[track_caller]
fn refusal(game: &Match<Corps>, action: Action) -> String {
    let seat = game.prompts().get(0).unwrap().seat;
    match game.explain(seat, &action) {
        Some(table::Refusal::Forbidden(breach)) => breach.rule.into_owned(),
        other => panic!("{action:?}: {other:?}"),
    }
}

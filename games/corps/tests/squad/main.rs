//! Cards, activations and rank: what a squad does with its deck and its people.
#![allow(clippy::unwrap_used)]

mod asks;
mod desk;
mod dice;
mod packs;
mod setup;

use corps::{Action, Corps};
use desk::{asked, choices, key, play};
use table::Match;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/squad");
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

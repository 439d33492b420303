//! The board, moving, attacks and sight.
#![allow(clippy::unwrap_used)]

#[allow(dead_code, reason = "other tests of random boards ask for more")]
#[path = "../aliens/board.rs"]
mod board;
mod odds;
mod sight;
mod walks;

use corps::{Action, Corps, Options};
use std::sync::LazyLock;
use table::{Chance, Match, Pack, Seat};

static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/fire");
}

#[track_caller]
fn stage(pack: &Pack<Corps>, options: Options, position: &str) -> Match<Corps> {
    Match::staged(pack, options, position).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

/// The only player plays this.
#[track_caller]
fn play(game: &mut Match<Corps>, action: Action, chance: &mut dyn Chance) {
    game.play(Seat(0), &action, chance).unwrap();
}

/// What is offered.
fn choices(game: &Match<Corps>) -> &[Action] {
    game.prompts().get(0).unwrap().choices
}

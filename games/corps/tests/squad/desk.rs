//! A match in the hands of a test: who is asked what, and plays what.

use corps::{Action, Corps, Key, Question};
use table::{Chance, Match, Seat};

pub(crate) fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

/// Who is asked what.
#[track_caller]
pub(crate) fn asked(game: &Match<Corps>) -> (Seat, Question) {
    let prompt = game.prompts().get(0).unwrap();
    (prompt.seat, *prompt.question)
}

/// What is offered.
#[track_caller]
pub(crate) fn choices(game: &Match<Corps>) -> Vec<Action> {
    game.prompts().get(0).unwrap().choices.to_vec()
}

/// Whoever is asked plays this.
#[track_caller]
pub(crate) fn play(game: &mut Match<Corps>, action: Action, chance: &mut dyn Chance) {
    let seat = game.prompts().get(0).unwrap().seat;
    game.play(seat, &action, chance).unwrap();
}

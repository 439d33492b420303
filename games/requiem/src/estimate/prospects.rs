//! How likely each race is to win.
//!
//! The weights are those of a logistic regression over the turns of 1500 matches between bots with three sides, and as many
//! with two, rounded (docs/balance.md says how well they foretell). Whose turn it is does not count, though it would help a
//! little: nobody decides badly by ending a turn.

use super::{progress, strength};
use crate::hero::Race;
use crate::state::State;
use table::{BySeat, Seat, exponential};

/// What makes a race likely to win, by race where there are three numbers. With two sides there is no Predator.
struct Weights {
    base: [f64; 3],
    /// For the square of the levels climbed: the last ones weigh most.
    climbed: [f64; 3],
    strength: [f64; 3],
    tp: f64,
}

const THREE: Weights = Weights {
    base: [0.0, -1.1, -0.27],
    climbed: [0.15, 0.215, 0.143],
    strength: [0.002, 0.076, 0.045],
    tp: 0.0,
};

const TWO: Weights = Weights {
    base: [0.0, 0.0, 0.02],
    climbed: [0.051, 0.0, 0.053],
    strength: [0.031, 0.0, 0.036],
    tp: 0.051,
};

/// From 0 for lost to 1 for won; together 1. Only for matches with tasks.
pub(super) fn of(state: &State, seats: usize) -> BySeat<f64> {
    let weights = if seats == 2 { &TWO } else { &THREE };
    let mut odds = BySeat::same(seats, 0.0);
    for race in state.living() {
        odds[state.seat(race)] = exponential(weights.sum(state, race));
    }
    let all: f64 = Seat::first(seats).map(|seat| odds[seat]).sum();
    BySeat::of(seats, |seat| odds[seat] / all)
}

impl Weights {
    fn sum(&self, state: &State, race: Race) -> f64 {
        let (side, number) = (state.side(race), race as usize);
        let climbed = f64::from(side.level) - 1.0 + progress(state, race);
        self.base[number]
            + self.climbed[number] * climbed * climbed
            + self.strength[number] * strength(state, race)
            + self.tp * f64::from(side.tp)
    }
}

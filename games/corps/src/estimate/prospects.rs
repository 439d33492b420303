//! How likely the mission is won.
//!
//! The weights are those of a logistic regression over the rounds of 1200 matches between bots, of all missions and one to
//! five players, rounded (docs/balance.md says how well they foretell). What a mission asks for differs, so missions with an
//! exit have weights of their own.

use super::{outlook, progress, threat};
use crate::people::{Place, Who};
use crate::state::State;
use table::{BySeat, likelihood};

/// What speaks for the squad.
struct Weights {
    /// At the beginning, before anything else is counted.
    start: f64,
    /// All that the mission asks for, while it is to be done.
    work: f64,
    /// Somebody killed or captured, on the ground, and out by an exit.
    lost: f64,
    down: f64,
    out: f64,
    cards: f64,
    threat: f64,
    /// Every round that has begun.
    round: f64,
}

const WITH_EXIT: Weights = Weights {
    start: 0.75,
    work: -3.63,
    lost: -0.37,
    down: -0.20,
    out: 0.14,
    cards: 2.22,
    threat: -2.12,
    round: -0.046,
};

const WITHOUT_EXIT: Weights = Weights {
    start: 0.28,
    work: -1.40,
    lost: -0.69,
    down: -0.25,
    out: 0.0,
    cards: 0.0,
    threat: -3.37,
    round: 0.313,
};

/// From 0 for lost to 1 for won. All players are one team (C-GEN-1).
pub(super) fn of(state: &State, seats: usize) -> BySeat<f64> {
    let weights = if state.mission().exits.is_empty() { &WITHOUT_EXIT } else { &WITH_EXIT };
    BySeat::same(seats, likelihood(weights.sum(state)))
}

impl Weights {
    fn sum(&self, state: &State) -> f64 {
        let person = |who: Who| {
            let person = &state.table.people[who.index()];
            match person.place {
                Place::Killed | Place::Captured => self.lost,
                Place::Exited(_) => self.out,
                Place::Space(_) if person.down => self.down,
                Place::Space(_) | Place::Waiting | Place::Absent => 0.0,
            }
        };
        self.start
            + self.work * (1.0 - progress::of(state))
            + Who::ALL.into_iter().map(person).sum::<f64>()
            + self.cards * outlook::cards(state)
            + self.threat * threat(state)
            + self.round * f64::from(state.table.round)
    }
}

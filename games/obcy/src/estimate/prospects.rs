//! How likely the Queen is to win.
//!
//! The weights are those of a logistic regression over the phases of 1200 matches between bots of each variant, rounded
//! (docs/balance.md says how well they foretell). Whose phase it is does not count, though it would help a little: nobody
//! decides badly by ending a phase.

use super::{brood, person, progress};
use crate::state::State;
use table::{BySeat, likelihood};

/// What speaks for the Queen.
struct Weights {
    /// That she lives, or does not.
    alive: f64,
    dead: f64,
    /// While she lives: a task that is to be scored, and an action point until then.
    task: f64,
    point: f64,
    /// After that: a step to the ship.
    step: f64,
    /// What the expedition and the aliens are worth.
    people: f64,
    brood: f64,
}

const FIGHTS: Weights = Weights {
    alive: 2.63,
    dead: -3.40,
    task: -0.23,
    point: 0.0018,
    step: 0.097,
    people: -0.127,
    brood: 0.095,
};

const TASKS: Weights = Weights {
    alive: 0.14,
    dead: -3.86,
    task: 0.66,
    point: 0.0039,
    step: 0.046,
    people: -0.244,
    brood: 0.317,
};

/// From 0 for lost to 1 for won.
pub(super) fn of(state: &State, seats: usize) -> BySeat<f64> {
    let weights = if state.agreed.variant == 1 { &FIGHTS } else { &TASKS };
    let queen = likelihood(weights.sum(state));
    BySeat::of(seats, |seat| if seat == state.agreed.queen { queen } else { 1.0 - queen })
}

impl Weights {
    fn sum(&self, state: &State) -> f64 {
        let people: f64 = state.living().map(|who| person(state, who)).sum();
        let work = if state.table.queen_alive {
            let work = progress::work(state);
            self.alive + self.task * f64::from(work.tasks) + self.point * f64::from(work.points)
        } else {
            self.dead + self.step * f64::from(progress::home(state))
        };
        work + self.people * people + self.brood * brood(state)
    }
}

//! How likely the Queen is to win.
//!
//! The weights are those of a logistic regression over the phases of 1200 matches between bots of each variant, rounded
//! (docs/balance.md says how well they foretell).

use super::{brood, danger, person, progress};
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
    /// What the expedition and the aliens are worth, and who of them is in danger.
    people: f64,
    brood: f64,
    danger: f64,
    /// That the expedition is about to move.
    expedition: f64,
}

const FIGHTS: Weights = Weights {
    alive: 2.69,
    dead: -3.02,
    task: -0.27,
    point: 0.0019,
    step: 0.086,
    people: -0.119,
    brood: 0.074,
    danger: 0.11,
    expedition: -0.16,
};

const TASKS: Weights = Weights {
    alive: 0.29,
    dead: -3.63,
    task: 0.66,
    point: 0.0041,
    step: 0.043,
    people: -0.237,
    brood: 0.282,
    danger: 0.24,
    expedition: -0.46,
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
        let expedition = if state.table.step.is_expedition() { self.expedition } else { 0.0 };
        work + self.people * people
            + self.brood * brood(state)
            + self.danger * danger::danger(state, 0.7)
            + expedition
    }
}

//! How well the squad stands when a round has just begun, for bots: better positions come to more, and that is all they ask.
//!
//! The weights are those of a logistic regression over the rounds of some thousand matches between bots, of all missions and
//! numbers of players, rounded. What the mission asks for differs, so missions with an exit have weights of their own.

use super::{gates, progress, stores, threat};
use crate::deck;
use crate::people::{Place, Who};
use crate::program::Condition;
use crate::state::State;

/// From 0 for lost to 1 for won.
pub(super) fn of(state: &State) -> f64 {
    let odds = if state.mission().exits.is_empty() { holding_out(state) } else { getting_out(state) };
    0.5 + 0.5 * odds / (2.0 + odds.abs())
}

/// The squad, counted.
#[derive(Default)]
struct Squad {
    standing: f64,
    down: f64,
    out: f64,
    gear: f64,
    defence: f64,
}

fn squad(state: &State) -> Squad {
    let mut squad = Squad::default();
    for who in Who::ALL {
        let person = &state.table.people[who.index()];
        match person.place {
            Place::Exited(_) => squad.out += 1.0,
            Place::Waiting => squad.standing += 1.0,
            Place::Space(_) => {
                squad.standing += if person.down { 0.0 } else { 1.0 };
                squad.down += if person.down { 1.0 } else { 0.0 };
                squad.gear += person.slots.iter().flatten().count() as f64;
                squad.defence += f64::from(state.defence(who));
            }
            Place::Absent | Place::Killed | Place::Captured => {}
        }
    }
    squad
}

/// The last cards matter most (C-DECK-4).
pub(super) fn cards(state: &State) -> f64 {
    let cards = (deck::deck_len(state) + deck::exhaust_len(state)) as f64;
    cards / (cards + 20.0)
}

fn getting_out(state: &State) -> f64 {
    let squad = squad(state);
    2.5 * (progress::of(state) - 1.0) - 1.65
        + 0.13 * squad.standing
        + 0.08 * squad.down
        + 0.13 * squad.out
        + 0.01 * squad.defence
        + 2.6 * cards(state)
        - 2.2 * threat(state)
        - 0.07 * f64::from(state.table.round)
}

fn holding_out(state: &State) -> f64 {
    let squad = squad(state);
    let hands: usize = state.table.hands.iter().map(|hand| hand.len()).sum();
    let blips = state.table.blips.iter().filter(|blip| !blip.mission).count();
    let rounds = |condition: &Condition| match condition {
        Condition::Round(round) => f64::from(round.saturating_sub(state.table.round)),
        _ => 0.0,
    };
    2.5 * (progress::of(state) - 1.0) - 4.15
        + 0.46 * squad.standing
        + 0.10 * squad.down
        + 0.043 * squad.defence
        + 0.04 * squad.gear
        + 0.03 * hands as f64
        + 1.5 * cards(state)
        + 7.0 * gates(state)
        - 4.2 * threat(state)
        - 0.045 * blips as f64
        - 0.12 * stores(state)
        - 0.013 * f64::from(state.table.tracker_len)
        - 0.10 * state.mission().victory.iter().map(rounds).sum::<f64>()
        + 0.28 * f64::from(state.table.round)
}

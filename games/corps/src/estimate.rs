//! How well the squad stands, for bots that do not play every line out.

mod progress;

use crate::Corps;
use crate::agenda::Todo;
use crate::attack;
use crate::deck;
use crate::people::{Place, Slot, Who};
use crate::state::State;
use crate::turn;
use board::Cell;
use table::{Estimate, Seat};

impl Estimate for Corps {
    /// A step of a walk or a target still to be chosen is counted as if it were taken, so a look at once is enough.
    const HORIZON: Option<u32> = Some(0);

    /// All players are one team (C-GEN-1), so every seat may expect the same.
    fn estimate(state: &State, _: Seat) -> f64 {
        let value =
            0.46 * progress::of(state) + 0.27 * squad(state) + 0.15 * endurance(state) + 0.12 * gear(state)
                - 0.30 * threat(state)
                + 0.02 * under_way(state);
        (0.03 + 0.9 * value).clamp(0.01, 0.97)
    }
}

/// Steps between two spaces, doors passable.
fn steps(state: &State, from: Cell, to: Cell) -> f64 {
    f64::from(state.mission().ground.steps[from.index()][to.index()])
}

/// Those who are still there. A character on the ground beside an alien is as good as taken.
fn squad(state: &State) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for who in Who::ALL {
        let person = &state.table.people[who.index()];
        let worth = match person.place {
            Place::Absent => continue,
            Place::Waiting | Place::Exited(_) => 1.0,
            Place::Killed => 0.0,
            Place::Captured => 0.1,
            Place::Space(cell) if person.down => {
                if state.aliens_beside(Cell(cell)).next().is_some() {
                    0.25
                } else {
                    0.7
                }
            }
            Place::Space(_) => 1.0 - 0.15 * f64::from(person.hugged.min(2)),
        };
        sum += worth;
        all += 1.0;
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// Cards left to spend: the last ones matter most (C-DECK-4).
fn endurance(state: &State) -> f64 {
    let hands: usize = state.table.hands.iter().map(|hand| hand.len()).sum();
    let cards = (deck::deck_len(state) + deck::exhaust_len(state)) as f64 + 0.7 * hands as f64;
    // Cards beneath the Reshuffle card and in the deck can be drawn, exhausted ones must be recycled first.
    let fresh = deck::deck_len(state) as f64;
    0.75 * cards / (cards + 14.0) + 0.25 * fresh / (fresh + 10.0)
}

/// Weapons and equipment on those who can use them, and well-set dials.
fn gear(state: &State) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (who, _) in state.on_board() {
        let person = &state.table.people[who.index()];
        let armed = person.slots[Slot::Weapon as usize].is_some();
        let spare = person.slots.iter().flatten().count() - usize::from(armed);
        sum += if armed { 0.5 } else { 0.0 } + 0.12 * spare as f64 + 0.02 * f64::from(person.dial);
        all += 1.0;
    }
    if all > 0.0 { sum / all } else { 0.3 }
}

/// Aliens and blips by how near they are to somebody, and how well that somebody can answer.
fn threat(state: &State) -> f64 {
    let mut sum = 0.0;
    let near = |cell: Cell| {
        let people = state.on_board().map(|(who, to)| (steps(state, cell, to), who));
        people.min_by(|one, other| one.0.total_cmp(&other.0))
    };
    for alien in &state.table.aliens {
        let Some((distance, who)) = near(Cell(alien.cell)) else { continue };
        let count = 1.0 + 0.45 * f64::from(alien.tokens);
        let harm = 1.0 - f64::from(state.defence(who).min(9)) / 14.0;
        sum += count * harm * closeness(distance, 7.0);
    }
    for blip in state.table.blips.iter().filter(|blip| !blip.mission) {
        let Some((distance, _)) = near(Cell(blip.cell)) else { continue };
        sum += 0.8 * closeness(distance, 4.5);
    }
    let squad = state.on_board().count().max(1) as f64;
    let load = sum / (1.5 + squad);
    load / (load + 1.0)
}

/// 1 beside somebody, less with every step; half at `far`.
fn closeness(distance: f64, far: f64) -> f64 {
    far / (far + (distance - 1.0).max(0.0))
}

/// Actions still to be taken, and an attack that is declared but not thrown for.
fn under_way(state: &State) -> f64 {
    match state.table.agenda.last() {
        Some(Todo::Turn(turn::Job::Act { left, .. } | turn::Job::Bonus { left, .. })) => {
            f64::from(left) * 0.2
        }
        Some(Todo::Attack(attack::Job::Aim(shot))) => {
            let Some((_, weapon)) = attack::weapon(state, shot.who, shot.slot) else { return 0.0 };
            let best = attack::targets(state, shot.who, weapon, shot.how)
                .map(|cell| f64::from(attack::need(state, shot.who, weapon, cell)) / 10.0)
                .fold(0.0, f64::max);
            1.0 + 2.5 * best
        }
        Some(Todo::Attack(attack::Job::Burst(_) | attack::Job::FollowUp(_))) => 0.5,
        Some(Todo::Deck(deck::Job::Rest { left, .. })) => f64::from(left) * 0.5,
        Some(Todo::Deck(deck::Job::MayDraw { left, .. })) => f64::from(left) * 0.35 + 1.2,
        _ => 0.0,
    }
}

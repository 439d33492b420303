//! Exact chances of a weapon use.

use crate::attack::{self, Use};
use crate::hero::Kind;
use crate::state::State;
use alloc::vec::Vec;
use table::scene::Odds;

/// How often it hits and how often it destroys, out of two throws.
pub(crate) fn of(state: &State, usage: Use) -> Vec<Odds> {
    let melee = state.content.weapons[usage.weapon].melee;
    let damage = |roll: u8| {
        if melee {
            Some(attack::printed(state, usage.weapon, usage.mode).damage)
        } else {
            attack::damage_of(state, usage, roll)
        }
    };
    let (mut hits, mut kills) = (0, 0);
    for damage in (1..=6).filter_map(damage) {
        hits += 6;
        kills += ways_to_destroy(state, usage, damage);
    }
    let mut odds = Vec::new();
    if !melee {
        odds.push(Odds { outcome: "requiem-odds-hit".into(), ways: hits, of: 36 });
    }
    if attack::printed(state, usage.weapon, usage.mode).entangles {
        return odds;
    }
    odds.push(Odds { outcome: "requiem-odds-kill".into(), ways: kills, of: 36 });
    odds
}

/// Of the six throws of the second die, with how many the target is destroyed.
fn ways_to_destroy(state: &State, usage: Use, damage: u8) -> u64 {
    let (figure, most) = (state.figure(usage.target), state.card(usage.target).health);
    if usage.target.kind() != Kind::Alien {
        return if damage >= figure.health { 6 } else { 0 };
    }
    match figure.health + damage {
        wounds if wounds >= most => 6,
        _ if damage == 2 => 2,
        _ => 0,
    }
}

//! Exact chances of a throw of the die.

use crate::content::{Effect, Side};
use crate::item::Weapon;
use crate::people::{Alien, Character};
use crate::state::State;
use crate::{fire, strike};
use alloc::vec::Vec;
use table::Message;
use table::scene::Odds;

/// What may come of one attack, each result with the number of faces that bring it.
fn table(state: &State, strength: i16, counts: impl Fn(&Effect) -> bool) -> Vec<Odds> {
    let mut odds: Vec<(Option<Effect>, u64)> = Vec::new();
    for die in 1..=6 {
        let effect = state.content.combat.result(strength, die).filter(&counts);
        match odds.iter_mut().find(|(other, _)| *other == effect) {
            Some((_, ways)) => *ways += 1,
            None => odds.push((effect, 1)),
        }
    }
    odds.into_iter().map(|(effect, ways)| Odds { outcome: result(effect), ways, of: 6 }).collect()
}

/// A result in words.
pub(super) fn result(effect: Option<Effect>) -> Message {
    let Some(effect) = effect else { return "obcy-result-none".into() };
    let id = match effect.side {
        Side::Attacker => "obcy-result-attacker",
        Side::Defender => "obcy-result-defender",
    };
    Message::new(id).with("loss", effect.loss).with("retreat", effect.retreat)
}

pub(super) fn shot(state: &State, who: Character, weapon: Weapon, target: Alien, shots: u8) -> Vec<Odds> {
    let to = state.alien_cell(target);
    let beside = state.cell(who).is_some_and(|from| state.content.base.adjacent(from, to));
    let strength = fire::strength(state, who, weapon, target, shots);
    table(state, strength, |effect| effect.side == Side::Defender || beside)
}

pub(super) fn group(state: &State, who: Character) -> Vec<Odds> {
    table(state, strike::strength(state, who), |_| true)
}

/// The fight with the Queen (O-QUEEN-6 to -8).
pub(super) fn fight(points: u8) -> Vec<Odds> {
    let points = u64::from(points);
    let (below, equal) = ((points - 1).min(6), u64::from(points <= 6));
    let all = [
        ("obcy-odds-queen-dies", below),
        ("obcy-odds-queen-dies-hatching", equal),
        ("obcy-odds-points-lost", 6 - below - equal),
    ];
    let some = all.into_iter().filter(|odds| odds.1 > 0);
    some.map(|(outcome, ways)| Odds { outcome: outcome.into(), ways, of: 6 }).collect()
}

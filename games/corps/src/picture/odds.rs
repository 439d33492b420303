//! Exact chances of what dice decide.

use crate::content::Weapon;
use crate::people::{Slot, Who};
use crate::state::State;
use crate::{attack, deck};
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::Message;
use table::scene::Odds;

/// A d10 that must not exceed a value, with something added to it.
fn within(need: u8, plus: u8) -> u64 {
    u64::from(need.saturating_sub(plus).min(10))
}

fn odds(outcome: &'static str, ways: u64, of: u64) -> Odds {
    Odds { outcome: outcome.into(), ways, of }
}

/// To hit the alien on a space (C-ATK-3, C-HIT-1). With Full Auto also to kill two, and three, as far as there are so many
/// in sight and cards to pay for them (C-AUTO).
pub(super) fn shot(state: &State, who: Who, slot: Slot, at: Cell) -> Vec<Odds> {
    let Some((_, weapon)) = attack::weapon(state, who, slot) else { return Vec::new() };
    if weapon.area {
        return blast(state, who, weapon, at);
    }
    let (how, cost) = attack::in_question(state, who, slot);
    let hit = |fired: u8| {
        let dial = state.table.people[who.index()].dial.saturating_sub(fired).max(1);
        within(dial.max(attack::auto_hit(state, who, weapon, at)), 0)
    };
    let mut all = vec![odds("corps-odds-hit", hit(0), 10)];
    if !weapon.full_auto {
        return all;
    }
    let targets = attack::targets(state, who, weapon, how).filter_map(|cell| state.alien(cell));
    let lives: usize = targets.map(|alien| usize::from(alien.tokens) + 1).sum();
    let (mut ways, mut of) = (hit(0), 10);
    for (more, outcome) in (1..).zip(["corps-odds-two", "corps-odds-three"]) {
        (ways, of) = (ways * hit(more), of * 10);
        if lives > usize::from(more) && deck::payable(state, cost + more * attack::BURST) {
            all.push(odds(outcome, ways, of));
        }
    }
    all
}

/// To hit each of the aliens and blips in an area, by how near they are (C-AREA-2, C-HIT-1). Nothing where there are none.
fn blast(state: &State, who: Who, weapon: Weapon, at: Cell) -> Vec<Odds> {
    let mut dice = [0_u8; 11];
    for (cell, count) in attack::blast(state, at).filter(|(cell, _)| state.who_at(*cell).is_none()) {
        dice[within(attack::need(state, who, weapon, cell), 0) as usize] += count;
    }
    let hit = |(ways, count): (u64, u8)| Odds {
        outcome: Message::new("corps-odds-each").with("count", count),
        ways,
        of: 10,
    };
    (0..).zip(dice).filter(|(_, count)| *count > 0).map(hit).collect()
}

/// A tech test (C-TECH-1).
pub(super) fn test(tech: u8) -> Vec<Odds> {
    vec![odds("corps-odds-pass", within(tech, 0), 10)]
}

/// What an attack of the alien on a space does to a character (C-DEF).
pub(super) fn defence(state: &State, who: Who, from: Cell) -> Vec<Odds> {
    let plus = state.alien(from).map_or(0, |alien| alien.tokens);
    let (defence, melee) = (state.defence(who), state.melee(who));
    let mut ways = [0_u64; 4];
    for die in 1..=10 {
        let total = die + plus;
        let outcome = match () {
            () if total <= defence && total <= melee => 0,
            () if total <= defence => 1,
            () if total >= 10 => 3,
            () => 2,
        };
        ways[outcome] += 1;
    }
    let outcomes = ["corps-odds-counter", "corps-odds-dodge", "corps-odds-down", "corps-odds-killed"];
    let all = outcomes.into_iter().zip(ways).filter(|(_, ways)| *ways > 0);
    all.map(|(outcome, ways)| odds(outcome, ways, 10)).collect()
}

/// The die on the table thrown once more.
pub(super) fn again(state: &State) -> Vec<Odds> {
    let ways = state.table.roll.map_or(0, |roll| within(roll.need, roll.plus));
    vec![odds("corps-odds-pass", ways, 10)]
}

//! What a choice costs, where it leads and what may come in between.

use super::{place, words};
use crate::attack::{self, How};
use crate::people::{self, Slot, Who};
use crate::state::State;
use crate::walk;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use board::{Cell, CellSet};
use table::Message;
use table::scene::{Badge, Place, Risk};

/// One of the two actions of an activation.
pub(super) fn action() -> Vec<Badge> {
    Vec::from([Badge { icon: "action".into(), value: Some(1), name: "corps-badge-action".into() }])
}

/// Endurance cards that are exhausted.
pub(super) fn cards(count: u8) -> Vec<Badge> {
    let badge = || super::pieces::badge("cost", "corps-badge-cards", count);
    (count > 0).then(badge).into_iter().collect()
}

/// An attack: an action in the own activation, and the weapon's price.
pub(super) fn shot(price: u8, in_activation: bool) -> Vec<Badge> {
    let mut costs = if in_activation { action() } else { Vec::new() };
    if price > 0 {
        costs.push(super::pieces::badge("price", "corps-badge-price", price));
    }
    costs
}

/// What can be attacked with the weapon in a slot (C-ATK-1).
pub(super) fn targets(state: &State, who: Who, slot: Slot) -> Vec<Place> {
    let weapon = attack::weapon(state, who, slot);
    weapon.map_or_else(Vec::new, |(_, weapon)| {
        attack::targets(state, who, weapon, How::Action).map(place).collect()
    })
}

/// The squad's own who may die by an area attack on that space, the attacker among them (C-AREA-8).
pub(super) fn own_in_blast(state: &State, who: Who, slot: Slot, at: Cell) -> Vec<Risk> {
    let Some((_, weapon)) = attack::weapon(state, who, slot).filter(|(_, weapon)| weapon.area) else {
        return Vec::new();
    };
    let own = attack::blast(state, at).filter_map(|(cell, _)| Some((cell, state.who_at(cell)?)));
    let risk = |(cell, own)| {
        let ways = attack::need(state, who, weapon, cell).min(10);
        let what = Message::new("corps-risk-blast").with("who", words::who(own)).with("ways", ways);
        Risk { place: Some(place(cell)), what }
    };
    own.map(risk).collect()
}

/// Where a move may lead, the first steps exactly and the others as far as walls, doors and figures allow (C-MOVE).
pub(super) fn reach(state: &State, who: Who, speed: u8) -> Vec<Place> {
    let Some(from) = state.cell_of(who) else { return Vec::new() };
    let (ways, occupied) = (&state.mission().ground.ways, state.occupied());
    let free = |cell: Cell| !occupied.crowd.contains(cell);
    let mut reached = BTreeSet::new();
    reached.extend(walk::first_steps(state, who, speed));
    let mut edge: Vec<Cell> = reached.iter().copied().collect();
    for _ in 1..speed {
        // Doors open before whoever stands at them, barricades do not.
        let open = |way: &&board::Way| way.door.is_none_or(|door| !state.table.barred.contains(door));
        let stops = |cell: &Cell| !walk::must_stop(state, &occupied, *cell);
        let next = edge.iter().filter(|cell| stops(cell)).flat_map(|cell| ways.of(*cell)).filter(open);
        let next: Vec<Cell> = next.map(|way| way.to).filter(|cell| free(*cell)).collect();
        edge = next.into_iter().filter(|cell| reached.insert(*cell)).collect();
    }
    let ends = |cell: &Cell| *cell != from && walk::can_end(state, who, *cell);
    reached.into_iter().filter(ends).map(place).collect()
}

/// What a step leads to besides: a stop next to an alien (C-MOVE-6), and blips that come into sight (C-SPOT-1).
pub(super) fn step(state: &State, who: Who, to: Cell) -> Vec<Risk> {
    let mut after = state.clone();
    after.table.people[who.index()].place = people::Place::Space(to.0);
    let risk = |cell: Cell, id: &'static str| Risk { place: Some(place(cell)), what: Message::new(id) };
    let occupied = after.occupied();
    let mut risks = Vec::new();
    if walk::must_stop(&after, &occupied, to) {
        risks.push(risk(to, "corps-risk-stop"));
    }
    let mut seen = CellSet::new();
    after.sight().all(to, &occupied.shut, &after.blockers(), &mut seen);
    let blips = after.table.blips.iter().map(|blip| Cell(blip.cell)).filter(|cell| seen.contains(*cell));
    risks.extend(blips.map(|cell| risk(cell, "corps-risk-blip")));
    risks
}

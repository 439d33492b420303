//! Sentry guns fire at whatever takes a step in front of them (C-SENTRY).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::state::{Gun, State};
use crate::{Corps, harm, spot};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::Cx;

/// The lower of two dice must not exceed this (C-SENTRY-6).
const AIM: u8 = 7;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Guns fire at what has stepped onto a space; those that have, one bit each.
    Fire { cell: u16, fired: u8 },
}

/// Something has taken a step onto a space (C-SENTRY-9).
pub(crate) fn stepped(state: &mut State, cell: Cell) {
    if state.table.guns.iter().flatten().any(|gun| gun.shots > 0) {
        push(state, cell, 0);
    }
}

fn push(state: &mut State, cell: Cell, fired: u8) {
    state.table.agenda.push(Todo::Sentry(Job::Fire { cell: cell.0, fired }));
}

/// The guns that see a space and have not fired, with their numbers.
fn guns(state: &State, cell: Cell, fired: u8) -> impl Iterator<Item = (u8, Gun)> + '_ {
    let guns = (0..).zip(state.table.guns).filter_map(|(number, gun)| Some((number, gun?)));
    guns.filter(move |(number, gun)| {
        fired & (1 << *number) == 0 && gun.shots > 0 && is_seen(state, gun, cell)
    })
}

/// A gun sees the spaces strictly ahead of its own row or column (C-SENTRY-2, A-70).
fn is_seen(state: &State, gun: &Gun, cell: Cell) -> bool {
    let grid = &state.mission().ground.grid;
    let from = Cell(gun.cell);
    let ahead = match gun.facing {
        0 => grid.row(cell) < grid.row(from),
        1 => grid.column(cell) > grid.column(from),
        2 => grid.row(cell) > grid.row(from),
        _ => grid.column(cell) < grid.column(from),
    };
    ahead && state.sees(from, cell)
}

/// What a gun would kill is still there. It does not spend shots on a blip that cannot be hit.
fn has_target(state: &State, cell: Cell) -> bool {
    let blip = state.blip(cell).is_some_and(|blip| state.is_loose(blip));
    blip || state.alien(cell).is_some() || state.who_at(cell).is_some()
}

fn fire(state: &mut State, cell: Cell, fired: u8, number: u8, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    push(state, cell, fired | 1 << number);
    let Some(gun) = &mut state.table.guns[usize::from(number)] else { return };
    gun.shots -= 1;
    let from = Cell(gun.cell);
    let (one, other) = (cx.roll(10) as u8, cx.roll(10) as u8);
    let hit = one.min(other) <= AIM;
    event::tell(cx, Notice::GunFired(state.spot(from), state.spot(cell), one, other, hit));
    if hit {
        destroy(state, cell, cx);
    }
}

/// Everything on the space, a whole swarm included (C-SENTRY-7).
fn destroy(state: &mut State, cell: Cell, cx: &mut Cx<'_, Corps>) {
    // Doors may fall shut and others come into sight.
    spot::check(state);
    spot::discard_blip(state, cell, cx);
    if state.remove_alien(cell).is_some() {
        event::tell(cx, Notice::AlienHit(state.spot(cell), None));
    }
    if let Some(who) = state.who_at(cell) {
        harm::kill(state, who, cx);
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    let Job::Fire { cell, fired } = job;
    let mut ready = guns(state, Cell(cell), fired).filter(|_| has_target(state, Cell(cell)));
    let (first, second) = (ready.next(), ready.next());
    drop(ready);
    match (first, second) {
        (None, _) => drop(state.table.agenda.pop()),
        (Some((number, _)), None) => fire(state, Cell(cell), fired, number, cx),
        _ => return false,
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Fire { cell, fired } = job;
    offers.ask(state.lead(), Question::GunOrder);
    guns(state, Cell(cell), fired).for_each(|(_, gun)| offers.add(Action::Space(state.spot(Cell(gun.cell)))));
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let (Job::Fire { cell, fired }, Action::Space(spot)) = (job, action) else { return };
    let chosen = state.cell(spot);
    let gun = guns(state, Cell(cell), fired).find(|(_, gun)| Some(Cell(gun.cell)) == chosen);
    if let Some((number, _)) = gun {
        fire(state, Cell(cell), fired, number, cx);
    }
}

//! Blips and facehuggers that enter play (C-SPAWN, C-BARR-10, A-68).

use crate::action::{Action, Element, Question};
use crate::agenda::Todo;
use crate::content::Gate;
use crate::event::{self, Notice};
use crate::nearby::nearest;
use crate::offer::Offers;
use crate::people::Who;
use crate::state::{Alien, Blip, Breed, State, Under};
use crate::{Corps, barricade, blips, spot};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

/// Facehugger tokens (1.2).
const FACEHUGGERS: usize = 2;
/// Spaces that all blips move for each one that the empty pool cannot give (C-SPAWN-8).
const STIR: u8 = 3;

/// What enters play at a gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Newcomers {
    Blips(u8),
    Facehugger,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The gate is looked up; among equally near ones the lead chooses (C-CHOICE-1).
    Gate { gate: Gate, seat: Seat, what: Newcomers },
    /// So many blips are still to enter there. `stirred`: the blips in play have moved for the next one (C-SPAWN-9).
    Next { at: u16, left: u8, stirred: bool },
    /// The next one is about to be placed.
    Put { at: u16, left: u8 },
    /// A facehugger appears there.
    Hug { at: u16 },
}

/// Blips or a facehugger enter at the gate that a card of that player means.
pub(crate) fn enter(state: &mut State, gate: Gate, seat: Seat, what: Newcomers) {
    push(state, Job::Gate { gate, seat, what });
}

/// So many blips enter at a space (C-SPAWN-1).
fn spawn(state: &mut State, number: u8, at: Cell) {
    push(state, Job::Next { at: at.0, left: number, stirred: false });
}

/// A facehugger appears on or next to a space (Op::Hatch).
pub(crate) fn hug(state: &mut State, at: Cell) {
    push(state, Job::Hug { at: at.0 });
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Spawn(job));
}

fn replace(state: &mut State, job: Job) {
    state.table.agenda.pop();
    push(state, job);
}

/// The spaces of the characters that a card of a player looks at: the player's heroes, or anybody if there is none.
pub(crate) fn hosts(state: &State, seat: Seat) -> impl Iterator<Item = Cell> + '_ {
    let own = move |who: Who| state.table.people[who.index()].player == Some(seat);
    let any_own = state.heroes(seat).next().is_some();
    state.on_board().filter(move |(who, _)| !any_own || own(*who)).map(|(_, cell)| cell)
}

/// Of some spaces, those nearest to the player's characters.
pub(crate) fn nearest_to_hosts(state: &State, seat: Seat, cells: &[Cell]) -> Vec<Cell> {
    let barred = !state.table.barred.is_empty();
    let flood = barred.then(|| state.flood(hosts(state, seat)));
    let steps = |cell: &Cell| match &flood {
        Some(flood) => flood.distance(*cell),
        None => hosts(state, seat).map(|host| state.reach(host, *cell)).min(),
    };
    // What no way leads to is farther than anything else.
    let steps = |cell: &Cell| steps(cell).unwrap_or(u16::MAX);
    let least = cells.iter().map(steps).min();
    cells.iter().copied().filter(|cell| Some(steps(cell)) == least).collect()
}

/// The spaces that a gate may mean for a player; nothing enters where there is none (C-GEN-8).
fn gates(state: &State, gate: Gate, seat: Seat) -> Vec<Cell> {
    let spawns = &state.mission().spawns;
    let tunnels = || state.table.tunnels.iter().flatten();
    let cells = || tunnels().map(|tunnel| Cell(tunnel.cell));
    match gate {
        Gate::Spawn(_) if spawns.is_empty() => Vec::new(),
        Gate::Spawn(number) => [spawns[usize::from(number) % spawns.len()]].into(),
        Gate::Tunnel => match tunnels().find(|tunnel| tunnel.owners & (1 << seat.0) != 0) {
            Some(own) => [Cell(own.cell)].into(),
            None => nearest_to_hosts(state, seat, &cells().collect::<Vec<_>>()),
        },
        Gate::Nearest => {
            nearest_to_hosts(state, seat, &spawns.iter().copied().chain(cells()).collect::<Vec<_>>())
        }
    }
}

fn begin(state: &mut State, what: Newcomers, at: Cell) {
    state.table.agenda.pop();
    match what {
        Newcomers::Blips(number) => spawn(state, number, at),
        Newcomers::Facehugger => hug(state, at),
    }
}

/// The barricade on a spawn point or tunnel.
fn barricade(state: &State, at: Cell) -> Option<Element> {
    let number = state.mission().spawns.iter().position(|spawn| *spawn == at);
    if number.is_some_and(|number| state.table.barred_spawns & (1 << number) != 0) {
        return Some(Element::Spawn(state.spot(at)));
    }
    let tunnel = state.table.tunnels.iter().flatten().find(|tunnel| tunnel.cell == at.0);
    tunnel.filter(|tunnel| tunnel.barred).map(|_| Element::Tunnel(state.spot(at)))
}

/// One blip at a time: the pool, the barricade, the place (C-SPAWN-9).
fn next(state: &mut State, at: Cell, left: u8, stirred: bool, cx: &mut Cx<'_, Corps>) {
    let Some(rest) = left.checked_sub(1) else {
        state.table.agenda.pop();
        return;
    };
    let later = Job::Next { at: at.0, left: rest, stirred: false };
    if state.table.pool.iter().all(|count| *count == 0) {
        if stirred {
            replace(state, later);
        } else {
            replace(state, Job::Next { at: at.0, left, stirred: true });
            blips::stir(state, STIR);
        }
        return;
    }
    let barricade = barricade(state, at);
    if let Some(element) = barricade {
        let die = cx.roll(6) as u8;
        event::tell(cx, Notice::Gate(state.spot(at), die));
        if die < state.edition().barricade_break {
            // Back to the pool unseen (C-BARR-10).
            replace(state, later);
            return;
        }
        replace(state, Job::Put { at: at.0, left });
        barricade::remove(state, element, cx);
    } else {
        replace(state, Job::Put { at: at.0, left });
    }
}

/// The nearest empty spaces (C-SPAWN-2, C-SPAWN-5).
fn places(state: &State, at: u16) -> Vec<Cell> {
    nearest(state, Cell(at), |cell| state.is_empty(cell))
}

/// A blip drawn at random from the pool goes there, number side down (C-SPAWN-1). If somebody sees it, it is spotted.
fn put(state: &mut State, at: u16, left: u8, to: Cell, cx: &mut Cx<'_, Corps>) {
    replace(state, Job::Next { at, left: left - 1, stirred: false });
    let Some(number) = draw_blip(state, cx) else { return };
    state.add_blip(Blip::new(to.0, Under::Aliens(number)));
    event::tell(cx, Notice::Spawned(state.spot(to)));
    if let Some(free) = state.table.placed.iter_mut().find(|place| place.is_none()) {
        *free = Some(to.0);
    }
    state.table.placed_seen |= spot::is_seen(state, to);
    spot::spawn_check(state, to);
}

/// Draws a blip from the pool; nobody sees its number.
pub(crate) fn draw_blip(state: &mut State, cx: &mut Cx<'_, Corps>) -> Option<u8> {
    let total: u32 = state.table.pool.iter().map(|count| u32::from(*count)).sum();
    let mut drawn = (total > 0).then(|| cx.chance().below(total))?;
    for (number, count) in (0..).zip(&mut state.table.pool) {
        match drawn.checked_sub(u32::from(*count)) {
            Some(rest) => drawn = rest,
            None => {
                *count -= 1;
                return Some(number);
            }
        }
    }
    None
}

/// Whether a facehugger token is left: none on the board and on no card.
fn is_hugger_left(state: &State) -> bool {
    let out = state.table.aliens.iter().filter(|alien| alien.breed == Breed::Facehugger).count();
    let on_cards: usize = state.table.people.iter().map(|person| usize::from(person.hugged)).sum();
    out + on_cards < FACEHUGGERS
}

fn put_hugger(state: &mut State, to: Cell, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let acted = !state.table.hunting;
    state.add_alien(Alien { acted, ..Alien::new(to.0, Breed::Facehugger, 0) });
    event::tell(cx, Notice::Figure(state.spot(to), Breed::Facehugger));
    spot::check(state);
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Gate { gate, seat, what } => match gates(state, gate, seat)[..] {
            [] => drop(state.table.agenda.pop()),
            [only] => begin(state, what, only),
            _ => return false,
        },
        Job::Next { at, left, stirred } => next(state, Cell(at), left, stirred, cx),
        Job::Put { at, left } => match places(state, at)[..] {
            [] => replace(state, Job::Next { at, left: left - 1, stirred: false }),
            [only] => put(state, at, left, only, cx),
            _ => return false,
        },
        Job::Hug { .. } if !is_hugger_left(state) => drop(state.table.agenda.pop()),
        Job::Hug { at } => match places(state, at)[..] {
            [] => drop(state.table.agenda.pop()),
            [only] => put_hugger(state, only, cx),
            _ => return false,
        },
    }
    true
}

/// What is asked, and the spaces among which the lead chooses.
fn choices(state: &State, job: Job) -> (Question, Vec<Cell>) {
    match job {
        Job::Gate { gate, seat, .. } => (Question::Gate, gates(state, gate, seat)),
        Job::Put { at, .. } | Job::Next { at, .. } => (Question::Blip, places(state, at)),
        Job::Hug { at } => (Question::Figure, places(state, at)),
    }
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let (question, cells) = choices(state, job);
    offers.ask(state.lead(), question);
    cells.into_iter().for_each(|cell| offers.add(Action::Space(state.spot(cell))));
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Action::Space(spot) = action else { return };
    let Some(cell) = state.cell(spot) else { return };
    match job {
        Job::Gate { what, .. } => begin(state, what, cell),
        Job::Put { at, left } => put(state, at, left, cell, cx),
        Job::Hug { .. } => put_hugger(state, cell, cx),
        Job::Next { .. } => {}
    }
}

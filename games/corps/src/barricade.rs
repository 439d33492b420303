//! Barricades on doors, tunnels and spawn points (C-BARR-1 to -5). Breaking them is the aliens' affair.

use crate::action::{Action, Element};
use crate::agenda::Todo;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::Who;
use crate::roll::{self, Roll, Test};
use crate::state::{BARRICADES, State};
use crate::{Corps, pause, spot};
use board::{Cell, Door};
use serde::{Deserialize, Serialize};
use table::Cx;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The die is thrown.
    Test { who: Who, element: Element },
    /// It is applied.
    Settle { element: Element },
}

/// A Barricade action: builds on an element, or takes away what is there (C-BARR-1).
pub(crate) fn attempt(state: &mut State, who: Who, element: Element) {
    state.table.agenda.push(Todo::Barricade(Job::Test { who, element }));
    pause::open(state, Moment::TestDeclared);
}

/// The elements next to a character, and whether they are barricaded (C-BARR-2).
pub(crate) fn elements(state: &State, who: Who) -> impl Iterator<Item = (Element, bool)> + '_ {
    let here = state.cell_of(who);
    let doors = here.into_iter().flat_map(|here| state.mission().ground.doors_at[here.index()].iter());
    let doors = doors.filter_map(|door| Some((state.door(door)?, state.table.barred.contains(door))));
    let near = move |cell: Cell| here.is_some_and(|here| state.touches(here, cell));
    let gates =
        gates(state).filter(move |(cell, ..)| near(*cell)).map(|(_, element, barred)| (element, barred));
    doors.chain(gates)
}

/// Tunnels and spawn points.
fn gates(state: &State) -> impl Iterator<Item = (Cell, Element, bool)> + '_ {
    let spawns = state.mission().spawns.iter().enumerate().map(|(number, &cell)| {
        (cell, Element::Spawn(state.spot(cell)), state.table.barred_spawns & (1 << number) != 0)
    });
    let tunnels = state
        .table
        .tunnels
        .iter()
        .flatten()
        .map(|tunnel| (Cell(tunnel.cell), Element::Tunnel(state.spot(Cell(tunnel.cell))), tunnel.barred));
    spawns.chain(tunnels)
}

/// Everything that is barricaded.
pub(crate) fn barred(state: &State) -> impl Iterator<Item = Element> + '_ {
    let doors = state.table.barred.iter().filter_map(|door| state.door(door));
    doors.chain(gates(state).filter(|(.., barred)| *barred).map(|(_, element, _)| element))
}

/// Whether a token is left (C-BARR-4).
pub(crate) fn left(state: &State) -> bool {
    barred(state).count() < BARRICADES
}

impl State {
    /// A door as people name it.
    pub(crate) fn door(&self, door: Door) -> Option<Element> {
        let [one, other] = self.mission().ground.grid.threshold(door)?;
        let (one, other) = (self.spot(one), self.spot(other));
        Some(Element::Door(one.min(other), one.max(other)))
    }

    fn find_door(&self, element: Element) -> Option<Door> {
        let count = self.mission().ground.grid.doors().len();
        (0..count).map(|number| Door(number as u8)).find(|door| self.door(*door) == Some(element))
    }
}

fn is_barred(state: &State, element: Element) -> bool {
    barred(state).any(|other| other == element)
}

fn set(state: &mut State, element: Element, barred: bool) {
    match element {
        Element::Door(..) => {
            if let Some(door) = state.find_door(element) {
                let doors = &mut state.table.barred;
                if barred { doors.insert(door) } else { doors.remove(door) }
            }
        }
        Element::Spawn(spot) => {
            let cell = state.cell(spot);
            if let Some(number) = state.mission().spawns.iter().position(|spawn| Some(*spawn) == cell) {
                let bit = 1 << number;
                let spawns = &mut state.table.barred_spawns;
                *spawns = if barred { *spawns | bit } else { *spawns & !bit };
            }
        }
        Element::Tunnel(spot) => {
            let cell = state.cell(spot);
            for tunnel in state.table.tunnels.iter_mut().flatten() {
                tunnel.barred = if Some(Cell(tunnel.cell)) == cell { barred } else { tunnel.barred };
            }
        }
    }
}

/// Puts a barricade on an element (C-BARR-3).
pub(crate) fn build(state: &mut State, element: Element, cx: &mut Cx<'_, Corps>) {
    if left(state) && !is_barred(state, element) {
        set(state, element, true);
        event::tell(cx, Notice::Barricaded(element));
        // By the corner rule a door that falls shut can open a line of sight (C-LOS-8).
        spot::check(state);
    }
}

/// Takes a barricade away. The door may stand open then, so blips may come into sight.
pub(crate) fn remove(state: &mut State, element: Element, cx: &mut Cx<'_, Corps>) {
    set(state, element, false);
    event::tell(cx, Notice::Unbarred(element));
    spot::check(state);
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    state.table.agenda.pop();
    match job {
        Job::Test { who, element } => {
            state.table.agenda.push(Todo::Barricade(Job::Settle { element }));
            let need = state.barricade_tech(who);
            roll::throw(state, Roll::new(Test::Tech, who, 0, need), cx);
        }
        Job::Settle { element } => {
            let passed = state.table.roll.take().is_some_and(|roll| roll.succeeds());
            match (passed, is_barred(state, element)) {
                (true, true) => remove(state, element, cx),
                (true, false) => build(state, element, cx),
                (false, _) => {}
            }
        }
    }
    true
}

/// Nothing is ever asked here.
pub(crate) fn offer(_: &State, _: Job, _: &mut Offers<'_>) {}

pub(crate) fn take(_: &mut State, _: Job, _: Action, _: &mut Cx<'_, Corps>) {}

//! Retreats of both sides (O-RETREAT).
//!
//! A retreat is a path without repeated fields, but nothing happens along it: only where it ends matters, so that
//! is what is asked.

use crate::Obcy;
use crate::agenda::Todo;
use crate::cells::Cells;
use crate::event::Notice;
use crate::finish::{hurt, kill, tell};
use crate::people::{Alien, Character};
use crate::state::{Place, State};
use board::Cell;
use table::Cx;

/// As far as a result can send anybody.
const MOST: usize = 6;

/// Where paths of each length end.
struct Paths<'a> {
    state: &'a State,
    open: Cells,
    fields: usize,
    ends: [Cells; MOST + 1],
}

impl Paths<'_> {
    fn follow(&mut self, from: Cell, steps: usize) {
        self.ends[steps].add(from);
        if steps == self.fields {
            return;
        }
        self.open.remove(from);
        for next in self.state.content.base.near(from).within(&self.open).iter() {
            self.follow(next, steps + 1);
        }
        self.open.add(from);
    }

    fn of(state: &State, from: Cell, fields: u8, open: Cells) -> [Cells; MOST + 1] {
        let fields = usize::from(fields).min(MOST);
        let mut paths = Paths { state, open, fields, ends: [Cells::NONE; MOST + 1] };
        paths.follow(from, 0);
        paths.ends
    }
}

/// Where an alien may end a retreat of the full length; nowhere means that it dies (O-RETREAT-2, -3, -7).
pub(crate) fn alien_ends(state: &State, alien: Alien, fields: u8) -> Cells {
    let people = state.people_cells();
    let open = state
        .content
        .base
        .brood
        .without(&people)
        .without(&state.beside(&people))
        .without(&state.alien_cells())
        .without(&state.table.collapsed);
    Paths::of(state, state.alien_cell(alien), fields, open)[usize::from(fields).min(MOST)]
}

/// Where a character may end a retreat as long as possible, and how long that is (O-RETREAT-4, -5, -7).
pub(crate) fn person_ends(state: &State, who: Character, fields: u8) -> (Cells, u8) {
    let Some(from) = state.cell(who) else { return (Cells::NONE, 0) };
    let aliens = state.alien_cells();
    let open = state
        .content
        .base
        .foot
        .without(&aliens)
        .without(&state.beside(&aliens))
        .without(&state.people_cells())
        .without(&state.table.collapsed);
    let ends = Paths::of(state, from, fields, open);
    let longest = (0..=usize::from(fields).min(MOST)).rev().find(|steps| !ends[*steps].is_empty());
    longest.map_or((Cells::NONE, 0), |steps| (ends[steps], steps as u8))
}

/// Retreats unless its player has a choice.
pub(crate) fn alien(state: &mut State, alien: Alien, fields: u8, cx: &mut Cx<'_, Obcy>) -> bool {
    let ends = alien_ends(state, alien, fields);
    match ends.len() {
        0 => {
            state.table.agenda.pop();
            tell(cx, Notice::Cornered(alien));
            kill(state, alien, cx);
        }
        1 => flee(state, alien, ends.first().unwrap_or(state.alien_cell(alien)), cx),
        _ => return false,
    }
    true
}

/// The alien of the last item of the agenda goes there.
pub(crate) fn flee(state: &mut State, alien: Alien, to: Cell, cx: &mut Cx<'_, Obcy>) {
    state.table.agenda.pop();
    state.creature_mut(alien).cell = to.0;
    tell(cx, Notice::Fled(alien, state.content.base.spot(to)));
}

/// Retreats unless its controller has a choice.
pub(crate) fn person(state: &mut State, who: Character, fields: u8, cx: &mut Cx<'_, Obcy>) -> bool {
    let (ends, _) = person_ends(state, who, fields);
    if ends.len() > 1 {
        return false;
    }
    if let Some(to) = ends.first() {
        withdraw(state, who, fields, to, cx);
    } else {
        state.table.agenda.pop();
    }
    true
}

/// The character of the last item of the agenda goes there, and pays for every field that is missing (O-RETREAT-5).
pub(crate) fn withdraw(state: &mut State, who: Character, fields: u8, to: Cell, cx: &mut Cx<'_, Obcy>) {
    let (_, longest) = person_ends(state, who, fields);
    state.table.agenda.pop();
    if longest > 0 {
        state.person_mut(who).place = Place::Field(to.0);
        tell(cx, Notice::Retreated(who, state.content.base.spot(to)));
    }
    hurt(state, who, fields - longest, cx);
}

/// Several aliens retreat in an order that their player chooses (O-RETREAT-9).
pub(crate) fn scatter(state: &mut State, fields: u8) -> bool {
    let mut shaken = state.aliens().filter(|alien| state.creature(*alien).shaken);
    match (shaken.next(), shaken.next()) {
        (None, _) => {
            drop(shaken);
            state.table.agenda.pop();
        }
        (Some(alien), None) => {
            drop(shaken);
            begin(state, alien, fields);
        }
        _ => return false,
    }
    true
}

/// One of the shaken aliens is next.
pub(crate) fn begin(state: &mut State, alien: Alien, fields: u8) {
    state.creature_mut(alien).shaken = false;
    state.table.agenda.push(Todo::Flee(alien, fields));
}

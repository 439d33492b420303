//! The transporter (O-TRANS).

use crate::cells::Cells;
use crate::event::Notice;
use crate::finish::{arrive, tell};
use crate::item::Kind;
use crate::people::Character;
use crate::reach::Reach;
use crate::state::{Place, State};
use crate::{Obcy, tasks, turn};
use board::Cell;
use table::Cx;

/// Drives of one container (O-TRANS-4).
pub(crate) const DRIVES: u8 = 3;

/// Fuel, a passenger and somewhere to go (O-TRANS-2, O-TRANS-8).
pub(crate) fn can_drive(state: &State) -> bool {
    state.table.fuel > 0
        && state.passengers().next().is_some()
        && !Reach::of_transporter(state).ends.is_empty()
}

pub(crate) fn drive(state: &mut State, to: Cell, cx: &mut Cx<'_, Obcy>) {
    state.table.transporter = to.0;
    state.table.fuel -= 1;
    tell(cx, Notice::Drove(state.content.base.spot(to), state.table.fuel));
    if to == state.content.base.pad {
        // It drives home only after the Queen's death, and never without a passenger (O-TRANS-26). That is the end.
        arrive(state);
        return;
    }
    tasks::drove(state, to, cx);
    turn::begin_acting(state, cx);
}

pub(crate) fn load(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.take(Kind::Fuel.fresh());
    person.ap -= 1;
    state.table.fuel = DRIVES;
    tell(cx, Notice::Loaded(who));
}

/// Boarding ends the activation (O-TRANS-22).
pub(crate) fn board(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.place = Place::Aboard;
    person.ap = 0;
    tell(cx, Notice::Boarded(who));
    turn::finish_acting(state, who);
}

pub(crate) fn can_board(state: &State, who: Character) -> bool {
    let person = state.person(who);
    person.place == Place::Field(state.table.transporter) && state.table.fuel > 0 && !person.left
}

pub(crate) fn can_load(state: &State, who: Character) -> bool {
    let person = state.person(who);
    let there = person.place == Place::Aboard || person.place == Place::Field(state.table.transporter);
    there && state.table.fuel == 0 && person.ap > 0 && person.has(Kind::Fuel)
}

/// Whether a passenger can be set down on the transporter's own field (O-TRANS-20).
pub(crate) fn can_leave(state: &State, who: Character) -> bool {
    state.person(who).place == Place::Aboard && is_free(state, Cell(state.table.transporter))
}

pub(crate) fn leave(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let transporter = state.table.transporter;
    let person = state.person_mut(who);
    person.place = Place::Field(transporter);
    person.left = true;
    tell(cx, Notice::Left(who));
}

/// No piece stands there; for the landing pad this is no different (O-TRANS-20).
fn is_free(state: &State, cell: Cell) -> bool {
    !state.people_cells().has(cell) && !state.alien_cells().has(cell)
}

/// Puts passengers out of an empty transporter, as far as nobody must decide (O-TRANS-24).
pub(crate) fn put_out_all(state: &mut State, cx: &mut Cx<'_, Obcy>) -> bool {
    let passenger = state.passengers().next().filter(|_| state.table.fuel == 0);
    if let Some(who) = passenger {
        let places = exits(state);
        if places.len() > 1 {
            return false;
        }
        // A base without a free field for six characters does not exist.
        put_out(state, who, places.first().unwrap_or(Cell(state.table.transporter)), cx);
        return true;
    }
    state.table.agenda.pop();
    turn::begin_firing(state);
    true
}

pub(crate) fn put_out(state: &mut State, who: Character, to: Cell, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.place = Place::Field(to.0);
    person.ap = 0;
    person.left = true;
    tell(cx, Notice::PutOut(who, state.content.base.spot(to)));
}

/// The transporter's own field if it is free, else the nearest free fields.
pub(crate) fn exits(state: &State) -> Cells {
    let base = &state.content.base;
    let start = Cell(state.table.transporter);
    let mut ring = Cells::NONE;
    ring.add(start);
    if is_free(state, start) {
        return ring;
    }
    let walkable = base.foot.without(&state.table.collapsed);
    let mut taken = state.people_cells();
    taken.join(&state.alien_cells());
    let mut seen = ring;
    while !ring.is_empty() {
        ring = state.beside(&ring).within(&walkable).without(&seen);
        seen.join(&ring);
        let free = ring.without(&taken);
        if !free.is_empty() {
            return free;
        }
    }
    Cells::NONE
}

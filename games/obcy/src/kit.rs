//! What characters do with items (O-ITEM).

use crate::cells::Cells;
use crate::content::Mark;
use crate::event::{Event, Notice};
use crate::finish::{give_back, tell};
use crate::item::{Item, Kind, Store};
use crate::people::Character;
use crate::state::{OpenCard, State};
use crate::tasks;
use crate::{Obcy, TaskId};
use board::Cell;
use table::Cx;

/// The store under a character.
pub(crate) fn store(state: &State, who: Character) -> Option<Store> {
    match state.content.base.mark(state.cell(who)?) {
        Some(Mark::Store(store)) => Some(store),
        _ => None,
    }
}

/// Whether the supply has one left (O-ITEM-24).
pub(crate) fn is_left(state: &State, kind: Kind) -> bool {
    !kind.is_limited() || state.table.supply[kind as usize] > 0
}

pub(crate) fn take(state: &mut State, who: Character, kind: Kind, cx: &mut Cx<'_, Obcy>) {
    if kind.is_limited() {
        state.table.supply[kind as usize] -= 1;
    }
    let person = state.person_mut(who);
    person.ap -= 1;
    person.put(kind.fresh());
    tell(cx, Notice::Took(who, kind.fresh()));
}

pub(crate) fn pick_up(state: &mut State, who: Character, item: Item, cx: &mut Cx<'_, Obcy>) {
    let Some(cell) = state.cell(who) else { return };
    state.table.floor.take(cell, item);
    let person = state.person_mut(who);
    person.ap -= 1;
    person.put(item);
    tell(cx, Notice::PickedUp(who, item));
}

pub(crate) fn drop(state: &mut State, who: Character, item: Item, cx: &mut Cx<'_, Obcy>) {
    let Some(cell) = state.cell(who) else { return };
    let person = state.person_mut(who);
    person.ap -= 1;
    person.take(item);
    state.table.floor.put(cell, item);
    tell(cx, Notice::Dropped(who, item));
}

pub(crate) fn hand(state: &mut State, who: Character, item: Item, to: Character, cx: &mut Cx<'_, Obcy>) {
    let giver = state.person_mut(who);
    giver.ap -= 1;
    giver.take(item);
    state.person_mut(to).put(item);
    tell(cx, Notice::Handed(who, item, to));
}

/// At a computer with a diskette, and cards may still be read (O-TASK-2, O-TASK-5, O-TASK-13).
pub(crate) fn can_read(state: &State, who: Character) -> bool {
    let person = state.person(who);
    person.ap > 0
        && person.has(Kind::Diskette)
        && at_computer(state, who)
        && state.table.queen_alive
        && state.table.deck_len > 0
        && !state.has_three_open()
}

pub(crate) fn at_computer(state: &State, who: Character) -> bool {
    let mark = state.cell(who).and_then(|cell| state.content.base.mark(cell));
    matches!(mark, Some(Mark::Computer(_)))
}

/// Draws the top card; the diskette goes back (O-TASK-2).
pub(crate) fn read(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.ap -= 1;
    person.take(Kind::Diskette.fresh());
    give_back(state, Kind::Diskette.fresh());
    state.table.deck_len -= 1;
    let top = core::mem::take(&mut state.table.deck[usize::from(state.table.deck_len)]);
    let task = TaskId(top);
    if let Some(slot) = state.table.open.iter_mut().find(|slot| slot.is_none()) {
        *slot = Some(OpenCard::new(task));
    }
    cx.tell(Event::Read { queen: state.agreed.queen, who, task });
}

/// Corridor fields that a charge may collapse from here (O-ITEM-16, O-ITEM-17).
pub(crate) fn blastable(state: &State, who: Character) -> Cells {
    let (Some(cell), person) = (state.cell(who), state.person(who)) else { return Cells::NONE };
    if person.ap == 0 || !person.has(Kind::Charge) {
        return Cells::NONE;
    }
    let base = &state.content.base;
    let mut shut = state.people_cells();
    shut.join(&state.alien_cells());
    shut.join(&state.table.collapsed);
    shut.add(Cell(state.table.transporter));
    base.near(cell).within(&base.corridors).without(&shut)
}

pub(crate) fn blow(state: &mut State, who: Character, cell: Cell, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.ap -= 1;
    person.take(Kind::Charge.fresh());
    state.table.collapsed.add(cell);
    // Whatever lies there is lost.
    while let Some(item) = lying(state, cell) {
        state.table.floor.take(cell, item);
        give_back(state, item);
    }
    tell(cx, Notice::Collapsed(who, state.content.base.spot(cell)));
    tasks::collapsed(state, cell, cx);
}

fn lying(state: &State, cell: Cell) -> Option<Item> {
    state.table.floor.on(cell).next()
}

/// Whether the android can treat somebody (O-ITEM-21, O-ITEM-22).
pub(crate) fn can_heal(state: &State, who: Character, patient: Character) -> bool {
    let person = state.person(who);
    who == Character::Android
        && person.ap > 0
        && person.has(Kind::Medkit)
        && state.side_by_side(who, patient)
        && state.person(patient).strength < state.content.cards[patient].strength
}

pub(crate) fn heal(state: &mut State, who: Character, patient: Character, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.ap -= 1;
    person.take(Kind::Medkit.fresh());
    let healed = state.person_mut(patient);
    healed.strength += 1;
    let strength = healed.strength;
    tell(cx, Notice::Healed(patient, strength));
}

//! Grenades (O-GREN).

use crate::Obcy;
use crate::agenda::Todo;
use crate::cells::Cells;
use crate::content::Ground;
use crate::event::Notice;
use crate::finish::{die, kill, tell};
use crate::item::Kind;
use crate::people::Character;
use crate::state::{CellIndex, State};
use board::Cell;
use table::Cx;

/// How far one is thrown (O-GREN-2).
pub(crate) const THROW: u16 = 2;

/// A grenade at hand that the character may throw.
pub(crate) fn is_armed(state: &State, who: Character) -> bool {
    let person = state.person(who);
    person.ap > 0 && person.has(Kind::Grenade) && state.content.cards[who].grenades
}

pub(crate) fn can_throw(state: &State, who: Character) -> bool {
    is_armed(state, who) && !aims(state, who).is_empty()
}

/// The fields that can be aimed at (O-GREN-4).
pub(crate) fn aims(state: &State, who: Character) -> Cells {
    let (base, Some(from)) = (&state.content.base, state.cell(who)) else { return Cells::NONE };
    let rubble = state.rubble();
    let mut near = Cells::NONE;
    // Whatever a line reaches within two fields is adjacent to something adjacent.
    base.near(from).iter().for_each(|cell| near.join(base.near(cell)));
    near.join(base.near(from));
    near.remove(from);
    near.remove(base.pad);
    let good = |cell: &Cell| {
        base.distance(from, *cell) <= THROW
            && base.clear(from, *cell, &rubble)
            && !state.table.collapsed.has(*cell)
            && has_zone(state, *cell)
    };
    near.iter().filter(good).collect()
}

/// In a room the field must belong to three that touch each other (O-GREN-7).
fn has_zone(state: &State, aim: Cell) -> bool {
    !matches!(state.content.base.ground(aim), Ground::Room(_)) || !partners(state, aim, None).is_empty()
}

/// The fields that may join the zone of an aimed field and perhaps one more (O-GREN-5 to -8).
pub(crate) fn partners(state: &State, aim: Cell, more: Option<Cell>) -> Cells {
    let base = &state.content.base;
    let mut beside = *base.near(aim);
    match (base.ground(aim), more) {
        (Ground::Room(room), None) => {
            beside = beside.within(base.room(room));
            let triangle = |cell: &Cell| base.near(*cell).meets(&beside);
            beside.iter().filter(triangle).collect()
        }
        (Ground::Room(room), Some(more)) => beside.within(base.room(room)).within(base.near(more)),
        (_, more) => {
            beside.remove(base.pad);
            if let Some(more) = more {
                beside.remove(more);
            }
            beside
        }
    }
}

/// The grenade leaves the hand; where exactly it bursts is still to be said.
pub(crate) fn throw(state: &mut State, who: Character, aim: Cell, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.ap -= 1;
    person.fired = true;
    person.take(Kind::Grenade.fresh());
    tell(cx, Notice::Threw(who, state.content.base.spot(aim)));
    state.table.agenda.push(Todo::Zone(who, aim.0, None));
}

/// Completes the zone as far as there is no choice, and lets the grenade burst.
pub(crate) fn complete(
    state: &mut State,
    who: Character,
    aim: CellIndex,
    more: Option<CellIndex>,
    cx: &mut Cx<'_, Obcy>,
) -> bool {
    let partners = partners(state, Cell(aim), more.map(Cell));
    match (more, partners.len()) {
        (None, 0) => burst(state, [aim].into_iter(), cx),
        (None, 1) => add(state, who, aim, more, partners.first().unwrap_or(Cell(aim)), cx),
        // Two fields leave no choice; in a room they touch each other, or they would not be partners.
        (None, 2) => burst(state, partners.iter().map(|cell| cell.0).chain([aim]), cx),
        (Some(more), 0) => burst(state, [aim, more].into_iter(), cx),
        (Some(_), 1) => add(state, who, aim, more, partners.first().unwrap_or(Cell(aim)), cx),
        _ => return false,
    }
    true
}

/// A field joins the zone; the third completes it.
pub(crate) fn add(
    state: &mut State,
    who: Character,
    aim: CellIndex,
    more: Option<CellIndex>,
    cell: Cell,
    cx: &mut Cx<'_, Obcy>,
) {
    match more {
        Some(more) => burst(state, [aim, more, cell.0].into_iter(), cx),
        None => {
            state.table.agenda.pop();
            state.table.agenda.push(Todo::Zone(who, aim, Some(cell.0)));
        }
    }
}

/// All in the zone die, whatever their strength (O-GREN-9).
fn burst(state: &mut State, zone: impl Iterator<Item = CellIndex>, cx: &mut Cx<'_, Obcy>) {
    state.table.agenda.pop();
    let zone: Cells = zone.map(Cell).collect();
    let (mut people, mut aliens) = (0, 0);
    for who in Character::ALL {
        if state.cell(who).is_some_and(|cell| zone.has(cell)) {
            die(state, who, cx);
            people += 1;
        }
    }
    for alien in crate::people::Alien::all() {
        if state.stands(alien) && zone.has(state.alien_cell(alien)) {
            kill(state, alien, cx);
            aliens += 1;
        }
    }
    tell(cx, Notice::Exploded(people, aliens));
}

//! Hatching, movement and mutation of the aliens (O-HATCH, O-AMOVE, O-MUT).

use crate::Obcy;
use crate::agenda::Todo;
use crate::event::Notice;
use crate::finish::tell;
use crate::people::Alien;
use crate::reach::alien_bounds;
use crate::state::{Creature, State, Step};
use board::Cell;
use table::Cx;

/// No alien is stronger (O-HATCH-3).
pub(crate) const STRONGEST: u8 = 4;

/// Points are left, and a token (O-HATCH-8).
pub(crate) fn can_hatch(state: &State) -> bool {
    state.table.budget > 0 && free(state).is_some()
}

/// The lowest number that no alien has.
pub(crate) fn free(state: &State) -> Option<Alien> {
    Alien::all().find(|alien| !state.stands(*alien))
}

pub(crate) fn hatch(state: &mut State, strength: u8, cell: Cell, cx: &mut Cx<'_, Obcy>) {
    let Some(alien) = free(state) else { return };
    state.table.budget -= strength;
    *state.creature_mut(alien) = Creature { cell: cell.0, strength, ..Creature::NONE };
    tell(cx, Notice::Hatched(alien, strength, state.content.base.spot(cell)));
}

/// A2. Points not used are lost (O-HATCH-2).
pub(crate) fn begin_moves(state: &mut State) {
    state.table.budget = 0;
    state.table.step = Step::Brood;
    state.table.aliens.iter_mut().for_each(|creature| creature.moved = false);
}

/// Aliens that have not moved and have somewhere to go, ascending.
pub(crate) fn movable(state: &State) -> impl Iterator<Item = Alien> + '_ {
    let (open, _) = alien_bounds(state);
    state.aliens().filter(move |alien| {
        let near = state.content.base.near(state.alien_cell(*alien));
        !state.creature(*alien).moved && near.meets(&open)
    })
}

pub(crate) fn creep(state: &mut State, alien: Alien, to: Cell, cx: &mut Cx<'_, Obcy>) {
    let creature = state.creature_mut(alien);
    creature.cell = to.0;
    creature.moved = true;
    state.table.picked = None;
    tell(cx, Notice::Crept(alien, state.content.base.spot(to)));
}

/// A3, then A4.
pub(crate) fn end_moves(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    state.table.picked = None;
    for one in Alien::all() {
        if !state.stands(one) || !state.content.base.is_vent(state.alien_cell(one)) {
            continue;
        }
        let cell = state.creature(one).cell;
        let Some(other) = state.aliens().find(|other| *other > one && state.creature(*other).cell == cell)
        else {
            continue;
        };
        // What exceeds the highest strength is lost (O-MUT-2).
        let strength = (state.creature(one).strength + state.creature(other).strength).min(STRONGEST);
        state.creature_mut(one).strength = strength;
        *state.creature_mut(other) = Creature::NONE;
        tell(cx, Notice::Mutated(one, other, strength));
    }
    state.table.step = Step::Strike;
    state.table.aliens.iter_mut().for_each(|creature| {
        creature.moved = false;
        creature.target = None;
    });
    state.table.agenda.push(Todo::Groups);
    state.table.agenda.push(Todo::Assign);
}

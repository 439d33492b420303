//! Why a step is not legal.

use super::no;
use crate::action::Action;
use crate::state::State;
use crate::walk::{self, Walk};
use board::{Cell, Dir};
use table::Breach;

pub(super) fn forbids(state: &State, walk: Walk, action: Action) -> Breach {
    let Some(from) = state.cell_of(walk.who) else { return no("C-MOVE-1", "corps-no-step-first") };
    let spot = match action {
        Action::Space(spot) => spot,
        Action::Pass if walk.towards.is_some() => return no("C-MOVE-12", "corps-no-stop-lured"),
        Action::Pass => {
            let rule = if walk::is_taken(state, walk.who, from) { "C-MOVE-4" } else { "C-MOVE-5" };
            return no(rule, "corps-no-stop-here");
        }
        _ => return no("C-MOVE-1", "corps-no-step-first"),
    };
    let Some(to) = state.cell(spot) else { return no("C-BOARD-1", "corps-no-space") };
    let occupied = state.occupied();
    if state.alien(to).is_some() {
        return no("C-MOVE-2", "corps-no-step-alien");
    }
    if state.blip(to).is_some() {
        return no("C-MOVE-11", "corps-no-step-blip");
    }
    if !state.mission().ground.ways.adjacent(from, to, &occupied.shut) {
        return apart(state, from, to);
    }
    if walk::leads_away(state, walk, to) {
        return no("C-MOVE-12", "corps-no-step-away");
    }
    if walk::must_stop(state, &occupied, to) {
        no("C-MOVE-8", "corps-no-step-stop")
    } else if occupied.people.contains(to) {
        no("C-MOVE-4", "corps-no-step-end")
    } else {
        no("C-MOVE-5", "corps-no-step-token")
    }
}

/// Two spaces that are not adjacent now.
fn apart(state: &State, from: Cell, to: Cell) -> Breach {
    let grid = &state.mission().ground.grid;
    let side = Dir::ALL.into_iter().find(|dir| grid.neighbour(from, *dir) == Some(to));
    let door = side.and_then(|dir| grid.door(from, dir));
    match (door, side) {
        (Some(_), _) => no("C-BOARD-11", "corps-no-step-barred"),
        (None, Some(_)) => no("C-MOVE-2", "corps-no-step-wall"),
        (None, None) if state.crow(from, to) == 1 => no("C-MOVE-3", "corps-no-step-corner"),
        (None, None) => no("C-MOVE-1", "corps-no-step-far"),
    }
}

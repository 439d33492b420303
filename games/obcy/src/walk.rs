//! Walking, airlocks and the outside track (O-MOVE, O-LOCK).

use crate::content::Ground;
use crate::event::Notice;
use crate::finish::{arrive, tell};
use crate::people::Character;
use crate::reach::Reach;
use crate::state::{Place, State};
use crate::{Obcy, tasks, transporter, turn};
use board::Cell;
use table::Cx;

pub(crate) fn walk(state: &mut State, who: Character, to: Cell, cx: &mut Cx<'_, Obcy>) {
    let steps = Reach::of_person(state, who).steps(to).unwrap_or(0);
    let person = state.person_mut(who);
    person.ap -= steps;
    // Stepping out is leaving (O-TRANS-20).
    person.left |= person.place == Place::Aboard;
    person.place = Place::Field(to.0);
    tell(cx, Notice::Moved(who, state.content.base.spot(to), steps));
    match state.content.base.ground(to) {
        Ground::Pad if !state.table.queen_alive => arrive(state),
        // Before the Queen's death the pad is entered to load fuel, or to board at once (O-MOVE-12).
        Ground::Pad if state.table.fuel > 0 => transporter::board(state, who, cx),
        Ground::Airlock(airlock) => go_out(state, who, airlock, cx),
        _ => halt(state, who, to),
    }
}

/// The stop rule (O-MOVE-5).
fn halt(state: &mut State, who: Character, cell: Cell) {
    if state.content.base.near(cell).meets(&state.alien_cells()) {
        state.person_mut(who).stopped = true;
    }
}

/// Onto the track, which ends the activation (O-LOCK-3).
fn go_out(state: &mut State, who: Character, airlock: u8, cx: &mut Cx<'_, Obcy>) {
    let person = state.person_mut(who);
    person.place = Place::Track(0);
    person.out_by = airlock;
    person.ap = 0;
    tell(cx, Notice::WentOut(who, airlock + 1));
    tasks::went_out(state, who);
    turn::finish_acting(state, who);
}

/// Whether the airlock of that number, from 1, lets somebody in (O-LOCK-5, O-LOCK-7).
pub(crate) fn is_airlock_free(state: &State, number: u8) -> bool {
    let airlock = number.checked_sub(1).and_then(|at| state.content.base.airlocks.get(usize::from(at)));
    airlock.is_some_and(|airlock| !state.people_cells().has(*airlock))
}

/// In through an airlock, a move of one field (O-LOCK-5, O-LOCK-9).
pub(crate) fn come_in(state: &mut State, who: Character, number: u8, cx: &mut Cx<'_, Obcy>) {
    let airlock = state.content.base.airlocks[usize::from(number - 1)];
    let person = state.person_mut(who);
    let out_by = person.out_by;
    person.place = Place::Field(airlock.0);
    person.out_by = 0;
    person.ap -= 1;
    tell(cx, Notice::CameIn(who, number));
    halt(state, who, airlock);
    tasks::came_in(state, who, out_by + 1 != number, cx);
}

//! The Queen (O-QUEEN).

use crate::Obcy;
use crate::event::Notice;
use crate::finish::tell;
use crate::state::State;
use table::Cx;

/// A task was scored: perhaps it kills her, perhaps it allows a fight.
pub(crate) fn scored(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    if state.agreed.variant == 1 {
        state.table.agenda.push(crate::agenda::Todo::Fight);
    } else if state.table.scored >= state.agreed.goal {
        die(state, false, cx);
    }
}

/// Without points, or without a Queen, there is nothing to decide any more.
pub(crate) fn is_settled(state: &mut State) -> bool {
    let settled = !state.table.queen_alive || state.table.points == 0;
    if settled {
        state.table.agenda.pop();
    }
    settled
}

/// Her strength is thrown anew for each fight (O-QUEEN-5 to -9).
pub(crate) fn fight(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    state.table.agenda.pop();
    let (strength, points) = (cx.roll(6) as u8, state.table.points);
    tell(cx, Notice::Fought(strength, points));
    if strength > points {
        state.table.points = 0;
    } else {
        die(state, strength == points, cx);
    }
}

fn die(state: &mut State, hatching: bool, cx: &mut Cx<'_, Obcy>) {
    state.table.queen_alive = false;
    state.table.hatching = hatching;
    tell(cx, Notice::QueenDied(hatching));
}

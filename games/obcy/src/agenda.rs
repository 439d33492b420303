//! What is under way: plain data, so that a match can stop in the middle of an attack for a week.

use crate::Obcy;
use crate::people::{Alien, Character};
use crate::state::{CellIndex, State};
use crate::{finish, grenade, queen, retreat, strike, tasks, transporter, turn};
use serde::{Deserialize, Serialize};
use table::Cx;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Todo {
    /// Whoever sits in a transporter without fuel is put out (O-TRANS-24); then E2 is over.
    PutOut,
    /// The thrower chooses the blast zone: the aimed field and one more, if it is chosen.
    Zone(Character, CellIndex, Option<CellIndex>),
    /// A character retreats so many fields.
    Retreat(Character, u8),
    /// An alien retreats so many fields.
    Flee(Alien, u8),
    /// All shaken aliens retreat so many fields, one after another.
    Scatter(u8),
    /// The leader may fight the Queen (O-QUEEN-4).
    Fight,
    /// The checkpoint of that number looks at the open cards from that one on (O-TURN-11).
    Check(u8, u8),
    /// Phase 2 begins.
    Aliens,
    /// Aliens next to characters are assigned to them (O-AATK-10).
    Assign,
    /// Groups attack, one after another.
    Groups,
    /// The round is over.
    Round,
}

/// As deep as one decision ever nests.
const DEPTH: usize = 16;

/// Things still to be done, the next one last.
pub(crate) type Agenda = table::Agenda<Todo, DEPTH>;

/// Goes on until somebody must decide or the game is over. The end is tested after every effect (O-TURN-10).
pub(crate) fn run(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    while !finish::test(state) {
        let goes_on = match state.table.agenda.last() {
            Some(todo) => carry_out(state, todo, cx),
            None => turn::advance(state, cx),
        };
        if !goes_on {
            return;
        }
    }
    state.table.agenda = Agenda::EMPTY;
    state.table.current = None;
    state.table.picked = None;
}

/// Carries out the last item of the agenda. False if somebody must decide first.
fn carry_out(state: &mut State, todo: Todo, cx: &mut Cx<'_, Obcy>) -> bool {
    match todo {
        Todo::PutOut => transporter::put_out_all(state, cx),
        Todo::Zone(thrower, aim, more) => grenade::complete(state, thrower, aim, more, cx),
        Todo::Retreat(who, fields) => retreat::person(state, who, fields, cx),
        Todo::Flee(alien, fields) => retreat::alien(state, alien, fields, cx),
        Todo::Scatter(fields) => retreat::scatter(state, fields),
        Todo::Fight => queen::is_settled(state),
        Todo::Check(checkpoint, from) => tasks::checkpoint(state, checkpoint, from, cx),
        Todo::Assign => strike::assign(state),
        Todo::Groups => strike::groups(state, cx),
        Todo::Aliens => {
            state.table.agenda.pop();
            turn::begin_aliens(state, cx);
            true
        }
        Todo::Round => {
            state.table.agenda.pop();
            turn::end_round(state, cx);
            true
        }
    }
}

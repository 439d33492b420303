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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "alloc::vec::Vec<Todo>", into = "alloc::vec::Vec<Todo>")]
pub(crate) struct Agenda {
    len: u8,
    items: [Todo; DEPTH],
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { len: 0, items: [Todo::Round; DEPTH] };

    pub(crate) fn push(&mut self, todo: Todo) {
        self.items[usize::from(self.len)] = todo;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Todo> {
        self.len = self.len.checked_sub(1)?;
        // Left-overs are overwritten, so that equal agendas are equal in memory.
        Some(core::mem::replace(&mut self.items[usize::from(self.len)], Todo::Round))
    }

    pub(crate) fn last(&self) -> Option<Todo> {
        self.items[..usize::from(self.len)].last().copied()
    }
}

impl From<Agenda> for alloc::vec::Vec<Todo> {
    fn from(agenda: Agenda) -> Self {
        agenda.items[..usize::from(agenda.len)].into()
    }
}

impl TryFrom<alloc::vec::Vec<Todo>> for Agenda {
    type Error = &'static str;

    fn try_from(items: alloc::vec::Vec<Todo>) -> Result<Agenda, Self::Error> {
        if items.len() > DEPTH {
            return Err("so much cannot be under way at once");
        }
        let mut agenda = Agenda::EMPTY;
        items.into_iter().for_each(|todo| agenda.push(todo));
        Ok(agenda)
    }
}

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

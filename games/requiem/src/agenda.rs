//! What is under way: plain data, so that a match can stop in the middle of an attack for a week.

use crate::Requiem;
use crate::hero::{Hero, Race};
use crate::state::{CellIndex, State};
use crate::{attack, finish, movement, spend, tasks, turn};
use serde::{Deserialize, Serialize};
use table::Cx;

/// As far as a hero walks in one move.
pub(crate) const MAX_STEPS: usize = 8;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Todo {
    /// All soldiers stand: the first turn begins.
    Begin,
    /// Somebody must put a new figure on a cell: a soldier, or an Alien of this hive.
    Deploy(Hero, u8),
    /// The rest of a walk.
    Walk(Hero, [CellIndex; MAX_STEPS], u8),
    /// A hero is destroyed by a race.
    Destroy(Hero, Race),
    /// The acid of the last target may burn this hero.
    Acid(Hero),
    /// The first hero may answer the second.
    Counter(Hero, Hero),
    /// The task check (R-TASK-8).
    Check,
    /// The owner of several fulfilled tasks says which counts. At the end of a turn, conditions on it count as well.
    Count(Race, bool),
    /// T5, from step (a).
    EndTurn,
    /// T5(b).
    EndCheck,
    /// T5(c) to (e).
    PassTurn,
}

/// As deep as one decision ever nests: an attack, its acid, a destruction, a check and a choice.
const DEPTH: usize = 12;

/// Things still to be done, the next one last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "alloc::vec::Vec<Todo>", into = "alloc::vec::Vec<Todo>")]
pub(crate) struct Agenda {
    len: u8,
    items: [Todo; DEPTH],
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { len: 0, items: [Todo::EndTurn; DEPTH] };

    pub(crate) fn push(&mut self, todo: Todo) {
        self.items[usize::from(self.len)] = todo;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Todo> {
        self.len = self.len.checked_sub(1)?;
        // Left-overs are overwritten, so that equal agendas are equal in memory.
        Some(core::mem::replace(&mut self.items[usize::from(self.len)], Todo::EndTurn))
    }

    pub(crate) fn last(&self) -> Option<Todo> {
        self.items[..usize::from(self.len)].last().copied()
    }

    /// Whether the match has not begun yet: soldiers are being placed.
    pub(crate) fn is_setup(&self) -> bool {
        self.len > 0 && self.items[0] == Todo::Begin
    }

    pub(crate) fn clear(&mut self) {
        *self = Agenda::EMPTY;
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

/// Goes on until somebody must decide or the game is over.
pub(crate) fn run(state: &mut State, cx: &mut Cx<'_, Requiem>) {
    while state.over.is_none() {
        let Some(todo) = state.table.agenda.last() else {
            if turn::advance(state) {
                continue;
            }
            return;
        };
        match todo {
            Todo::Deploy(hero, hive) => {
                let Some(only) = spend::only_place(state, hero, hive) else { return };
                state.table.agenda.pop();
                spend::deploy(state, hero, only, cx);
            }
            Todo::Counter(hero, attacker) => {
                if attack::can_answer(state, hero, attacker) {
                    return;
                }
                state.table.agenda.pop();
            }
            Todo::Count(..) => return,
            _ => {
                state.table.agenda.pop();
                carry_out(state, todo, cx);
            }
        }
    }
    state.table.agenda.clear();
}

fn carry_out(state: &mut State, todo: Todo, cx: &mut Cx<'_, Requiem>) {
    match todo {
        Todo::Begin => turn::begin(state, Race::Guard, cx),
        Todo::Walk(hero, path, left) => movement::walk(state, hero, path, left),
        Todo::Destroy(hero, by) => finish::destroy(state, hero, by, cx),
        Todo::Acid(hero) => attack::acid(state, hero, cx),
        Todo::Check => tasks::check(state, cx),
        Todo::EndTurn => turn::end(state),
        Todo::EndCheck => tasks::end_check(state, cx),
        Todo::PassTurn => turn::pass(state, cx),
        Todo::Deploy(..) | Todo::Counter(..) | Todo::Count(..) => {}
    }
}

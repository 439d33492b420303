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
pub(crate) type Agenda = table::Agenda<Todo, DEPTH>;

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
    state.table.agenda = Agenda::EMPTY;
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

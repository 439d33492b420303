//! What is under way: plain data, so that a match can stop in the middle of an attack for a week.
//!
//! Every subject has a module with jobs of its own and three functions for them: `run` goes on without anybody and says
//! whether it did, `offer` lists what may be decided, `take` carries a decision out. The job that comes next is the last
//! one; a job stays there until it is popped or replaced by the module that owns it.

use crate::action::Action;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::state::{Ending, State};
use crate::{
    Corps, aftermath, attack, barricade, blips, deck, defend, finish, harm, hunt, pause, program, roll,
    round, sentry, setup, spawn, spot, tracker, turn, walk,
};
use serde::{Deserialize, Serialize};
use table::Cx;

/// Something still to be done, by the module that does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Todo {
    /// Choosing heroes, gear and places.
    Setup(setup::Job),
    /// Phases of a round and their order.
    Round(round::Job),
    /// The activation of a character.
    Turn(turn::Job),
    Walk(walk::Job),
    Attack(attack::Job),
    Barricade(barricade::Job),
    /// Drawing, discarding, revealing, resting.
    Deck(deck::Job),
    /// The text of a card or an ability.
    Program(program::Job),
    /// A moment at which events may be played.
    Pause(pause::Job),
    /// What may be done about a die.
    Roll(roll::Job),
    /// Aliens and blips on the move.
    Hunt(hunt::Job),
    Blips(blips::Job),
    Spot(spot::Job),
    Defend(defend::Job),
    Harm(harm::Job),
    Tracker(tracker::Job),
    Spawn(spawn::Job),
    Sentry(sentry::Job),
    /// The End phase.
    Finish(finish::Job),
    /// After a campaign mission.
    Aftermath(aftermath::Job),
}

/// As deep as one decision ever nests.
const DEPTH: usize = 40;

/// Things still to be done, the next one last.
pub(crate) type Agenda = table::Agenda<Todo, DEPTH>;

macro_rules! by_module {
    ($todo:expr, $($function:tt)*) => {
        match $todo {
            Todo::Setup(job) => by_module!(@ setup job $($function)*),
            Todo::Round(job) => by_module!(@ round job $($function)*),
            Todo::Turn(job) => by_module!(@ turn job $($function)*),
            Todo::Walk(job) => by_module!(@ walk job $($function)*),
            Todo::Attack(job) => by_module!(@ attack job $($function)*),
            Todo::Barricade(job) => by_module!(@ barricade job $($function)*),
            Todo::Deck(job) => by_module!(@ deck job $($function)*),
            Todo::Program(job) => by_module!(@ program job $($function)*),
            Todo::Pause(job) => by_module!(@ pause job $($function)*),
            Todo::Roll(job) => by_module!(@ roll job $($function)*),
            Todo::Hunt(job) => by_module!(@ hunt job $($function)*),
            Todo::Blips(job) => by_module!(@ blips job $($function)*),
            Todo::Spot(job) => by_module!(@ spot job $($function)*),
            Todo::Defend(job) => by_module!(@ defend job $($function)*),
            Todo::Harm(job) => by_module!(@ harm job $($function)*),
            Todo::Tracker(job) => by_module!(@ tracker job $($function)*),
            Todo::Spawn(job) => by_module!(@ spawn job $($function)*),
            Todo::Sentry(job) => by_module!(@ sentry job $($function)*),
            Todo::Finish(job) => by_module!(@ finish job $($function)*),
            Todo::Aftermath(job) => by_module!(@ aftermath job $($function)*),
        }
    };
    (@ $module:ident $job:ident run $state:ident $cx:ident) => { $module::run($state, $job, $cx) };
    (@ $module:ident $job:ident offer $state:ident $offers:ident) => { $module::offer($state, $job, $offers) };
    (@ $module:ident $job:ident take $state:ident $action:ident $cx:ident) => {
        $module::take($state, $job, $action, $cx)
    };
}

/// Goes on until somebody must decide or the mission is over.
pub(crate) fn run(state: &mut State, cx: &mut Cx<'_, Corps>) {
    while state.over.is_none() {
        finish::check_now(state);
        let Some(todo) = state.table.agenda.last() else { break };
        if !by_module!(todo, run state cx) {
            return;
        }
    }
    if let Some(ending) = state.over {
        event::tell(cx, Notice::Over(ending == Ending::Won));
    }
}

/// What may be decided now. Nothing is offered exactly when `run` would go on.
pub(crate) fn offer(state: &State, offers: &mut Offers<'_>) {
    if let Some(todo) = state.table.agenda.last() {
        by_module!(todo, offer state offers);
    }
}

/// Carries a decision out that is on offer, and what follows.
pub(crate) fn take(state: &mut State, action: Action, cx: &mut Cx<'_, Corps>) {
    if let Some(todo) = state.table.agenda.last() {
        by_module!(todo, take state action cx);
    }
    run(state, cx);
}

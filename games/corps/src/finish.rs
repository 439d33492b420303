//! The End phase: effects, victory and defeat, the next round (C-END, C-BUG).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::content::{Hook, Mode};
use crate::event;
use crate::hooks::Text;
use crate::offer::Offers;
use crate::people::{PEOPLE, Place, Who};
use crate::program::{Condition, Running, holds};
use crate::state::{Ending, State};
use crate::{Corps, aftermath, program, round};
use serde::{Deserialize, Serialize};
use table::Cx;

/// Victory in a Bug Hunt, besides what its card asks for (C-BUG-2).
const BUG_HUNT: [Condition; 3] = [Condition::TrackerEmpty, Condition::Quiet, Condition::Survivor];

/// Effects of this End phase that have been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Done {
    /// For each character its abilities and cards, one bit each.
    people: [u8; PEOPLE],
    /// Texts of the mission, in their order.
    mission: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Step 1: effects, in an order that the lead chooses; `now` is the character whose turn it is (C-END-2).
    Effects { done: Done, now: Option<Who> },
    /// Step 2: victory, then defeat (C-END-3, C-END-4).
    Verdict,
    /// Step 3 (C-END-6).
    NextRound,
}

pub(crate) fn begin(state: &mut State) {
    push(state, Job::NextRound);
    push(state, Job::Verdict);
    push(state, Job::Effects { done: Done::default(), now: None });
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Finish(job));
}

/// End phase texts of a character on the board that have not been carried out.
fn texts(state: &State, done: Done, who: Who) -> impl Iterator<Item = Text> + '_ {
    let left = move |text: &Text| {
        text.hook == Hook::EndPhase
            && done.people[who.index()] & text.origin.bit() == 0
            && state.cell_of(who).is_some()
    };
    state.texts(who).filter(left)
}

/// Characters with such texts.
fn people(state: &State, done: Done) -> impl Iterator<Item = Who> + '_ {
    Who::ALL.into_iter().filter(move |who| texts(state, done, *who).next().is_some())
}

/// The next text of the mission for this round (C-END-9).
fn timed(state: &State, done: Done) -> Option<(u8, program::Running)> {
    let now = state.mission().timed.iter().filter(|(round, _)| *round == 0 || *round == state.table.round);
    let (number, (_, text)) = (0..).zip(now).nth(usize::from(done.mission))?;
    Some((number, Running::new(*text, state.lead(), None)))
}

fn effects(state: &mut State, done: Done, now: Option<Who>, cx: &mut Cx<'_, Corps>) -> bool {
    if let Some(who) = now {
        let mut left = texts(state, done, who);
        let (first, second) = (left.next(), left.next());
        drop(left);
        match (first, second) {
            (Some(text), None) => carry_out(state, done, who, text, cx),
            (Some(_), Some(_)) => return false,
            (None, _) => replace(state, done, None),
        }
        return true;
    }
    let mut left = people(state, done);
    let (first, second) = (left.next(), left.next());
    drop(left);
    match (timed(state, done).is_some(), first, second) {
        (false, None, _) => drop(state.table.agenda.pop()),
        (true, None, _) => carry_out_timed(state, done),
        (false, Some(who), None) => replace(state, done, Some(who)),
        _ => return false,
    }
    true
}

fn replace(state: &mut State, done: Done, now: Option<Who>) {
    state.table.agenda.pop();
    push(state, Job::Effects { done, now });
}

fn carry_out(state: &mut State, mut done: Done, who: Who, text: Text, cx: &mut Cx<'_, Corps>) {
    done.people[who.index()] |= text.origin.bit();
    replace(state, done, None);
    event::tell(cx, state.used(who, text.origin));
    let running = Running::new(text.program, state.decider(who), Some(who));
    program::start(state, Running { slot: text.origin.slot(), ..running });
}

fn carry_out_timed(state: &mut State, mut done: Done) {
    let Some((number, running)) = timed(state, done) else { return };
    done.mission = number + 1;
    replace(state, done, None);
    program::start(state, running);
}

/// Whether the mission's requirements are met (C-END-3); a Bug Hunt has its own besides (C-BUG-2).
fn is_won(state: &State) -> bool {
    let mission = state.mission();
    let own: &[Condition] = if mission.mode == Mode::BugHunt { &BUG_HUNT } else { &[] };
    let mut all = mission.victory.iter().chain(own).peekable();
    all.peek().is_some() && all.all(|condition| holds(state, *condition))
}

/// Victory first, then withdrawal, then defeat (C-END-8, A-61, A-65).
fn verdict(state: &State) -> Option<Ending> {
    let mission = state.mission();
    let any = |test: fn(Place) -> bool| state.table.people.iter().any(|person| test(person.place));
    let standing = state.on_board().any(|(who, _)| !state.table.people[who.index()].down);
    let withdrawn = || mission.withdrawal.iter().all(|condition| holds(state, *condition));
    if is_won(state) {
        Some(Ending::Won)
    } else if !mission.withdrawal.is_empty() && withdrawn() {
        Some(Ending::Withdrawn)
    } else if !standing && !any(|place| matches!(place, Place::Exited(_) | Place::Waiting)) {
        Some(Ending::Fallen)
    } else if !any(|place| matches!(place, Place::Space(_) | Place::Waiting)) {
        Some(Ending::Deserted)
    } else {
        let failed = mission.defeat.iter().any(|condition| holds(state, *condition));
        failed.then_some(Ending::Failed)
    }
}

/// Where the mission card makes victory immediate, it is looked for at every moment of its rounds (C-END-7, A-62).
pub(crate) fn check_now(state: &mut State) {
    let in_rounds = |first| matches!(first, Some(Todo::Round(_) | Todo::Finish(_)));
    if state.mission().immediate && in_rounds(state.table.agenda.first()) && is_won(state) {
        aftermath::end(state, Ending::Won);
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Effects { done, now } => return effects(state, done, now, cx),
        Job::Verdict => {
            state.table.agenda.pop();
            if let Some(ending) = verdict(state) {
                aftermath::end(state, ending);
            }
        }
        Job::NextRound => {
            state.table.agenda.pop();
            state.table.round += 1;
            round::start(state);
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Effects { done, now } = job else { return };
    offers.ask(state.lead(), Question::Order);
    if let Some(who) = now {
        texts(state, done, who).for_each(|text| offers.add(Action::Use(text.origin)));
        return;
    }
    people(state, done).for_each(|who| offers.add(Action::Choose(who)));
    if timed(state, done).is_some() {
        offers.add(Action::Yes);
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::Effects { done, now } = job else { return };
    match (now, action) {
        (None, Action::Choose(who)) => replace(state, done, Some(who)),
        (Some(who), Action::Use(origin)) => {
            let text = texts(state, done, who).find(|text: &Text| text.origin == origin);
            if let Some(text) = text {
                carry_out(state, done, who, text, cx);
            }
        }
        (None, Action::Yes) => carry_out_timed(state, done),
        _ => {}
    }
}

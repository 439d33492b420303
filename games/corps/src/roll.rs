//! Dice on the table: thrown, perhaps thrown again or mended by an effect, then applied by whoever asked for them.

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::content::Hook;
use crate::event::{self, Notice};
use crate::hooks::Text;
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::Who;
use crate::program::{Op, Running};
use crate::state::State;
use crate::{Corps, pause, program};
use serde::{Deserialize, Serialize};
use table::Cx;

/// What a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// To hit (C-ATK-3).
    Attack,
    /// A tech test (C-TECH-1).
    Tech,
    /// A defence roll (C-DEF-2).
    Defence,
}

/// A d10 that lies on the table and is not applied yet (pause point d of A-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Roll {
    pub(crate) test: Test,
    pub(crate) who: Who,
    /// What the die shows, 1 to 10.
    pub(crate) die: u8,
    /// Added to it: tokens under the attacker (C-DEF-2).
    pub(crate) plus: u8,
    /// The total must not exceed it (C-GEN-5). For an attack the dial, or the auto-hit value if that is higher (C-HIT-1).
    pub(crate) need: u8,
    /// Was thrown a second time (C-REROLL-3).
    pub(crate) rerolled: bool,
    /// An effect has turned a failure into a success (C-DEF-8).
    pub(crate) mended: bool,
    /// An effect has turned a kill into a knock-down.
    pub(crate) spared: bool,
}

impl Roll {
    /// A die that is still to be thrown.
    pub(crate) fn new(test: Test, who: Who, plus: u8, need: u8) -> Roll {
        Roll { test, who, die: 0, plus, need, rerolled: false, mended: false, spared: false }
    }

    /// The pause point that this result opens (A-19 d, g).
    fn moment(&self) -> Option<Moment> {
        Some(match (self.test, self.succeeds()) {
            (Test::Attack, true) => Moment::AttackHit,
            (Test::Attack, false) => Moment::AttackMissed,
            (Test::Tech, false) => Moment::TestFailed,
            (Test::Tech, true) => return None,
            (Test::Defence, true) => Moment::Dodged,
            (Test::Defence, false) if self.kills() => Moment::Dying,
            (Test::Defence, false) => Moment::Falling,
        })
    }

    /// A failed defence of 10 or more kills (C-DEF-6).
    pub(crate) fn kills(&self) -> bool {
        !self.succeeds() && self.total() >= 10 && !self.spared
    }

    pub(crate) fn total(&self) -> u8 {
        self.die + self.plus
    }

    pub(crate) fn succeeds(&self) -> bool {
        self.mended || self.total() <= self.need
    }
}

/// What may still be done about the die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Abilities and equipment of characters, those that throw again before those that mend (C-DEF-8): characters in `passed`
    /// are done, and the one who is asked has `tried` some of its texts, one bit each.
    React { mends: bool, passed: u8, tried: u8 },
    /// Events.
    Events,
}

/// Throws a die. Whoever asked for it has put the job that applies it on the agenda before.
pub(crate) fn throw(state: &mut State, roll: Roll, cx: &mut Cx<'_, Corps>) {
    state.table.roll = Some(Roll { die: cx.roll(10) as u8, ..roll });
    told(state, cx);
    state.table.agenda.push(Todo::Roll(Job::Events));
    state.table.agenda.push(Todo::Roll(Job::React { mends: false, passed: 0, tried: 0 }));
}

fn told(state: &State, cx: &mut Cx<'_, Corps>) {
    if let Some(roll) = state.table.roll {
        event::tell(cx, Notice::Rolled(roll.who, roll.test, roll.die, roll.plus, roll.need, roll.succeeds()));
    }
}

/// Throws the die on the table a second and last time (C-REROLL).
pub(crate) fn again(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let Some(roll) = &mut state.table.roll else { return };
    if !roll.rerolled {
        roll.die = cx.roll(10) as u8;
        roll.rerolled = true;
        told(state, cx);
    }
}

/// The character who may react next and has something to react with: the one who rolled, then the others.
fn reacts(state: &State, mends: bool, passed: u8, tried: u8) -> Option<Who> {
    let roll = state.table.roll.filter(|roll| !roll.succeeds())?;
    let others = Who::ALL.into_iter().filter(|who| *who != roll.who);
    let mut all = core::iter::once(roll.who).chain(others).filter(|who| passed & (1 << *who as u8) == 0);
    all.find(|&who| reactions(state, who, mends, tried).next().is_some())
}

/// What a character may do about a failed roll: throw again, or once nobody does any more, mend it.
fn reactions(state: &State, who: Who, mends: bool, tried: u8) -> impl Iterator<Item = Text> + '_ {
    state.texts(who).filter(move |text| {
        let (Some(roll), Some(cell)) = (state.table.roll, state.cell_of(who)) else { return false };
        let own = roll.who == who;
        let fits = match (text.hook, roll.test) {
            (Hook::FailedAttack, Test::Attack) | (Hook::FailedTech, Test::Tech) => own,
            (Hook::FailedDefence { within }, Test::Defence) => {
                own || (within > 0
                    && state.cell_of(roll.who).is_some_and(|to| state.is_within(u16::from(within), cell, to)))
            }
            _ => false,
        };
        let later = !state.content.program(text.program).contains(&Op::Reroll);
        let person = &state.table.people[who.index()];
        let spent = tried & text.origin.bit() != 0
            || text.once_a_round && person.spent_round & text.origin.bit() != 0;
        fits && later == mends && !spent && program::possible(state, &running(state, who, *text))
    })
}

fn running(state: &State, who: Who, text: Text) -> Running {
    Running { slot: text.origin.slot(), ..Running::new(text.program, state.decider(who), Some(who)) }
}

pub(crate) fn run(state: &mut State, job: Job, _: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::React { mends, passed, tried } => {
            if reacts(state, mends, passed, tried).is_some() {
                return false;
            }
            state.table.agenda.pop();
            if !mends {
                state.table.agenda.push(Todo::Roll(Job::React { mends: true, passed: 0, tried: 0 }));
            }
        }
        Job::Events => {
            state.table.agenda.pop();
            if let Some(moment) = state.table.roll.and_then(|roll| roll.moment()) {
                pause::open(state, moment);
            }
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::React { mends, passed, tried } = job else { return };
    let Some(who) = reacts(state, mends, passed, tried) else { return };
    offers.ask(state.decider(who), Question::React(who));
    reactions(state, who, mends, tried).for_each(|text| offers.add(Action::Use(text.origin)));
    offers.add(Action::Pass);
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::React { mends, passed, tried } = job else { return };
    let Some(who) = reacts(state, mends, passed, tried) else { return };
    let text = reactions(state, who, mends, tried).find(|text| action == Action::Use(text.origin));
    state.table.agenda.pop();
    let Some(text) = text else {
        state.table.agenda.push(Todo::Roll(Job::React { mends, passed: passed | 1 << who as u8, tried: 0 }));
        return;
    };
    state.table.agenda.push(Todo::Roll(Job::React { mends, passed, tried: tried | text.origin.bit() }));
    event::tell(cx, state.used(who, text.origin));
    state.table.people[who.index()].spent_round |= text.origin.bit();
    // Once something has tried to mend the roll it is not thrown again (C-DEF-8).
    if !state.content.program(text.program).contains(&Op::Reroll)
        && let Some(roll) = &mut state.table.roll
    {
        roll.rerolled = true;
    }
    let running = running(state, who, text);
    program::start(state, running);
}

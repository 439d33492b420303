//! The activation of a character, step by step (C-ACT-4).

mod acts;
mod equip;
mod interact;

use crate::action::{Action, AimReset, Question};
use crate::agenda::Todo;
use crate::content::Hook;
use crate::event::{self, Notice};
use crate::hooks::Text;
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::{Side, Who};
use crate::program::Running;
use crate::state::State;
use crate::{Corps, attack, pause, program};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

/// Actions of an activation (C-ACT-7).
const ACTIONS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The activation begins.
    Open { who: Who, seat: Seat },
    /// Steps 1 and 4: abilities, those in `done`, one bit each, no more.
    Abilities { who: Who, seat: Seat, end: bool, done: u8 },
    /// Steps 2 and 3: equipping until the first action is taken, then so many actions.
    Act { who: Who, seat: Seat, left: u8, equips: bool },
    /// Actions outside the own activation, granted by an effect.
    Bonus { who: Who, seat: Seat, left: u8 },
    /// A free attack granted by an effect.
    Strike { who: Who, seat: Seat },
    /// A tech test on an object of the mission, or its effect.
    Interact { who: Who, seat: Seat, object: u8, tested: bool },
    /// Step 5: so many grunts may be activated (C-RANK-1).
    Rank { who: Who, seat: Seat, left: u8 },
    /// The activation is over.
    Close { who: Who },
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Turn(job));
}

/// Activates a character. The player makes all its decisions (C-ACT-17).
pub(crate) fn begin(state: &mut State, who: Who, seat: Seat) {
    let rank = if state.table.people[who.index()].side == Side::Hero { state.rank(who) } else { 0 };
    // Last in, first out. Steps 5 and 6 belong to heroes only (C-ACT-14).
    if rank > 0 {
        push(state, Job::Rank { who, seat, left: rank });
    }
    push(state, Job::Close { who });
    push(state, Job::Abilities { who, seat, end: true, done: 0 });
    push(state, Job::Act { who, seat, left: ACTIONS, equips: true });
    push(state, Job::Abilities { who, seat, end: false, done: 0 });
    push(state, Job::Open { who, seat });
}

/// The activation begins: it is this character's, and its dial may be reset (E-03).
fn open(state: &mut State, who: Who, seat: Seat, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    event::tell(cx, Notice::Activated(who, seat));
    state.table.current = Some((who, seat));
    let reset = state.edition().aim_reset == AimReset::Activation;
    let aim = state.printed_aim(who);
    let person = &mut state.table.people[who.index()];
    (person.activated, person.spent) = (true, 0);
    if reset {
        person.dial = aim;
    }
    pause::open(state, Moment::Activation);
}

/// Lets a character take up to so many actions although it is not its activation. A hero's player decides, and draws what
/// there is to draw; for a grunt the player whose effect it is.
pub(crate) fn bonus(state: &mut State, who: Who, seat: Seat, actions: u8) {
    let seat = state.table.people[who.index()].player.unwrap_or(seat);
    push(state, Job::Bonus { who, seat, left: actions });
}

/// Offers a character a free attack; who decides is as for a bonus.
pub(crate) fn strike(state: &mut State, who: Who, seat: Seat) {
    let seat = state.table.people[who.index()].player.unwrap_or(seat);
    push(state, Job::Strike { who, seat });
}

/// Whether it is still this character's activation: it ends when the character is gone.
fn is_current(state: &State, who: Who, seat: Seat) -> bool {
    state.table.current == Some((who, seat)) && state.cell_of(who).is_some()
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Open { who, seat } => open(state, who, seat, cx),
        Job::Abilities { who, seat, end, done } => {
            let mut texts = abilities(state, who, end, done);
            match (is_current(state, who, seat), texts.next(), texts.next()) {
                (true, Some(text), None) => {
                    drop(texts);
                    use_ability(state, job, text, cx);
                }
                (true, Some(_), Some(_)) => return false,
                _ => {
                    drop(texts);
                    state.table.agenda.pop();
                }
            }
        }
        Job::Act { who, seat, left, equips } => {
            let goes_on = is_current(state, who, seat) && acts::any(state, who, seat, left, equips);
            if goes_on {
                return false;
            }
            state.table.agenda.pop();
        }
        Job::Bonus { who, left, .. } => {
            let able = state.cell_of(who).is_some() && !state.table.people[who.index()].down;
            if able && left > 0 {
                return false;
            }
            state.table.agenda.pop();
        }
        Job::Strike { who, .. } => {
            if attack::weapons(state, who, attack::How::Free).next().is_some() {
                return false;
            }
            state.table.agenda.pop();
        }
        Job::Interact { .. } => interact::run(state, job, cx),
        Job::Rank { who, seat, left } => {
            if left > 0 && grunts(state, who, seat).next().is_some() {
                return false;
            }
            state.table.agenda.pop();
        }
        Job::Close { who } => {
            state.table.agenda.pop();
            if state.table.current.is_some_and(|(current, _)| current == who) {
                state.table.current = None;
            }
            pause::open(state, Moment::ActivationEnd);
        }
    }
    true
}

/// On Activation or End of Activation abilities still to be resolved (C-CHAR-8, C-CHAR-10).
fn abilities(state: &State, who: Who, end: bool, done: u8) -> impl Iterator<Item = Text> + '_ {
    let hook = if end { Hook::EndOfActivation } else { Hook::OnActivation };
    state.texts(who).filter(move |text| text.hook == hook && done & text.origin.bit() == 0)
}

fn use_ability(state: &mut State, job: Job, text: Text, cx: &mut Cx<'_, Corps>) {
    let Job::Abilities { who, seat, end, done } = job else { return };
    state.table.agenda.pop();
    push(state, Job::Abilities { who, seat, end, done: done | text.origin.bit() });
    use_text(state, who, seat, text, cx);
}

/// Carries out a text of a character's card or of an equipped card.
fn use_text(state: &mut State, who: Who, seat: Seat, text: Text, cx: &mut Cx<'_, Corps>) {
    event::tell(cx, state.used(who, text.origin));
    program::start(
        state,
        Running { slot: text.origin.slot(), ..Running::new(text.program, seat, Some(who)) },
    );
}

/// The grunts that a hero may activate after its own activation (C-RANK-1 to -3).
fn grunts(state: &State, hero: Who, seat: Seat) -> impl Iterator<Item = Who> + '_ {
    let leads = state.table.people[hero.index()].player == Some(seat) && state.cell_of(hero).is_some();
    let rank = state.rank(hero);
    state.fresh(Side::Grunt).filter(move |&grunt| {
        let edition = state.edition();
        let fits = match state.content.character(grunt).marine {
            true => !edition.rank_limit || state.rank(grunt) <= rank,
            false => edition.civilian_grunts_by_rank,
        };
        leads && fits
    })
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Abilities { who, seat, end, done } => {
            offers.ask(seat, Question::Order);
            abilities(state, who, end, done).for_each(|text| offers.add(Action::Use(text.origin)));
        }
        Job::Act { who, seat, left, equips } => {
            offers.ask(seat, Question::Act(who, left));
            if equips {
                equip::offer(state, who, seat, offers);
            }
            acts::offer(state, who, seat, left, offers);
            acts::offer_free(state, who, seat, offers);
            offers.add(Action::Pass);
        }
        Job::Bonus { who, seat, left } => {
            offers.ask(seat, Question::Act(who, left));
            acts::offer(state, who, seat, left, offers);
            offers.add(Action::Pass);
        }
        Job::Strike { who, seat } => {
            offers.ask(seat, Question::FollowUp(who));
            attack::weapons(state, who, attack::How::Free).for_each(|slot| offers.add(Action::Attack(slot)));
            offers.add(Action::Pass);
        }
        Job::Rank { who, seat, .. } => {
            offers.ask(seat, Question::Next);
            grunts(state, who, seat).for_each(|grunt| offers.add(Action::Choose(grunt)));
            offers.add(Action::Pass);
        }
        Job::Open { .. } | Job::Interact { .. } | Job::Close { .. } => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Abilities { who, end, done, .. }, Action::Use(origin)) => {
            let text = abilities(state, who, end, done).find(|text| text.origin == origin);
            text.into_iter().for_each(|text| use_ability(state, job, text, cx));
        }
        (Job::Act { who, seat, .. }, Action::Equip(key, to)) => equip::equip(state, who, seat, key, to, cx),
        (Job::Act { who, seat, .. }, Action::Unequip(slot)) => equip::unequip(state, who, seat, slot, cx),
        (Job::Rank { who, seat, left }, Action::Choose(grunt)) => {
            state.table.agenda.pop();
            push(state, Job::Rank { who, seat, left: left - 1 });
            begin(state, grunt, seat);
        }
        (Job::Strike { who, seat }, Action::Attack(slot)) => {
            state.table.agenda.pop();
            attack::declare(state, who, seat, slot, attack::How::Free);
        }
        (_, Action::Pass) => drop(state.table.agenda.pop()),
        (Job::Act { .. } | Job::Bonus { .. }, _) => acts::take(state, job, action, cx),
        _ => {}
    }
}

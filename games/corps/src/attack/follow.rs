//! What an attack brings once it is over: texts of the attacker, and free attacks (C-ATK-8).

use super::{How, Job, Shot, declare, push, usable, weapon};
use crate::action::{Action, Origin, Question};
use crate::content::{FollowUp, Hook};
use crate::event;
use crate::hooks::Text;
use crate::offer::Offers;
use crate::people::Slot;
use crate::program::{self, Running};
use crate::state::State;
use crate::{Corps, deck};
use table::Cx;

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::After { shot, done } => {
            let text = texts(state, shot, done).next();
            state.table.agenda.pop();
            match text {
                Some(text) => {
                    push(state, Job::After { shot, done: done | text.origin.bit() });
                    event::tell(cx, state.used(shot.who, text.origin));
                    let running = Running::new(text.program, shot.seat, Some(shot.who));
                    program::start(state, Running { slot: text.origin.slot(), ..running });
                }
                None => push(state, Job::FollowUp(shot)),
            }
            true
        }
        Job::FollowUp(shot) if free_attack(state, shot).is_none() => {
            state.table.agenda.pop();
            true
        }
        _ => false,
    }
}

/// What the attacker's card and equipment say about an attack with this weapon. Only Attack actions count.
fn texts(state: &State, shot: Shot, done: u8) -> impl Iterator<Item = Text> + '_ {
    let there = state.cell_of(shot.who).is_some() && shot.how == How::Action;
    state
        .texts(shot.who)
        .filter(move |text| there && text.hook == Hook::After(shot.card) && done & text.origin.bit() == 0)
}

/// The weapon of a free attack after this one, and what it costs besides. Its source is the card that grants it;
/// it is granted in the own activation only and once (C-FREE-2, C-FREE-3), and never by a follow-up itself.
pub(super) fn free_attack(state: &State, shot: Shot) -> Option<(Slot, u8)> {
    let limits = state.edition().free_action_limits;
    let person = &state.table.people[shot.who.index()];
    let own = state.table.current.is_some_and(|(current, _)| current == shot.who);
    let granted = match shot.how {
        How::Free | How::Covering(_) => false,
        How::Action | How::Defensive(_) if limits => {
            own && shot.how == How::Action && person.spent & Origin::Card(shot.slot).bit() == 0
        }
        How::Action | How::Defensive(_) => true,
    };
    let (slot, cost) = match state.content.card(shot.card).weapon?.follow_up? {
        FollowUp::Grenade => (Slot::Backup, 0),
        FollowUp::Again(cards) => (shot.slot, cards),
    };
    let (_, arms) = weapon(state, shot.who, slot)?;
    let suits = slot == shot.slot || arms.grenade;
    let payable = deck::payable(state, cost + state.price(shot.who, slot));
    (granted && suits && payable && usable(state, shot.who, slot, after(shot))).then_some((slot, cost))
}

/// What kind of attack follows: after defensive fire one at the same alien (C-DFIRE-3).
pub(super) fn after(shot: Shot) -> How {
    match shot.how {
        How::Defensive(alien) => How::Covering(alien),
        _ => How::Free,
    }
}

pub(super) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::FollowUp(shot) = job else { return };
    offers.ask(shot.seat, Question::FollowUp(shot.who));
    free_attack(state, shot).into_iter().for_each(|(slot, _)| offers.add(Action::Attack(slot)));
    offers.add(Action::Pass);
}

pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::FollowUp(shot) = job else { return };
    let free = free_attack(state, shot).filter(|_| matches!(action, Action::Attack(_)));
    state.table.agenda.pop();
    if let Some((slot, cost)) = free {
        state.table.people[shot.who.index()].spent |= Origin::Card(shot.slot).bit();
        deck::exhaust(state, cost, cx);
        declare(state, shot.who, shot.seat, slot, after(shot));
    }
}

//! Resting, and cards that may be drawn (C-REST).

use super::{Job, draw_one, end_recycling, may_draw, push, recycle, recycle_top};
use crate::Corps;
use crate::action::{Action, Question};
use crate::card::Card;
use crate::event::Event;
use crate::offer::Offers;
use crate::people::Who;
use crate::state::State;
use table::{Cx, Seat};

/// Cards a hero may draw, and cards a rest recycles (C-REST-1, C-REST-2).
const DRAWN: u8 = 2;
const RECYCLED: u8 = 3;

/// A character rests.
pub(crate) fn rest(state: &mut State, who: Who, seat: Seat, cx: &mut Cx<'_, Corps>) {
    let recycled = RECYCLED + state.rest_bonus(who);
    if state.table.people[who.index()].is_hero() {
        push(state, Job::Rest { seat, who, left: recycled });
        may_draw(state, seat, Some(who), DRAWN);
    } else {
        recycle(state, recycled, cx);
    }
}

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    let Job::Rest { seat, left, .. } = job else { return false };
    let none = state.table.exhaust.is_empty() && state.table.hands[seat.index()].is_empty();
    if left == 0 || none {
        finish(state, cx);
        return true;
    }
    false
}

fn finish(state: &mut State, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    end_recycling(state, 0, cx);
}

pub(super) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::MayDraw { seat, who, left } => {
            offers.ask(seat, Question::Draw(who, left));
            offers.add(Action::Draw);
        }
        Job::Rest { seat, who, left } => {
            offers.ask(seat, Question::Rest(who, left));
            if !state.table.exhaust.is_empty() {
                offers.add(Action::Top);
            }
            for kind in state.table.hands[seat.index()].kinds() {
                offers.add(Action::Card(state.content.card(kind).key));
            }
        }
        _ => {}
    }
    offers.add(Action::Pass);
}

pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::MayDraw { seat, who, left }, Action::Draw) => {
            state.table.agenda.pop();
            push(state, Job::MayDraw { seat, who, left: left - 1 });
            draw_one(state, seat, who, cx);
        }
        (Job::Rest { seat, who, left }, Action::Top) => {
            recycle_top(state);
            state.table.agenda.pop();
            push(state, Job::Rest { seat, who, left: left - 1 });
            crate::event::tell(cx, crate::event::Notice::Recycled(1));
        }
        (Job::Rest { seat, who, left }, Action::Card(key)) => {
            recycle_card(state, seat, key, cx);
            state.table.agenda.pop();
            push(state, Job::Rest { seat, who, left: left - 1 });
        }
        (Job::Rest { .. }, _) => finish(state, cx),
        _ => {
            state.table.agenda.pop();
        }
    }
}

/// Puts a card of the hand beneath the deck (C-RECY-2).
pub(super) fn recycle_card(state: &mut State, seat: Seat, key: crate::Key, cx: &mut Cx<'_, Corps>) {
    let Some(kind) = state.content.find(key) else { return };
    let Some(card) = state.table.hands[seat.index()].take(kind) else { return };
    state.table.lower.insert(Card::new(kind, card.known));
    cx.tell(Event::PutAway { seat, card: key, private: state.agreed.private_hands });
}

//! Choosing cards: of the hand, of the discard pile, of the exhaust pile.

use super::rest::recycle_card;
use super::{
    Came, Job, discard_card, end_recycling, exhaust_card, give, has_top, play_hazard, push, take_top,
    test_loss,
};
use crate::action::{Action, Question};
use crate::card::{Card, CardId, Known};
use crate::content::{Type, Types};
use crate::event::{self, Event, Notice};
use crate::offer::Offers;
use crate::people::Who;
use crate::state::State;
use crate::{Corps, Key};
use table::{Cx, Seat};

/// A player discards so many cards, each from hand or deck (C-DISC-2).
pub(crate) fn discard(state: &mut State, seat: Seat, who: Option<Who>, cards: u8) {
    push(state, Job::Discard { seat, who, left: cards, hand: false });
}

/// A player discards so many cards of the hand (C-DISC-3).
pub(crate) fn discard_hand(state: &mut State, seat: Seat, who: Option<Who>, cards: u8) {
    push(state, Job::Discard { seat, who, left: cards, hand: true });
}

/// A player may recycle any number of such cards from hand (C-RECY-2).
pub(crate) fn recycle_hand(state: &mut State, seat: Seat, types: Types) {
    push(state, Job::RecycleHand { seat, types });
}

/// A player exhausts a card of the hand (C-EXH-2).
pub(crate) fn exhaust_hand(state: &mut State, seat: Seat) {
    push(state, Job::ExhaustHand { seat });
}

/// A player looks through the exhaust pile and takes one such card.
pub(crate) fn search(state: &mut State, seat: Seat, types: Types) {
    // From now on that player knows what lies there (section 6).
    state.table.exhaust.cards_mut().iter_mut().for_each(|card| card.known.0 |= Known::only(seat).0);
    push(state, Job::Search { seat, types });
}

/// A player may put so many cards of the discard pile beneath the deck.
pub(crate) fn salvage(state: &mut State, seat: Seat, cards: u8) {
    push(state, Job::Salvage { seat, left: cards });
}

/// Without anything to choose from, or anything left to do, it is over; a single source is taken without asking.
pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    let hand = |seat: Seat| &state.table.hands[seat.index()];
    let over = match job {
        Job::Discard { left: 0, .. } | Job::Salvage { left: 0, .. } => true,
        Job::Discard { seat, who, left, hand: from_hand } if hand(seat).is_empty() => {
            state.table.agenda.pop();
            if !from_hand {
                push(state, Job::Discard { seat, who, left: left - 1, hand: false });
                discard_top(state, seat, who, cx);
            }
            return true;
        }
        Job::ExhaustHand { seat } => hand(seat).is_empty(),
        Job::Salvage { .. } => state.table.discard.is_empty(),
        // Whoever looks through the pile is asked, so that nobody else learns what is not there.
        Job::Search { .. } => state.table.exhaust.is_empty(),
        Job::RecycleHand { seat, .. } if state.agreed.private_hands => hand(seat).is_empty(),
        Job::RecycleHand { .. } => eligible(state, job).next().is_none(),
        _ => false,
    };
    if over {
        finish(state, job, cx);
    }
    over
}

fn finish(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    if matches!(job, Job::RecycleHand { .. } | Job::Salvage { .. }) {
        end_recycling(state, 0, cx);
    }
}

/// The top card of the deck, or of the exhaust pile if that is empty (C-DISC-5, C-DISC-6).
fn discard_top(state: &mut State, seat: Seat, who: Option<Who>, cx: &mut Cx<'_, Corps>) {
    let Some(card) = take_top(state, cx).or_else(|| state.table.exhaust.pop()) else { return };
    discard_card(state, card.kind, cx);
    test_loss(state);
    if state.content.card(card.kind).of == Type::Hazard {
        play_hazard(state, card.kind, seat, who, Came::Discarded, cx);
    }
}

/// The cards among which a player chooses.
fn eligible(state: &State, job: Job) -> impl Iterator<Item = CardId> + '_ {
    let (pile, types) = match job {
        Job::Discard { seat, .. } | Job::ExhaustHand { seat } => {
            (&state.table.hands[seat.index()], Types::ANY)
        }
        Job::RecycleHand { seat, types } => (&state.table.hands[seat.index()], types),
        Job::Search { types, .. } => (&state.table.exhaust, types),
        _ => (&state.table.discard, Types::ANY),
    };
    pile.kinds().filter(move |kind| types.has(state.content.card(*kind).of))
}

pub(super) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let (seat, question) = match job {
        Job::Discard { seat, left, .. } => (seat, Question::Discard(left)),
        Job::RecycleHand { seat, .. } => (seat, Question::Recycle),
        Job::ExhaustHand { seat } => (seat, Question::ExhaustHand),
        Job::Search { seat, .. } => (seat, Question::Search),
        Job::Salvage { seat, .. } => (seat, Question::Salvage),
        _ => return,
    };
    offers.ask(seat, question);
    for kind in eligible(state, job) {
        offers.add(Action::Card(state.content.card(kind).key));
    }
    match job {
        Job::Discard { hand: false, .. } if has_top(state) => offers.add(Action::Top),
        Job::RecycleHand { .. } | Job::Salvage { .. } | Job::Search { .. } => offers.add(Action::Pass),
        _ => {}
    }
}

pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Discard { seat, who, left, hand }, _) => {
            state.table.agenda.pop();
            push(state, Job::Discard { seat, who, left: left - 1, hand });
            match action {
                Action::Card(key) => discard_from_hand(state, seat, key, cx),
                _ => discard_top(state, seat, who, cx),
            }
        }
        (Job::RecycleHand { seat, .. }, Action::Card(key)) => recycle_card(state, seat, key, cx),
        (Job::ExhaustHand { seat }, Action::Card(key)) => {
            state.table.agenda.pop();
            if let Some(card) =
                state.content.find(key).and_then(|kind| state.table.hands[seat.index()].take(kind))
            {
                exhaust_card(state, card.kind, card.known);
                cx.tell(Event::PutAway { seat, card: key, private: state.agreed.private_hands });
            }
        }
        (Job::Search { seat, .. }, Action::Card(key)) => {
            state.table.agenda.pop();
            if let Some(card) = state.content.find(key).and_then(|kind| state.table.exhaust.take(kind)) {
                give(state, seat, card.kind, cx);
                test_loss(state);
            }
        }
        (Job::Salvage { seat, left }, Action::Card(key)) => {
            state.table.agenda.pop();
            if let Some(card) = state.content.find(key).and_then(|kind| state.table.discard.take(kind)) {
                state.table.lower.insert(Card::new(card.kind, Known::ALL));
                event::tell(cx, Notice::Salvaged(seat, key));
            }
            push(state, Job::Salvage { seat, left: left - 1 });
        }
        _ => finish(state, job, cx),
    }
}

/// No hazard is ever in a hand (C-CARD-8).
fn discard_from_hand(state: &mut State, seat: Seat, key: Key, cx: &mut Cx<'_, Corps>) {
    if let Some(card) = state.content.find(key).and_then(|kind| state.table.hands[seat.index()].take(kind)) {
        discard_card(state, card.kind, cx);
    }
}

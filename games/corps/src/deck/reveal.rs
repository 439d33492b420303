//! Turning over the top card (C-REV).

use super::{Job, push, settle, test_loss};
use crate::action::Return;
use crate::card::{Card, Known};
use crate::content::{ProgramId, Type};
use crate::event::{self, Event, Notice};
use crate::pause::Moment;
use crate::people::Who;
use crate::program::Running;
use crate::state::{Revealed, State};
use crate::{Corps, pause, program};
use table::{Cx, Seat};

/// Reveals a card and carries out what `then` says for a weapon, a piece of equipment or an event. The text that reveals it
/// lies on top of the agenda: its rest comes before the card is done with (C-REV-5).
pub(crate) fn reveal(
    state: &mut State,
    seat: Seat,
    who: Option<Who>,
    then: [Option<ProgramId>; 3],
    by_tracker: bool,
) {
    let rest = state.table.agenda.pop();
    push(state, Job::Revealed { seat, who, by_tracker });
    rest.into_iter().for_each(|text| state.table.agenda.push(text));
    push(state, Job::Reveal { seat, who, then, by_tracker });
}

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    state.table.agenda.pop();
    match job {
        Job::Reveal { seat, who, then, by_tracker } => turn_over(state, seat, who, then, by_tracker, cx),
        Job::Revealed { seat, who, by_tracker } => finish(state, seat, who, by_tracker, cx),
        _ => put_back(state, cx),
    }
    true
}

fn turn_over(
    state: &mut State,
    seat: Seat,
    who: Option<Who>,
    then: [Option<ProgramId>; 3],
    by_tracker: bool,
    cx: &mut Cx<'_, Corps>,
) {
    // What lies beneath the Reshuffle card has come up before, so an empty upper part means an empty deck.
    let (card, from_exhaust) = match state.table.upper.pop() {
        Some(card) => (card, false),
        None => match state.table.exhaust.pop() {
            Some(card) => (card, true),
            None => return,
        },
    };
    let card = Card::new(card.kind, Known::ALL);
    state.table.revealed = Some(Revealed { card, from_exhaust, gone: false });
    let kind = state.content.card(card.kind);
    let (of, key) = (kind.of, kind.key);
    event::tell(cx, Notice::Revealed(key));
    let text = then.get(of as usize).copied().flatten();
    if let Some(text) = text {
        program::start(state, Running { tracker: by_tracker, ..Running::new(text, seat, who) });
    }
    pause::open(state, Moment::Revealed);
}

/// A hazard is resolved after the effect that revealed it, unless a tracker card did (C-REV-5, C-CARD-9).
fn finish(state: &mut State, seat: Seat, who: Option<Who>, by_tracker: bool, cx: &mut Cx<'_, Corps>) {
    push(state, Job::Return);
    let Some(revealed) = state.table.revealed else { return };
    let kind = state.content.card(revealed.card.kind);
    if kind.of == Type::Hazard && !revealed.gone && !by_tracker {
        event::tell(cx, Notice::Hazard(kind.key));
        program::hazard(state, revealed.card.kind, seat, who);
    }
}

fn put_back(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let Some(revealed) = state.table.revealed.take() else { return };
    if !revealed.gone {
        let to_exhaust = state.edition().reveal_from_exhaust_to == Return::ExhaustBottom;
        if revealed.from_exhaust && to_exhaust {
            state.table.exhaust.push_bottom(revealed.card);
        } else {
            state.table.lower.insert(revealed.card);
        }
    }
    settle(state, cx);
    test_loss(state);
}

/// The revealed card goes to the player's hand, a grunt's under the exhaust pile (C-REV-6, A-23).
pub(crate) fn take_revealed(state: &mut State, seat: Seat, who: Option<Who>, cx: &mut Cx<'_, Corps>) {
    let Some(revealed) = &mut state.table.revealed else { return };
    if core::mem::replace(&mut revealed.gone, true) {
        return;
    }
    let card = revealed.card;
    if who.is_some_and(|who| !state.table.people[who.index()].is_hero()) {
        state.table.exhaust.push_bottom(card);
    } else {
        // Everybody has seen it, also where hands are private.
        state.table.hands[seat.index()].insert(card);
        let key = state.content.card(card.kind).key;
        cx.tell(Event::Drew { seat, card: key, private: false });
    }
    test_loss(state);
}

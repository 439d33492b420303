//! What follows a campaign mission that was not lost: cards come back, cards are lost (C-CAMP-5 to -10).

use crate::action::{Action, Question};
use crate::agenda::{Agenda, Todo};
use crate::campaign::LAST;
use crate::card::{Card, Known, Pile};
use crate::content::{Mode, Type};
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::state::{Ending, State};
use crate::{Corps, deck};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// A player returns a card of the discard pile to the deck (C-CAMP-6).
    Salvage(Seat),
    /// Hazards return, half of the rest is lost (C-CAMP-7 to -9); then the mission is over.
    Lose(Ending),
}

/// The mission is over. In a campaign that goes on the losses are settled first; losing a mission ends it (C-CAMP-4).
pub(crate) fn end(state: &mut State, ending: Ending) {
    state.table.agenda = Agenda::EMPTY;
    (state.table.current, state.table.roll) = (None, None);
    // After the last mission the score is counted with the piles as they lie (C-SCORE-1).
    let last = state.mission().mode == Mode::Campaign(LAST) && ending == Ending::Won;
    if state.agreed.campaign.is_none() || last || !matches!(ending, Ending::Won | Ending::Withdrawn) {
        state.over = Some(ending);
        return;
    }
    state.table.agenda.push(Todo::Aftermath(Job::Lose(ending)));
    // In seat order from the lead; the last pushed comes first.
    let (players, lead) = (state.agreed.players, state.lead().0);
    for turn in (0..players).rev() {
        state.table.agenda.push(Todo::Aftermath(Job::Salvage(Seat((lead + turn) % players))));
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Salvage(seat) => {
            let mut kinds = state.table.discard.kinds();
            let (first, more) = (kinds.next(), kinds.next().is_some());
            drop(kinds);
            match first {
                Some(_) if more => return false,
                Some(kind) => salvage(state, seat, kind, cx),
                None => drop(state.table.agenda.pop()),
            }
        }
        Job::Lose(ending) => {
            state.table.agenda.pop();
            settle(state, cx);
            state.over = Some(ending);
        }
    }
    true
}

fn salvage(state: &mut State, seat: Seat, kind: crate::card::CardId, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    if let Some(card) = state.table.discard.take(kind) {
        state.table.lower.insert(card);
        event::tell(cx, Notice::Salvaged(seat, state.content.card(kind).key));
    }
}

fn settle(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let mut rest = Pile::EMPTY;
    let discard = core::mem::replace(&mut state.table.discard, Pile::EMPTY);
    for card in discard.cards() {
        let hazard = state.content.card(card.kind).of == Type::Hazard;
        if hazard { state.table.lower.insert(*card) } else { rest.push(*card) }
    }
    deck::shuffle(&mut rest, cx);
    for _ in 0..rest.len().div_ceil(2) {
        if let Some(card) = rest.pop() {
            state.table.removed.insert(Card::new(card.kind, Known::ALL));
            event::tell(cx, Notice::Removed(state.content.card(card.kind).key));
        }
    }
    while let Some(card) = rest.pop() {
        state.table.lower.insert(Card::new(card.kind, Known::ALL));
    }
    for hand in 0..state.table.hands.len() {
        while let Some(card) = state.table.hands[hand].pop() {
            let card = Card::new(card.kind, Known::ALL);
            let piles = &mut state.table;
            if state.agreed.edition.hand_returns {
                piles.lower.insert(card);
            } else {
                piles.removed.insert(card);
            }
        }
    }
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Salvage(seat) = job else { return };
    offers.ask(seat, Question::Salvage);
    state.table.discard.kinds().for_each(|kind| offers.add(Action::Card(state.content.card(kind).key)));
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    if let (Job::Salvage(seat), Action::Card(key)) = (job, action)
        && let Some(kind) = state.content.find(key)
    {
        salvage(state, seat, kind, cx);
    }
}

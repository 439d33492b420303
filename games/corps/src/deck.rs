//! The endurance deck: drawing, exhausting, discarding, revealing, recycling and resting.

mod hand;
mod rest;
mod reveal;

use crate::action::Action;
use crate::card::{Card, CardId, Known, Pile};
use crate::content::{ProgramId, Type, Types};
use crate::event::{self, Event, Notice};
use crate::offer::Offers;
use crate::people::Who;
use crate::state::{Ending, State};
use crate::{Corps, agenda::Todo, program};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

pub(crate) use hand::{discard, discard_hand, exhaust_hand, recycle_hand, salvage, search};
pub(crate) use rest::rest;
pub(crate) use reveal::{reveal, take_revealed};

/// Where a hazard was when it came into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Came {
    Drawn,
    Discarded,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// A player draws so many cards more, one at a time (C-DECK-14).
    Draw { seat: Seat, who: Option<Who>, left: u8 },
    /// A player may draw up to so many cards more.
    MayDraw { seat: Seat, who: Option<Who>, left: u8 },
    /// The hazard on top of the limbo has been carried out (C-CARD-8).
    HazardDone,
    /// The card on top of the exhaust pile or of the deck is turned over.
    Reveal { seat: Seat, who: Option<Who>, then: [Option<ProgramId>; 3], by_tracker: bool },
    /// The text that revealed a card is done (C-REV-4, C-REV-5).
    Revealed { seat: Seat, who: Option<Who>, by_tracker: bool },
    /// The revealed card goes beneath the deck.
    Return,
    /// A player discards so many cards more, from hand or deck, or from hand only.
    Discard { seat: Seat, who: Option<Who>, left: u8, hand: bool },
    /// A player may recycle cards of these types from hand.
    RecycleHand { seat: Seat, types: Types },
    /// A player exhausts a card of the hand.
    ExhaustHand { seat: Seat },
    /// A player takes a card of these types from the exhaust pile.
    Search { seat: Seat, types: Types },
    /// A player may put so many cards more from the discard pile beneath the deck.
    Salvage { seat: Seat, left: u8 },
    /// Resting: so many cards more may be recycled (C-REST-1).
    Rest { seat: Seat, who: Who, left: u8 },
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Draw { seat, who, left } => {
            state.table.agenda.pop();
            if left > 1 {
                push(state, Job::Draw { seat, who, left: left - 1 });
            }
            draw_one(state, seat, who, cx);
            true
        }
        Job::MayDraw { left, .. } => {
            let over = left == 0 || !has_top(state);
            if over {
                state.table.agenda.pop();
            }
            over
        }
        Job::HazardDone => {
            state.table.agenda.pop();
            if let Some(card) = state.table.limbo.pop() {
                exhaust_card(state, card.kind, Known::ALL);
            }
            true
        }
        Job::Reveal { .. } | Job::Revealed { .. } | Job::Return => reveal::run(state, job, cx),
        Job::Rest { .. } => rest::run(state, job, cx),
        _ => hand::run(state, job, cx),
    }
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::MayDraw { .. } | Job::Rest { .. } => rest::offer(state, job, offers),
        _ => hand::offer(state, job, offers),
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match job {
        Job::MayDraw { .. } | Job::Rest { .. } => rest::take(state, job, action, cx),
        _ => hand::take(state, job, action, cx),
    }
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Deck(job));
}

/// Cards of the endurance deck, above and beneath the Reshuffle card; a revealed one still counts (C-REV-8).
pub(crate) fn deck_len(state: &State) -> usize {
    let revealed = state.table.revealed.is_some_and(|card| !card.from_exhaust && !card.gone);
    state.table.upper.len() + state.table.lower.len() + usize::from(revealed)
}

/// Whether a card can be taken from the deck; a revealed one cannot.
fn has_top(state: &State) -> bool {
    !state.table.upper.is_empty() || !state.table.lower.is_empty()
}

/// Cards of the exhaust pile; a revealed one still counts (C-REV-8).
pub(crate) fn exhaust_len(state: &State) -> usize {
    let revealed = state.table.revealed.is_some_and(|card| card.from_exhaust && !card.gone);
    state.table.exhaust.len() + usize::from(revealed)
}

/// Whether so many cards can be exhausted, even if that loses the mission (C-EXH-5, C-EXH-7).
pub(crate) fn payable(state: &State, cards: u8) -> bool {
    usize::from(cards) <= 2 * deck_len(state) + exhaust_len(state)
}

/// Tested after every single card (C-DECK-4, A-12).
pub(crate) fn test_loss(state: &mut State) {
    if deck_len(state) == 0 && exhaust_len(state) == 0 && state.over.is_none() {
        state.over = Some(Ending::Exhausted);
    }
}

/// What lies beneath the Reshuffle card becomes the deck the instant nothing lies above it (C-DECK-10, -11). A revealed card
/// of the deck still lies there (C-REV-8).
pub(crate) fn settle(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let held = state.table.revealed.is_some_and(|card| !card.from_exhaust && !card.gone);
    if !held {
        reshuffle(state, cx);
    }
}

fn reshuffle(state: &mut State, cx: &mut Cx<'_, Corps>) {
    if !state.table.upper.is_empty() || state.table.lower.is_empty() {
        return;
    }
    core::mem::swap(&mut state.table.upper, &mut state.table.lower);
    shuffle(&mut state.table.upper, cx);
    event::tell(cx, Notice::Reshuffled);
}

/// Shuffles a pile; nobody knows any more what lies where.
pub(crate) fn shuffle(pile: &mut Pile, cx: &mut Cx<'_, Corps>) {
    table::shuffle(cx.chance(), pile.cards_mut());
    pile.cards_mut().iter_mut().for_each(|card| card.known = Known::NOBODY);
}

/// The deck's top card (C-DECK-2).
pub(crate) fn take_top(state: &mut State, cx: &mut Cx<'_, Corps>) -> Option<Card> {
    reshuffle(state, cx);
    let card = state.table.upper.pop()?;
    settle(state, cx);
    Some(card)
}

/// Exhausts so many cards; with an empty deck the exhaust pile pays (C-EXH-1, -3, -4).
pub(crate) fn exhaust(state: &mut State, cards: u8, cx: &mut Cx<'_, Corps>) {
    let mut discarded = 0;
    for _ in 0..cards {
        if state.over.is_some() {
            break;
        }
        if let Some(card) = take_top(state, cx) {
            state.table.exhaust.push(card);
        } else if let Some(card) = state.table.exhaust.pop() {
            discard_card(state, card.kind, cx);
            discarded += 1;
        }
        test_loss(state);
    }
    if cards > 0 {
        event::tell(cx, Notice::Exhausted(cards, discarded));
    }
}

/// Lays a card that was somewhere else face down on top of the exhaust pile (C-EXH-2).
pub(crate) fn exhaust_card(state: &mut State, kind: CardId, known: Known) {
    state.table.exhaust.push(Card::new(kind, known));
}

/// Lays a card that was somewhere else face up on the discard pile (C-DISC-1). Hazards are the caller's affair.
pub(crate) fn discard_card(state: &mut State, kind: CardId, cx: &mut Cx<'_, Corps>) {
    state.table.discard.insert(Card::new(kind, Known::ALL));
    event::tell(cx, Notice::Discarded(state.content.card(kind).key));
}

/// Recycles so many cards of the exhaust pile, unseen (C-RECY-1, -3).
pub(crate) fn recycle(state: &mut State, cards: u8, cx: &mut Cx<'_, Corps>) {
    let mut recycled = 0;
    while recycled < cards && recycle_top(state) {
        recycled += 1;
    }
    end_recycling(state, recycled, cx);
}

fn recycle_top(state: &mut State) -> bool {
    let Some(card) = state.table.exhaust.pop() else { return false };
    state.table.lower.insert(card);
    true
}

/// The whole instruction is carried out before the Reshuffle card is looked at (C-DECK-12).
fn end_recycling(state: &mut State, cards: u8, cx: &mut Cx<'_, Corps>) {
    if cards > 0 {
        event::tell(cx, Notice::Recycled(cards));
    }
    settle(state, cx);
}

/// A player draws so many cards; for a grunt they go under the exhaust pile (C-CHAR-6).
pub(crate) fn draw(state: &mut State, seat: Seat, who: Option<Who>, cards: u8) {
    if cards > 0 {
        push(state, Job::Draw { seat, who, left: cards });
    }
}

/// A player may draw up to so many cards.
pub(crate) fn may_draw(state: &mut State, seat: Seat, who: Option<Who>, cards: u8) {
    push(state, Job::MayDraw { seat, who, left: cards });
}

/// Nothing happens without a card (C-DECK-6). A hazard comes onto the agenda (C-CARD-8).
pub(crate) fn draw_one(state: &mut State, seat: Seat, who: Option<Who>, cx: &mut Cx<'_, Corps>) {
    let Some(card) = take_top(state, cx) else { return };
    if who.is_some_and(|who| !state.table.people[who.index()].is_hero()) {
        // Nobody sees it, and no hazard is played.
        state.table.exhaust.push_bottom(card);
        event::tell(cx, Notice::Exhausted(1, 0));
    } else if state.content.card(card.kind).of == Type::Hazard {
        play_hazard(state, card.kind, seat, who, Came::Drawn, cx);
    } else {
        give(state, seat, card.kind, cx);
    }
    test_loss(state);
}

/// Puts a card into a hand.
pub(crate) fn give(state: &mut State, seat: Seat, kind: CardId, cx: &mut Cx<'_, Corps>) {
    let private = state.agreed.private_hands;
    state.table.hands[seat.index()].insert(Card::new(kind, hand_known(state, seat)));
    cx.tell(Event::Drew { seat, card: state.content.card(kind).key, private });
}

/// Who knows the cards of a hand.
pub(crate) fn hand_known(state: &State, seat: Seat) -> Known {
    if state.agreed.private_hands { Known::only(seat) } else { Known::ALL }
}

/// Carries a hazard out (C-CARD-7). A drawn one goes to the exhaust pile afterwards, a discarded one stays where it is.
fn play_hazard(
    state: &mut State,
    kind: CardId,
    seat: Seat,
    who: Option<Who>,
    came: Came,
    cx: &mut Cx<'_, Corps>,
) {
    event::tell(cx, Notice::Hazard(state.content.card(kind).key));
    if came == Came::Drawn {
        state.table.limbo.push(Card::new(kind, Known::ALL));
        push(state, Job::HazardDone);
    }
    program::hazard(state, kind, seat, who);
}

//! What a viewer may know, and how the rest is guessed.

use crate::Spot;
use crate::action::{Card, Event, Notice};
use crate::content::{Content, MAX_THIEVES};
use crate::state::{Hand, State};
use crate::turn::all_cards;
use alloc::sync::Arc;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Viewer, shuffle};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is.
    pub next: Seat,
    /// Whether that seat has taken the first step of a dash.
    pub dashing: bool,
    /// Turns until the game is a draw.
    pub turns_left: u16,
    /// Where each seat's thief stands.
    pub thieves: Vec<Spot>,
    /// The viewer's own cards; none for a spectator.
    pub hand: Option<Vec<Card>>,
    /// How many cards each seat holds.
    pub hands: Vec<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The open discard pile.
    pub discard: Vec<Card>,
    /// Who has won.
    pub winner: Option<Seat>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        next: state.next,
        dashing: state.dashing,
        turns_left: state.turns_left,
        thieves: state.seats().map(|seat| state.content.spot(state.thief(seat))).collect(),
        hand: match viewer {
            Viewer::Seat(seat) => Some(state.hand(seat).cards().collect()),
            Viewer::Spectator => None,
        },
        hands: state.seats().map(|seat| state.hand(seat).size()).collect(),
        deck: state.deck.len() as u8,
        discard: state.discard.cards().collect(),
        winner: state.winner,
    }
}

pub(crate) fn notice(event: &Event, viewer: Viewer) -> Notice {
    match *event {
        Event::Stepped(seat, to) => Notice::Stepped(seat, to),
        Event::Played(seat, card) => Notice::Played(seat, card),
        Event::Bolted(seat, die) => Notice::Bolted(seat, die),
        Event::Returned(seat, to) => Notice::Returned(seat, to),
        Event::Stopped(seat) => Notice::Stopped(seat),
        Event::Waited(seat) => Notice::Waited(seat),
        Event::Drew(seat, card) => Notice::Drew(seat, viewer.is(seat).then_some(card)),
        Event::Reshuffled => Notice::Reshuffled,
    }
}

/// Everything unseen is shuffled together and dealt out again.
pub(crate) fn determinize(
    content: &Arc<Content>,
    view: &View,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> State {
    let mut seen: Hand = view.hand.iter().flatten().chain(&view.discard).copied().collect();
    let mut unseen: Vec<Card> = all_cards(content).filter(|card| !seen.take(*card)).collect();
    shuffle(chance, &mut unseen);
    let mut thieves: [_; MAX_THIEVES] = core::array::from_fn(|thief| content.starts[thief]);
    for (thief, cell) in thieves.iter_mut().zip(view.thieves.iter().filter_map(|spot| content.cell(*spot))) {
        *thief = cell;
    }
    let mut hands = [Hand::default(); MAX_THIEVES];
    for (seat, &size) in Seat::first(view.hands.len()).zip(&view.hands) {
        hands[seat.index()] = match &view.hand {
            Some(own) if viewer.is(seat) => own.iter().copied().collect(),
            _ => unseen.drain(unseen.len() - usize::from(size)..).collect(),
        };
    }
    State {
        content: Arc::clone(content),
        seats: view.thieves.len() as u8,
        next: view.next,
        dashing: view.dashing,
        turns_left: view.turns_left,
        thieves,
        hands,
        deck: unseen,
        discard: view.discard.iter().copied().collect(),
        winner: view.winner,
    }
}

/// The other hands and the deck, shuffled together and dealt out again.
pub(crate) fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    let secret: Vec<Seat> = state.seats().filter(|seat| !viewer.is(*seat)).collect();
    other.deck.extend(secret.iter().flat_map(|seat| state.hand(*seat).cards()));
    shuffle(chance, &mut other.deck);
    for seat in secret {
        let left = other.deck.len() - usize::from(state.hand(seat).size());
        other.hands[seat.index()] = other.deck.drain(left..).collect();
    }
    other
}

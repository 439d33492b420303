//! The whole truth of a match.

use crate::action::Card;
use crate::content::{Content, MAX_THIEVES};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use table::Seat;

/// How many of each card a seat or a pile holds; the order of a hand means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hand([u8; 2]);

impl Hand {
    pub(crate) fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub(crate) fn size(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes one such card out, if there is one.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let held = self.count(card) > 0;
        self.0[card as usize] -= u8::from(held);
        held
    }

    /// All cards, sorted.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        [Card::Dash, Card::Bolt]
            .into_iter()
            .flat_map(move |card| core::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// The whole truth of a match.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) seats: u8,
    pub(crate) next: Seat,
    /// The seat whose turn it is has taken the first step of a dash.
    pub(crate) dashing: bool,
    pub(crate) turns_left: u16,
    pub(crate) thieves: [Cell; MAX_THIEVES],
    pub(crate) hands: [Hand; MAX_THIEVES],
    /// The top card is the last.
    pub(crate) deck: Vec<Card>,
    pub(crate) discard: Hand,
    pub(crate) winner: Option<Seat>,
}

/// Two positions of the same match; the content is the same anyway.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        let flat = |state: &State| {
            let turn = (state.seats, state.next, state.dashing, state.turns_left, state.winner);
            (turn, state.thieves, state.hands, state.discard)
        };
        flat(self) == flat(other) && self.deck == other.deck
    }
}

impl Eq for State {}

impl State {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(usize::from(self.seats))
    }

    pub(crate) fn thief(&self, seat: Seat) -> Cell {
        self.thieves[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        self.seats().all(|seat| self.thief(seat) != cell)
    }

    /// Whether one thief sees another; thieves do not stand in each other's light.
    pub(crate) fn sees(&self, from: Seat, to: Seat) -> bool {
        let (doors, figures) = (board::DoorSet::new(), board::CellSet::new());
        self.content.sight.sees(self.thief(from), self.thief(to), &doors, &figures)
    }
}

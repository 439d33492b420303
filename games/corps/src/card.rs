//! Endurance cards and the piles they lie in.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

/// Cards in the endurance deck (section 9.1).
pub(crate) const CARDS: usize = 60;

/// A kind of endurance card, by its place in the content, where kinds are in the order of their names. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct CardId(pub(crate) u8);

/// Who has seen the face of a card that now lies face down: a bit for each seat, and the highest for everybody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Known(pub(crate) u8);

impl Known {
    pub(crate) const NOBODY: Known = Known(0);
    pub(crate) const ALL: Known = Known(0xFF);

    pub(crate) fn only(seat: Seat) -> Known {
        Known(1 << seat.0)
    }

    pub(crate) fn to(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.0) != 0,
            Viewer::Spectator => self.0 & 0x80 != 0,
        }
    }
}

/// A card that lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card {
    pub(crate) kind: CardId,
    pub(crate) known: Known,
}

impl Card {
    pub(crate) fn new(kind: CardId, known: Known) -> Card {
        Card { kind, known }
    }
}

/// Cards on top of each other, the top one last. Piles without an order keep their cards sorted, so that equal piles are
/// equal in memory.
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    len: u8,
    cards: [Card; CARDS],
}

impl Pile {
    pub(crate) const EMPTY: Pile =
        Pile { len: 0, cards: [Card { kind: CardId(0), known: Known::NOBODY }; CARDS] };

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All cards, the top one last.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// Lays a card on top. There are never more cards than a pile holds.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// Puts a card at the bottom.
    pub(crate) fn push_bottom(&mut self, card: Card) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Puts a card into a pile that has no order.
    pub(crate) fn insert(&mut self, card: Card) {
        let at = self.cards().partition_point(|other| *other <= card);
        self.cards.copy_within(at..usize::from(self.len), at + 1);
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes out the card at a place, counted from the bottom.
    pub(crate) fn remove(&mut self, at: usize) -> Card {
        let card = self.cards[at];
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        card
    }

    /// Takes out one card of a kind. Of several it is the one that most have seen: were it another one, whoever sees the
    /// known copy stay would learn that there is a second.
    pub(crate) fn take(&mut self, kind: CardId) -> Option<Card> {
        let copies = self.cards().iter().enumerate().filter(|(_, card)| card.kind == kind);
        let (at, _) = copies.rev().max_by_key(|(_, card)| card.known)?;
        Some(self.remove(at))
    }

    pub(crate) fn has(&self, kind: CardId) -> bool {
        self.cards().iter().any(|card| card.kind == kind)
    }

    /// Each kind once, in order of first appearance; ascending in a pile without an order.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = CardId> + '_ {
        let cards = self.cards();
        let fresh = move |at: usize| !cards[..at].iter().any(|card| card.kind == cards[at].kind);
        (0..cards.len()).filter(move |&at| fresh(at)).map(move |at| cards[at].kind)
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl core::fmt::Debug for Pile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // what lies in a private hand stays private when a card leaves it.
    #[test]
    fn of_equal_cards_the_best_known_is_taken() {
        let (own, other) = (Known::only(Seat(0)), CardId(7));
        for copies in [[own, Known::ALL], [Known::ALL, own]] {
            let mut hand = Pile::EMPTY;
            copies.into_iter().for_each(|known| hand.push(Card::new(other, known)));
            assert_eq!(hand.take(other), Some(Card::new(other, Known::ALL)), "{copies:?}");
            assert_eq!(hand.cards(), [Card::new(other, own)]);
        }
    }
}

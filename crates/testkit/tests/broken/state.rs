//! The toy game's data: each seat holds a secret number, and one more number lies buried.

use super::defect::Defect;
use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Viewer};

/// Numbers on cards are below this.
pub(crate) const NUMBERS: u8 = 6;
/// After so many turns nobody has won.
pub(crate) const TURNS: u8 = 12;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) defect: Defect,
    #[serde(skip)]
    pub(crate) lost: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Pass {
        #[serde(skip)]
        lost: bool,
    },
    /// Names the other seat's number.
    Guess(u8),
    /// Draws a new number, once one's own has been guessed at.
    Redraw,
    /// Exchanges a number below 4 for the buried one.
    Swap,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    #[serde(skip)]
    pub(crate) lost: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub(crate) defect: Defect,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    /// The new card, or whether a guess was right.
    pub(crate) value: u8,
    pub(crate) noise: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Notice {
    pub(crate) defect: Defect,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) value: Option<u8>,
    #[serde(skip)]
    pub(crate) lost: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) defect: Defect,
    pub(crate) cards: [Option<u8>; 2],
    pub(crate) named: [u8; 2],
    pub(crate) turn: u8,
    pub(crate) winner: Option<Seat>,
    /// Only when it leaks: whether each card is odd.
    pub(crate) odd: Option<[bool; 2]>,
    #[serde(skip)]
    pub(crate) lost: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) defect: Defect,
    pub(crate) cards: [u8; 2],
    pub(crate) buried: u8,
    /// Bit sets of the wrong guesses at each seat's card.
    pub(crate) named: [u8; 2],
    pub(crate) turn: u8,
    pub(crate) winner: Option<Seat>,
    /// Only with a defect: nobody is asked any more.
    pub(crate) stuck: bool,
    /// Only with a defect: nobody is asked after the next decision.
    pub(crate) brittle: bool,
    /// Only with a defect: passing is not on offer.
    pub(crate) hurried: bool,
    /// Only with a defect: what does not belong into a state.
    pub(crate) noise: u32,
}

impl State {
    pub(crate) fn next(&self) -> Seat {
        Seat(self.turn % 2)
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let card = |seat: usize| viewer.is(Seat(seat as u8)).then_some(self.cards[seat]);
        View {
            defect: self.defect,
            cards: [card(0), card(1)],
            named: self.named,
            turn: self.turn,
            winner: self.winner,
            odd: (self.defect == Defect::ViewLeaks).then(|| self.cards.map(|card| card % 2 == 1)),
            lost: self.defect == Defect::ViewLosesAField,
        }
    }

    /// A position that looks like the view.
    pub(crate) fn guess(view: &View, chance: &mut dyn Chance) -> State {
        let defect = view.defect;
        let mut card = |seat: usize| {
            let fits = |card: &u8| {
                view.named[seat] >> card & 1 == 0 && view.odd.is_none_or(|odd| odd[seat] == (card % 2 == 1))
            };
            let possible: Vec<u8> = (0..NUMBERS).filter(fits).collect();
            view.cards[seat].unwrap_or_else(|| possible[chance.below(possible.len() as u32) as usize])
        };
        State {
            defect,
            cards: [card(0), card(1)],
            buried: chance.below(u32::from(NUMBERS)) as u8,
            named: if defect == Defect::GuessLooksOtherwise { [0; 2] } else { view.named },
            turn: view.turn,
            winner: view.winner,
            stuck: false,
            brittle: defect == Defect::GuessGetsStuck,
            hurried: defect == Defect::GuessAsksOtherwise,
            noise: 0,
        }
    }

    /// The same position to the viewer, with other secrets.
    pub(crate) fn disguise(&self, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let view = View { odd: None, ..self.view(viewer) };
        let mut twin = State::guess(&view, chance);
        // Defects of a guess are not those of a disguise.
        (twin.named, twin.brittle, twin.hurried) = (self.named, false, false);
        (twin.stuck, twin.noise) = (self.stuck, self.noise);
        if self.defect == Defect::DisguiseEnds {
            twin.turn = TURNS;
        }
        twin
    }
}

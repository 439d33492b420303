//! A match is its journal: from it every position of the match can be rebuilt without a generator.

use crate::{Dice, DrawError, Game, Hash, OptionsError, PositionError, Refusal, Seat, Viewer};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// How a match began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// By the game's own set-up, with these draws.
    Setup(Vec<u32>),
    /// From a position described in blocks, as scenarios do.
    Position(String),
}

/// One recorded decision, with the chance it used up. In a file it is the list `[seat, action, draws]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(Seat, A, Vec<u32>)", into = "(Seat, A, Vec<u32>)")]
#[serde(bound(serialize = "A: Clone + Serialize", deserialize = "A: Deserialize<'de>"))]
pub struct Entry<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// What was drawn because of it.
    pub draws: Vec<u32>,
}

impl<A> From<(Seat, A, Vec<u32>)> for Entry<A> {
    fn from((seat, action, draws): (Seat, A, Vec<u32>)) -> Entry<A> {
        Entry { seat, action, draws }
    }
}

impl<A> From<Entry<A>> for (Seat, A, Vec<u32>) {
    fn from(entry: Entry<A>) -> (Seat, A, Vec<u32>) {
        (entry.seat, entry.action, entry.draws)
    }
}

/// A moment at which all that somebody could not know was dealt anew: somebody played on from there without learning
/// what had been hidden. In a file it is the list `[turn, seat, draws]`, without a seat if only
/// what everybody may know was left as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(u32, Option<Seat>, Vec<u32>)", into = "(u32, Option<Seat>, Vec<u32>)")]
pub struct Redeal {
    /// After how many decisions.
    pub turn: u32,
    /// Who knows as much as before.
    pub viewer: Viewer,
    /// What was drawn for it.
    pub draws: Vec<u32>,
}

impl From<(u32, Option<Seat>, Vec<u32>)> for Redeal {
    fn from((turn, seat, draws): (u32, Option<Seat>, Vec<u32>)) -> Redeal {
        Redeal { turn, viewer: seat.map_or(Viewer::Spectator, Viewer::Seat), draws }
    }
}

impl From<Redeal> for (u32, Option<Seat>, Vec<u32>) {
    fn from(redeal: Redeal) -> (u32, Option<Seat>, Vec<u32>) {
        let seat = match redeal.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        (redeal.turn, seat, redeal.draws)
    }
}

/// Options, draws and decisions of one match.
pub struct Journal<G: Game> {
    /// Hash of the content pack it was played with.
    pub content: Hash,
    /// What was agreed before the first turn.
    pub options: G::Options,
    /// What was published about the dice, unless somebody scripted them.
    pub dice: Option<Dice>,
    /// How it began.
    pub start: Start,
    /// Every decision in order.
    pub entries: Vec<Entry<G::Action>>,
    /// Moments at which hidden things were dealt anew, in the order in which they came.
    pub redeals: Vec<Redeal>,
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Journal<G> {
        Journal {
            content: self.content,
            options: self.options.clone(),
            dice: self.dice.clone(),
            start: self.start.clone(),
            entries: self.entries.clone(),
            redeals: self.redeals.clone(),
        }
    }
}

impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Journal<G>) -> bool {
        let head = |journal: &Journal<G>| (journal.content, journal.options.clone(), journal.dice.clone());
        head(self) == head(other)
            && self.start == other.start
            && self.entries == other.entries
            && self.redeals == other.redeals
    }
}

impl<G: Game> fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("game", &G::ID)
            .field("options", &self.options)
            .field("start", &self.start)
            .field("entries", &self.entries)
            .field("redeals", &self.redeals)
            .finish_non_exhaustive()
    }
}

/// Why a journal cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It was played with another content pack.
    OtherContent {
        /// The pack it was played with.
        journal: Hash,
        /// The pack given.
        here: Hash,
    },
    /// Its options are not allowed.
    Options(OptionsError),
    /// The position it begins with is not possible.
    Position(PositionError),
    /// It begins at a drawn position, which this program cannot set up.
    #[cfg(not(feature = "positions"))]
    Drawn,
    /// The draws of the set-up do not fit.
    Setup(DrawError),
    /// A decision was not on offer.
    Refused {
        /// Which entry, from 0.
        entry: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The draws of a decision do not fit.
    Draws {
        /// Which entry, from 0.
        entry: usize,
        /// Why.
        error: DrawError,
    },
    /// The draws with which hidden things were dealt anew do not fit.
    Redeal {
        /// After how many decisions.
        turn: u32,
        /// Why.
        error: DrawError,
    },
    /// Hidden things were dealt anew at turns that are not in order, or that were never played.
    Redeals,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::OtherContent { journal, here } => write!(
                f,
                "it was played with content pack {}, not with {}: give the pack it was played with",
                journal.short(),
                here.short()
            ),
            ReplayError::Options(error) => error.fmt(f),
            ReplayError::Position(error) => write!(f, "starting position: {error}"),
            #[cfg(not(feature = "positions"))]
            ReplayError::Drawn => f.write_str(
                "it begins at a drawn position, which cannot be set up here: `dropship replay` tells it",
            ),
            ReplayError::Setup(error) => write!(f, "set-up: {error}"),
            ReplayError::Refused { entry, refusal } => write!(f, "entry {entry}: {refusal}"),
            ReplayError::Draws { entry, error } => write!(f, "entry {entry}: {error}"),
            ReplayError::Redeal { turn, error } => write!(f, "dealt anew at turn {turn}: {error}"),
            ReplayError::Redeals => f.write_str(
                "its redeals are not in the order of their turns, or come after the last decision",
            ),
        }
    }
}

impl core::error::Error for ReplayError {}

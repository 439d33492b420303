//! What can be agreed before the first turn, described so that a front end can ask for it without knowing the game.

use crate::Message;
use alloc::vec::Vec;
use serde_json::Value;

/// One option of a game: its key in the options' JSON and what may stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its key in the options; in an object of theirs `OBJECT.KEY`, which is left out there while it is `null`.
    pub key: &'static str,
    /// What it is called.
    pub label: Message,
    /// What it means for the match.
    pub help: Message,
    /// What may stand there. The game still checks how options go together.
    pub input: Input,
    /// Whether few people change it, so that it is asked for only on demand.
    pub finer: bool,
}

/// What may stand under a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// The smallest.
        least: i64,
        /// The greatest.
        most: i64,
    },
    /// One of these.
    One(Vec<Pick>),
    /// The number of a seat; `null` leaves it to the rules.
    Seat,
    /// A list with one of these for each seat; the empty list leaves it to the rules.
    EachSeat(Vec<Pick>),
    /// A list with a list for each seat, over which these are dealt out; the empty list leaves it to the rules.
    Deal(Vec<Pick>),
}

/// A value that can be picked, and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// As it stands in the options.
    pub value: Value,
    /// What it is called.
    pub label: Message,
}

impl Pick {
    /// `value`, called `label`.
    pub fn new(value: impl Into<Value>, label: impl Into<Message>) -> Pick {
        Pick { value: value.into(), label: label.into() }
    }
}

impl Field {
    /// An option whose words stand under `GAME-option-KEY` and `GAME-option-KEY-help`.
    pub fn new(game: &str, key: &'static str, input: Input) -> Field {
        let label = alloc::format!("{game}-option-{}", key.replace(['_', '.'], "-"));
        let help = Message::new(alloc::format!("{label}-help"));
        Field { key, label: Message::new(label), help, input, finer: false }
    }

    /// The same as something that few people change.
    #[must_use]
    pub fn finer(self) -> Field {
        Field { finer: true, ..self }
    }
}

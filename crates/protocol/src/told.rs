//! What is told of a match besides its positions: what was said, what happened, what was refused.

use serde::{Deserialize, Serialize};
use table::scene::Glance;
use table::{Message, Refusal, Seat};

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// By whom.
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub text: String,
}

/// The log from some turn on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct History {
    /// The era it is of.
    pub era: u32,
    /// One entry a decision.
    pub turns: Vec<Turn>,
}

/// A decision as the visitor was told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// At which turn it was taken.
    pub turn: u32,
    /// By whom.
    pub seat: Seat,
    /// Sentences for the log, each with what can be shown besides.
    pub lines: Vec<(Message, Glance)>,
}

/// A decision that was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The turn it was meant for.
    pub turn: u32,
    /// The era it was meant for.
    pub era: u32,
    /// The choice.
    pub index: u32,
    /// Why.
    pub why: Refusal,
}

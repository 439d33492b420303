//! Decisions, and what follows from them.

use crate::Spot;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What is agreed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many thieves, 2 to 4.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2 }
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Two steps.
    Dash,
    /// Sends a thief home.
    Bolt,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// One step.
    Step(Spot),
    /// Plays a dash and takes its first step.
    Dash(Spot),
    /// Plays a bolt at the thief of that seat.
    Bolt(Seat),
    /// Does nothing and draws a card.
    Wait,
    /// Ends a dash after its first step.
    Stop,
}

/// Why a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// Its turn.
    Turn,
    /// The second step of a dash.
    Dash,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A thief went one step.
    Stepped(Seat, Spot),
    /// A card was played.
    Played(Seat, Card),
    /// A bolt was aimed at a seat and this was thrown.
    Bolted(Seat, u8),
    /// A thief was sent back.
    Returned(Seat, Spot),
    /// A dash ended after its first step.
    Stopped(Seat),
    /// A seat did nothing.
    Waited(Seat),
    /// A seat drew a card.
    Drew(Seat, Card),
    /// The discard pile became the deck.
    Reshuffled,
}

/// As much of it as a viewer may learn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notice {
    /// A thief went one step.
    Stepped(Seat, Spot),
    /// A card was played.
    Played(Seat, Card),
    /// A bolt was aimed at a seat and this was thrown.
    Bolted(Seat, u8),
    /// A thief was sent back.
    Returned(Seat, Spot),
    /// A dash ended after its first step.
    Stopped(Seat),
    /// A seat did nothing.
    Waited(Seat),
    /// A seat drew a card; only its owner learns which.
    Drew(Seat, Option<Card>),
    /// The discard pile became the deck.
    Reshuffled,
}

//! Who is at a table, and what they have agreed.

use crate::MatchId;
use serde::{Deserialize, Serialize};
use table::{Hash, Seat};

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Some seats are still free.
    Gathering,
    /// It is being played.
    Playing,
    /// It has ended by its rules.
    Over,
}

/// Who decides for a seat. A bot is told by its level: `random`, `recruit`, `regular`, `veteran` or `elite`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// The person who sits there.
    Person,
    /// A bot for as long as the match lasts, or until somebody is invited.
    Bot(String),
    /// A bot until the person who sits there comes back.
    Lent(String),
}

/// A seat and who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who decides.
    pub sitter: Sitter,
    /// The name of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether that person is connected to this server.
    pub here: bool,
}

/// A wish to go back to an earlier turn. It comes true when everybody has agreed, and lapses with the next decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// Whose wish.
    pub by: Seat,
    /// To which turn.
    pub to: u32,
    /// Who has agreed, the asking seat among them.
    pub agreed: Vec<Seat>,
}

/// What everybody may know about the dice while the match lasts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublishedDice {
    /// Hash of the seed, shown before anybody added anything.
    pub commitment: Hash,
    /// What the people added when they sat down, by seat.
    pub nonces: Vec<Hash>,
    /// False once people agreed to go back over a draw: what was drawn since cannot be checked.
    pub sound: bool,
}

/// Who is at a table, and what they have agreed. It is sent whole whenever something of it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Company {
    /// How far the match has come.
    pub phase: Phase,
    /// By seat.
    pub seats: Vec<Place>,
    /// How many look on through this server.
    pub spectators: u32,
    /// What is published about the dice.
    pub dice: PublishedDice,
    /// A wish to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// Where people went back over a draw: to which turn, and from which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<(u32, u32)>,
    /// The next match of the same people. Who has a seat here sits down there with the same token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<MatchId>,
}

//! What is stored of a match: one record for each thing that happened, in order.

use protocol::MatchId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Hash, Seat, Seed};

/// One thing that happened. Everything there is to know about a match follows from its records.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Record {
    /// The first of all.
    Created(Box<Creation>),
    /// Somebody was invited to a seat, in place of anybody invited before.
    Invited { seat: Seat, invite: Hash },
    /// Somebody sat down. The token's hash opens the seat from now on.
    Sat { seat: Seat, name: String, token: Hash, nonce: Hash },
    /// A bot decides for a seat from now on.
    Lent { seat: Seat, level: String },
    /// The person of a seat decides again.
    TakenBack { seat: Seat },
    /// A person left for good.
    Left { seat: Seat },
    /// A decision: which choice it was, and its entry in the journal.
    Decided { index: u32, entry: Box<RawValue> },
    /// A wish to go back. The seed is for new dice, where somebody could have seen the old ones fall.
    Proposed {
        seat: Seat,
        to: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// An answer to that wish, again with a seed for new dice.
    Consented {
        seat: Seat,
        yes: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// Something was said.
    Said { seat: Seat, text: String },
    /// The same people have another match.
    Followed { by: MatchId },
}

/// What a match is created with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Creation {
    pub(crate) game: String,
    /// By which rules and with which content it is played: other ones would lead elsewhere.
    pub(crate) rules: u32,
    pub(crate) content: Hash,
    pub(crate) options: Value,
    /// All dice follow from it. It never leaves the store before the match is over.
    pub(crate) seed: Seed,
    /// Hashes of the tokens of whoever runs the table and of whoever looks on.
    pub(crate) host: Hash,
    pub(crate) watch: Hash,
    /// By seat.
    pub(crate) seats: Vec<First>,
}

/// Who a seat is for in the beginning.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum First {
    /// Whoever has the token of this hash.
    Invite(Hash),
    /// A bot of this level.
    Bot(String),
}

impl Record {
    pub(crate) fn text(&self) -> String {
        // Numbers, texts and what was JSON before: there is nothing JSON cannot say.
        serde_json::to_string(self).expect("records can be written as JSON")
    }

    pub(crate) fn read(text: &str) -> Result<Record, serde_json::Error> {
        serde_json::from_str(text)
    }
}

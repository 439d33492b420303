//! What went wrong, for programs and for people who write them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The kinds of trouble, by which a client chooses its words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// What was sent is not of this protocol.
    Malformed,
    /// There is no such match.
    NotFound,
    /// The token does not open this.
    NotYours,
    /// It is not possible as things stand: the seat is taken, the match is over.
    NotNow,
    /// The game does not allow these options.
    Options,
    /// Too much at once; it may be tried again later.
    TooMany,
    /// More bytes than are taken.
    TooLarge,
    /// Nothing can be stored at the moment. What was not confirmed did not happen, or will be seen after a while.
    Unavailable,
    /// This match cannot be opened by this server.
    Broken,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// The kind.
    pub error: Trouble,
    /// The reason, in English, for people who write programs.
    pub why: String,
}

impl Problem {
    /// A problem of that kind.
    pub fn new(error: Trouble, why: impl Into<String>) -> Problem {
        Problem { error, why: why.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for Problem {}

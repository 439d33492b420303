//! What a visitor says over the WebSocket. The first message is the greeting.

use crate::{Form, MatchId, Token};
use serde::{Deserialize, Serialize};
use table::scene::Anchor;

/// A message to the server: an object with one field, which is named like the message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// Comes to a table.
    Hello(Hello),
    /// Takes a decision.
    Answer(Answer),
    /// Says something to everybody at the table.
    Say(Say),
    /// Asks for the log.
    History(Since),
    /// Wishes to go back.
    Undo(Undo),
    /// Agrees or does not agree to go back.
    Consent(Consent),
    /// Asks why nothing can be chosen at a part of the scene. The answer is a drawing.
    WhyNot(At),
    /// Asks what can be laid over the boards about a piece. The answer is a drawing.
    Overlays(About),
}

impl ToServer {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        // Numbers, texts and lists of them: there is nothing JSON cannot say.
        serde_json::to_string(self).expect("messages can be written as JSON")
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<ToServer, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// The greeting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// [`VERSION`](crate::VERSION).
    pub version: u32,
    /// Which match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Of a seat, or to look on.
    pub token: Token,
    /// How positions shall be shown.
    #[serde(default)]
    pub form: Form,
}

/// Takes the choice of that number. Sent twice it is taken once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The turn of the position that was looked at.
    pub turn: u32,
    /// Its era.
    #[serde(default)]
    pub era: u32,
    /// Which choice, from 0.
    pub index: u32,
}

/// Says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// At most [`LONGEST_SAYING`](crate::LONGEST_SAYING) characters.
    pub text: String,
}

/// Asks what has happened from a turn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The first turn wanted.
    #[serde(default)]
    pub since: u32,
}

/// Wishes to go back to a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// To which.
    pub to: u32,
}

/// Agrees to the wish to go back, or withdraws it for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// Whether it may come true.
    pub yes: bool,
}

/// Points at a part of the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// Which.
    pub anchor: Anchor,
}

/// Points at a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Its number in the scene.
    pub piece: u16,
}

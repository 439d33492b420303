//! What the server says over the WebSocket in words, to those who want views.

use crate::{Company, History, MatchId, Problem, Refused, Said};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Outcome, Seat, Viewer};

/// A message from the server: an object with one field, which is named like the message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to the greeting.
    Welcome(Box<Welcome>),
    /// Who is at the table now.
    Table(Company),
    /// The position now, as the visitor may see it.
    Position(Position),
    /// Somebody said something.
    Said(Said),
    /// The log that was asked for.
    History(History),
    /// A decision was not taken. The position follows.
    Refused(Refused),
    /// Something else that was asked for did not happen.
    Failed(Problem),
    /// The last message: the server closes the connection.
    Bye(Problem),
}

impl FromServer {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        // Numbers, texts and lists of them: there is nothing JSON cannot say.
        serde_json::to_string(self).expect("messages can be written as JSON")
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<FromServer, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// What somebody is told who comes to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// [`VERSION`](crate::VERSION).
    pub version: u32,
    /// Which match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Which game.
    pub game: String,
    /// What was agreed before the first turn.
    pub options: Value,
    /// As whom the visitor is here.
    pub viewer: Viewer,
    /// Who else is.
    pub table: Company,
    /// The position; none until everybody sits.
    pub position: Option<Position>,
    /// What was said last.
    pub chat: Vec<Said>,
}

/// A position as one visitor may see it. What belongs to the game is left as it is, for `catalog::Seen` to read.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    /// How many decisions lead to it.
    pub turn: u32,
    /// How often the table went back. Together with the turn it names a position for good.
    pub era: u32,
    /// Who took the last decision; nobody at the beginning and after going back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Who must decide.
    pub awaited: Vec<Seat>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// All that the visitor may know.
    pub view: Box<RawValue>,
    /// What the visitor is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What the visitor learns of the last decision.
    pub notices: Box<RawValue>,
}

/// A question with all that may be answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// What is to be decided.
    pub question: Box<RawValue>,
    /// A list; an answer is the number of one of them, from 0.
    pub choices: Box<RawValue>,
}

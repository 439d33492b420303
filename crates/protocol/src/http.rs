//! The bodies of HTTP requests and answers. Tokens travel in bodies and in the header `Authorization: Bearer`, never in
//! addresses, which end up in logs.

use crate::{Company, MatchId, Phase, Token};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Hash, Seat, Viewer};

/// A game of this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Its name.
    pub game: String,
    /// By which rules it is played here.
    pub rules: u32,
    /// The options of a match for which nobody asks for anything else.
    pub options: Value,
}

/// Opens a match. Seats without a bot are free for people; the match begins when all are taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// Which game.
    pub game: String,
    /// What is agreed; the game's own defaults if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// Levels of bots, by seat; none for a person.
    #[serde(default)]
    pub bots: Vec<Option<String>>,
}

/// A match that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Lets its owner run the table: invite anew, give seats to bots.
    pub host: Token,
    /// Lets anybody look on.
    pub watch: Token,
    /// Hash of the seed of all dice.
    pub commitment: Hash,
    /// One for each free seat.
    pub invites: Vec<Invite>,
}

/// Lets one person sit down, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invite {
    /// Where.
    pub seat: Seat,
    /// The secret of the link.
    pub token: Token,
}

/// What can be known of a match before one comes to it: whoever is invited sees the commitment before adding a nonce.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lobby {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Which game.
    pub game: String,
    /// What was agreed.
    pub options: Value,
    /// What the token opens.
    pub viewer: Option<Viewer>,
    /// The seat that the token invites to.
    pub invited: Option<Seat>,
    /// Who is there.
    pub table: Company,
}

/// Sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// From the link.
    pub invite: Token,
    /// Shown to the others.
    pub name: String,
    /// Any 256 bits, chosen after the commitment was seen: the dice follow from them as well.
    pub nonce: Hash,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// Which.
    pub seat: Seat,
    /// Opens it from now on, in place of the invitation.
    pub token: Token,
}

/// Lends a seat to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lend {
    /// How well it shall play: `random`, `recruit`, `regular`, `veteran` or `elite`.
    pub level: String,
}

/// The match after this one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sequel {
    /// Its id. The people of this match sit down there with their seats' tokens as invitations.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Lets its owner run the table; only for whoever asked first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Token>,
}

/// Asks about matches whose tokens the asking device holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// At most 100.
    pub held: Vec<Held>,
}

/// A token that a device holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Of which match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The token.
    pub token: Token,
}

/// A match in a list. Matches that do not exist or do not open are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Which game.
    pub game: String,
    /// The seat that the token opens; none for whoever looks on or runs the table.
    pub seat: Option<Seat>,
    /// The names of the people, by seat.
    pub names: Vec<Option<String>>,
    /// How far it has come.
    pub phase: Phase,
    /// How many decisions have been taken.
    pub turn: u32,
    /// Whether that seat must decide.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
}

/// Wants to be told when it is one's turn and nobody is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// By the browser, even while the page is closed.
    Push {
        /// The address that the browser's push service gave.
        endpoint: String,
        /// The browser's public key, in base64url.
        p256dh: String,
        /// The browser's secret, in base64url.
        auth: String,
    },
    /// By e-mail. A code is sent first, which has to come back before anything else is sent.
    Email {
        /// Where to.
        address: String,
        /// The code that was sent, once it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
    },
}

/// How a server can remind people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offered {
    /// The key that browsers subscribe with, if push messages are sent.
    pub push: Option<String>,
    /// Whether e-mail is sent.
    pub email: bool,
}

/// Asks for a reminder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enrol {
    /// How.
    pub reminder: Reminder,
    /// In which language: `en`, `pl`, `de`, `fr` or `ru`.
    pub language: String,
}

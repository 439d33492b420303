//! What a table's server and its visitors say to each other: HTTP bodies, and messages over a WebSocket.
//!
//! docs/protocol.md tells it for people, docs/openapi.json the HTTP part for programs.
//!
//! ```
//! use protocol::{Answer, FromServer, ToServer};
//! let answer = ToServer::Answer(Answer { turn: 3, era: 0, index: 1 });
//! assert_eq!(answer.text(), r#"{"answer":{"turn":3,"era":0,"index":1}}"#);
//! let FromServer::Failed(problem) = FromServer::read(r#"{"failed":{"error":"too_many","why":"wait"}}"#)? else {
//!     panic!("another message");
//! };
//! assert_eq!(problem.why, "wait");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod compact;
mod company;
mod drawn;
#[cfg(feature = "views")]
mod from_server;
mod http;
mod id;
mod problem;
mod to_server;
mod told;

pub use company::{Company, Phase, Place, Proposal, PublishedDice, Sitter};
pub use drawn::{Drawing, Drawn, Form, NoDrawing};
#[cfg(feature = "views")]
pub use from_server::{Asked, FromServer, Position, Welcome};
pub use http::{
    Create, Created, Enrol, Game, Held, Invite, Lend, Lobby, Mine, Offered, Reminder, Seated, Sequel, Sit,
    Summary,
};
pub use id::{BadId, MatchId, Token};
pub use problem::{Problem, Trouble};
pub use to_server::{About, Answer, At, Consent, Hello, Say, Since, ToServer, Undo};
pub use told::{History, Refused, Said, Turn};

/// The version of this protocol. It stands in every address and in every greeting.
pub const VERSION: u32 = 1;

/// The longest name that somebody may have at a table, in characters.
pub const LONGEST_NAME: usize = 40;

/// The longest thing that can be said at a table at once, in characters.
pub const LONGEST_SAYING: usize = 500;

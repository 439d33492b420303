//! What a screen is told by the table, wherever that is, and what it asks of it.

use crate::player::Hint;
use protocol::Company;
use std::path::PathBuf;
use table::scene::Anchor;
use table::{Message, Outcome, Refusal, Scene, Seat, UndoError};

/// What somebody at the screen wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Takes the choice of that number, from 0, at the position of that turn and era.
    Answer { turn: u32, era: u32, index: u32 },
    /// Goes back to before the own last decision.
    Undo,
    /// Asks what a good player would do.
    Hint,
    /// Asks why nothing can be chosen there.
    WhyAt(Anchor),
    /// Asks why something is not on offer that is called neither like a cell nor like a piece: an action, as JSON.
    WhyAction(String),
    /// Writes the journal to a file.
    Save { file: PathBuf, replace: bool },
    /// Hides what only one person may see.
    Hide,
    /// The person whose turn it is has come to the screen.
    Come,
    /// Says something to everybody at the table.
    Say(String),
    /// Agrees that somebody goes back, or does not.
    Consent(bool),
}

/// What the screen is told.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum News {
    /// The position as whoever is at the screen may see it.
    Shown(Box<Shown>),
    /// What has happened: the first so many lines stay as they are, these follow.
    Told { keep: usize, lines: Vec<Told> },
    /// The position may be read by this person only, who hides it before somebody else comes.
    Private(Message),
    /// The screen is to be passed to this person; everybody may know these lines.
    Curtain { seat: Message, lines: Vec<Told> },
    /// An answer to something that was asked.
    Remark(Remark),
    /// What a good player would do at that turn.
    Hinted { turn: u32, hint: Option<Hint> },
    /// That file exists and was left alone.
    Exists(PathBuf),
    /// Whether something would be lost if the program ended now.
    Unsaved(bool),
    /// Who is at an online table.
    Company(Box<Company>),
    /// How the connection to an online table is.
    Link(Link),
    /// The table is gone for good, for this reason.
    Gone(Message),
}

/// A position on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown {
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) turn: u32,
    /// How often the table went back.
    pub(crate) era: u32,
    pub(crate) scene: Scene,
    pub(crate) outcome: Option<Outcome>,
    /// How many lines of the log whoever is at the screen knew when they last decided.
    pub(crate) known: usize,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// What happened.
    Event(Message),
    /// What somebody said.
    Said { seat: Seat, text: String },
}

/// An answer to something that was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Remark {
    /// That it was done, or what it is.
    Note(Message),
    /// That it cannot be done.
    Alert(Message),
    /// That it may not be done.
    Refused(Refusal),
    /// That it cannot be undone.
    Undo(UndoError),
}

/// How the connection to an online table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// It stands.
    Here,
    /// It was lost and is being made again.
    Lost,
}

//! The table: what a game is, and all that every game gets from it.
//!
//! A game implements [`Game`]; hosts, bots, replays and tests are written against that alone. A position is data,
//! a [`Prompt`] holds every legal answer, chance is handed in, and a [`Match`] is its [`Journal`].
//!
//! ```
//! use table::{Chance, Every, Seeded, shuffle};
//! // Chance has one primitive; the same seed gives the same numbers for ever, on every machine.
//! let mut cards = ['a', 'b', 'c', 'd'];
//! shuffle(&mut Seeded::from_number(1), &mut cards);
//! let mut again = ['a', 'b', 'c', 'd'];
//! shuffle(&mut Seeded::from_number(1), &mut again);
//! assert_eq!(cards, again);
//! ```
//!
//! docs/write-a-game.md leads through a whole game.
#![no_std]
#![warn(clippy::print_stdout, clippy::print_stderr)]

extern crate alloc;

mod agenda;
mod arrange;
mod chance;
mod content;
mod fair;
mod file;
mod form;
mod game;
mod hash;
mod journal;
mod lean;
mod map;
mod message;
mod odds;
mod outcome;
mod perft;
mod play;
pub mod position;
mod prompt;
mod refusal;
mod replay;
pub mod scene;
mod seat;
mod spot;
mod text;

pub use agenda::Agenda;
pub use arrange::{arrange, descending};
pub use chance::{Chance, DrawError, Every, Recorded, Recorder, Scripted, Seed, Seeded, shuffle};
pub use content::{ContentError, Files, OptionsError, Pack};
pub use fair::{Dice, VerifyError, verify};
pub use file::{FORMAT, FileError, Header, header, read, write};
pub use form::{Field, Input, Pick};
pub use game::{Cx, Determinize, Estimate, Game, Picture, Wire};
pub use hash::Hash;
pub use journal::{Entry, Journal, Redeal, ReplayError, Start};
pub use lean::glanced;
pub use map::map_of;
pub use message::{Arg, Message, RuleId};
pub use odds::{exponential, likelihood};
pub use outcome::{Outcome, Standing};
pub use perft::perft;
pub use play::{FairError, Match, StageError, UndoError};
pub use position::PositionError;
pub use prompt::{Prompt, Prompts, Status};
pub use refusal::{Breach, Refusal};
pub use scene::Scene;
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use spot::Spot;
pub use text::TextError;

//! Scenario files: a drawn position, scripted dice, decisions, and what must hold afterwards.
//!
//! Rules tests, bug reports and the engine's `load` share this one format; docs/scenario-format.md describes it.
//!
//! ```
//! let text = r#"
//! scenario: the middle can be marked once
//! game: tictactoe
//! rules: T-MARK-2
//!
//! [board]
//! . . .
//! . x .
//! . . .
//!
//! [script]
//! seat 1 is refused 4 by T-MARK-2
//! seat 1 plays 0
//! spectator sees /cells/0 = 1
//! seat 0 is not offered 0
//! "#;
//! let scenario = scenario::parse(text)?;
//! assert_eq!((scenario.game.as_str(), scenario.script.len()), ("tictactoe", 4));
//! # Ok::<(), scenario::ScenarioError>(())
//! ```
#![no_std]

extern crate alloc;

mod parse;
mod run;
mod step;

pub use parse::parse;
pub use run::{begin, run};
pub use step::{Dice, Does, Step};

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde_json::Value;

/// A scenario as it was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// Which game it is of.
    pub game: String,
    /// The rules it tests.
    pub rules: Vec<String>,
    /// What is agreed before the first turn; the game's defaults if it says nothing.
    pub options: Option<Value>,
    /// The line of the options, for errors.
    pub options_line: u32,
    /// How it begins.
    pub start: Begin,
    /// What is done and what must hold, in order.
    pub script: Vec<Step>,
}

/// How a scenario begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Begin {
    /// By the game's own set-up, with chance from this seed.
    Seed(String),
    /// At the position that these blocks describe.
    Position {
        /// The blocks.
        text: String,
        /// The line on which they begin.
        line: u32,
    },
}

/// What is wrong with a scenario, or does not hold in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// Where, from 1.
    pub line: u32,
    /// What was expected and what was found.
    pub what: String,
}

impl ScenarioError {
    pub(crate) fn new(line: u32, what: impl Into<String>) -> ScenarioError {
        ScenarioError { line, what: what.into() }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for ScenarioError {}

//! A small game of secrets and dice that can be broken in many ways.

mod defect;
mod game;
mod picture;
mod state;

#[allow(unused_imports, reason = "each test file uses its own part of the game")]
pub(crate) use defect::{DEFECTS, Defect};
pub(crate) use game::Numbers;
#[allow(unused_imports, reason = "each test file uses its own part of the game")]
pub(crate) use state::{Action, Options};

//! The drawings held against the games that use them, against XML, and against people's eyes.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

mod boards;
mod contrast;
mod geometry;
mod ground;
mod markup;
mod names;
mod play;

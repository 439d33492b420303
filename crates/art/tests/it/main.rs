//! The drawings held against the games that use them, against XML, and against people's eyes.

mod boards;
mod contrast;
mod geometry;
mod ground;
mod markup;
mod names;
mod play;

//! The kernel from outside, with the two toy games: files, replays, matches, dice and content packs.
#![allow(clippy::unwrap_used)]

mod agenda;
mod common;
mod content;
mod damage;
mod every;
mod fair;
mod fields;
mod file;
mod play;
mod redeal;
mod replay;
mod undo;

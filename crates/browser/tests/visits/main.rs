//! Everything a player does, in a real browser. `cargo xtask browser` runs it.
#![allow(clippy::unwrap_used)]

mod after;
mod ahead;
mod axe;
mod keeping;
mod languages;
mod leftovers;
mod long;
mod notices;
mod online;
mod playing;
mod speed;
mod steps;
mod teaching;
mod trouble;

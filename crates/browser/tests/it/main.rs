//! Everything a player does, in a real browser. `cargo xtask browser` runs it; by hand, after the client is built:
//! `cargo test -p browser -- --ignored --test-threads 1`.
#![allow(clippy::unwrap_used)]

mod after;
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

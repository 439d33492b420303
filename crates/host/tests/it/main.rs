//! Halls over a store in memory, which can be made to fail.
#![allow(clippy::unwrap_used)]

mod faults;
mod going_back;
mod memory;
mod secrets;
mod sitting;

//! Many players at once, over real sockets against a real server: load, faults and comparisons.
//!
//! Everything is bounded in number and time, and only this machine is visited. `cargo xtask load` runs it.

pub mod client;
pub mod database;
pub mod figures;
pub mod server;
pub mod tables;

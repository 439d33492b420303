//! The commands, one module each: what it takes (`Args`) and what it does (`run`).

pub mod admin;
pub mod analyse;
pub mod campaign;
pub mod content;
pub mod engine;
pub mod games;
pub mod ladder;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod simulate;
pub mod verify;

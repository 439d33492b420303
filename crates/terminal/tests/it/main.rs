//! The terminal from outside: drawings against golden files, matches played by typed lines.

mod expect;
mod matches;
mod saving;
mod scenes;
mod secrets;
mod worlds;

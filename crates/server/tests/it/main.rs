//! The real server on a real port.
#![allow(clippy::unwrap_used)]

mod limits;
mod playing;
mod reminding;
mod site;
mod visitor;

//! The pages.

pub(crate) mod about;
pub(crate) mod analysis;
mod form;
pub(crate) mod glossary;
pub(crate) mod learn;
pub(crate) mod matches;
pub(crate) mod meeting;
pub(crate) mod play_now;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
pub(crate) mod shared;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod verify;

pub(crate) use play_now::keep_journal;

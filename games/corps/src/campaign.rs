//! What a campaign carries from mission to mission (C-CAMP).

use crate::key::Key;
use crate::people::Who;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What earlier missions of a campaign have left behind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Campaign {
    /// Cards removed for the rest of the campaign (C-CAMP-8).
    pub lost: Vec<Key>,
    /// Characters killed (C-CAMP-11).
    pub killed: Vec<Who>,
    /// Characters captured and not rescued (C-CAMP-12).
    pub captured: Vec<Who>,
    /// Characters with a facehugger, as often as they have one (C-HUG-3).
    pub hugged: Vec<Who>,
    /// Newt was found (C-NEWT-1).
    pub newt: bool,
    /// The resupply mission was played (C-SUPP-2).
    pub resupplied: bool,
    /// Campaign missions won.
    pub won: u8,
}

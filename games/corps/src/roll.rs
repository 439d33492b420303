//! Dice on the table: thrown, perhaps thrown again or mended by an effect, then applied by whoever asked for them.

use crate::people::Who;
use serde::{Deserialize, Serialize};

/// What a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// To hit (C-ATK-3).
    Attack,
    /// A tech test (C-TECH-1).
    Tech,
    /// A defence roll (C-DEF-2).
    Defence,
}

/// A d10 that lies on the table and is not applied yet (pause point d of A-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Roll {
    pub(crate) test: Test,
    pub(crate) who: Who,
    /// What the die shows, 1 to 10.
    pub(crate) die: u8,
    /// Added to it: tokens under the attacker (C-DEF-2).
    pub(crate) plus: u8,
    /// The total must not exceed it (C-GEN-5). For an attack the dial, or the auto-hit value if that is higher (C-HIT-1).
    pub(crate) need: u8,
    /// Was thrown a second time (C-REROLL-3).
    pub(crate) rerolled: bool,
    /// An effect has turned a failure into a success (C-DEF-8).
    pub(crate) mended: bool,
}

impl Roll {
    pub(crate) fn total(&self) -> u8 {
        self.die + self.plus
    }

    pub(crate) fn succeeds(&self) -> bool {
        self.mended || self.total() <= self.need
    }
}

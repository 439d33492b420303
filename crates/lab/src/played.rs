//! One match, played and counted.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the series.
    pub number: u64,
    /// The rule by which it ended.
    pub rule: String,
    /// What each side got: 1 for a win, one half for a draw, 0 for a loss.
    pub points: BTreeMap<String, f64>,
    /// Decisions of everybody together.
    pub decisions: u32,
    /// What the game's own clock showed in the end: rounds, phases or turns.
    pub clock: u32,
    /// How often what happened: losses, tasks, cards.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub milestones: BTreeMap<String, u32>,
    /// How likely each side was to win whenever the clock had struck, if that was asked for.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub forecasts: BTreeMap<String, Vec<f32>>,
}

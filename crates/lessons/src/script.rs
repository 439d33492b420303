//! What is to be taught, step by step.

use serde::Deserialize;
use serde_json::Value;

/// The script of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What is agreed before the first turn; anything else is as usual.
    #[serde(default)]
    pub options: Value,
    /// Which seat learns.
    pub learner: u8,
    /// The text that all dice follow from. If the script does not come true with it, numbers are put behind it until it does:
    /// whoever is told of another seed writes it here, and the next lesson is made at once.
    pub seed: String,
    /// How many numbers are tried.
    pub tries: u32,
    /// What is done, in order.
    pub step: Vec<Step>,
    /// The name of what is said in the end.
    pub end: String,
}

/// One decision of the learner.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name of what is said: the message `GAME-lesson-NAME`. Without it the decision is taken for the learner.
    pub note: Option<String>,
    /// What is chosen: the message of the choice, and perhaps what is filled in, as in `requiem-do-attack mode=2`. Of several
    /// choices that match, the one a bot likes best.
    pub choose: String,
    /// A message that must be told before the learner is asked again: the shot hit, the enemy came.
    pub told: Option<String>,
    /// How often others, and a bot for the learner, may decide until the choice is on offer. Without it the learner must have
    /// it when asked next.
    pub within: Option<u32>,
    /// A message that must have been told since the last step before this one can come: the enemy's turn has passed.
    pub after: Option<String>,
}

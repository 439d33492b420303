//! Why an answer was not taken. Refusals teach: they name the rule.

use crate::{Message, RuleId, Seat};
use core::fmt;
use serde::{Deserialize, Serialize};

/// The rule that forbids an action, and the reason as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Breach {
    /// Number of the rule.
    pub rule: RuleId,
    /// The reason in this very case.
    pub why: Message,
}

impl Breach {
    /// `rule` forbids it because of `why`.
    pub fn new(rule: &'static str, why: impl Into<Message>) -> Breach {
        Breach { rule: rule.into(), why: why.into() }
    }
}

/// Why an answer was not taken. The match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is not for this seat to decide now.
    NotAsked {
        /// Who answered.
        seat: Seat,
    },
    /// The answer was meant for another turn.
    Stale {
        /// The turn it was meant for.
        sent: u32,
        /// The turn it is.
        now: u32,
    },
    /// The prompt has no choice of that number.
    NoSuchChoice {
        /// The number sent.
        index: u32,
        /// How many choices there are.
        count: u32,
    },
    /// A rule forbids it.
    Forbidden(Breach),
    /// It is not on offer, and the game did not say why.
    NotOffered,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over: no answer is awaited any more"),
            Refusal::NotAsked { seat } => write!(f, "{seat} is not asked anything now"),
            Refusal::Stale { sent, now } => {
                write!(f, "the answer was for turn {sent}, but it is turn {now}: look again and answer anew")
            }
            Refusal::NoSuchChoice { index, count } => {
                write!(f, "there is no choice {index}: the choices are 0 to {}", count.saturating_sub(1))
            }
            Refusal::Forbidden(breach) => write!(f, "rule {} forbids it ({})", breach.rule, breach.why.id),
            Refusal::NotOffered => f.write_str("this action is not on offer now"),
        }
    }
}

impl core::error::Error for Refusal {}

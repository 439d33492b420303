//! How a game ends by its rules.

use crate::{BySeat, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// What a seat has in the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// Worse than the others, or beaten by the game itself.
    Lost,
    /// Neither.
    Drawn,
    /// Alone, or together with others of the same side.
    Won,
}

impl Standing {
    /// 1 for a win, one half for a draw, 0 for a loss.
    pub fn points(self) -> f64 {
        match self {
            Standing::Lost => 0.0,
            Standing::Drawn => 0.5,
            Standing::Won => 1.0,
        }
    }
}

/// The end of a game by its rules. Why a match stopped otherwise (somebody left) is the host's to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's result.
    pub standings: BySeat<Standing>,
    /// The rule by which it ended.
    pub rule: RuleId,
}

impl Outcome {
    /// Some seats win and all others lose.
    pub fn won_by(seats: usize, winner: impl Fn(Seat) -> bool, rule: &'static str) -> Outcome {
        let standing = |seat| if winner(seat) { Standing::Won } else { Standing::Lost };
        Outcome { standings: BySeat::of(seats, standing), rule: rule.into() }
    }

    /// Nobody wins and nobody loses.
    pub fn drawn(seats: usize, rule: &'static str) -> Outcome {
        Outcome { standings: BySeat::same(seats, Standing::Drawn), rule: rule.into() }
    }

    /// 1, one half or 0 for this seat.
    pub fn points(&self, seat: Seat) -> f64 {
        self.standings[seat].points()
    }
}

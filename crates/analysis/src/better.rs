//! What a veteran would have done at a turning point.

use crate::{Analysis, Cause, Moment};
use bots::{Kind, Level};
use catalog::AnyMatch;
use serde::Serialize;
use table::Seeded;

/// An answer that a veteran would have preferred to the one that was given.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Better {
    /// The number of the decision, from 0.
    pub turn: u32,
    /// The number of the answer, from 0.
    pub answer: u32,
    /// What the veteran expected of it, and of the answer that was given, if it played lines on from both. Else it saw at a
    /// glance which it preferred.
    pub expected: Option<(f64, f64)>,
}

impl Better {
    /// Asks the veteran, if a decision was to blame.
    pub(crate) fn at(told: &Analysis, game: &dyn AnyMatch, moment: &Moment) -> Option<Better> {
        let step = &told.steps[moment.turn as usize];
        if moment.cause != Cause::Decision || step.decision[step.seat] >= 0.0 {
            return None;
        }
        let then = game.rewound(moment.turn).ok()?;
        let mut veteran = bots::bot(game.game(), Kind::Level(Level::Veteran), Seeded::from_number(0)).ok()?;
        let advice = veteran.advise(then.as_ref(), moment.by)?;
        let best = advice.alternatives.first()?;
        if best.index == step.taken as usize {
            return None;
        }
        let taken = advice.alternatives.iter().find(|it| it.index == step.taken as usize);
        let expected = best.expectation.zip(taken.and_then(|taken| taken.expectation));
        Some(Better { turn: moment.turn, answer: best.index as u32, expected })
    }
}

//! From the first decision to the last, and what changed at each.

use crate::better::Better;
use crate::dice::DiceOf;
use crate::{Analysis, AnyJudge, MOMENTS};
use catalog::AnyMatch;
use serde::Serialize;
use table::{BySeat, Seat};

/// What one decision did to everybody's prospects.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Who decided.
    pub seat: Seat,
    /// How many answers there were.
    pub answers: u32,
    /// Which of them was given, from 0.
    pub taken: u32,
    /// What the decision did for each seat, as the one who took it could judge.
    pub decision: BySeat<f64>,
    /// What chance and hidden things did besides.
    pub luck: BySeat<f64>,
    /// What each seat could expect afterwards.
    pub after: BySeat<f64>,
}

/// A match that is judged decision by decision, so that whoever lets it be judged can do something else in between, or
/// stop.
pub struct Walk {
    game: Box<dyn AnyMatch>,
    /// The match as far as it has been judged.
    at: Box<dyn AnyMatch>,
    judge: Box<dyn AnyJudge>,
    told: Analysis,
}

impl Walk {
    /// At the first decision of a match; nothing if the judge knows another game.
    pub fn new(game: &dyn AnyMatch, mut judge: Box<dyn AnyJudge>) -> Option<Walk> {
        // A match that has been played can be played again from its own journal.
        let at = game.rewound(0).ok()?;
        let start = judge.position(at.as_ref())?;
        let dice = DiceOf::none(game.seats());
        let over = game.outcome().is_some();
        let told = Analysis { start, steps: Vec::new(), dice, better: Vec::new(), over };
        Some(Walk { game: game.boxed(), at, judge, told })
    }

    /// How many decisions have been judged.
    pub fn done(&self) -> u32 {
        self.told.steps.len() as u32
    }

    /// How many there are.
    pub fn decisions(&self) -> u32 {
        self.game.turn()
    }

    /// Judges the next decision; false if all have been.
    pub fn step(&mut self) -> bool {
        let step = self.next();
        let found = step.is_some();
        self.told.steps.extend(step);
        found
    }

    fn next(&mut self) -> Option<Step> {
        let seats = self.game.seats();
        let before = self.told.steps.last().map_or(self.told.start, |step| step.after);
        let taken = self.judge.decision(self.at.as_ref(), self.game.as_ref())?;
        self.at.follow(self.game.as_ref())?;
        self.told.dice[taken.seat.index()].count(self.at.as_ref());
        let (seat, answers, index) = (taken.seat, taken.answers, taken.index);
        let is_free = answers > 1;
        let after = match self.at.outcome() {
            // What everybody has got when the game is over nobody needs to guess.
            Some(outcome) => BySeat::of(seats, |seat| outcome.points(seat)),
            // Where nothing was decided and nothing came to light, prospects are what they were.
            None if taken.certain && !is_free => before,
            None => self.judge.position(self.at.as_ref())?,
        };
        let change = BySeat::of(seats, |seat| after[seat] - before[seat]);
        // Without chance and secrets all that changes was decided, whatever two guesses differ by.
        let decision = if taken.certain && is_free { change } else { taken.worth };
        let luck = BySeat::of(seats, |seat| change[seat] - decision[seat]);
        Some(Step { seat, answers, taken: index, decision, luck, after })
    }

    /// What was found, with what a veteran would have done at the turning points.
    pub fn finish(mut self) -> Analysis {
        let moments = self.told.moments(MOMENTS);
        let better = moments.iter().filter_map(|moment| Better::at(&self.told, self.game.as_ref(), moment));
        self.told.better = better.collect();
        self.told
    }
}

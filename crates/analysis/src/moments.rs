//! The turning points of a match.

use crate::{Analysis, Step};
use serde::Serialize;
use table::{Seat, arrange, descending};

/// What a turning point was made by, for the most part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// What was decided.
    Decision,
    /// What chance made of it.
    Luck,
}

/// A decision after which much was different.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// The number of the decision, from 0.
    pub turn: u32,
    /// Who decided.
    pub by: Seat,
    /// For whom most changed.
    pub seat: Seat,
    /// What that seat could expect before, from 0 to 1.
    pub before: f64,
    /// What it could expect afterwards.
    pub after: f64,
    /// What did it.
    pub cause: Cause,
}

/// Less than this is not worth telling: positions are judged by about a hundred lines, which err by as much.
const TELLING: f64 = 0.06;

impl Analysis {
    /// The greatest turning points, so many at most, in the order in which they came.
    pub fn moments(&self, most: usize) -> Vec<Moment> {
        let befores = std::iter::once(&self.start).chain(self.steps.iter().map(|step| &step.after));
        let mut moments: Vec<Moment> = (0..)
            .zip(&self.steps)
            .zip(befores)
            .filter_map(|((turn, step), before)| moment(turn, step, |seat| before[seat]))
            .collect();
        arrange(&mut moments, |moment| descending(change(moment)));
        moments.truncate(most);
        arrange(&mut moments, |moment| moment.turn);
        moments
    }
}

fn moment(turn: u32, step: &Step, before: impl Fn(Seat) -> f64) -> Option<Moment> {
    let all = Seat::first(step.after.len()).map(|seat| {
        let (decided, lucky) = (step.decision[seat].abs(), step.luck[seat].abs());
        let cause = if decided > lucky { Cause::Decision } else { Cause::Luck };
        Moment { turn, by: step.seat, seat, before: before(seat), after: step.after[seat], cause }
    });
    // Of seats that win and lose together the first is named.
    let greatest = all.rev().max_by(|one, other| change(one).total_cmp(&change(other)));
    greatest.filter(|moment| change(moment) >= TELLING)
}

fn change(moment: &Moment) -> f64 {
    (moment.after - moment.before).abs()
}

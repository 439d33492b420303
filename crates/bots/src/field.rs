//! The answers that are still in the running, and how they have done.

use crate::advice::Alternative;
use table::{arrange, descending};

/// A rival must lead the favourite by so many standard errors to be preferred to it.
const CAUTION: f64 = 1.0;

/// A rival that is behind by so many is not looked at any more.
const HOPELESS: f64 = 1.5;

/// What lines that begin with one answer came to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) lines: u32,
    pub(crate) points: f64,
    /// Sum of squared differences from the favourite's points in the same world with the same dice.
    spread: f64,
}

impl Tally {
    /// Adds a line, and the favourite's points in its twin.
    pub(crate) fn add(&mut self, points: f64, favourite: Option<f64>) {
        self.lines += 1;
        self.points += points;
        let lead = points - favourite.unwrap_or(points);
        self.spread += lead * lead;
    }

    pub(crate) fn merge(&mut self, other: Tally) {
        self.lines += other.lines;
        self.points += other.points;
        self.spread += other.spread;
    }

    fn mean(&self) -> f64 {
        self.points / f64::from(self.lines.max(1))
    }

    /// The standard error of the lead. As if one more line had gone otherwise by a tenth, so that few lines prove little.
    fn error(&self) -> f64 {
        let lines = f64::from(self.lines + 1);
        ((self.spread + 0.01) / lines / lines).sqrt()
    }
}

/// An answer in the running.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) answer: usize,
    pub(crate) tally: Tally,
}

/// All answers in the running, in the order in which they stand.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) running: Vec<Candidate>,
    /// Those that were left behind, the latest last.
    beaten: Vec<Candidate>,
    /// What would be answered without a search. Others must be better beyond doubt.
    pub(crate) favourite: Option<usize>,
}

impl Field {
    pub(crate) fn new(answers: &[usize], favourite: Option<usize>) -> Field {
        let candidate = |answer: &usize| Candidate { answer: *answer, tally: Tally::default() };
        Field { running: answers.iter().map(candidate).collect(), beaten: Vec::new(), favourite }
    }

    pub(crate) fn has(&self, answer: usize) -> bool {
        self.running.iter().any(|candidate| candidate.answer == answer)
    }

    /// Adds up what the parts of a search have found so far.
    pub(crate) fn count(&mut self, parts: &[&[Tally]]) {
        for candidate in &mut self.running {
            candidate.tally = Tally::default();
            parts.iter().for_each(|tallies| candidate.tally.merge(tallies[candidate.answer]));
        }
    }

    /// Rounds of halving until one answer is left.
    pub(crate) fn rounds(&self) -> u32 {
        self.running.len().next_power_of_two().ilog2().max(1)
    }

    /// Orders the answers, best first, and leaves the worse half behind.
    pub(crate) fn halve(&mut self) {
        let favourite = self.running.iter().find(|candidate| Some(candidate.answer) == self.favourite);
        let level = favourite.map(|favourite| favourite.tally.mean());
        let is_rival = |candidate: &Candidate| level.is_some() && Some(candidate.answer) != self.favourite;
        let standing = |candidate: &Candidate| {
            let doubt = if is_rival(candidate) { CAUTION * candidate.tally.error() } else { 0.0 };
            candidate.tally.mean() - doubt
        };
        let mut keep = self.running.len().div_ceil(2);
        arrange(&mut self.running, |candidate| descending(standing(candidate)));
        if let Some(level) = level {
            let hopeful = |candidate: &&Candidate| {
                !is_rival(candidate) || candidate.tally.mean() + HOPELESS * candidate.tally.error() >= level
            };
            keep = keep.min(self.running.iter().filter(hopeful).count().max(1));
        }
        let behind = self.running.split_off(keep);
        self.beaten.extend(behind.into_iter().rev());
    }

    /// All answers, the best first.
    pub(crate) fn alternatives(self) -> Vec<Alternative> {
        let all = self.running.into_iter().chain(self.beaten.into_iter().rev());
        all.map(|candidate| Alternative {
            index: candidate.answer,
            expectation: (candidate.tally.lines > 0).then(|| candidate.tally.mean()),
            lines: candidate.tally.lines,
        })
        .collect()
    }
}

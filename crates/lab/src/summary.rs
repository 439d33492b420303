//! What a series of matches comes to.

use crate::forecast::Forecasts;
use crate::played::Played;
use crate::stats::{Share, share};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A side's result over all matches.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideResult {
    /// Which side.
    pub side: String,
    /// Matches won, drawn and lost.
    pub won: usize,
    /// Neither won nor lost.
    pub drawn: usize,
    /// Lost.
    pub lost: usize,
    /// Its share of points, a draw counting half.
    pub points: Share,
}

/// How long matches were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// Half of them were no longer.
    pub median: u32,
    /// One in twenty was no longer.
    pub short: u32,
    /// Nineteen in twenty were no longer.
    pub long: u32,
}

/// Something that happens in some matches and not in others, and what it has to do with who wins.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decider {
    /// What happens.
    pub milestone: String,
    /// How often in a match, on average.
    pub mean: f64,
    /// In which share of the matches at all.
    pub share: f64,
    /// The side to which it makes the greatest difference; none where it happens always or never.
    pub side: Option<String>,
    /// How many more points that side gets where it happens.
    pub difference: f64,
    /// The standard error of that.
    pub error: f64,
}

/// All of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Matches played.
    pub games: usize,
    /// By side, in alphabetical order.
    pub sides: Vec<SideResult>,
    /// Matches by the rule that ended them, the most frequent first.
    pub endings: Vec<(String, usize)>,
    /// Decisions of everybody together.
    pub decisions: Length,
    /// By the game's own clock.
    pub clock: Length,
    /// What may have decided, the surest first.
    pub deciders: Vec<Decider>,
    /// How forecasts came true, by side; empty if there were none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forecasts: Vec<Forecasts>,
}

/// Something must happen, and fail to happen, in so many matches before it is compared.
const FEWEST: usize = 5;

impl Summary {
    /// Counts.
    pub fn of(played: &[Played]) -> Summary {
        let names: BTreeSet<&String> = played.iter().flat_map(|game| game.points.keys()).collect();
        let mut endings: BTreeMap<&String, usize> = BTreeMap::new();
        played.iter().for_each(|game| *endings.entry(&game.rule).or_default() += 1);
        let mut endings: Vec<_> = endings.into_iter().map(|(rule, games)| (rule.clone(), games)).collect();
        endings.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
        let milestones: BTreeSet<&String> = played.iter().flat_map(|game| game.milestones.keys()).collect();
        let mut deciders: Vec<Decider> =
            milestones.iter().map(|name| decider(played, name, &names)).collect();
        let sure = |decider: &Decider| {
            if decider.error > 0.0 { decider.difference.abs() / decider.error } else { 0.0 }
        };
        deciders.sort_by(|one, other| sure(other).total_cmp(&sure(one)));
        Summary {
            games: played.len(),
            sides: names.iter().map(|side| side_result(played, side)).collect(),
            endings,
            decisions: Length::of(played.iter().map(|game| game.decisions)),
            clock: Length::of(played.iter().map(|game| game.clock)),
            deciders,
            forecasts: names.iter().filter_map(|side| Forecasts::of(played, side)).collect(),
        }
    }
}

fn side_result(played: &[Played], side: &str) -> SideResult {
    let points: Vec<f64> = played.iter().filter_map(|game| game.points.get(side).copied()).collect();
    let count = |wanted: f64| points.iter().filter(|got| **got == wanted).count();
    SideResult {
        side: side.to_string(),
        won: count(1.0),
        drawn: count(0.5),
        lost: count(0.0),
        points: share(points.iter().sum(), points.len()),
    }
}

fn decider(played: &[Played], milestone: &str, sides: &BTreeSet<&String>) -> Decider {
    let times = |game: &Played| game.milestones.get(milestone).copied().unwrap_or(0);
    let (with, without): (Vec<&Played>, Vec<&Played>) = played.iter().partition(|game| times(game) > 0);
    let mut best = (None, 0.0, 0.0);
    if with.len().min(without.len()) >= FEWEST {
        for side in sides {
            let (one, other) = (mean(&with, side), mean(&without, side));
            let difference = one.0 - other.0;
            if difference.abs() > f64::abs(best.1) {
                best = (Some((*side).clone()), difference, (one.1 + other.1).sqrt());
            }
        }
    }
    Decider {
        milestone: milestone.to_string(),
        mean: played.iter().map(|game| f64::from(times(game))).sum::<f64>() / played.len() as f64,
        share: with.len() as f64 / played.len() as f64,
        side: best.0,
        difference: best.1,
        error: best.2,
    }
}

/// A side's mean points and the square of the mean's standard error. As if one match more had been drawn, so that a few
/// that went alike are no proof.
fn mean(games: &[&Played], side: &str) -> (f64, f64) {
    let points = games.iter().map(|game| game.points.get(side).copied().unwrap_or(0.0));
    let count = games.len() as f64 + 1.0;
    let mean = (points.clone().sum::<f64>() + 0.5) / count;
    let spread = points.chain([0.5]).map(|got| (got - mean) * (got - mean)).sum::<f64>();
    (mean, spread / (count - 1.0) / count)
}

impl Length {
    fn of(lengths: impl Iterator<Item = u32>) -> Length {
        let mut all: Vec<u32> = lengths.collect();
        all.sort_unstable();
        let at = |part: f64| all.get((part * all.len() as f64) as usize).or(all.last()).copied().unwrap_or(0);
        let sum: f64 = all.iter().map(|length| f64::from(*length)).sum();
        Length { mean: sum / all.len().max(1) as f64, median: at(0.5), short: at(0.05), long: at(0.95) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, queen: f64, lost: &[(&str, u32)]) -> Played {
        Played {
            number,
            rule: if queen == 1.0 { "O-WIN-3" } else { "O-WIN-1" }.into(),
            points: BTreeMap::from([("queen".into(), queen), ("expedition".into(), 1.0 - queen)]),
            decisions: 100 + number as u32,
            clock: number as u32,
            milestones: lost.iter().map(|(name, times)| ((*name).to_string(), *times)).collect(),
            forecasts: BTreeMap::new(),
        }
    }

    #[test]
    fn sides_endings_and_lengths_are_counted() {
        let played: Vec<Played> =
            (0..20).map(|number| game(number, if number < 15 { 1.0 } else { 0.0 }, &[])).collect();
        let summary = Summary::of(&played);
        assert_eq!(summary.endings, [("O-WIN-3".to_string(), 15), ("O-WIN-1".to_string(), 5)]);
        let queen = &summary.sides[1];
        assert_eq!((queen.side.as_str(), queen.won, queen.drawn, queen.lost), ("queen", 15, 0, 5));
        assert_eq!(queen.points.share, 0.75);
        assert_eq!((summary.clock.median, summary.clock.short, summary.clock.long), (10, 1, 19));
        assert_eq!(summary.decisions.mean, 109.5);
    }

    #[test]
    fn what_goes_with_winning_comes_first() {
        let played: Vec<Played> = (0..40)
            .map(|number| {
                let wins = number % 2 == 0;
                let mut lost = vec![("always", 2)];
                if wins {
                    lost.push(("died pilot", 1));
                }
                if number % 4 < 2 {
                    lost.push(("fulfilled T01", 1));
                }
                game(number, if wins { 1.0 } else { 0.0 }, &lost)
            })
            .collect();
        let deciders = Summary::of(&played).deciders;
        assert_eq!(deciders[0].milestone, "died pilot");
        assert!(deciders[0].side.is_some() && deciders[0].difference.abs() > 0.9);
        let always = deciders.iter().find(|decider| decider.milestone == "always").unwrap();
        assert_eq!((always.mean, always.share, always.side.as_ref()), (2.0, 1.0, None));
        let chance = deciders.iter().find(|decider| decider.milestone == "fulfilled T01").unwrap();
        assert!(chance.difference.abs() < 0.01);
    }
}

//! Whether what was foretold came true.

use crate::played::Played;
use serde::Serialize;

/// Bands into which forecasts are sorted.
const BANDS: usize = 10;

/// Forecasts that were alike.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Band {
    /// Where the band begins.
    pub low: f64,
    /// How many forecasts lie in it.
    pub positions: usize,
    /// What they said on average.
    pub foretold: f64,
    /// What came of it on average.
    pub came_true: f64,
}

/// All forecasts of a side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Forecasts {
    /// Which side.
    pub side: String,
    /// From 0 to 1, without those that nothing lies in.
    pub bands: Vec<Band>,
    /// How far bands are off on average, weighted by what lies in them.
    pub off: f64,
    /// Brier's score: the mean square of what forecasts were off. 0 is for prophets.
    pub score: f64,
    /// The same for somebody who always says what the side got on average.
    pub constant: f64,
}

impl Forecasts {
    /// Counts those of one side; nothing if there are none.
    pub(crate) fn of(played: &[Played], side: &str) -> Option<Forecasts> {
        let mut all: Vec<(f64, f64)> = Vec::new();
        for game in played {
            if let (Some(came), Some(told)) = (game.points.get(side), game.forecasts.get(side)) {
                all.extend(told.iter().map(|told| (f64::from(*told), *came)));
            }
        }
        if all.is_empty() {
            return None;
        }
        let count = all.len() as f64;
        let usual = all.iter().map(|(_, came)| came).sum::<f64>() / count;
        let square = |by: &dyn Fn(f64) -> f64| {
            all.iter().map(|(told, came)| (by(*told) - came) * (by(*told) - came)).sum::<f64>() / count
        };
        let bands: Vec<Band> = (0..BANDS).filter_map(|number| band(&all, number)).collect();
        let off = |band: &Band| (band.foretold - band.came_true).abs() * band.positions as f64;
        Some(Forecasts {
            side: side.to_string(),
            off: bands.iter().map(off).sum::<f64>() / count,
            score: square(&|told| told),
            constant: square(&|_| usual),
            bands,
        })
    }
}

fn band(all: &[(f64, f64)], number: usize) -> Option<Band> {
    let is_here = |(told, _): &&(f64, f64)| ((told * BANDS as f64) as usize).min(BANDS - 1) == number;
    let here: Vec<&(f64, f64)> = all.iter().filter(is_here).collect();
    let mean =
        |what: fn(&(f64, f64)) -> f64| here.iter().map(|pair| what(pair)).sum::<f64>() / here.len() as f64;
    (!here.is_empty()).then(|| Band {
        low: number as f64 / BANDS as f64,
        positions: here.len(),
        foretold: mean(|(told, _)| *told),
        came_true: mean(|(_, came)| *came),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn game(number: u64, told: &[f32], won: bool) -> Played {
        Played {
            number,
            rule: "T-WIN-1".into(),
            points: BTreeMap::from([("one".into(), f64::from(u8::from(won)))]),
            decisions: 1,
            clock: 0,
            milestones: BTreeMap::new(),
            forecasts: BTreeMap::from([("one".into(), told.to_vec())]),
        }
    }

    #[test]
    fn forecasts_are_held_against_what_came() {
        let played: Vec<Played> = (0..4).map(|number| game(number, &[0.75, 1.0], number > 0)).collect();
        let told = Forecasts::of(&played, "one").unwrap();
        let bands: Vec<_> =
            told.bands.iter().map(|band| (band.positions, band.foretold, band.came_true)).collect();
        assert_eq!(bands, [(4, 0.75, 0.75), (4, 1.0, 0.75)]);
        assert_eq!((told.off, told.constant), (0.125, 0.1875));
        // A quarter was off by 0.75 and by 1, the rest by 0.25 and by nothing.
        assert_eq!(told.score, (0.5625 + 1.0 + 3.0 * 0.0625) / 8.0);
        assert_eq!(Forecasts::of(&played, "two"), None);
        assert_eq!(Forecasts::of(&[], "one"), None);
    }
}

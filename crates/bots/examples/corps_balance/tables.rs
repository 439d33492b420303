//! Results as the tables of docs/balance-corps.md.

use crate::MISSIONS;
use crate::cell::{Cell, Result, edition};
use corps::Profile;
use std::collections::BTreeMap;

type Results = BTreeMap<Cell, Result>;

/// Win rates, then lengths.
pub(crate) fn all(results: &Results) -> String {
    let rate = |result: &Result| {
        let (low, high) = interval(result);
        let won = 100.0 * result.won as f64 / result.games as f64;
        format!("{won:.0} % ({low:.0}–{high:.0})")
    };
    let length = |result: &Result| {
        let mean = |sum: u64| sum as f64 / result.games as f64;
        format!("{:.1}; {:.0}", mean(result.rounds), mean(result.decisions))
    };
    format!("{}\n{}", table(results, rate), table(results, length))
}

fn table(results: &Results, show: impl Fn(&Result) -> String) -> String {
    let mut text =
        String::from("| mission | edition | 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|---|---|\n");
    for mission in MISSIONS {
        for profile in [Profile::Revised, Profile::First] {
            let shown = (1..=6).map(|players| {
                let cell = Cell { mission: mission.into(), edition: profile, players };
                results.get(&cell).map_or_else(|| "–".into(), &show)
            });
            let shown: Vec<String> = shown.collect();
            text += &format!("| `{mission}` | {} | {} |\n", edition(profile), shown.join(" | "));
        }
    }
    text
}

/// Wilson's interval for 95 %, in per cent: sound for rates near 0 and 1 too.
fn interval(result: &Result) -> (f64, f64) {
    const Z: f64 = 1.96;
    let games = result.games as f64;
    let rate = result.won as f64 / games;
    let middle = rate + Z * Z / (2.0 * games);
    let reach = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    (100.0 * (middle - reach) / whole, 100.0 * (middle + reach) / whole)
}

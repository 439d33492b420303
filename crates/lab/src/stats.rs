//! Shares and how sure they are.

use serde::Serialize;

/// As many standard errors lie either side of the middle of a 95 % interval.
pub(crate) const Z: f64 = 1.96;

/// A share with its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// What was counted.
    pub share: f64,
    /// Where it may lie at least.
    pub low: f64,
    /// And at most.
    pub high: f64,
}

impl Share {
    /// `47 % (44–50)`
    pub fn percent(&self) -> String {
        let [share, low, high] = [self.share, self.low, self.high].map(|part| 100.0 * part);
        format!("{share:.1} % ({low:.1}–{high:.1})")
    }
}

/// Points out of so many games, with Wilson's interval: sound for shares near 0 and 1 too.
pub fn share(points: f64, games: usize) -> Share {
    if games == 0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    let games = games as f64;
    let share = points / games;
    let middle = share + Z * Z / (2.0 * games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    Share { share, low: ((middle - reach) / whole).max(0.0), high: ((middle + reach) / whole).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Known values: 8 of 10 gives 0.490 to 0.943.
        let known = share(8.0, 10);
        assert!((known.low - 0.490).abs() < 0.001 && (known.high - 0.943).abs() < 0.001, "{known:?}");
        assert_eq!(known.percent(), "80.0 % (49.0–94.3)");
        let none = share(0.0, 20);
        assert!(none.low.abs() < 1e-12 && none.high > 0.1);
    }
}

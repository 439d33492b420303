//! Every outcome in turn: exact odds and exact perft counts.

use super::Chance;
use alloc::vec::Vec;

/// Visits each outcome of a piece of rules once. Run it, [`advance`](Every::advance), run it again, until there is
/// none left.
///
/// ```
/// use table::{Chance, Every};
/// let (mut hits, mut all, mut every) = (0, 0, Every::new());
/// loop {
///     hits += u32::from(every.below(6) + every.below(6) >= 9);
///     all += 1;
///     if !every.advance() {
///         break;
///     }
/// }
/// assert_eq!((hits, all), (3, 36));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Every {
    path: Vec<(u32, u32)>,
    at: usize,
}

impl Every {
    /// Begins with the outcome in which every draw is 0.
    pub fn new() -> Every {
        Every::default()
    }

    /// Moves to the next outcome. False once all have been visited.
    pub fn advance(&mut self) -> bool {
        self.at = 0;
        while let Some((draw, n)) = self.path.pop() {
            if draw + 1 < n {
                self.path.push((draw + 1, n));
                return true;
            }
        }
        false
    }

    /// One divided by the chance of the outcome just visited, so that unequal branches can be weighed.
    pub fn weight(&self) -> u64 {
        self.path.iter().map(|&(_, n)| u64::from(n)).product()
    }
}

impl Chance for Every {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, n));
        }
        let (draw, _) = self.path[self.at];
        self.at += 1;
        draw
    }
}

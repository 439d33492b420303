//! Draws that are already known: replays, and tests that want a six.

use super::Chance;
use alloc::vec::Vec;
use core::fmt;

/// Why recorded draws do not fit what the rules asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawError {
    /// The rules drew once more than was recorded.
    Missing {
        /// How many were recorded.
        recorded: usize,
    },
    /// A draw is larger than the rules allow at that point.
    TooLarge {
        /// Which draw, counted from 0.
        at: usize,
        /// Its value.
        draw: u32,
        /// It must be below this.
        below: u32,
    },
    /// The rules drew less often than was recorded.
    LeftOver {
        /// How many were used.
        used: usize,
        /// How many were recorded.
        recorded: usize,
    },
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawError::Missing { recorded } => {
                write!(f, "the rules draw more often than the {recorded} draws given")
            }
            DrawError::TooLarge { at, draw, below } => {
                write!(f, "draw {at} is {draw}, but the rules draw a number below {below} there")
            }
            DrawError::LeftOver { used, recorded } => {
                write!(f, "{recorded} draws are given, but the rules use only {used}")
            }
        }
    }
}

impl core::error::Error for DrawError {}

/// Gives out draws that were written down. The rules cannot fail, so a draw that does not fit becomes 0 and is
/// reported by [`finish`](Recorded::finish).
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    draws: &'a [u32],
    at: usize,
    error: Option<DrawError>,
}

impl<'a> Recorded<'a> {
    /// Gives out `draws` in order.
    pub fn new(draws: &'a [u32]) -> Recorded<'a> {
        Recorded { draws, at: 0, error: None }
    }

    /// Whether all draws were used and all fitted.
    pub fn finish(self) -> Result<(), DrawError> {
        match self.error {
            Some(error) => Err(error),
            None if self.at < self.draws.len() => {
                Err(DrawError::LeftOver { used: self.at, recorded: self.draws.len() })
            }
            None => Ok(()),
        }
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (at, recorded) = (self.at, self.draws.len());
        self.at += 1;
        match self.draws.get(at) {
            Some(&draw) if draw < n => return draw,
            Some(&draw) => self.error = self.error.or(Some(DrawError::TooLarge { at, draw, below: n })),
            None => self.error = self.error.or(Some(DrawError::Missing { recorded })),
        }
        0
    }
}

/// Passes on another source's draws and writes them down.
pub struct Recorder<'a> {
    source: &'a mut dyn Chance,
    draws: &'a mut Vec<u32>,
}

impl<'a> Recorder<'a> {
    /// Draws on `source`, and adds to `draws`.
    pub fn new(source: &'a mut dyn Chance, draws: &'a mut Vec<u32>) -> Recorder<'a> {
        Recorder { source, draws }
    }
}

impl Chance for Recorder<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.source.below(n);
        self.draws.push(draw);
        draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_that_do_not_fit_are_reported_and_the_first_misfit_counts() {
        let mut recorded = Recorded::new(&[5, 9]);
        assert_eq!((recorded.below(6), recorded.below(6), recorded.below(6)), (5, 0, 0));
        assert_eq!(recorded.finish(), Err(DrawError::TooLarge { at: 1, draw: 9, below: 6 }));

        let mut recorded = Recorded::new(&[]);
        recorded.below(2);
        assert_eq!(recorded.finish(), Err(DrawError::Missing { recorded: 0 }));
        assert_eq!(Recorded::new(&[1]).finish(), Err(DrawError::LeftOver { used: 0, recorded: 1 }));
    }
}

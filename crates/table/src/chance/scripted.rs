//! Chosen draws first, then chance again: tests, scenarios and tinkerers who want a six now.

use super::{Chance, DrawError};
use alloc::collections::VecDeque;

/// Gives out chosen draws while there are any, then draws on `then`.
///
/// As with [`Recorded`](super::Recorded), a draw that does not fit becomes 0 and is reported by
/// [`error`](Scripted::error).
#[derive(Clone, Debug)]
pub struct Scripted<C> {
    script: VecDeque<u32>,
    then: C,
    used: usize,
    error: Option<DrawError>,
}

impl<C: Chance> Scripted<C> {
    /// No script yet.
    pub fn new(then: C) -> Scripted<C> {
        Scripted { script: VecDeque::new(), then, used: 0, error: None }
    }

    /// Adds to the end of the script.
    pub fn script(&mut self, draws: impl IntoIterator<Item = u32>) {
        self.script.extend(draws);
    }

    /// Drops the rest of the script and forgets the error.
    pub fn clear(&mut self) {
        self.script.clear();
        self.used = 0;
        self.error = None;
    }

    /// How many scripted draws are still to come.
    pub fn left(&self) -> usize {
        self.script.len()
    }

    /// The first scripted draw that did not fit.
    pub fn error(&self) -> Option<DrawError> {
        self.error
    }
}

impl<C: Chance> Chance for Scripted<C> {
    fn below(&mut self, n: u32) -> u32 {
        let Some(draw) = self.script.pop_front() else { return self.then.below(n) };
        let at = self.used;
        self.used += 1;
        if draw < n {
            return draw;
        }
        self.error = self.error.or(Some(DrawError::TooLarge { at, draw, below: n }));
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Every;

    #[test]
    fn the_script_comes_first_and_misfits_are_told() {
        let mut chance = Scripted::new(Every::new());
        chance.script([5, 7]);
        assert_eq!((chance.below(6), chance.below(6), chance.below(6)), (5, 0, 0));
        assert_eq!(chance.error(), Some(DrawError::TooLarge { at: 1, draw: 7, below: 6 }));
        chance.clear();
        assert_eq!(chance.error(), None);
    }
}

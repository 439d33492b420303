//! Every die that was thrown, against what was to be expected.

use catalog::AnyMatch;
use serde::Serialize;
use table::{Seat, Viewer};

/// What was thrown after a seat's decisions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DiceOf {
    /// Whose decisions.
    pub seat: Seat,
    /// Each kind of die by the number of its faces, the fewest first.
    pub kinds: Vec<(u8, Faces)>,
}

/// How often each face of a die came up, the face 1 first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Faces(pub Vec<u32>);

impl Faces {
    /// How often it was thrown.
    pub fn thrown(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean of what came up; nothing if it was never thrown.
    pub fn mean(&self) -> Option<f64> {
        let pips: u32 = (1..).zip(&self.0).map(|(face, times)| face * times).sum();
        (self.thrown() > 0).then(|| f64::from(pips) / f64::from(self.thrown()))
    }

    /// The mean to be expected.
    pub fn expected(&self) -> f64 {
        (self.0.len() as f64 + 1.0) / 2.0
    }

    /// How far the mean lies from what was to be expected, in standard errors: beyond 2 is rare, beyond 3 very rare.
    pub fn oddity(&self) -> Option<f64> {
        let faces = self.0.len() as f64;
        let error = ((faces * faces - 1.0) / 12.0 / f64::from(self.thrown())).sqrt();
        Some((self.mean()? - self.expected()) / error)
    }
}

impl DiceOf {
    /// Nothing thrown yet.
    pub(crate) fn none(seats: usize) -> Vec<DiceOf> {
        Seat::first(seats).map(|seat| DiceOf { seat, kinds: Vec::new() }).collect()
    }

    /// Counts what the last decision of a match threw.
    pub(crate) fn count(&mut self, game: &dyn AnyMatch) {
        for die in game.lines(Viewer::Spectator).into_iter().flat_map(|line| line.glance.dice) {
            let place = self.kinds.iter().position(|kind| kind.0 >= die.sides).unwrap_or(self.kinds.len());
            if self.kinds.get(place).is_none_or(|kind| kind.0 > die.sides) {
                self.kinds.insert(place, (die.sides, Faces(vec![0; die.sides.into()])));
            }
            let faces = &mut self.kinds[place].1.0;
            if let Some(times) = usize::from(die.face).checked_sub(1).and_then(|face| faces.get_mut(face)) {
                *times += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixes_alone_are_odd_and_even_faces_are_not() {
        let even = Faces(vec![5; 6]);
        assert_eq!((even.thrown(), even.mean(), even.oddity()), (30, Some(3.5), Some(0.0)));
        let sixes = Faces(vec![0, 0, 0, 0, 0, 4]);
        // One die has a variance of 35/12: four sixes lie 2.5 / sqrt(35/48) away.
        assert!((sixes.oddity().unwrap() - 2.5 / (35.0_f64 / 48.0).sqrt()).abs() < 1e-12);
        assert_eq!(Faces(vec![0; 6]).mean(), None);
    }
}

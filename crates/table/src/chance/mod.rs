//! Chance: one primitive, and where it comes from.

mod every;
mod recorded;
mod scripted;
mod seeded;

pub use every::Every;
pub use recorded::{DrawError, Recorded, Recorder};
pub use scripted::Scripted;
pub use seeded::{Seed, Seeded};

/// The only source of chance a rule may use.
pub trait Chance {
    /// A uniform number in `0..n`. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Puts `items` into a random order (Fisher and Yates, from the back).
pub fn shuffle<T>(chance: &mut dyn Chance, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;

    #[test]
    fn every_order_comes_up_equally_often() {
        let mut orders = BTreeMap::new();
        let mut every = Every::new();
        loop {
            let mut cards = ['a', 'b', 'c', 'd'];
            shuffle(&mut every, &mut cards);
            *orders.entry(cards).or_insert(0) += 1;
            if !every.advance() {
                break;
            }
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|&times| times == 1));
    }
}

//! A bot's own chance: quick, and good enough to play lines on with.

use table::{Chance, Seeded};

/// SplitMix64. Unlike the chance of a match it need not be unpredictable, only fast and the same for a seed.
#[derive(Clone, Debug)]
pub struct Swift(u64);

impl Swift {
    /// The stream of a number.
    pub fn new(number: u64) -> Swift {
        Swift(number)
    }

    /// A stream that follows from another one.
    pub(crate) fn from(chance: &mut Seeded) -> Swift {
        let mut half = || u64::from(chance.below(u32::MAX));
        Swift(half() << 32 | half())
    }

    /// Another stream, which follows from this one.
    pub(crate) fn split(&mut self) -> Swift {
        Swift(self.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

impl Chance for Swift {
    /// Not exactly uniform, but nobody could tell from the draws of a thousand lifetimes.
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

//! Chance from a seed: ChaCha20 by name, with a range reduction of our own, so that it stays the same for ever.

use super::Chance;
use crate::Hash;
use core::fmt;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// 256 bits from which all chance of a match follows. It is secret until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed that a person typed: 64 hexadecimal digits stand for themselves, anything else is hashed.
    pub fn from_text(text: &str) -> Seed {
        Seed(Hash::parse(text).unwrap_or_else(|| Hash::of(text.as_bytes())).0)
    }
}

/// A seed is a secret: it is not printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Hash(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        Hash::deserialize(deserializer).map(|hash| Seed(hash.0))
    }
}

/// The stream of a seed.
#[derive(Clone)]
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// The stream from its beginning.
    pub fn new(seed: Seed) -> Seeded {
        Seeded(ChaCha20Rng::from_seed(seed.0))
    }

    /// The stream of a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Seeded {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seeded::new(Seed(seed))
    }
}

impl Chance for Seeded {
    /// Lemire's multiplication with rejection: exactly uniform, and pinned by the vectors below.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a draw needs at least one outcome");
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

/// The stream is as secret as its seed.
impl fmt::Debug for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seeded(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn draws(chance: &mut Seeded, n: u32, count: usize) -> Vec<u32> {
        (0..count).map(|_| chance.below(n)).collect()
    }

    /// RFC 8439's cipher with a zero key and nonce begins with the bytes 76 b8 e0 ad a0 f1 3d 90.
    #[test]
    fn the_stream_is_chacha20() {
        let mut stream = ChaCha20Rng::from_seed([0; 32]);
        assert_eq!((stream.next_u32(), stream.next_u32()), (0xade0_b876, 0x903d_f1a0));
    }

    #[test]
    fn golden_vectors() {
        let zero = || Seeded::new(Seed([0; 32]));
        assert_eq!(draws(&mut zero(), 6, 16), GOLDEN_D6);
        assert_eq!(draws(&mut zero(), 10, 16), GOLDEN_D10);
        assert_eq!(draws(&mut zero(), 3_000_000_000, 8), GOLDEN_WIDE);
        assert_eq!(draws(&mut Seeded::new(Seed::from_text("dropship")), 6, 16), GOLDEN_TEXT);
    }

    /// Worked out by another program from RFC 8439.
    const GOLDEN_D6: [u32; 16] = [4, 3, 5, 0, 4, 0, 4, 4, 2, 3, 1, 1, 5, 0, 2, 3];
    const GOLDEN_D10: [u32; 16] = [6, 5, 8, 1, 7, 1, 8, 7, 4, 5, 2, 2, 9, 1, 4, 5];
    /// A range this wide rejects three numbers in ten.
    const GOLDEN_WIDE: [u32; 8] =
        [2037630640, 1690335564, 2688462719, 477425752, 315561823, 2332647718, 1457210871, 1655655261];
    const GOLDEN_TEXT: [u32; 16] = [3, 3, 2, 5, 5, 5, 5, 1, 0, 0, 1, 0, 3, 0, 0, 1];

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut chance = Seeded::from_number(7);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[chance.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|&times| (9_600..10_400).contains(&times)), "{faces:?}");
    }

    #[test]
    fn a_seed_is_hexadecimal_or_hashed() {
        let digits = "00000000000000000000000000000000000000000000000000000000000000ff";
        assert_eq!(Seed::from_text(digits).0[31], 255);
        assert_eq!(serde_json::to_string(&Seed::from_text(digits)).unwrap(), alloc::format!("\"{digits}\""));
        assert_ne!(Seed::from_text("a"), Seed::from_text("b"));
    }
}

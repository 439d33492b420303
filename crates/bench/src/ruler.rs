//! The ruler: the smallest plain-Rust tic-tac-toe that a person would write.

use crate::clock::rate;
use crate::xorshift::XorShift;
use table::Chance;

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Random steps per second of CPU time.
pub(crate) fn steps_per_second(seconds: f64) -> f64 {
    let mut chance = XorShift(77);
    let (mut steps, mut games) = (0, 0u64);
    let rate = rate(seconds, || {
        let played: u64 = (0..1000).map(|_| game(&mut chance)).sum();
        steps += played;
        games += 1000;
        played
    });
    assert_mean_length(steps, games);
    rate
}

/// A random game of tic-tac-toe lasts 7.6 steps on average, in whichever engine it is played.
pub(crate) fn assert_mean_length(steps: u64, games: u64) {
    let mean = steps as f64 / games as f64;
    assert!((7.5..7.75).contains(&mean), "random tic-tac-toe lasts {mean} steps, not about 7.63");
}

fn game(chance: &mut XorShift) -> u64 {
    let (mut own, mut other, mut steps) = (0u16, 0u16, 0);
    let mut moves = [0u8; 9];
    loop {
        let (mut free, mut count) = (!(own | other) & 0o777, 0);
        while free != 0 {
            moves[count] = free.trailing_zeros() as u8;
            count += 1;
            free &= free - 1;
        }
        (own, other) = (other, own | 1 << moves[chance.below(count as u32) as usize]);
        steps += 1;
        if LINES.iter().any(|line| other & line == *line) || (own | other) == 0o777 {
            return steps;
        }
    }
}

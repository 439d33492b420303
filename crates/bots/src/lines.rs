//! What all seats may expect of a position, for those who look at a match from outside.

use crate::rollout::{horizon, rollout, worth};
use crate::swift::Swift;
use table::{BySeat, Chance, Estimate, Prompts, Seat};

/// Plays lines on as bots do and takes the mean of what they come to.
#[derive(Clone, Debug)]
pub struct Lines {
    count: u32,
    chance: Swift,
}

impl Lines {
    /// So many lines for every question, with chance of its own.
    pub fn new(count: u32, chance: Swift) -> Lines {
        Lines { count, chance }
    }

    /// What each of the seats may expect: `begin` makes where a line begins. Lines stop at the horizon as it is seen from
    /// `here`, so that what is expected before and after a decision can be compared.
    pub fn expect<G: Estimate>(
        &mut self,
        here: &G::State,
        seats: usize,
        mut begin: impl FnMut(&mut dyn Chance) -> G::State,
    ) -> BySeat<f64> {
        let (mut prompts, until) = (Prompts::new(), horizon::<G>(here));
        let mut sums = vec![0.0; seats];
        for _ in 0..self.count.max(1) {
            let mut state = begin(&mut self.chance);
            let ended = rollout::<G>(&mut state, until, &mut prompts, &mut self.chance);
            for (seat, sum) in (0..).map(Seat).zip(&mut sums) {
                *sum += worth::<G>(&state, ended.as_ref(), seat);
            }
        }
        BySeat::of(seats, |seat| sums[seat.index()] / f64::from(self.count.max(1)))
    }
}

//! What all seats may expect of a position, for those who look at a match from outside.

use crate::rollout::{horizon, is_over, rollout};
use crate::swift::Swift;
use table::{BySeat, Cx, Estimate, Prompts, Seat};

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

    /// What each of the seats may expect, perhaps after an answer. Lines stop at the horizon as it is seen from `here`, so that
    /// what is expected before and after a decision can be compared.
    pub fn expect<G: Estimate>(
        &mut self,
        here: &G::State,
        answer: Option<(Seat, &G::Action)>,
        seats: usize,
    ) -> BySeat<f64> {
        let (mut prompts, until) = (Prompts::new(), horizon::<G>(here));
        let mut sums = BySeat::same(seats, 0.0);
        // Where a line ends before it begins, all are the same.
        let count = if answer.is_none() && is_over::<G>(here, until) { 1 } else { self.count.max(1) };
        for _ in 0..count {
            let mut state = here.clone();
            if let Some((seat, action)) = answer {
                G::apply(&mut state, seat, action, &mut Cx::silent(&mut self.chance));
            }
            let ended = rollout::<G>(&mut state, until, &mut prompts, &mut self.chance);
            let worth = match ended {
                Some(outcome) => BySeat::of(seats, |seat| outcome.points(seat)),
                None => G::prospects(&state, seats),
            };
            for seat in Seat::first(seats) {
                sums[seat] += worth[seat];
            }
        }
        BySeat::of(seats, |seat| sums[seat] / f64::from(count))
    }
}

//! A budget, spent round by round.

use crate::plan::{Budget, Plan};

/// What is left to spend on a decision.
pub(crate) struct Purse {
    plan: Plan,
    rounds: u32,
    #[cfg(not(target_family = "wasm"))]
    opened: std::time::Instant,
    #[cfg(not(target_family = "wasm"))]
    spent: u32,
}

/// What a part of the search may spend on a round.
#[derive(Clone, Copy)]
pub(crate) enum Share {
    Sweeps(u32),
    #[cfg(not(target_family = "wasm"))]
    Until(std::time::Instant),
}

impl Purse {
    /// To be spent in so many equal rounds.
    pub(crate) fn new(plan: Plan, rounds: u32) -> Purse {
        Purse {
            plan,
            rounds,
            #[cfg(not(target_family = "wasm"))]
            opened: std::time::Instant::now(),
            #[cfg(not(target_family = "wasm"))]
            spent: 0,
        }
    }

    /// For the next round, with so many answers in the running.
    pub(crate) fn share(&mut self, answers: usize) -> Share {
        match self.plan.budget {
            Budget::Lines(lines) => {
                Share::Sweeps(lines / self.rounds / u32::from(self.plan.parts.max(1)) / answers as u32)
            }
            #[cfg(not(target_family = "wasm"))]
            Budget::Time(time) => {
                self.spent += 1;
                Share::Until(self.opened + time * self.spent / self.rounds)
            }
        }
    }
}

impl Share {
    /// Whether there is enough for another sweep. For the first there always is.
    pub(crate) fn allows(self, sweeps: u32) -> bool {
        sweeps == 0
            || match self {
                Share::Sweeps(most) => sweeps < most,
                #[cfg(not(target_family = "wasm"))]
                Share::Until(end) => std::time::Instant::now() < end,
            }
    }
}

//! The heuristic bot: takes what the game's own estimate likes best right after the answer.

use crate::Bot;
use crate::monte_carlo::best;
use std::sync::Arc;
use table::{Cx, Determinize, Estimate, Prompt, Prompts, Seeded, Status, Viewer};

/// Worlds in which each answer is tried: a die that falls well once does not decide.
const WORLDS: u32 = 4;

/// Quick and sensible: it looks no further than the answer itself.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Seeded,
}

impl Greedy {
    /// With chance of its own.
    pub fn new(chance: Seeded) -> Greedy {
        Greedy { chance }
    }
}

impl<G: Determinize + Estimate> Bot<G> for Greedy {
    fn choose(&mut self, content: &Arc<G::Content>, view: &G::View, prompt: Prompt<'_, G>) -> usize {
        if prompt.choices.len() == 1 {
            return 0;
        }
        let mut points = vec![0.0; prompt.choices.len()];
        let mut prompts = Prompts::<G>::new();
        for _ in 0..WORLDS {
            let world = G::determinize(content, view, Viewer::Seat(prompt.seat), &mut self.chance);
            for (action, points) in prompt.choices.iter().zip(&mut points) {
                let mut state = world.clone();
                G::apply(&mut state, prompt.seat, action, &mut Cx::silent(&mut self.chance));
                *points += match prompts.refill(&state) {
                    Status::Over(outcome) => outcome.points(prompt.seat),
                    Status::Awaiting => G::estimate(&state, prompt.seat),
                };
            }
        }
        best(&points, &mut self.chance)
    }
}

//! The heuristic bot: takes what the game's own estimate likes best right after the answer.

use crate::Bot;
use crate::advice::{Alternative, Notes};
use crate::best::best_first;
use crate::repeats::Repeats;
use crate::worlds::Worlds;
use std::sync::Arc;
use table::{Chance, Cx, Determinize, Estimate, Prompt, Prompts, Seeded};

/// Worlds in which the better answers are tried: a die that falls well once does not decide.
const WORLDS: u32 = 4;

/// At least so many answers are tried in all of them.
const FINALISTS: usize = 2;

/// Quick and sensible: it looks no further than the answer itself.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Seeded,
    repeats: Repeats,
}

impl Greedy {
    /// With chance of its own.
    pub fn new(chance: Seeded) -> Greedy {
        Greedy { chance, repeats: Repeats::default() }
    }
}

impl<G: Determinize + Estimate> Bot<G> for Greedy {
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        _: &mut Notes,
    ) -> Vec<Alternative> {
        let mut points = vec![0.0; prompt.choices.len()];
        let mut left = self.repeats.open(prompt, view);
        if left.len() == 1 {
            return vec![Alternative::at_a_glance(self.repeats.give(left[0]))];
        }
        let mut prompts = Prompts::<G>::new();
        let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
        for _ in 0..WORLDS {
            let world = worlds.next(&mut self.chance);
            for &answer in &left {
                let mut state = world.clone();
                G::apply(&mut state, prompt.seat, &prompt.choices[answer], &mut Cx::silent(&mut self.chance));
                points[answer] += match G::ended(&state, &mut prompts) {
                    Some(outcome) => outcome.points(prompt.seat),
                    None => G::estimate(&state, prompt.seat),
                };
            }
            // What looks poor is not looked at again.
            best_first(&mut left, &points);
            left.truncate(left.len().div_ceil(2).max(FINALISTS));
        }
        let finalists: Vec<f64> = left.iter().map(|answer| points[*answer]).collect();
        let chosen = best(&finalists, &mut self.chance);
        left[..=chosen].rotate_right(1);
        self.repeats.give(left[0]);
        left.into_iter().map(Alternative::at_a_glance).collect()
    }
}

/// One of the best; which one is left to chance, so that a bot does not do the same thing for ever.
fn best(points: &[f64], chance: &mut Seeded) -> usize {
    let most = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let best: Vec<usize> = (0..points.len()).filter(|answer| points[*answer] >= most).collect();
    best[chance.below(best.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_best_is_taken() {
        let mut chance = Seeded::from_number(1);
        let taken: Vec<usize> = (0..50).map(|_| best(&[0.0, 2.0, 1.0, 2.0], &mut chance)).collect();
        assert!(taken.contains(&1) && taken.contains(&3));
        assert!(taken.iter().all(|answer| [1, 3].contains(answer)));
    }
}

//! Flat Monte Carlo: each answer is tried in many guessed worlds, which are then played on at random.

use crate::Bot;
use crate::repeats::Repeats;
use crate::worlds::Worlds;
use std::sync::Arc;
use table::{Chance, Cx, Determinize, Estimate, Prompt, Prompts, Seat, Seeded, Status};

/// Tries every answer equally often and takes the one that won most.
#[derive(Clone, Debug)]
pub struct MonteCarlo {
    playouts: u32,
    chance: Seeded,
    repeats: Repeats,
}

/// A random match that lasts longer than this is judged as it stands.
const LONGEST_PLAYOUT: u32 = 20_000;

impl MonteCarlo {
    /// With about so many random matches for a decision, and chance of its own.
    pub fn new(playouts: u32, chance: Seeded) -> MonteCarlo {
        MonteCarlo { playouts, chance, repeats: Repeats::default() }
    }
}

impl<G: Determinize + Estimate> Bot<G> for MonteCarlo {
    fn choose(&mut self, content: &Arc<G::Content>, view: &G::View, prompt: Prompt<'_, G>) -> usize {
        let answers = self.repeats.open(prompt, view);
        if let [only] = answers[..] {
            return self.repeats.give(only);
        }
        let rounds = (self.playouts / answers.len() as u32).max(1);
        let mut points = vec![0.0; answers.len()];
        let mut prompts = Prompts::new();
        let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
        for _ in 0..rounds {
            // All answers meet the same world, so that luck in guessing favours none of them.
            let world = worlds.next(&mut self.chance);
            for (answer, points) in answers.iter().zip(&mut points) {
                let mut state = world.clone();
                let action = &prompt.choices[*answer];
                G::apply(&mut state, prompt.seat, action, &mut Cx::silent(&mut self.chance));
                *points += playout::<G>(state, prompt.seat, &mut prompts, &mut self.chance);
            }
        }
        self.repeats.give(answers[best(&points, &mut self.chance)])
    }
}

/// Plays on at random, as far as the game's estimates want it, and says what `seat` gets.
fn playout<G: Estimate>(
    mut state: G::State,
    seat: Seat,
    prompts: &mut Prompts<G>,
    chance: &mut Seeded,
) -> f64 {
    for _ in 0..G::HORIZON.unwrap_or(LONGEST_PLAYOUT) {
        if let Status::Over(outcome) = prompts.refill(&state) {
            return outcome.points(seat);
        }
        let asked = chance.below(prompts.len() as u32) as usize;
        let Some(prompt) = prompts.get(asked) else { break };
        let action = &prompt.choices[chance.below(prompt.choices.len() as u32) as usize];
        G::apply(&mut state, prompt.seat, action, &mut Cx::silent(chance));
    }
    match G::ended(&state, prompts) {
        Some(outcome) => outcome.points(seat),
        None => G::estimate(&state, seat),
    }
}

/// One of the best; which one is left to chance, so that a bot does not do the same thing for ever.
pub(crate) fn best(points: &[f64], chance: &mut Seeded) -> usize {
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

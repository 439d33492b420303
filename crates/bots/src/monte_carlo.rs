//! Flat Monte Carlo: the better answers are tried in many guessed worlds, which are then played on.

use crate::Bot;
use crate::repeats::Repeats;
use crate::rollout::{rollout, worth};
use crate::swift::Swift;
use crate::worlds::Worlds;
use std::sync::Arc;
use table::{Chance, Cx, Determinize, Estimate, Prompt, Prompts, Seeded};

/// Tries answers in rounds; the worse half of them is left out of the next one.
#[derive(Clone, Debug)]
pub struct MonteCarlo {
    playouts: u32,
    chance: Seeded,
    repeats: Repeats,
}

/// An answer and how it has done.
struct Candidate {
    answer: usize,
    points: f64,
    tries: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.points / self.tries
    }
}

impl MonteCarlo {
    /// With about so many lines for a decision, and chance of its own.
    pub fn new(playouts: u32, chance: Seeded) -> MonteCarlo {
        MonteCarlo { playouts, chance, repeats: Repeats::default() }
    }
}

fn env(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

impl<G: Determinize + Estimate> Bot<G> for MonteCarlo {
    fn choose(&mut self, content: &Arc<G::Content>, view: &G::View, prompt: Prompt<'_, G>) -> usize {
        let answers = self.repeats.open(prompt, view);
        if let [only] = answers[..] {
            return self.repeats.give(only);
        }
        let (weight, glances, widest) = (env("PRIOR", 4.0), env("GLANCES", 4.0) as u32, env("WIDEST", 8.0) as usize);
        let mut prompts = Prompts::new();
        let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
        let mut field: Vec<Candidate> = answers.iter().map(|answer| Candidate { answer: *answer, points: 0.0, tries: 0.0 }).collect();
        if G::HORIZON.is_some() {
            for _ in 0..glances {
                let world = worlds.next(&mut self.chance);
                let chance = Swift::from(&mut self.chance);
                for candidate in &mut field {
                    let (mut state, mut chance) = (world.clone(), chance.clone());
                    G::apply(&mut state, prompt.seat, &prompt.choices[candidate.answer], &mut Cx::silent(&mut chance));
                    candidate.points += worth::<G>(&state, prompt.seat, &mut prompts);
                    candidate.tries += 1.0;
                }
            }
            field.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            field.truncate(widest);
            for candidate in &mut field {
                (candidate.points, candidate.tries) = (candidate.mean() * weight, weight);
            }
        }
        let share = self.playouts / field.len().next_power_of_two().ilog2().max(1);
        while field.len() > 1 {
            let rounds = (share / field.len() as u32).max(1);
            for _ in 0..rounds {
                // All answers meet the same world and the same dice, so that luck favours none of them.
                let world = worlds.next(&mut self.chance);
                let chance = Swift::from(&mut self.chance);
                for candidate in &mut field {
                    let (mut state, mut chance) = (world.clone(), chance.clone());
                    G::apply(&mut state, prompt.seat, &prompt.choices[candidate.answer], &mut Cx::silent(&mut chance));
                    rollout::<G>(&mut state, &mut prompts, &mut chance);
                    candidate.points += worth::<G>(&state, prompt.seat, &mut prompts);
                    candidate.tries += 1.0;
                }
            }
            field.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            field.truncate(field.len().div_ceil(2));
        }
        self.repeats.give(field[0].answer)
    }
}

/// One of the best; which one is left to chance, so that a bot does not do the same thing for ever.
pub(crate) fn best(points: &[f64], chance: &mut Seeded) -> usize {
    let most = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let best: Vec<usize> = (0..points.len()).filter(|answer| points[*answer] >= most).collect();
    best[chance.below(best.len() as u32) as usize]
}

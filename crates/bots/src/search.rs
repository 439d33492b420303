//! The searching bot: answers are tried in many guessed worlds, and the worse half of them is left out again and again.

use crate::Bot;
use crate::advice::{Alternative, Notes};
use crate::best::best_first;
use crate::field::Field;
use crate::part::Part;
use crate::plan::Plan;
use crate::purse::{Purse, Share};
use crate::repeats::Repeats;
use crate::swift::Swift;
use crate::worlds::Worlds;
use std::sync::Arc;
use table::{Cx, Determinize, Estimate, Prompt, Prompts, Seeded};

/// Worlds in which every answer is looked at before any line is played.
const GLANCES: u32 = 4;

/// Answers for which lines are played: the favourite, and the likeliest others by the estimate. Without an estimate all
/// are.
const WIDEST: usize = 6;

/// Thinks as far as its plan allows.
#[derive(Clone, Debug)]
pub struct Search {
    plan: Plan,
    threads: usize,
    chance: Seeded,
    repeats: Repeats,
}

impl Search {
    /// By a plan, with chance of its own, in one thread.
    pub fn new(plan: Plan, chance: Seeded) -> Search {
        Search { plan, threads: 1, chance, repeats: Repeats::default() }
    }

    /// The same in so many threads, if the plan has parts enough. It makes no difference to what is chosen.
    #[must_use]
    pub fn threads(self, threads: usize) -> Search {
        Search { threads, ..self }
    }

    /// The answers for which lines are played.
    fn field<G: Determinize + Estimate>(
        &mut self,
        worlds: &mut Worlds<'_, G>,
        prompt: Prompt<'_, G>,
        mut answers: Vec<usize>,
    ) -> Field {
        if G::HORIZON.is_none() {
            return Field::new(&answers, None);
        }
        let mut prompts = Prompts::new();
        let mut glances = vec![0.0; prompt.choices.len()];
        let mut favourite = None;
        for _ in 0..GLANCES {
            let world = worlds.next(&mut self.chance);
            if G::SEASONED {
                favourite.get_or_insert_with(|| G::lean(&world, prompt, &mut self.chance));
                if answers.len() <= WIDEST {
                    break;
                }
            }
            let dice = Swift::from(&mut self.chance);
            for &answer in &answers {
                let (mut state, mut dice) = (world.clone(), dice.clone());
                G::apply(&mut state, prompt.seat, &prompt.choices[answer], &mut Cx::silent(&mut dice));
                glances[answer] += match G::ended(&state, &mut prompts) {
                    Some(outcome) => outcome.points(prompt.seat),
                    None => G::estimate(&state, prompt.seat),
                };
            }
        }
        best_first(&mut answers, &glances);
        let favourite = favourite.filter(|answer| answers.contains(answer)).or(answers.first().copied());
        if let Some(at) = answers.iter().position(|answer| Some(*answer) == favourite) {
            answers[..=at].rotate_right(1);
        }
        answers.truncate(WIDEST);
        Field::new(&answers, favourite)
    }

    /// Lets every part play its share of lines for the answers in the running.
    fn sweep<G: Determinize + Estimate>(&self, parts: &mut [Part<'_, G>], share: Share, field: &Field) {
        let work = |parts: &mut [Part<'_, G>]| {
            for part in parts {
                let mut sweeps = 0;
                while share.allows(sweeps) {
                    part.sweep(field);
                    sweeps += 1;
                }
            }
        };
        // There are no threads in a browser.
        if self.threads < 2 || cfg!(target_family = "wasm") {
            return work(parts);
        }
        let each = parts.len().div_ceil(self.threads);
        std::thread::scope(|scope| {
            for parts in parts.chunks_mut(each) {
                scope.spawn(|| work(parts));
            }
        });
    }
}

impl<G: Determinize + Estimate> Bot<G> for Search {
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        notes: &mut Notes,
    ) -> Vec<Alternative> {
        let answers = self.repeats.open(prompt, view);
        if let [only] = answers[..] {
            self.repeats.give(only);
            return vec![Alternative::at_a_glance(only)];
        }
        let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
        let mut field = self.field(&mut worlds, prompt, answers);
        let part = |_| {
            let chance = Swift::from(&mut self.chance);
            Part::new(prompt, worlds.clone(), self.plan.shape, chance, notes.empty())
        };
        let mut parts: Vec<Part<'_, G>> = (0..self.plan.parts.max(1)).map(part).collect();
        let mut purse = Purse::new(self.plan, field.rounds());
        while field.running.len() > 1 {
            self.sweep(&mut parts, purse.share(field.running.len()), &field);
            let tallies: Vec<_> = parts.iter().map(|part| part.tallies.as_slice()).collect();
            field.count(&tallies);
            field.halve();
        }
        parts.into_iter().for_each(|part| notes.merge(part.notes));
        let alternatives = field.alternatives();
        self.repeats.give(alternatives[0].index);
        alternatives
    }
}

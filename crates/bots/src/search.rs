//! The searching bot: the better answers are tried in many guessed worlds, and the worse half of them is left out again
//! and again.

use crate::plan::{Budget, Plan, Shape};
use crate::repeats::Repeats;
use crate::rollout::{horizon, rollout, worth};
use crate::swift::Swift;
use crate::tree::Forest;
use crate::worlds::Worlds;
use crate::Bot;
use std::sync::Arc;
use table::{Cx, Determinize, Estimate, Prompt, Prompts, Seeded};

/// Worlds in which every answer is looked at before any line is played.
const GLANCES: u32 = 4;

/// Answers for which lines are played, the likeliest by the estimate. There is no such limit without an estimate.
const WIDEST: usize = 8;

/// How much of the estimate right after an answer stays in its expectation.
const PRIOR: f64 = 0.25;

/// Thinks as far as its plan allows.
#[derive(Clone, Debug)]
pub struct Search {
    plan: Plan,
    threads: usize,
    chance: Seeded,
    repeats: Repeats,
}

/// An answer and how it has done.
#[derive(Clone, Debug)]
struct Candidate {
    answer: usize,
    prior: f64,
    points: f64,
    lines: u32,
}

impl Candidate {
    fn expectation(&self) -> f64 {
        self.prior + self.points / f64::from(self.lines.max(1))
    }
}

fn env(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
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
}

/// One of the independent searches that are added up.
struct Part<'a, G: Determinize + Estimate> {
    prompt: Prompt<'a, G>,
    worlds: Worlds<'a, G>,
    chance: Swift,
    prompts: Prompts<G>,
    forest: Option<Forest<G>>,
}

impl<G: Determinize + Estimate> Part<'_, G> {
    /// All answers meet the same world and the same dice, so that luck favours none of them.
    fn sweep(&mut self, field: &mut [Candidate]) {
        let seat = self.prompt.seat;
        let world = self.worlds.next(&mut self.chance);
        let dice = self.chance.split();
        let until = horizon::<G>(&world);
        for candidate in field {
            let (mut state, mut dice) = (world.clone(), dice.clone());
            let action = &self.prompt.choices[candidate.answer];
            G::apply(&mut state, seat, action, &mut Cx::silent(&mut dice));
            let ended = match &mut self.forest {
                None => rollout::<G>(&mut state, until, &mut self.prompts, &mut dice),
                Some(forest) => forest.line(candidate.answer, &mut state, until, &mut self.prompts, &mut dice),
            };
            if let Some(forest) = &mut self.forest {
                forest.learn(|seat| worth::<G>(&state, ended.as_ref(), seat));
            }
            candidate.points += worth::<G>(&state, ended.as_ref(), seat);
            candidate.lines += 1;
        }
    }
}

impl<G: Determinize + Estimate> Bot<G> for Search {
    fn choose(&mut self, content: &Arc<G::Content>, view: &G::View, prompt: Prompt<'_, G>) -> usize {
        let answers = self.repeats.open(prompt, view);
        if let [only] = answers[..] {
            return self.repeats.give(only);
        }
        let mut field: Vec<Candidate> = answers.iter().map(|answer| Candidate { answer: *answer, prior: 0.0, points: 0.0, lines: 0 }).collect();
        let mut prompts = Prompts::new();
        let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
        if G::HORIZON.is_some() {
            for _ in 0..GLANCES {
                let world = worlds.next(&mut self.chance);
                let chance = Swift::from(&mut self.chance);
                for candidate in &mut field {
                    let (mut state, mut chance) = (world.clone(), chance.clone());
                    G::apply(&mut state, prompt.seat, &prompt.choices[candidate.answer], &mut Cx::silent(&mut chance));
                    candidate.prior += match G::ended(&state, &mut prompts) {
                        Some(outcome) => outcome.points(prompt.seat),
                        None => G::estimate(&state, prompt.seat),
                    } * env("PRIOR", PRIOR) / f64::from(GLANCES);
                }
            }
            field.sort_by(|one, other| other.prior.total_cmp(&one.prior));
            field.truncate(WIDEST);
        }
        let mut parts: Vec<Part<'_, G>> = (0..self.plan.parts).map(|_| Part {
            prompt,
            worlds: Worlds::new(content, view, prompt.seat),
            chance: Swift::from(&mut self.chance),
            prompts: Prompts::new(),
            forest: (self.plan.shape == Shape::Tree).then(|| Forest::new(prompt)),
        }).collect();
        let Budget::Lines(lines) = self.plan.budget else { return 0 };
        let share = lines / u32::from(self.plan.parts) / field.len().next_power_of_two().ilog2().max(1);
        let _ = self.threads;
        while field.len() > 1 {
            let sweeps = (share / field.len() as u32).max(1);
            let mut fields: Vec<Vec<Candidate>> = Vec::new();
            for part in &mut parts {
                let mut own: Vec<Candidate> = field.iter().map(|c| Candidate { points: 0.0, lines: 0, ..c.clone() }).collect();
                for _ in 0..sweeps { part.sweep(&mut own); }
                fields.push(own);
            }
            for own in fields {
                for (c, own) in field.iter_mut().zip(own) { c.points += own.points; c.lines += own.lines; }
            }
            field.sort_by(|one, other| other.expectation().total_cmp(&one.expectation()));
            field.truncate(field.len().div_ceil(2));
        }
        self.repeats.give(field[0].answer)
    }
}


//! One of the independent searches whose results are added up.

use crate::advice::Notes;
use crate::field::{Field, Tally};
use crate::plan::Shape;
use crate::rollout::{horizon, rollout, worth};
use crate::swift::Swift;
use crate::tree::Forest;
use crate::worlds::Worlds;
use table::{Cx, Determinize, Estimate, Prompt, Prompts};

pub(crate) struct Part<'a, G: Determinize + Estimate> {
    prompt: Prompt<'a, G>,
    worlds: Worlds<'a, G>,
    chance: Swift,
    prompts: Prompts<G>,
    /// For tree search.
    forest: Option<Forest<G>>,
    /// By answer.
    pub(crate) tallies: Vec<Tally>,
    pub(crate) notes: Notes,
}

impl<'a, G: Determinize + Estimate> Part<'a, G> {
    pub(crate) fn new(
        prompt: Prompt<'a, G>,
        worlds: Worlds<'a, G>,
        shape: Shape,
        chance: Swift,
        notes: Notes,
    ) -> Part<'a, G> {
        Part {
            prompt,
            worlds,
            chance,
            prompts: Prompts::new(),
            forest: (shape == Shape::Tree).then(|| Forest::new(prompt)),
            tallies: vec![Tally::default(); prompt.choices.len()],
            notes,
        }
    }

    /// A line for every answer in the running. All meet the same world and the same dice, so that luck favours none.
    pub(crate) fn sweep(&mut self, field: &Field) {
        let world = self.worlds.next(&mut self.chance);
        let dice = self.chance.split();
        let favourite = field.favourite.filter(|answer| field.has(*answer));
        let level = favourite.map(|answer| self.line(answer, &world, dice.clone()));
        if let (Some(answer), Some(level)) = (favourite, level) {
            self.tallies[answer].add(level, None);
        }
        for candidate in field.running.iter().filter(|candidate| Some(candidate.answer) != favourite) {
            let points = self.line(candidate.answer, &world, dice.clone());
            self.tallies[candidate.answer].add(points, level);
        }
    }

    /// What the asked seat gets in a line that begins with an answer.
    fn line(&mut self, answer: usize, world: &G::State, mut dice: Swift) -> f64 {
        let seat = self.prompt.seat;
        let (mut state, until) = (world.clone(), horizon::<G>(world));
        G::apply(&mut state, seat, &self.prompt.choices[answer], &mut Cx::silent(&mut dice));
        let ended = match &mut self.forest {
            None => rollout::<G>(&mut state, until, &mut self.prompts, &mut dice),
            Some(forest) => forest.line(answer, &mut state, until, &mut self.prompts, &mut dice),
        };
        if let Some(forest) = &mut self.forest {
            forest.learn(|seat| worth::<G>(&state, ended.as_ref(), seat));
        }
        self.notes.take_down::<G>(answer, &state, ended.as_ref(), seat);
        worth::<G>(&state, ended.as_ref(), seat)
    }
}

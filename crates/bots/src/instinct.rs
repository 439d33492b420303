//! The bot that does what the game leans to, in one guessed world.

use crate::Bot;
use crate::advice::{Alternative, Notes};
use crate::repeats::Repeats;
use std::sync::Arc;
use table::{Determinize, Estimate, Prompt, Seeded, Viewer};

/// Plays as other bots play their lines on.
#[derive(Clone, Debug)]
pub struct Instinct {
    chance: Seeded,
    repeats: Repeats,
}

impl Instinct {
    /// With chance of its own.
    pub fn new(chance: Seeded) -> Instinct {
        Instinct { chance, repeats: Repeats::default() }
    }
}

impl<G: Determinize + Estimate> Bot<G> for Instinct {
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        _: &mut Notes,
    ) -> Vec<Alternative> {
        let open = self.repeats.open(prompt, view);
        let world = G::determinize(content, view, Viewer::Seat(prompt.seat), &mut self.chance);
        let answer = G::lean(&world, prompt, &mut self.chance);
        let answer = if open.contains(&answer) { answer } else { open[0] };
        vec![Alternative::at_a_glance(self.repeats.give(answer))]
    }
}

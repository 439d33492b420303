//! Any legal answer, all equally likely.

use crate::Bot;
use crate::advice::{Alternative, Notes};
use std::sync::Arc;
use table::{Chance, Game, Prompt, Seeded};

/// Answers at random. The measure of every other bot.
#[derive(Clone, Debug)]
pub struct Random(Seeded);

impl Random {
    /// With chance of its own; the match's dice are not the bot's to draw.
    pub fn new(chance: Seeded) -> Random {
        Random(chance)
    }
}

impl<G: Game> Bot<G> for Random {
    fn think(
        &mut self,
        _: &Arc<G::Content>,
        _: &G::View,
        prompt: Prompt<'_, G>,
        _: &mut Notes,
    ) -> Vec<Alternative> {
        vec![Alternative::only(self.0.below(prompt.choices.len() as u32) as usize)]
    }
}

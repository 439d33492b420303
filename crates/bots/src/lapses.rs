//! A bot that now and then answers without a thought. One that always does is the measure of every other.

use crate::advice::{Alternative, Notes};
use crate::{Advice, Bot};
use std::sync::Arc;
use table::{Chance, Game, Prompt, Seeded};

/// Any legal answer in some decisions, all equally likely, and another bot's in the others.
pub struct Lapses<G: Game> {
    thinker: Box<dyn Bot<G>>,
    /// Of a hundred decisions.
    percent: u8,
    chance: Seeded,
}

impl<G: Game> Lapses<G> {
    /// With chance of its own.
    pub fn new(thinker: Box<dyn Bot<G>>, percent: u8, chance: Seeded) -> Lapses<G> {
        Lapses { thinker, percent, chance }
    }
}

impl<G: Game> Bot<G> for Lapses<G> {
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        notes: &mut Notes,
    ) -> Vec<Alternative> {
        if self.chance.below(100) < u32::from(self.percent) {
            return vec![Alternative::at_a_glance(self.chance.below(prompt.choices.len() as u32) as usize)];
        }
        self.thinker.think(content, view, prompt, notes)
    }

    /// Whoever asks is answered with care.
    fn advise(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        seats: usize,
    ) -> Advice {
        self.thinker.advise(content, view, prompt, seats)
    }
}

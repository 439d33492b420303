//! A bot that plays as well as a level says. How it has to think for that depends on the game and on the side.

use crate::advice::{Alternative, Notes};
use crate::{Bot, Kind, Level, hire};
use std::sync::Arc;
use table::{Determinize, Estimate, Prompt, Seeded, Viewer};

/// Thinks as its level does on the side on which it finds itself.
pub struct Ranked<G: Determinize + Estimate> {
    level: Level,
    chance: Seeded,
    /// Known once it has been asked something.
    thinker: Option<Box<dyn Bot<G>>>,
}

impl<G: Determinize + Estimate> Ranked<G> {
    /// With chance of its own.
    pub fn new(level: Level, chance: Seeded) -> Ranked<G> {
        Ranked { level, chance, thinker: None }
    }
}

impl<G: Determinize + Estimate> Bot<G> for Ranked<G> {
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        notes: &mut Notes,
    ) -> Vec<Alternative> {
        let thinker = self.thinker.get_or_insert_with(|| {
            // Who is on which side is no secret, so every guess has it right.
            let world = G::determinize(content, view, Viewer::Seat(prompt.seat), &mut self.chance.clone());
            let mind = self.level.mind(G::ID, G::side(&world, prompt.seat));
            hire(Kind::Mind(mind), self.chance.clone())
        });
        thinker.think(content, view, prompt, notes)
    }
}

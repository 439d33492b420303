//! Somebody who decides at random, always in the same way for the same number.

use table::{Chance, Game, Prompts, Seat, Seeded};

/// Keeps the player's stream apart from the dice of the same number.
const PLAYER: u64 = 1 << 62;

/// Picks a prompt at random, and one of its choices.
pub(crate) struct Player(Seeded);

impl Player {
    pub(crate) fn new(number: u64) -> Player {
        Player(Seeded::from_number(number ^ PLAYER))
    }

    /// A decision; none if nobody is asked or there is no choice.
    pub(crate) fn pick<G: Game>(&mut self, prompts: &Prompts<G>) -> Option<(Seat, G::Action)> {
        pick(prompts, &mut self.0)
    }
}

/// A random choice of a random prompt.
pub(crate) fn pick<G: Game>(prompts: &Prompts<G>, chance: &mut Seeded) -> Option<(Seat, G::Action)> {
    let index = |count: usize, chance: &mut Seeded| (count > 0).then(|| chance.below(count as u32) as usize);
    let prompt = prompts.get(index(prompts.len(), chance)?)?;
    let choice = index(prompt.choices.len(), chance)?;
    Some((prompt.seat, prompt.choices[choice].clone()))
}

//! A position of a random match, as checks are given it.

use crate::fault::Verdict;
use crate::known::Known;
use crate::rules::Rules;
use table::{Chance, Game, Match, Pack, Prompt, Prompts, Seeded, Viewer};

/// A position, how it came about, and what the checks draw on.
pub(crate) struct Node<'a, G: Game> {
    pub(crate) game: &'a Match<G>,
    pub(crate) pack: &'a Pack<G>,
    /// The position at each turn so far; the last is the present one.
    pub(crate) history: &'a [G::State],
    pub(crate) known: &'a Known<G::Action>,
    pub(crate) rules: &'a Rules,
    /// The checks' own chance: what they look at does not change how the match goes on.
    pub(crate) chance: &'a mut Seeded,
}

/// One check of a position.
pub(crate) type Check<G> = fn(&mut Node<'_, G>) -> Verdict;

impl<G: Game> Node<'_, G> {
    /// Everybody who may look at the match.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.game.seats())
    }

    /// Whether to do something that costs as much as the match is long: often at first, rarely later, so that it
    /// costs about the same each turn. Always at the end.
    pub(crate) fn is_replayed(&mut self) -> bool {
        const A_TURN: u32 = 8;
        let turn = self.game.turn();
        turn < A_TURN || self.game.outcome().is_some() || self.chance.below(turn) < A_TURN
    }
}

/// The viewer's own question, if there is one.
pub(crate) fn own_prompt<G: Game>(prompts: &Prompts<G>, viewer: Viewer) -> Option<Prompt<'_, G>> {
    match viewer {
        Viewer::Seat(seat) => prompts.of(seat),
        Viewer::Spectator => None,
    }
}

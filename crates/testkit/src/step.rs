//! A decision just taken, and the same decision in worlds that a viewer cannot tell from the real one.

use crate::fault::{Fault, Verdict};
use table::{Chance, Cx, Determinize, Entry, Game, Match, Prompts, Recorded, Seeded, Viewer};

/// A decision, what came of it, and what would have come of it elsewhere.
pub(crate) struct Step<'a, G: Game> {
    /// The match after it.
    pub(crate) game: &'a Match<G>,
    pub(crate) entry: &'a Entry<G::Action>,
    pub(crate) twins: Vec<Twin<G>>,
    pub(crate) luck: Vec<Luck<G>>,
    /// Whether chance was drawn.
    pub(crate) drew: bool,
    /// Whether the game says that somebody was told a secret.
    pub(crate) revealed: bool,
    /// Whether a notice may show what views do not keep.
    pub(crate) notices_may_tell_more: bool,
}

/// A world after the decision that looked to `viewer` like the real one before it.
pub(crate) struct Twin<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) state: G::State,
    pub(crate) events: Vec<G::Event>,
    /// Whether the real draws were just what this world asked for.
    pub(crate) same_draws: bool,
}

/// The real world after the decision, had one of the draws been another.
pub(crate) struct Luck<G: Game> {
    pub(crate) state: G::State,
    pub(crate) events: Vec<G::Event>,
}

/// So many draws are changed, each for itself.
const CHANGED: usize = 3;

/// One check of a decision.
pub(crate) type StepCheck<G> = fn(&Step<'_, G>) -> Verdict;

impl<'a, G: Determinize> Step<'a, G> {
    /// The last decision of `game`, which was at `before` until then.
    pub(crate) fn new(
        game: &'a Match<G>,
        before: &G::State,
        notices_may_tell_more: bool,
        chance: &mut Seeded,
    ) -> Result<Step<'a, G>, Fault> {
        let entry = game.journal().entries.last().ok_or_else(|| Fault::new("nothing was decided"))?;
        let mut twins = Vec::new();
        for viewer in Viewer::all(game.seats()) {
            let disguised = G::disguise(before, viewer, chance);
            let guessed = G::determinize(game.content(), &G::view(before, viewer), viewer, chance);
            twins.extend([disguised, guessed].into_iter().filter_map(|twin| Twin::of(twin, viewer, entry)));
        }
        let luck = (0..CHANGED).filter_map(|_| Luck::of(before, entry, chance)).collect();
        let revealed = game.events().iter().any(G::reveals);
        Ok(Step { game, entry, twins, luck, drew: !entry.draws.is_empty(), revealed, notices_may_tell_more })
    }
}

impl<G: Game> Twin<G> {
    /// Takes the decision in another world, unless it is not on offer there.
    fn of(mut state: G::State, viewer: Viewer, entry: &Entry<G::Action>) -> Option<Twin<G>> {
        let mut prompts = Prompts::<G>::new();
        prompts.refill(&state);
        if !prompts.of(entry.seat)?.choices.contains(&entry.action) {
            return None;
        }
        let (mut events, mut draws) = (Vec::new(), Recorded::new(&entry.draws));
        G::apply(&mut state, entry.seat, &entry.action, &mut Cx::new(&mut draws, &mut events));
        Some(Twin { viewer, state, events, same_draws: draws.finish().is_ok() })
    }
}

impl<G: Game> Luck<G> {
    /// Takes the decision with one draw changed, unless the rules then draw otherwise altogether.
    fn of(before: &G::State, entry: &Entry<G::Action>, chance: &mut Seeded) -> Option<Luck<G>> {
        let mut draws = entry.draws.clone();
        let large: Vec<&mut u32> = draws.iter_mut().filter(|draw| **draw > 0).collect();
        let at = chance.below(u32::try_from(large.len()).ok().filter(|count| *count > 0)?) as usize;
        let draw = large.into_iter().nth(at)?;
        // How large a draw may be is not written down, but a smaller one always fits.
        *draw = chance.below(*draw);
        let (mut state, mut events, mut recorded) = (before.clone(), Vec::new(), Recorded::new(&draws));
        G::apply(&mut state, entry.seat, &entry.action, &mut Cx::new(&mut recorded, &mut events));
        recorded.finish().ok().map(|()| Luck { state, events })
    }
}

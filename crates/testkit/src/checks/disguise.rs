//! What a viewer may not know makes no difference to what that viewer sees and is asked.

use super::prompts::status;
use crate::fault::{Verdict, same};
use crate::node::{Node, own_prompt};
use table::{Determinize, Game, Match, Status, Viewer};

pub(crate) fn check<G: Determinize>(node: &mut Node<'_, G>) -> Verdict {
    for viewer in node.viewers() {
        let disguised = G::disguise(node.game.state(), viewer, node.chance);
        looks_the_same(node.game, &disguised, viewer, "the position disguised")?;
    }
    Ok(())
}

/// Whether `viewer` can tell `other` from the real position: by the view, by the own prompt, or by the end.
pub(super) fn looks_the_same<G: Game>(
    game: &Match<G>,
    other: &G::State,
    viewer: Viewer,
    what: &str,
) -> Verdict {
    same(&G::view(other, viewer), &game.view(viewer), || format!("{what} for {viewer} has another view"))?;
    let (status, prompts) = status::<G>(other, game.seats())?;
    let (found, expected) = (own_prompt(&prompts, viewer), own_prompt(game.prompts(), viewer));
    same(&found, &expected, || format!("{what} for {viewer} has another prompt"))?;
    let outcome = match status {
        Status::Awaiting => None,
        Status::Over(outcome) => Some(outcome),
    };
    same(&outcome.as_ref(), &game.outcome(), || format!("{what} for {viewer} has another end"))
}

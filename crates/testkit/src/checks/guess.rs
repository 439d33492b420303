//! A guess looks to the viewer exactly like the truth, and the game can go on from it.

use super::disguise::looks_the_same;
use super::prompts::status;
use crate::fault::Verdict;
use crate::node::Node;
use crate::player::pick;
use table::{Cx, Determinize};

/// Bots search many turns ahead; a few are enough to see that a guess is a position like any other.
const TURNS: u32 = 3;

pub(crate) fn check<G: Determinize>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    for viewer in node.viewers() {
        let mut guess = G::determinize(game.content(), &game.view(viewer), viewer, node.chance);
        looks_the_same(game, &guess, viewer, "the guess")?;
        for _ in 0..TURNS {
            let (_, prompts) = status::<G>(&guess, game.seats())?;
            let Some((seat, action)) = pick(&prompts, node.chance) else { break };
            G::apply(&mut guess, seat, &action, &mut Cx::silent(node.chance));
        }
        status::<G>(&guess, game.seats())?;
    }
    Ok(())
}

//! Every choice can be carried out and leads to a position in order.

use super::prompts::status;
use crate::fault::{Verdict, guarded};
use crate::known::sample;
use crate::node::Node;
use table::{Cx, Game};

/// So many choices of each prompt are tried.
const MOST: usize = 24;

pub(crate) fn check<G: Game>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    for prompt in game.prompts().iter() {
        for action in sample(prompt.choices, MOST, node.chance) {
            guarded(|| {
                let mut state = game.state().clone();
                G::apply(&mut state, prompt.seat, action, &mut Cx::silent(node.chance));
                status::<G>(&state, game.seats()).map(|_| ())
            })
            .map_err(|fault| fault.by(prompt.seat, action))?;
        }
    }
    Ok(())
}

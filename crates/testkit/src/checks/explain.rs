//! A refusal is explained exactly for what is not on offer, by a rule that exists.

use crate::fault::{Fault, Verdict, ensure};
use crate::node::Node;
use table::{Breach, Game, Prompt};

/// So many actions seen elsewhere are tried.
const MOST: usize = 48;

pub(crate) fn check<G: Game>(node: &mut Node<'_, G>) -> Verdict {
    let state = node.game.state();
    for prompt in node.game.prompts().iter() {
        for action in prompt.choices {
            if let Some(breach) = G::explain(state, prompt.seat, action) {
                let what = format!("it is on offer, yet it is explained why not: {breach:?}");
                return Err(Fault::new(what).by(prompt.seat, action));
            }
        }
        for action in node.known.some(MOST, node.chance) {
            if !prompt.choices.contains(action) {
                refusal(node, prompt, action).map_err(|fault| fault.by(prompt.seat, action))?;
            }
        }
    }
    Ok(())
}

fn refusal<G: Game>(node: &Node<'_, G>, prompt: Prompt<'_, G>, action: &G::Action) -> Verdict {
    let Some(Breach { rule, why }) = G::explain(node.game.state(), prompt.seat, action) else {
        return Err(Fault::new("it is not on offer, and no rule is named that forbids it"));
    };
    if let Some(problem) = node.rules.problem(&rule) {
        return Err(Fault::new(problem));
    }
    ensure(!why.id.is_empty(), || format!("rule {rule} is named without a message"))
}

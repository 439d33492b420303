//! A game that is over says how each seat stands, and by which rule it ended.

use crate::fault::{Fault, Verdict, same};
use crate::node::Node;
use table::Game;

pub(crate) fn check<G: Game>(node: &mut Node<'_, G>) -> Verdict {
    let Some(outcome) = node.game.outcome() else { return Ok(()) };
    same(&outcome.standings.len(), &node.game.seats(), || "there must be one standing for each seat".into())?;
    match node.rules.problem(&outcome.rule) {
        Some(problem) => Err(Fault::new(format!("the rule by which it ended: {problem}"))),
        None => Ok(()),
    }
}

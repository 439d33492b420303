//! A decision that may be undone can be: the match goes back to the very position, and forward again.

use crate::fault::{Fault, Verdict, same};
use crate::node::Node;
use table::{Chance, Determinize, Recorded};

pub(crate) fn check<G: Determinize>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    let (turn, settled) = (game.turn(), game.settled());
    if settled == turn || !node.is_replayed() {
        return Ok(());
    }
    let to = settled + node.chance.below(turn - settled);
    let mut back = game.clone();
    back.undo(to).map_err(|error| Fault::new(format!("going back to turn {to} is refused: {error}")))?;
    same(&back.turn(), &to, || "undo went back to another turn".into())?;
    same(back.state(), &node.history[to as usize], || format!("turn {to} was otherwise before undo"))?;
    for entry in &game.journal().entries[to as usize..] {
        back.play(entry.seat, &entry.action, &mut Recorded::new(&entry.draws))
            .map_err(|refusal| Fault::new(format!("what was undone cannot be done again: {refusal}")))?;
    }
    same(back.state(), game.state(), || format!("doing again what was undone from turn {to} leads elsewhere"))
}

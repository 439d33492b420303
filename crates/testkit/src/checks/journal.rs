//! A match is its journal: written, read and replayed it is the same match, at every turn of it.

use crate::fault::{Fault, Verdict, ensure, same};
use crate::node::Node;
use table::{Determinize, Match};

pub(crate) fn check<G: Determinize>(node: &mut Node<'_, G>) -> Verdict {
    if !node.is_replayed() {
        return Ok(());
    }
    let game = node.game;
    let text = table::write(game.journal());
    let read = table::read::<G>(&text).map_err(|error| Fault::new(format!("it cannot be read: {error}")))?;
    same(&read, game.journal(), || "it was read as another".into())?;

    let broken = |error| Fault::new(format!("it cannot be replayed: {error}"));
    let replayed = Match::replay(node.pack, &read).map_err(broken)?;
    same(replayed.state(), game.state(), || "replayed, it leads elsewhere".into())?;
    same(replayed.journal(), game.journal(), || "replayed, it is written otherwise".into())?;
    same(&replayed.outcome(), &game.outcome(), || "replayed, it ends otherwise".into())?;
    ensure(table::write(replayed.journal()) == text, || "written again, it is another text".into())?;

    let half = node.history.len() / 2;
    let part = Match::replay_until(node.pack, &read, half).map_err(broken)?;
    same(part.state(), &node.history[half], || format!("replayed until turn {half}, it leads elsewhere"))
}

//! The same decision with the same draws leads from equal positions to equal positions, whether anybody listens or not.

use crate::fault::{Fault, Verdict, ensure, same};
use crate::known::sample;
use crate::node::Node;
use table::{Cx, Game, Prompt, Prompts, Recorded, Recorder};

/// So many choices of each prompt are tried.
const MOST: usize = 6;

pub(crate) fn check<G: Game>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    ensure(game.state().clone() == *game.state(), || "a copy of the position is not equal to it".into())?;
    for _ in 0..2 {
        let mut again = Prompts::<G>::new();
        again.refill(game.state());
        ensure(again.iter().eq(game.prompts().iter()), || {
            format!("the same position asks something else when asked again: {again:?}, {:?}", game.prompts())
        })?;
    }
    for prompt in game.prompts().iter() {
        for action in sample(prompt.choices, MOST, node.chance) {
            twice(node, prompt, action).map_err(|fault| fault.by(prompt.seat, action))?;
        }
    }
    Ok(())
}

fn twice<G: Game>(node: &mut Node<'_, G>, prompt: Prompt<'_, G>, action: &G::Action) -> Verdict {
    let apply = |cx: &mut Cx<'_, G>| {
        let mut state = node.game.state().clone();
        G::apply(&mut state, prompt.seat, action, cx);
        state
    };
    let (mut draws, mut events, mut events_again) = (Vec::new(), Vec::new(), Vec::new());
    let first = apply(&mut Cx::new(&mut Recorder::new(node.chance, &mut draws), &mut events));

    let mut recorded = Recorded::new(&draws);
    let second = apply(&mut Cx::new(&mut recorded, &mut events_again));
    recorded.finish().map_err(|error| Fault::new(format!("the second time {error}")))?;
    same(&second, &first, || "the same draws lead elsewhere".into())?;
    same(&events_again, &events, || "the same draws tell another story".into())?;

    let unheard = apply(&mut Cx::silent(&mut Recorded::new(&draws)));
    same(&unheard, &first, || "the decision leads elsewhere when nobody listens".into())
}

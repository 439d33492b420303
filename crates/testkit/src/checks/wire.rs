//! What travels arrives as it left: through JSON and back nothing is lost.

use crate::fault::{Fault, Verdict, ensure, same};
use crate::known::sample;
use crate::node::Node;
use crate::step::Step;
use table::{Chance, Picture, Viewer, Wire};

/// So many choices of each prompt are sent.
const MOST: usize = 24;

pub(crate) fn check<G: Picture>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    if game.turn() == 0 {
        is_journalled("options", &game.journal().options)?;
    }
    for prompt in game.prompts().iter() {
        travels("question", prompt.question)?;
        for action in sample(prompt.choices, MOST, node.chance) {
            is_journalled("action", action).map_err(|fault| fault.by(prompt.seat, action))?;
        }
    }
    for viewer in node.viewers() {
        travels("view", &game.view(viewer))?;
    }
    // Scenes are large, and all made of the same types: one viewer's is enough at each turn.
    let viewer = node.viewers().nth(node.chance.below(game.seats() as u32 + 1) as usize);
    let viewer = viewer.unwrap_or(Viewer::Spectator);
    travels("scene", &super::scene::scene(game, &game.view(viewer), viewer))
}

/// The same for what was told of a decision.
pub(crate) fn check_notices<G: Picture>(step: &Step<'_, G>) -> Verdict {
    for viewer in Viewer::all(step.game.seats()) {
        for notice in step.game.notices(viewer) {
            travels("notice", &notice)?;
            let message = G::tell(step.game.content(), &notice);
            ensure(!message.id.is_empty(), || format!("there is no sentence for the notice {notice:?}"))?;
        }
    }
    Ok(())
}

fn travels<T: Wire>(what: &str, sent: &T) -> Verdict {
    let broken = |error| broken(what, sent, &error);
    let text = serde_json::to_string(sent).map_err(broken)?;
    let arrived: T = serde_json::from_str(&text).map_err(broken)?;
    same(&arrived, sent, || format!("the {what} arrives as another; it travelled as {text}"))
}

/// Journals go through JSON values as well as text, and the two differ in what they accept.
fn is_journalled<T: Wire>(what: &str, sent: &T) -> Verdict {
    let broken = |error| broken(what, sent, &error);
    let value = serde_json::to_value(sent).map_err(broken)?;
    let arrived: T = serde_json::from_value(value).map_err(broken)?;
    same(&arrived, sent, || format!("the {what} arrives as another by way of a JSON value"))?;
    travels(what, sent)
}

fn broken<T: Wire>(what: &str, sent: &T, error: &serde_json::Error) -> Fault {
    Fault::new(format!("the {what} does not travel: {error}; it is {sent:?}"))
}

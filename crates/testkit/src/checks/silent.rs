//! Nobody learns a secret from a decision that can be undone.
//!
//! A match lets a decision be undone that drew nothing and by the game's own word revealed nothing. Then it must look
//! the same afterwards in every world that looked the same before; otherwise it told which of them is real.

use crate::fault::{Verdict, same};
use crate::node::own_prompt;
use crate::step::Step;
use table::{Game, Prompts};

pub(crate) fn check<G: Game>(step: &Step<'_, G>) -> Verdict {
    if step.drew || step.revealed {
        return Ok(());
    }
    for twin in &step.twins {
        let viewer = twin.viewer;
        let what = || format!("no event reveals anything, but {viewer} sees what could not be known before");
        same(&G::view(&twin.state, viewer), &step.game.view(viewer), what)?;
        let mut prompts = Prompts::<G>::new();
        prompts.refill(&twin.state);
        let (there, here) = (own_prompt(&prompts, viewer), own_prompt(step.game.prompts(), viewer));
        same(&there, &here, || format!("{}, by what is asked", what()))?;
    }
    Ok(())
}

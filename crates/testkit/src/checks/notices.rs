//! Notices tell no more than views: worlds that look the same before and after a decision are told the same of it.

use crate::fault::{Verdict, same};
use crate::step::Step;
use table::{Game, Viewer};

pub(crate) fn check<G: Game>(step: &Step<'_, G>) -> Verdict {
    for twin in step.twins.iter().filter(|twin| twin.same_draws) {
        compare(step, twin.viewer, &twin.state, &twin.events)?;
    }
    // Where a draw made no difference at all it was no secret: a die that missed with a two as with a three.
    for luck in step.luck.iter().filter(|luck| luck.state != *step.game.state()) {
        for viewer in Viewer::all(step.game.seats()) {
            compare(step, viewer, &luck.state, &luck.events)?;
        }
    }
    Ok(())
}

fn compare<G: Game>(step: &Step<'_, G>, viewer: Viewer, other: &G::State, events: &[G::Event]) -> Verdict {
    if G::view(other, viewer) != step.game.view(viewer) {
        return Ok(());
    }
    let (mut told, mut would_be_told) =
        (learnt::<G>(step.game.events(), viewer), learnt::<G>(events, viewer));
    if step.notices_may_tell_more {
        // From the first secret on that was shown here and is another one there, the stories may differ.
        let shown = |(here, there): (&Learnt<G>, &Learnt<G>)| here.0 && there.0 && here.1 != there.1;
        if let Some(end) = told.iter().zip(&would_be_told).position(shown) {
            told.truncate(end);
            would_be_told.truncate(end);
        }
    }
    same(&would_be_told, &told, || {
        format!(
            "{viewer} is told something that its view does not show (expected: what was told, found: what would be \
             told if the secrets were others; each with whether it shows a secret)"
        )
    })
}

/// Whether the event shows a secret, and what is told of it.
type Learnt<G> = (bool, <G as Game>::Notice);

fn learnt<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<Learnt<G>> {
    events.iter().filter_map(|event| Some((G::reveals(event), G::notice(event, viewer)?))).collect()
}

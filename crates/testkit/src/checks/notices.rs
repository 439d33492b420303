//! Notices tell no more than views: worlds that look the same before and after a decision are told the same of it.

use crate::fault::{Verdict, same};
use crate::step::Step;
use table::{Game, Viewer};

pub(crate) fn check<G: Game>(step: &Step<'_, G>) -> Verdict {
    if !(step.revealed && step.notices_may_tell_more) {
        for twin in step.twins.iter().filter(|twin| twin.same_draws) {
            compare(step, twin.viewer, &twin.state, &twin.events)?;
        }
    }
    if !step.notices_may_tell_more {
        // Where a draw made no difference at all it was no secret: a die that missed with a two as with a three.
        for luck in step.luck.iter().filter(|luck| luck.state != *step.game.state()) {
            for viewer in Viewer::all(step.game.seats()) {
                compare(step, viewer, &luck.state, &luck.events)?;
            }
        }
    }
    Ok(())
}

fn compare<G: Game>(step: &Step<'_, G>, viewer: Viewer, other: &G::State, events: &[G::Event]) -> Verdict {
    if G::view(other, viewer) != step.game.view(viewer) {
        return Ok(());
    }
    let told: Vec<G::Notice> = step.game.notices(viewer).collect();
    let would_be_told = events.iter().filter_map(|event| G::notice(event, viewer)).collect();
    same(&would_be_told, &told, || {
        format!(
            "{viewer} is told something that its view does not show (expected: what was told, found: what would be \
             told if the secrets were others)"
        )
    })
}

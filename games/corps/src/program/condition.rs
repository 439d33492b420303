//! What texts and missions ask about the state of things.

use super::Condition;
use crate::action::Profile;
use crate::content::Look;
use crate::people::Place;
use crate::state::{Holder, State};
use crate::tracker;

/// Whether a condition holds now.
pub(crate) fn holds(state: &State, condition: Condition) -> bool {
    let table = &state.table;
    let count = |test: fn(Place) -> bool| table.people.iter().filter(|person| test(person.place)).count();
    let exited = || count(|place| matches!(place, Place::Exited(_)));
    match condition {
        Condition::Always => true,
        Condition::Mark(counter, least) => table.marks[usize::from(counter)] >= least,
        Condition::Below(counter, limit) => table.marks[usize::from(counter)] < limit,
        Condition::Exited(least) => exited() >= usize::from(least),
        Condition::AllOut => {
            exited() > 0 && count(|place| matches!(place, Place::Space(_) | Place::Waiting)) == 0
        }
        Condition::Out(object) => is_out(state, usize::from(object)),
        Condition::Saved(look, least) => saved(state, look) >= usize::from(least),
        Condition::Cleared(look) => {
            let left = |(object, holder): (&crate::content::Object, &Holder)| {
                object.look == look && matches!(holder, Holder::Space(_))
            };
            !state.mission().objects.iter().zip(&table.objects).any(left)
        }
        Condition::Round(round) => table.round >= round,
        Condition::Quiet => table.aliens.is_empty() && table.blips.is_empty(),
        Condition::TrackerEmpty => table.tracker_len == 0,
        Condition::Survivor => count(|place| matches!(place, Place::Space(_) | Place::Exited(_))) > 0,
        Condition::Draws(least) => tracker::draws(state) >= least,
        Condition::Players(least) => state.agreed.players >= least,
        Condition::FewerPlayers(limit) => state.agreed.players < limit,
        Condition::FirstEdition => state.agreed.options.edition == Profile::First,
        Condition::Lost(least) => {
            count(|place| matches!(place, Place::Killed | Place::Captured)) >= usize::from(least)
        }
    }
}

/// Whether an object was carried out by an exit.
fn is_out(state: &State, object: usize) -> bool {
    match state.table.objects[object] {
        Holder::Held(who) => matches!(state.table.people[who.index()].place, Place::Exited(_)),
        _ => false,
    }
}

/// How many objects of a look were carried out by an exit.
pub(crate) fn saved(state: &State, look: Look) -> usize {
    let objects = state.mission().objects.iter().enumerate();
    objects.filter(|(number, object)| object.look == look && is_out(state, *number)).count()
}

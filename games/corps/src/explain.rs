//! Why something is not on offer.

use crate::action::Action;
use crate::state::State;
use table::{Breach, Seat};

pub(crate) fn explain(_: &State, _: Seat, _: Action) -> Option<Breach> {
    todo!()
}

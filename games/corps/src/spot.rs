//! Not written yet.

use crate::Corps;
use crate::action::Action;
use crate::offer::Offers;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::Cx;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Job {}

pub(crate) fn run(_: &mut State, job: Job, _: &mut Cx<'_, Corps>) -> bool {
    match job {}
}

pub(crate) fn offer(_: &State, job: Job, _: &mut Offers<'_>) {
    match job {}
}

pub(crate) fn take(_: &mut State, job: Job, _: Action, _: &mut Cx<'_, Corps>) {
    match job {}
}

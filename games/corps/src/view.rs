//! All that one viewer may know.

use crate::state::State;
use serde::{Deserialize, Serialize};
use table::Viewer;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {}

pub(crate) fn view(_: &State, _: Viewer) -> View {
    View {}
}

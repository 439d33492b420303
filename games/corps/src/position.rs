//! Positions that scenarios describe.

use crate::action::Options;
use crate::content::Content;
use crate::state::State;
use alloc::sync::Arc;
use table::PositionError;
use table::position::Block;

pub(crate) fn stage(_: &Arc<Content>, _: &Options, _: &[Block<'_>]) -> Result<State, PositionError> {
    todo!()
}

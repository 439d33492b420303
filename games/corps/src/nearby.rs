//! The nearest spaces for something that enters play (C-SPAWN-5, C-OPT-4, A-58).

use crate::state::State;
use alloc::vec::Vec;
use board::{Cell, Flood};

/// Of the spaces that fit, those with the fewest steps from a space: figures ignored, barricaded doors closed.
pub(crate) fn nearest(state: &State, from: Cell, mut fits: impl FnMut(Cell) -> bool) -> Vec<Cell> {
    let mut flood = Flood::new();
    let open = |step: board::Step| step.door.is_none_or(|door| !state.table.barred.contains(door));
    flood.fill(&state.mission().ground.ways, [from], open);
    let mut found = Vec::new();
    let mut ring = None;
    for &cell in flood.reached() {
        let steps = flood.distance(cell);
        if ring.is_some() && ring != steps {
            break;
        }
        if fits(cell) {
            ring = steps;
            found.push(cell);
        }
    }
    found
}

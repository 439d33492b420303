//! The nearest spaces for something that enters play (C-SPAWN-5, C-OPT-4, A-58).

use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, CellSet};

/// Of the spaces that fit, those with the fewest steps from a space: figures ignored, barricaded doors closed.
pub(crate) fn nearest(state: &State, from: Cell, mut fits: impl FnMut(Cell) -> bool) -> Vec<Cell> {
    let ways = &state.mission().ground.ways;
    let mut seen = CellSet::new();
    seen.insert(from);
    let mut ring = vec![from];
    loop {
        let found: Vec<Cell> = ring.iter().copied().filter(|cell| fits(*cell)).collect();
        if ring.is_empty() || !found.is_empty() {
            return found;
        }
        let mut next = Vec::new();
        for way in ring.iter().flat_map(|cell| ways.of(*cell)) {
            if way.door.is_none_or(|door| !state.table.barred.contains(door)) && seen.insert(way.to) {
                next.push(way.to);
            }
        }
        ring = next;
    }
}

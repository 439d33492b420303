//! What single shut doors hide from each cell: most questions about sight are answered without following a beam.

use alloc::vec::Vec;

use crate::sets::Sets;
use crate::{Cell, CellSet, Door, DoorSet};

/// For each cell the doors it sees a side of, and for each of those the cells that it hides while shut, all other doors
/// being open. Whatever is hidden so stays hidden when more gets in the way.
#[derive(Clone, Debug)]
pub(crate) struct Shadows {
    /// For each cell its doors, and which set is the first of theirs.
    cells: Vec<(DoorSet, usize)>,
    /// By cell and then by door.
    hidden: Sets,
}

impl Shadows {
    /// For a board of so many cells, none of which is there yet.
    pub(crate) fn new(size: usize) -> Shadows {
        Shadows { cells: Vec::with_capacity(size), hidden: Sets::new(size) }
    }

    /// Adds the next cell: its doors in ascending order, and what each hides.
    pub(crate) fn push(&mut self, doors: &[(Door, CellSet)]) {
        let ahead = doors.iter().map(|(door, _)| *door).collect();
        self.cells.push((ahead, self.hidden.len()));
        doors.iter().for_each(|(_, hidden)| self.hidden.push(hidden));
    }

    /// The doors that a cell sees a side of.
    pub(crate) fn doors(&self, from: Cell) -> &DoorSet {
        &self.cells[from.index()].0
    }

    /// Whether one of these doors alone hides a cell from another.
    pub(crate) fn hide(&self, from: Cell, to: Cell, shut: &DoorSet) -> bool {
        let (ahead, first) = &self.cells[from.index()];
        let mut doors = (*first..).zip(ahead.iter()).filter(|(_, door)| shut.contains(*door));
        doors.any(|(set, _)| self.hidden.contains(set, to))
    }
}

//! Numbers of cells and of doors.

use serde::{Deserialize, Serialize};

/// A cell of a board, numbered row by row from the top left, absent cells included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u16);

impl Cell {
    /// The number as an index into a table with one entry per cell.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Boards hold at most [`crate::CellSet::CAPACITY`] cells, so every index of one fits.
    pub(crate) fn from_index(index: usize) -> Cell {
        debug_assert!(index < crate::CellSet::CAPACITY);
        Cell(index as u16)
    }
}

/// A door of a grid, numbered in the order in which a reader meets the doors in the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Door(pub u8);

impl Door {
    /// The number as an index into a table with one entry per door.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

//! Many sets of cells of one board, each in no more words than the board needs.

use alloc::vec::Vec;

use crate::{Cell, CellSet};

/// Sets by their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Sets {
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    /// No sets yet, for a board of so many cells.
    pub(crate) fn new(size: usize) -> Sets {
        Sets { words: size.div_ceil(64), bits: Vec::new() }
    }

    /// How many there are, which is the number of the next.
    pub(crate) fn len(&self) -> usize {
        self.bits.len() / self.words
    }

    pub(crate) fn push(&mut self, cells: &CellSet) {
        self.bits.extend_from_slice(cells.words(self.words));
    }

    /// Is the cell in the set of that number?
    pub(crate) fn contains(&self, set: usize, cell: Cell) -> bool {
        self.bits[set * self.words + cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }
}

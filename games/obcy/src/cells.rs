//! Sets of fields, small enough to be made anew at every question.

use board::Cell;

/// As many fields as a base may have, rock included.
pub(crate) const MAX_CELLS: usize = 512;

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells([u64; MAX_CELLS / 64]);

impl Cells {
    pub(crate) const NONE: Cells = Cells([0; MAX_CELLS / 64]);

    pub(crate) fn add(&mut self, cell: Cell) {
        self.0[cell.index() / 64 % 8] |= 1 << (cell.0 % 64);
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64 % 8] &= !(1 << (cell.0 % 64));
    }

    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64 % 8] >> (cell.0 % 64) & 1 == 1
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; MAX_CELLS / 64]
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Adds all fields of the other set.
    pub(crate) fn join(&mut self, other: &Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }

    /// Do the sets share a field?
    pub(crate) fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(other.0).any(|(word, more)| word & more != 0)
    }

    /// What is in this set but not in the other.
    pub(crate) fn without(mut self, other: &Cells) -> Cells {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
        self
    }

    /// What is in both sets.
    pub(crate) fn within(mut self, other: &Cells) -> Cells {
        self.0.iter_mut().zip(other.0).for_each(|(word, only)| *word &= only);
        self
    }

    /// The fields, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        (0..).zip(self.0).flat_map(|(word, mut bits): (u16, u64)| {
            core::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as u16;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    Cell(word * 64 + bit)
                })
            })
        })
    }

    pub(crate) fn first(self) -> Option<Cell> {
        self.iter().next()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

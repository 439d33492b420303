//! How many steps it is from anywhere to anywhere.

use alloc::vec;
use alloc::vec::Vec;

use crate::Cell;

/// Steps between all cells of a board, counted once, for bots who want to get there.
///
/// ```
/// use board::{Cell, Walks};
/// // Three cells in a row, and one that no way leads to.
/// let around = |cell: Cell| [0, 1, 2].map(Cell).into_iter().filter(move |to| to.0.abs_diff(cell.0) == 1);
/// let walks = Walks::new(4, around, |_| true);
/// assert_eq!((walks.between(Cell(0), Cell(2)), walks.between(Cell(0), Cell(3))), (2, u8::MAX));
/// // Nobody walks on through the middle one, but whoever is there gets away.
/// let walks = Walks::new(4, around, |cell| cell != Cell(1));
/// assert_eq!([0, 1, 2].map(|to| walks.between(Cell(0), Cell(to))), [0, 1, u8::MAX]);
/// assert_eq!(walks.between(Cell(1), Cell(2)), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Walks {
    cells: usize,
    steps: Vec<u8>,
}

impl Walks {
    /// Counts the steps between that many cells. `around` names the neighbours of a cell; a way leads on only
    /// `through` cells for which that holds, while its first and its last cell may be any.
    pub fn new<N: IntoIterator<Item = Cell>>(
        cells: usize,
        around: impl Fn(Cell) -> N,
        through: impl Fn(Cell) -> bool,
    ) -> Walks {
        let mut steps = vec![u8::MAX; cells * cells];
        let mut queue = Vec::with_capacity(cells);
        for (from, row) in (0..cells).map(Cell::from_index).zip(steps.chunks_exact_mut(cells.max(1))) {
            row[from.index()] = 0;
            queue.clear();
            queue.push(from);
            let mut at = 0;
            while let Some(&cell) = queue.get(at) {
                at += 1;
                if cell != from && !through(cell) {
                    continue;
                }
                for next in around(cell) {
                    if row[next.index()] == u8::MAX {
                        row[next.index()] = row[cell.index()].saturating_add(1).min(u8::MAX - 1);
                        queue.push(next);
                    }
                }
            }
        }
        Walks { cells, steps }
    }

    /// Steps from one cell to another; 255 where no way leads.
    pub fn between(&self, from: Cell, to: Cell) -> u8 {
        self.steps[from.index() * self.cells + to.index()]
    }
}

//! How many steps it is from anywhere to anywhere, for bots who want to get there.

use super::Base;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;

/// Steps between all fields, pieces ignored; for characters, so that hatching fields are ends of ways only.
#[derive(Debug)]
pub(crate) struct Walks {
    cells: usize,
    steps: Vec<u8>,
}

impl Walks {
    pub(super) fn new(base: &Base) -> Walks {
        let cells = base.size();
        let mut steps = vec![u8::MAX; cells * cells];
        let mut queue = Vec::with_capacity(cells);
        for (from, row) in steps.chunks_exact_mut(cells).enumerate() {
            row[from] = 0;
            queue.clear();
            queue.push(Cell(from as u16));
            let mut at = 0;
            while let Some(&cell) = queue.get(at) {
                at += 1;
                if cell.index() != from && !base.foot.has(cell) {
                    continue;
                }
                for next in base.around(cell) {
                    if row[next.index()] == u8::MAX {
                        row[next.index()] = row[cell.index()].saturating_add(1).min(u8::MAX - 1);
                        queue.push(next);
                    }
                }
            }
        }
        Walks { cells, steps }
    }

    /// Steps from one field to another; 255 where no way leads.
    pub(crate) fn between(&self, from: Cell, to: Cell) -> u8 {
        self.steps[from.index() * self.cells + to.index()]
    }
}

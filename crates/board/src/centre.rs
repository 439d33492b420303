//! Sight from centre to centre past whole cells, and the distance that goes with it.

use alloc::vec::Vec;

use crate::{Cell, CellSet, Flood, Grid, Ways};

/// Who sees whom when opaque cells and figures block the line between two centres.
///
/// The line is blocked by a blocker whose inside it meets, or by two blockers between whose corners it slips. Absent
/// cells are opaque. Edges play no part.
#[derive(Clone, Debug)]
pub struct Centres {
    width: usize,
    opaque: CellSet,
    /// What each cell sees when no figures are on the board.
    clear: Vec<CellSet>,
    /// Lengths of the shortest chains of cells that are not opaque, one row for each cell; 0 where there is none.
    chains: Vec<u16>,
}

impl Centres {
    /// Works out the tables for a grid with these opaque cells.
    pub fn new(grid: &Grid, opaque: &CellSet) -> Centres {
        let size = grid.size();
        let mut all = opaque.clone();
        all.insert_all(&(0..size).map(Cell::from_index).filter(|&cell| grid.mark(cell).is_none()).collect());
        let mut table = Centres { width: grid.width(), opaque: all, clear: Vec::new(), chains: Vec::new() };
        let ways = Ways::open(grid);
        let mut flood = Flood::new();
        for from in (0..size).map(Cell::from_index) {
            let seen = (0..size).map(Cell::from_index).filter(|&to| table.free(from, to, &CellSet::new()));
            let seen = seen.collect();
            table.clear.push(seen);
            let start = (!table.opaque.contains(from)).then_some(from);
            flood.fill(&ways, start, |step| !table.opaque.contains(step.to));
            table.chains.extend((0..size).map(|to| flood.distance(Cell::from_index(to)).unwrap_or(0)));
        }
        table
    }

    /// Do two cells see each other? The cells in `figures` block, but for these two.
    pub fn sees(&self, from: Cell, to: Cell, figures: &CellSet) -> bool {
        self.clear[from.index()].contains(to) && self.free(from, to, figures)
    }

    /// The length of the shortest chain of cells that share sides and are not opaque; figures do not lengthen it.
    pub fn distance(&self, from: Cell, to: Cell) -> Option<u16> {
        let chain = self.chains[from.index() * self.clear.len() + to.index()];
        if from == to {
            (!self.opaque.contains(from)).then_some(0)
        } else {
            Some(chain).filter(|&chain| chain > 0)
        }
    }

    /// Walks the line. In `ix` and `iy` columns and rows are counted that it has already passed.
    fn free(&self, from: Cell, to: Cell, figures: &CellSet) -> bool {
        let place = |cell: Cell| ((cell.index() % self.width) as i32, (cell.index() / self.width) as i32);
        let ((mut x, mut y), (to_x, to_y)) = (place(from), place(to));
        let (dx, dy) = ((to_x - x).abs(), (to_y - y).abs());
        let (sx, sy) = ((to_x - x).signum(), (to_y - y).signum());
        let blocker = |x: i32, y: i32| {
            let cell = Cell::from_index(x as usize + y as usize * self.width);
            self.opaque.contains(cell) || (figures.contains(cell) && cell != from && cell != to)
        };
        let (mut ix, mut iy) = (0, 0);
        while ix < dx || iy < dy {
            let (left, right) = ((1 + 2 * ix) * dy, (1 + 2 * iy) * dx);
            if left == right && blocker(x + sx, y) && blocker(x, y + sy) {
                return false;
            }
            if left <= right {
                x += sx;
                ix += 1;
            }
            if right <= left {
                y += sy;
                iy += 1;
            }
            if (x, y) != (to_x, to_y) && blocker(x, y) {
                return false;
            }
        }
        true
    }
}

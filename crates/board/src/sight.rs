//! Sight between whole squares: any point of one to any point of the other, past walls, doors and figures.

use alloc::vec;
use alloc::vec::Vec;

use crate::beam::{Quadrant, Sweep};
use crate::set::low;
use crate::{Cell, CellSet, Dir, Door, DoorSet, Edge, Grid};

/// Is there sight through the corner point between two blockers next to the viewer, one of them a figure?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Yes.
    Seen,
    /// No: touching either blocks.
    Blocked,
}

/// Who sees whom on a grid. Built once for a grid; doors and figures are handed over with each question.
///
/// A cell sees another if some straight line from inside the one to inside the other touches no wall, no shut door and
/// no side of a cell with a figure. The figures in the two cells themselves never block, nor do thick lines.
#[derive(Clone, Debug)]
pub struct Sight {
    corner: Corner,
    width: usize,
    height: usize,
    /// The rows as drawn, and mirrored left to right.
    sides: [Walls; 2],
    /// For each door the column and the row of the cell west or north of it, and East or South.
    doors: Vec<(usize, usize, Dir)>,
    /// The cells that are not absent.
    present: CellSet,
    /// What each cell sees with all doors open and no figures. Nothing else can be seen, but through corners.
    clear: Vec<CellSet>,
    /// The doors that each cell sees a side of. No other can come between it and what it sees, but through corners.
    doors_ahead: Vec<DoorSet>,
}

/// Walls as bits of rows.
#[derive(Clone, Debug)]
struct Walls {
    /// Between each cell and the next in its row.
    right: Vec<u64>,
    /// Between each cell and the one in the row below.
    below: Vec<u64>,
}

/// Which quadrant of the board, as seen from a cell.
#[derive(Clone, Copy)]
struct Facing {
    /// To the left instead of to the right.
    left: bool,
    /// Upwards instead of downwards.
    up: bool,
}

const FACINGS: [Facing; 4] = [
    Facing { left: false, up: false },
    Facing { left: true, up: false },
    Facing { left: true, up: true },
    Facing { left: false, up: true },
];

impl Sight {
    /// Works out the tables for a grid.
    pub fn new(grid: &Grid, corner: Corner) -> Sight {
        let (width, height) = (grid.width(), grid.height());
        let walls = || Walls { right: vec![0; height], below: vec![0; height] };
        let mut sides = [walls(), walls()];
        for cell in (0..grid.size()).map(Cell::from_index) {
            let (column, row) = (grid.column(cell), grid.row(cell));
            let mirrored = width - 1 - column;
            if grid.edge(cell, Dir::East) == Edge::Wall {
                sides[0].right[row] |= 1 << column;
            }
            if grid.edge(cell, Dir::West) == Edge::Wall {
                sides[1].right[row] |= 1 << mirrored;
            }
            if grid.edge(cell, Dir::South) == Edge::Wall {
                sides[0].below[row] |= 1 << column;
                sides[1].below[row] |= 1 << mirrored;
            }
        }
        let doors =
            grid.doors().iter().map(|&(cell, dir)| (grid.column(cell), grid.row(cell), dir)).collect();
        let present = grid.cells().collect();
        let clear = vec![CellSet::new(); grid.size()];
        let doors_ahead = vec![DoorSet::new(); grid.size()];
        let mut sight = Sight { corner, width, height, sides, doors, present, clear, doors_ahead };
        for cell in grid.cells() {
            let mut seen = CellSet::new();
            for facing in FACINGS {
                let whole = sight.extent(cell, facing);
                let (quadrant, _) = sight.quadrant(cell, facing, whole, &DoorSet::new(), &CellSet::new());
                let mut sweep = Sweep::new(&quadrant, None);
                sweep.cast_from_cell();
                sight.copy(cell, facing, &sweep.seen, &mut seen);
            }
            let ahead = (0..grid.doors().len()).map(|door| Door(door as u8)).filter(|door| {
                grid.threshold(*door).is_some_and(|cells| cells.into_iter().any(|cell| seen.contains(cell)))
            });
            sight.doors_ahead[cell.index()] = ahead.collect();
            sight.clear[cell.index()] = seen;
        }
        sight
    }

    /// Does a viewer in `from` see `to`? The doors in `shut` and the cells in `figures` block.
    pub fn sees(&self, from: Cell, to: Cell, shut: &DoorSet, figures: &CellSet) -> bool {
        let clear = self.clear[from.index()].contains(to);
        if from == to || !self.present.contains(to) || (!clear && self.corner == Corner::Blocked) {
            return clear;
        }
        let (column, row) = (from.index() % self.width, from.index() / self.width);
        let (to_column, to_row) = (to.index() % self.width, to.index() / self.width);
        let facing = Facing { left: to_column < column, up: to_row < row };
        let (x, y) = (to_column.abs_diff(column), to_row.abs_diff(row));
        // Without a figure right beside the viewer there is no corner to look through.
        let corner = self.corner == Corner::Seen && x > 0 && y > 0 && {
            let beside = if facing.left { from.index() - 1 } else { from.index() + 1 };
            let ahead = if facing.up { from.index() - self.width } else { from.index() + self.width };
            figures.contains(Cell::from_index(beside)) || figures.contains(Cell::from_index(ahead))
        };
        if !clear && !corner {
            return false;
        }
        let mut shut = *shut;
        if !corner {
            shut.keep_all(&self.doors_ahead[from.index()]);
        }
        if shut.is_empty() && !self.has_figures(from, facing, (x + 1, y + 1), figures) {
            return clear;
        }
        // All lines from the one cell to the other run inside the rectangle that they span.
        let (quadrant, busy) = self.quadrant(from, facing, (x + 1, y + 1), &shut, figures);
        if !busy {
            return clear;
        }
        let corner = corner && corner_is_closed(&quadrant);
        let mut sweep = Sweep::new(&quadrant, Some((x, y)));
        if clear {
            sweep.cast_from_cell();
        }
        if corner && !sweep.done() {
            sweep.cast_from_corner();
        }
        sweep.done()
    }

    /// Writes every cell a viewer in `from` sees, its own included; the same answers as [`Sight::sees`] gives.
    pub fn all(&self, from: Cell, shut: &DoorSet, figures: &CellSet, seen: &mut CellSet) {
        seen.clear();
        for facing in FACINGS {
            let (quadrant, busy) = self.quadrant(from, facing, self.extent(from, facing), shut, figures);
            if !busy {
                self.copy_clear(from, facing, seen);
                continue;
            }
            let mut sweep = Sweep::new(&quadrant, None);
            sweep.cast_from_cell();
            if self.corner == Corner::Seen && corner_is_closed(&quadrant) {
                sweep.cast_from_corner();
            }
            self.copy(from, facing, &sweep.seen, seen);
        }
        // Through a corner one looks into the cell beyond it, even if there is none.
        seen.keep_all(&self.present);
    }

    /// What a cell sees with all doors open and no figures on the board.
    pub fn clear(&self, from: Cell) -> &CellSet {
        &self.clear[from.index()]
    }

    /// The column counted in the direction of a facing.
    fn column(&self, cell: usize, facing: Facing) -> usize {
        let column = cell % self.width;
        if facing.left { self.width - 1 - column } else { column }
    }

    /// The rows of the board that lie in a facing, the viewer's first.
    fn rows(&self, from: Cell, facing: Facing) -> impl Iterator<Item = (usize, usize)> + use<> {
        let row = from.index() / self.width;
        let count = if facing.up { row + 1 } else { self.height - row };
        (0..count).map(move |away| (away, if facing.up { row - away } else { row + away }))
    }

    /// How many columns and rows there are in a facing, the viewer's own included.
    fn extent(&self, from: Cell, facing: Facing) -> (usize, usize) {
        let (column, row) = (from.index() % self.width, from.index() / self.width);
        let columns = if facing.left { column + 1 } else { self.width - column };
        (columns, if facing.up { row + 1 } else { self.height - row })
    }

    /// Whether a figure stands in so many columns and rows of a facing, the viewer's own cell left out.
    fn has_figures(
        &self,
        from: Cell,
        facing: Facing,
        (width, height): (usize, usize),
        figures: &CellSet,
    ) -> bool {
        let column = from.index() % self.width;
        let first = if facing.left { column + 1 - width } else { column };
        let mut rows = self.rows(from, facing).take(height);
        rows.any(|(away, row)| {
            let here = figures.row(row * self.width + first, width);
            let own = if away == 0 { 1 << (column - first) } else { 0 };
            here & !own != 0
        })
    }

    /// So many columns and rows of the board as a viewer sees them in one facing, and whether a shut door or a figure is
    /// among them at all.
    fn quadrant(
        &self,
        from: Cell,
        facing: Facing,
        (width, height): (usize, usize),
        shut: &DoorSet,
        figures: &CellSet,
    ) -> (Quadrant, bool) {
        let walls = &self.sides[usize::from(facing.left)];
        let start = self.column(from.index(), facing);
        let mut quadrant = Quadrant { width, height, sides: [0; 64], tops: [0; 64], figures: [0; 64] };
        let mut busy = 0;
        for (away, row) in self.rows(from, facing).take(height) {
            quadrant.sides[away] = walls.right[row] >> start;
            let below = if facing.up { row.wrapping_sub(1) } else { row };
            quadrant.tops[away] = walls.below.get(below).map_or(0, |bits| bits >> start);
            let here = self.turn(figures.row(row * self.width, self.width), facing) >> start & low(width);
            quadrant.figures[away] = if away == 0 { here & !1 } else { here };
            busy |= quadrant.figures[away];
        }
        let own = (from.index() % self.width, from.index() / self.width);
        for door in shut.iter() {
            let Some(&door) = self.doors.get(door.index()) else { break };
            busy |= shut_door(&mut quadrant, own, facing, door);
        }
        (quadrant, busy != 0)
    }

    /// A row of the board with its bits in the direction of a facing, or back again.
    fn turn(&self, bits: u64, facing: Facing) -> u64 {
        if facing.left { bits.reverse_bits() >> (64 - self.width) } else { bits }
    }

    /// Copies what was seen in a quadrant to the board.
    fn copy(&self, from: Cell, facing: Facing, rows: &[u64; 64], seen: &mut CellSet) {
        let start = self.column(from.index(), facing);
        for (away, row) in self.rows(from, facing) {
            seen.insert_row(row * self.width, self.turn(rows[away] << start, facing));
        }
    }

    /// Copies what is seen in an empty quadrant.
    fn copy_clear(&self, from: Cell, facing: Facing, seen: &mut CellSet) {
        let clear = &self.clear[from.index()];
        let ahead = self.turn(low(self.width) & !low(self.column(from.index(), facing)), facing);
        for (_, row) in self.rows(from, facing) {
            seen.insert_row(row * self.width, clear.row(row * self.width, self.width) & ahead);
        }
    }
}

/// Puts a shut door into the quadrant of a viewer in that column and row, unless it lies outside. Not zero if it lies inside.
fn shut_door(
    quadrant: &mut Quadrant,
    (own_column, own_row): (usize, usize),
    facing: Facing,
    (column, row, dir): (usize, usize, Dir),
) -> u64 {
    // The door's cell that is nearer to the viewer is the one whose far edge it is.
    let column = column + usize::from(dir == Dir::East && facing.left);
    let row = row + usize::from(dir == Dir::South && facing.up);
    let across = if facing.left { own_column.checked_sub(column) } else { column.checked_sub(own_column) };
    let away = if facing.up { own_row.checked_sub(row) } else { row.checked_sub(own_row) };
    let (Some(across), Some(away)) = (across, away) else { return 0 };
    if across >= quadrant.width || away >= quadrant.height {
        return 0;
    }
    let rows = if dir == Dir::East { &mut quadrant.sides } else { &mut quadrant.tops };
    rows[away] |= 1 << across;
    1
}

/// Are both ways round the far corner of the viewer's cell closed, at least one of them by a figure?
fn corner_is_closed(quadrant: &Quadrant) -> bool {
    let bit = |rows: &[u64; 64], x: usize, y: usize| rows[y] >> x & 1 == 1;
    let beside = bit(&quadrant.figures, 1, 0);
    let ahead = bit(&quadrant.figures, 0, 1);
    let walled_beside = bit(&quadrant.sides, 0, 0) || bit(&quadrant.tops, 1, 0);
    let walled_ahead = bit(&quadrant.tops, 0, 0) || bit(&quadrant.sides, 0, 1);
    let inside = quadrant.width > 1 && quadrant.height > 1;
    inside && (beside || ahead) && (beside || walled_beside) && (ahead || walled_ahead)
}

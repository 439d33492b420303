//! Sight between whole squares: any point of one to any point of the other, past walls, doors and figures.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use crate::beam::{Quadrant, Sweep};
use crate::nook::Nook;
use crate::set::low;
use crate::sets::Sets;
use crate::shadow::Shadows;
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
    lines: Arc<Lines>,
}

/// The tables for a grid, whatever the rule for corners.
#[derive(Debug)]
struct Lines {
    width: usize,
    height: usize,
    /// The rows as drawn, and mirrored left to right.
    sides: [Walls; 2],
    /// For each door the column and the row of the cell west or north of it, and East or South.
    doors: Vec<(usize, usize, Dir)>,
    /// The column and the row of each cell.
    places: Vec<(u8, u8)>,
    /// The cells that are not absent.
    present: CellSet,
    /// What each cell sees with all doors open and no figures. Nothing else can be seen, but through corners.
    clear: Vec<CellSet>,
    /// What each cell sees with all doors shut and no figures.
    closed: Sets,
    /// The doors that each cell sees a side of, and what each of them hides. No other can come between it and what it sees,
    /// but through corners.
    shadows: Shadows,
    /// The far corner of each cell in each facing.
    nooks: Vec<[Option<Nook>; 4]>,
    /// What can be seen at all through the far corners of each cell.
    beyond: Sets,
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

/// By their numbers.
const FACINGS: [Facing; 4] = [
    Facing { left: false, up: false },
    Facing { left: true, up: false },
    Facing { left: false, up: true },
    Facing { left: true, up: true },
];

impl Facing {
    fn number(self) -> usize {
        usize::from(self.left) | usize::from(self.up) << 1
    }

    /// The two sides of a cell that look there.
    fn sides(self) -> [Dir; 2] {
        [if self.left { Dir::West } else { Dir::East }, if self.up { Dir::North } else { Dir::South }]
    }
}

impl Sight {
    /// Works out the tables for a grid.
    pub fn new(grid: &Grid, corner: Corner) -> Sight {
        Sight { corner, lines: Arc::new(Lines::new(grid)) }
    }

    /// The same tables with another rule for corners.
    pub fn with(&self, corner: Corner) -> Sight {
        Sight { corner, lines: self.lines.clone() }
    }

    /// Does a viewer in `from` see `to`? The doors in `shut` and the cells in `figures` block.
    #[inline]
    pub fn sees(&self, from: Cell, to: Cell, shut: &DoorSet, figures: &CellSet) -> bool {
        self.lines.sees(self.corner, from, to, shut, figures)
    }

    /// Could a viewer in `from` see `to` with the right doors open and figures in the right places? Asked first where it
    /// costs something to find out about those.
    #[inline]
    pub fn could_see(&self, from: Cell, to: Cell) -> bool {
        let beyond = || self.corner == Corner::Seen && self.lines.beyond.contains(from.index(), to);
        self.lines.clear[from.index()].contains(to) || beyond()
    }

    /// Writes every cell a viewer in `from` sees, its own included; the same answers as [`Sight::sees`] gives.
    pub fn all(&self, from: Cell, shut: &DoorSet, figures: &CellSet, seen: &mut CellSet) {
        self.lines.all(self.corner, from, shut, figures, seen);
    }

    /// What a cell sees with all doors open and no figures on the board.
    pub fn clear(&self, from: Cell) -> &CellSet {
        &self.lines.clear[from.index()]
    }
}

impl Lines {
    fn new(grid: &Grid) -> Lines {
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
        let cells = || (0..grid.size()).map(Cell::from_index);
        // Sides are at most 64 cells long.
        let places = cells().map(|cell| (grid.column(cell) as u8, grid.row(cell) as u8)).collect();
        let present = grid.cells().collect();
        let (clear, shadows) = (vec![CellSet::new(); grid.size()], Shadows::new(grid.size()));
        let (closed, beyond) = (Sets::new(grid.size()), Sets::new(grid.size()));
        let nooks = cells().map(|cell| FACINGS.map(|facing| Nook::new(grid, cell, facing.sides()))).collect();
        let mut lines =
            Lines { width, height, sides, doors, places, present, clear, closed, shadows, nooks, beyond };
        cells().for_each(|cell| lines.look_out(grid, cell));
        lines
    }

    /// Works out what the next cell sees without figures. An absent one sees nothing.
    fn look_out(&mut self, grid: &Grid, cell: Cell) {
        let (none, mut ahead) = (CellSet::new(), Vec::new());
        let (mut clear, mut closed, mut beyond) = (none.clone(), none.clone(), none.clone());
        if self.present.contains(cell) {
            for facing in FACINGS {
                let quadrant = self.quadrant(cell, facing, self.end(facing), &DoorSet::new(), &none);
                let (mut sweep, mut past) = (Sweep::new(&quadrant, None), Sweep::new(&quadrant, None));
                sweep.cast_from_cell();
                self.copy(cell, facing, &sweep.seen, &mut clear);
                if self.nooks[cell.index()][facing.number()].is_some() {
                    past.cast_from_corner();
                    self.copy(cell, facing, &past.seen, &mut beyond);
                }
            }
            beyond.keep_all(&self.present);
            self.clear[cell.index()] = clear.clone();
            self.all(Corner::Blocked, cell, &DoorSet::all(grid.doors().len()), &none, &mut closed);
            for door in (0..grid.doors().len()).map(|door| Door(door as u8)) {
                if grid.threshold(door).is_some_and(|cells| cells.iter().any(|at| clear.contains(*at))) {
                    let (mut seen, mut hidden) = (CellSet::new(), clear.clone());
                    self.all(Corner::Blocked, cell, &[door].into_iter().collect(), &none, &mut seen);
                    hidden.remove_all(&seen);
                    ahead.push((door, hidden));
                }
            }
        }
        self.closed.push(&closed);
        self.beyond.push(&beyond);
        self.shadows.push(&ahead);
    }

    #[inline]
    fn sees(&self, corner: Corner, from: Cell, to: Cell, shut: &DoorSet, figures: &CellSet) -> bool {
        let clear = self.clear[from.index()].contains(to);
        let beyond = corner == Corner::Seen && self.beyond.contains(from.index(), to);
        if from == to || !(clear || beyond) {
            return clear;
        }
        self.looks(clear, beyond, from, to, shut, figures)
    }

    /// Does a viewer see another cell that could be in plain sight, or beyond a corner?
    fn looks(
        &self,
        clear: bool,
        beyond: bool,
        from: Cell,
        to: Cell,
        shut: &DoorSet,
        figures: &CellSet,
    ) -> bool {
        let ((column, row), (to_column, to_row)) = (self.place(from), self.place(to));
        let facing = Facing { left: to_column < column, up: to_row < row };
        let beyond = beyond && self.is_nook(from, facing, shut, figures);
        let mut ahead = *shut;
        ahead.keep_all(self.shadows.doors(from));
        if !beyond {
            let past_doors = ahead.is_empty() || self.closed.contains(from.index(), to);
            if !clear || !past_doors && self.shadows.hide(from, to, &ahead) {
                return false;
            }
            if past_doors && !self.is_between(from, to, figures) {
                return true;
            }
        }
        // All lines from the one cell to the other run inside the rectangle that they span.
        let quadrant = self.quadrant(from, facing, to, if beyond { shut } else { &ahead }, figures);
        if !quadrant.busy {
            return clear;
        }
        let goal = (to_column.abs_diff(column), to_row.abs_diff(row));
        let mut sweep = Sweep::new(&quadrant, Some(goal));
        if clear {
            sweep.cast_from_cell();
        }
        if beyond && !sweep.done() {
            sweep.cast_from_corner();
        }
        sweep.done()
    }

    /// Whether a viewer looks through the far corner of its cell.
    fn is_nook(&self, from: Cell, facing: Facing, shut: &DoorSet, figures: &CellSet) -> bool {
        let nook = &self.nooks[from.index()][facing.number()];
        nook.is_some_and(|nook| nook.is_closed(shut, figures))
    }

    /// Whether a figure stands in the rectangle between two cells where it can come between them: both see it.
    fn is_between(&self, from: Cell, to: Cell, figures: &CellSet) -> bool {
        let (one, other) = (&self.clear[from.index()], &self.clear[to.index()]);
        self.within(from, to, figures).any(|cell| cell != to && one.contains(cell) && other.contains(cell))
    }

    /// The figures in the rectangle between two cells, one in the first left out.
    fn within<'a>(&'a self, from: Cell, to: Cell, figures: &'a CellSet) -> impl Iterator<Item = Cell> + 'a {
        let ((column, row), (to_column, to_row)) = (self.place(from), self.place(to));
        let (left, right) = (column.min(to_column), column.max(to_column));
        let first = row.min(to_row) * self.width + left;
        let cells = figures.span(first, row.max(to_row) * self.width + right).map(Cell::from_index);
        cells.filter(move |&cell| cell != from && (left..=right).contains(&self.place(cell).0))
    }

    fn place(&self, cell: Cell) -> (usize, usize) {
        let (column, row) = self.places[cell.index()];
        (usize::from(column), usize::from(row))
    }

    fn all(&self, corner: Corner, from: Cell, shut: &DoorSet, figures: &CellSet, seen: &mut CellSet) {
        seen.clear();
        for facing in FACINGS {
            let quadrant = self.quadrant(from, facing, self.end(facing), shut, figures);
            if !quadrant.busy {
                self.copy_clear(from, facing, seen);
                continue;
            }
            let mut sweep = Sweep::new(&quadrant, None);
            sweep.cast_from_cell();
            if corner == Corner::Seen && self.is_nook(from, facing, shut, figures) {
                sweep.cast_from_corner();
            }
            self.copy(from, facing, &sweep.seen, seen);
        }
        // Through a corner one looks into the cell beyond it, even if there is none.
        seen.keep_all(&self.present);
    }

    /// The column counted in the direction of a facing.
    fn column(&self, cell: Cell, facing: Facing) -> usize {
        let (column, _) = self.place(cell);
        if facing.left { self.width - 1 - column } else { column }
    }

    /// The rows of the board that lie in a facing, the viewer's first.
    fn rows(&self, from: Cell, facing: Facing) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (_, row) = self.place(from);
        let count = if facing.up { row + 1 } else { self.height - row };
        (0..count).map(move |away| (away, if facing.up { row - away } else { row + away }))
    }

    /// The last cell that lies in a facing: in its far corner.
    fn end(&self, facing: Facing) -> Cell {
        let column = if facing.left { 0 } else { self.width - 1 };
        let row = if facing.up { 0 } else { self.height - 1 };
        Cell::from_index(row * self.width + column)
    }

    /// The board from a viewer to the cell in the far corner, as it is seen in that facing.
    fn quadrant(&self, from: Cell, facing: Facing, to: Cell, shut: &DoorSet, figures: &CellSet) -> Quadrant {
        let walls = &self.sides[usize::from(facing.left)];
        let start = self.column(from, facing);
        let ((column, row), (to_column, to_row)) = (self.place(from), self.place(to));
        let (width, height) = (to_column.abs_diff(column) + 1, to_row.abs_diff(row) + 1);
        let mut quadrant = Quadrant { width, height, sides: [0; 64], tops: [0; 64], busy: false };
        for (away, row) in self.rows(from, facing).take(height) {
            quadrant.sides[away] = walls.right[row] >> start;
            let below = if facing.up { row.wrapping_sub(1) } else { row };
            quadrant.tops[away] = walls.below.get(below).map_or(0, |bits| bits >> start);
        }
        for figure in self.within(from, to, figures) {
            let (across, away) = (self.column(figure, facing) - start, self.place(figure).1.abs_diff(row));
            quadrant.sides[away] |= 1 << across;
            quadrant.tops[away] |= 1 << across;
            quadrant.busy = true;
        }
        for door in shut.iter() {
            let Some(&door) = self.doors.get(door.index()) else { break };
            shut_door(&mut quadrant, (column, row), facing, door);
        }
        quadrant
    }

    /// A row of the board with its bits in the direction of a facing, or back again.
    fn turn(&self, bits: u64, facing: Facing) -> u64 {
        if facing.left { bits.reverse_bits() >> (64 - self.width) } else { bits }
    }

    /// Copies what was seen in a quadrant to the board.
    fn copy(&self, from: Cell, facing: Facing, rows: &[u64; 64], seen: &mut CellSet) {
        let start = self.column(from, facing);
        for (away, row) in self.rows(from, facing) {
            seen.insert_row(row * self.width, self.turn(rows[away] << start, facing));
        }
    }

    /// Copies what is seen in an empty quadrant.
    fn copy_clear(&self, from: Cell, facing: Facing, seen: &mut CellSet) {
        let clear = &self.clear[from.index()];
        let ahead = self.turn(low(self.width) & !low(self.column(from, facing)), facing);
        for (_, row) in self.rows(from, facing) {
            seen.insert_row(row * self.width, clear.row(row * self.width, self.width) & ahead);
        }
    }
}

/// Puts a shut door into the quadrant of a viewer in that column and row, unless it lies outside.
fn shut_door(
    quadrant: &mut Quadrant,
    (own_column, own_row): (usize, usize),
    facing: Facing,
    (column, row, dir): (usize, usize, Dir),
) {
    // The door's cell that is nearer to the viewer is the one whose far edge it is.
    let column = column + usize::from(dir == Dir::East && facing.left);
    let row = row + usize::from(dir == Dir::South && facing.up);
    let across = if facing.left { own_column.checked_sub(column) } else { column.checked_sub(own_column) };
    let away = if facing.up { own_row.checked_sub(row) } else { row.checked_sub(own_row) };
    let (Some(across), Some(away)) = (across, away) else { return };
    if across >= quadrant.width || away >= quadrant.height {
        return;
    }
    let rows = if dir == Dir::East { &mut quadrant.sides } else { &mut quadrant.tops };
    rows[away] |= 1 << across;
    quadrant.busy = true;
}

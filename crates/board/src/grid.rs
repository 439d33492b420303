//! Square cells with marks, and what lies on the edges between them.

use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Cell, CellSet, Dir, Door, DoorSet};

/// What lies on the line between two cells. The later of two counts where boards meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// Nothing.
    #[default]
    Open,
    /// A thick line: nobody steps over it, everybody sees over it.
    Line,
    /// A door. Whether it is shut is kept outside the grid, in a [`DoorSet`].
    Door,
    /// A wall.
    Wall,
}

/// Square cells in rows. A cell has a mark, a character by which a game tells terrain, or is absent (void).
///
/// Each edge is kept once. Edges on the rim lead nowhere but are kept too, because boards are joined there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    width: usize,
    height: usize,
    /// A space for a cell that is absent.
    marks: Vec<char>,
    /// Upright edges, one more in each row than there are cells.
    upright: Vec<Edge>,
    /// Level edges, one more row than there are rows of cells.
    level: Vec<Edge>,
    /// For each door the cell west or north of it, and East or South.
    doors: Vec<(Cell, Dir)>,
}

/// Why a grid could not be built or changed. It is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// A side of no cells or of more than [`Grid::SIDE`].
    Size,
    /// A door on the rim or beside an absent cell.
    LonelyDoor,
    /// More doors than a [`DoorSet`] holds.
    TooManyDoors,
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GridError::Size => "a side must be 1 to 64 cells long",
            GridError::LonelyDoor => "a door needs a cell on both sides",
            GridError::TooManyDoors => "a grid holds at most 128 doors",
        })
    }
}

impl Error for GridError {}

impl Grid {
    /// The longest side a grid may have, so that a row fits into a machine word.
    pub const SIDE: usize = 64;

    /// A grid of like cells without edges inside, walled at the rim.
    ///
    /// # Errors
    /// If a side is empty or too long.
    pub fn new(width: usize, height: usize, mark: char) -> Result<Grid, GridError> {
        let sides = 1..=Grid::SIDE;
        if !sides.contains(&width) || !sides.contains(&height) {
            return Err(GridError::Size);
        }
        let mut grid = Grid {
            width,
            height,
            marks: vec![tidy(mark); width * height],
            upright: vec![Edge::Open; (width + 1) * height],
            level: vec![Edge::Open; width * (height + 1)],
            doors: Vec::new(),
        };
        for row in 0..height {
            grid.upright[row * (width + 1)] = Edge::Wall;
            grid.upright[row * (width + 1) + width] = Edge::Wall;
        }
        for column in 0..width {
            grid.level[column] = Edge::Wall;
            grid.level[width * height + column] = Edge::Wall;
        }
        Ok(grid)
    }

    /// Cells in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many cells are numbered, absent ones included: the length of a table with one entry per cell.
    pub fn size(&self) -> usize {
        self.marks.len()
    }

    /// The cell in a column and a row, counted from 0, unless there is none.
    pub fn at(&self, column: usize, row: usize) -> Option<Cell> {
        let inside = column < self.width && row < self.height;
        inside.then(|| Cell::from_index(row * self.width + column)).filter(|&cell| self.mark(cell).is_some())
    }

    /// The column of a cell, counted from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.width
    }

    /// The row of a cell, counted from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.width
    }

    /// All cells that are present, in ascending order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.size()).map(Cell::from_index).filter(|&cell| self.mark(cell).is_some())
    }

    /// The mark of a cell, nothing if it is absent.
    pub fn mark(&self, cell: Cell) -> Option<char> {
        self.marks.get(cell.index()).copied().filter(|&mark| mark != ' ')
    }

    /// The cells with this mark, in ascending order.
    pub fn find(&self, mark: char) -> impl Iterator<Item = Cell> + '_ {
        self.cells().filter(move |&cell| self.mark(cell) == Some(mark))
    }

    /// The present cells whose mark satisfies the caller, for instance all that are opaque.
    pub fn marked(&self, mut wanted: impl FnMut(char) -> bool) -> CellSet {
        self.cells().filter(|&cell| self.mark(cell).is_some_and(&mut wanted)).collect()
    }

    /// Marks a cell. A blank mark makes it absent, and doors beside it become walls.
    pub fn set_mark(&mut self, cell: Cell, mark: char) {
        self.marks[cell.index()] = tidy(mark);
        if self.mark(cell).is_none() {
            for dir in Dir::ALL {
                if self.drawn(cell, dir) == Edge::Door {
                    *self.drawn_mut(cell, dir) = Edge::Wall;
                    self.number_doors();
                }
            }
        }
    }

    /// The neighbouring place, absent cells included, unless it is off the board.
    fn beside(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        let (dx, dy) = dir.delta();
        let column =
            self.column(cell).checked_add_signed(dx as isize).filter(|&column| column < self.width)?;
        let row = self.row(cell).checked_add_signed(dy as isize).filter(|&row| row < self.height)?;
        Some(Cell::from_index(row * self.width + column))
    }

    /// The cell that shares this side, whatever lies between, unless it is absent or off the board.
    pub fn neighbour(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        self.beside(cell, dir).filter(|&cell| self.mark(cell).is_some())
    }

    /// What lies on a side of a cell. Where a cell is missing on either side it is a wall, whatever is drawn.
    pub fn edge(&self, cell: Cell, dir: Dir) -> Edge {
        match self.mark(cell).and(self.neighbour(cell, dir)) {
            Some(_) => self.drawn(cell, dir),
            None => Edge::Wall,
        }
    }

    /// The door on a side of a cell.
    pub fn door(&self, cell: Cell, dir: Dir) -> Option<Door> {
        let place = match dir {
            Dir::East | Dir::South => (cell, dir),
            Dir::North | Dir::West => (self.beside(cell, dir)?, dir.opposite()),
        };
        self.doors.iter().position(|&door| door == place).map(|index| Door(index as u8))
    }

    /// For each door the cell west or north of it, and the side (East or South) on which it is.
    pub fn doors(&self) -> &[(Cell, Dir)] {
        &self.doors
    }

    /// The two cells a door joins, the western or northern one first.
    pub fn threshold(&self, door: Door) -> Option<[Cell; 2]> {
        let &(cell, dir) = self.doors.get(door.index())?;
        Some([cell, self.neighbour(cell, dir)?])
    }

    /// Changes what lies on a side of a cell. Doors are numbered anew.
    ///
    /// # Errors
    /// If it is a door and has no cell on one side, or there are too many already.
    pub fn set_edge(&mut self, cell: Cell, dir: Dir, edge: Edge) -> Result<(), GridError> {
        if edge == Edge::Door {
            if self.mark(cell).and(self.neighbour(cell, dir)).is_none() {
                return Err(GridError::LonelyDoor);
            }
            if self.drawn(cell, dir) != Edge::Door && self.doors.len() == DoorSet::CAPACITY {
                return Err(GridError::TooManyDoors);
            }
        }
        *self.drawn_mut(cell, dir) = edge;
        self.number_doors();
        Ok(())
    }

    /// The next cell, unless a wall, a line, a door in `shut` or the end of the board is in the way.
    pub fn step(&self, cell: Cell, dir: Dir, shut: &DoorSet) -> Option<Cell> {
        let next = self.neighbour(cell, dir)?;
        let free = match self.edge(cell, dir) {
            Edge::Open => true,
            Edge::Door => self.door(cell, dir).is_none_or(|door| !shut.contains(door)),
            Edge::Line | Edge::Wall => false,
        };
        free.then_some(next)
    }

    /// The next cell diagonally, between `dir` and the side clockwise of it: north means north-east.
    ///
    /// Anything but thin air at the corner forbids it. Doors do so even while open, because their frames stay.
    pub fn diagonal(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        let side = dir.turned(1);
        let (one, other) = (self.neighbour(cell, dir)?, self.neighbour(cell, side)?);
        let at_corner = [(cell, dir), (cell, side), (one, side), (other, dir)];
        let free = at_corner.iter().all(|&(cell, dir)| self.edge(cell, dir) == Edge::Open);
        if free { self.neighbour(one, side) } else { None }
    }

    /// What is drawn on a side of a cell, on the rim and beside absent cells too.
    pub(crate) fn drawn(&self, cell: Cell, dir: Dir) -> Edge {
        let (column, row) = (self.column(cell), self.row(cell));
        match dir {
            Dir::North => self.level[row * self.width + column],
            Dir::South => self.level[(row + 1) * self.width + column],
            Dir::West => self.upright[row * (self.width + 1) + column],
            Dir::East => self.upright[row * (self.width + 1) + column + 1],
        }
    }

    /// The same for writing. Whoever writes doors here calls `number_doors` afterwards.
    pub(crate) fn drawn_mut(&mut self, cell: Cell, dir: Dir) -> &mut Edge {
        let (column, row) = (self.column(cell), self.row(cell));
        match dir {
            Dir::North => &mut self.level[row * self.width + column],
            Dir::South => &mut self.level[(row + 1) * self.width + column],
            Dir::West => &mut self.upright[row * (self.width + 1) + column],
            Dir::East => &mut self.upright[row * (self.width + 1) + column + 1],
        }
    }

    /// Numbers the doors as a reader of the drawing meets them: in each row first those upright, then those below.
    pub(crate) fn number_doors(&mut self) {
        let mut doors = core::mem::take(&mut self.doors);
        doors.clear();
        for row in 0..self.height {
            for dir in [Dir::East, Dir::South] {
                let cells = (0..self.width).map(|column| Cell::from_index(row * self.width + column));
                doors.extend(
                    cells.map(|cell| (cell, dir)).filter(|&(cell, dir)| self.drawn(cell, dir) == Edge::Door),
                );
            }
        }
        self.doors = doors;
    }
}

/// White space cannot be told from an absent cell in a drawing, so it means just that.
fn tidy(mark: char) -> char {
    if mark.is_whitespace() || mark.is_control() { ' ' } else { mark }
}

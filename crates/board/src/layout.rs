//! Several boards laid side by side into one continuous grid.

use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::{Cell, Dir, DoorSet, Edge, Grid};

/// A board and where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The board.
    pub grid: &'a Grid,
    /// Clockwise quarter turns it is given before it is laid down.
    pub turns: u8,
    /// The column of the layout, counted from 0, in which its left column lies once turned.
    pub column: usize,
    /// The row of the layout in which its top row lies once turned.
    pub row: usize,
}

/// Boards joined into one grid, in which stepping and seeing cross the seams.
///
/// Where two boards touch, both drew an edge on their rims, and the more solid one counts. Draw a rim open where it is
/// to be passed. Places no board covers are absent. Doors are numbered anew, in the order of the joined drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    grid: Grid,
    /// The board each cell of the joined grid lies on.
    owner: Vec<Option<u8>>,
    /// For each board, where each of its cells went.
    places: Vec<Vec<Cell>>,
}

/// Why boards could not be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// No board, more than 255, or a side longer than [`Grid::SIDE`].
    Size,
    /// Two boards cover one place, in this column and row.
    Overlap(usize, usize),
    /// More doors in all than a [`DoorSet`] holds.
    TooManyDoors,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Size => f.write_str("the boards together must be 1 to 64 cells long and wide"),
            LayoutError::Overlap(column, row) => write!(f, "two boards cover column {column}, row {row}"),
            LayoutError::TooManyDoors => f.write_str("the boards together hold at most 128 doors"),
        }
    }
}

impl Error for LayoutError {}

impl Piece<'_> {
    fn size(&self) -> (usize, usize) {
        let (width, height) = (self.grid.width(), self.grid.height());
        if self.turns.is_multiple_of(2) { (width, height) } else { (height, width) }
    }

    /// Column and row of the layout in which a cell of this board lies.
    fn place(&self, cell: Cell) -> (usize, usize) {
        let (x, y) = (self.grid.column(cell), self.grid.row(cell));
        let (right, bottom) = (self.grid.width() - 1, self.grid.height() - 1);
        let (x, y) = match self.turns % 4 {
            0 => (x, y),
            1 => (bottom - y, x),
            2 => (right - x, bottom - y),
            _ => (y, right - x),
        };
        (self.column + x, self.row + y)
    }
}

impl Layout {
    /// Lays the boards down.
    ///
    /// # Errors
    /// If they overlap or are too big together.
    pub fn new(pieces: &[Piece<'_>]) -> Result<Layout, LayoutError> {
        if pieces.len() > usize::from(u8::MAX) || pieces.iter().any(|p| p.column.max(p.row) >= Grid::SIDE) {
            return Err(LayoutError::Size);
        }
        let width = pieces.iter().map(|piece| piece.column + piece.size().0).max().unwrap_or(0);
        let height = pieces.iter().map(|piece| piece.row + piece.size().1).max().unwrap_or(0);
        let mut grid = Grid::new(width, height, ' ').map_err(|_| LayoutError::Size)?;
        let mut owner = vec![None; grid.size()];
        let mut places = Vec::with_capacity(pieces.len());
        for index in 0..grid.size() {
            for dir in Dir::ALL {
                *grid.drawn_mut(Cell::from_index(index), dir) = Edge::Open;
            }
        }
        for (number, piece) in pieces.iter().enumerate() {
            let mut place = Vec::with_capacity(piece.grid.size());
            for cell in (0..piece.grid.size()).map(Cell::from_index) {
                let (column, row) = piece.place(cell);
                let there = Cell::from_index(row * width + column);
                place.push(there);
                let Some(mark) = piece.grid.mark(cell) else { continue };
                if owner[there.index()].replace(number as u8).is_some() {
                    return Err(LayoutError::Overlap(column, row));
                }
                grid.set_mark(there, mark);
                for dir in Dir::ALL {
                    let edge = grid.drawn_mut(there, dir.turned(piece.turns % 4));
                    *edge = piece.grid.drawn(cell, dir).max(*edge);
                }
            }
            places.push(place);
        }
        grid.number_doors();
        if grid.doors().len() > DoorSet::CAPACITY {
            return Err(LayoutError::TooManyDoors);
        }
        Ok(Layout { grid, owner, places })
    }

    /// The joined grid.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The number of the board on which a cell of the joined grid lies.
    pub fn board(&self, cell: Cell) -> Option<usize> {
        self.owner.get(cell.index()).copied().flatten().map(usize::from)
    }

    /// Where a cell of a board went.
    pub fn place(&self, board: usize, cell: Cell) -> Option<Cell> {
        self.places.get(board)?.get(cell.index()).copied()
    }
}

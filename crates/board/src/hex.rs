//! Hexagonal cells with marks, and the openings in the walls between them.

use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Cell, Grid, MapError};

/// A side of a hexagon that stands on a corner. The order is the one in which neighbours are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HexDir {
    /// Left in the same row.
    West,
    /// Right in the same row.
    East,
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl HexDir {
    /// All six, in order.
    pub const ALL: [HexDir; 6] = [
        HexDir::West,
        HexDir::East,
        HexDir::NorthWest,
        HexDir::NorthEast,
        HexDir::SouthWest,
        HexDir::SouthEast,
    ];
}

/// Two cells that were to be joined share no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNeighbours(pub Cell, pub Cell);

impl fmt::Display for NotNeighbours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cells {} and {} share no side", self.0.0, self.1.0)
    }
}

impl Error for NotNeighbours {}

/// Hexagons in rows, every second row shifted right by half a cell.
///
/// All sides are walls until opened, by a rule over the marks or one by one. The drawing shows the marks:
///
/// ```text
/// # E E
///  # E +
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexGrid {
    width: usize,
    height: usize,
    marks: Vec<char>,
    /// The open sides of each cell, a bit for each [`HexDir`].
    open: Vec<u8>,
}

impl HexGrid {
    /// Cells in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many cells there are.
    pub fn size(&self) -> usize {
        self.marks.len()
    }

    /// All cells in ascending order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.size()).map(Cell::from_index)
    }

    /// The cell in a column and a row, counted from 0.
    pub fn at(&self, column: usize, row: usize) -> Option<Cell> {
        (column < self.width && row < self.height).then(|| Cell::from_index(row * self.width + column))
    }

    /// The column of a cell.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.width
    }

    /// The row of a cell.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.width
    }

    /// The mark of a cell.
    pub fn mark(&self, cell: Cell) -> char {
        self.marks[cell.index()]
    }

    /// The cell across a side, walled off or not.
    pub fn neighbour(&self, cell: Cell, dir: HexDir) -> Option<Cell> {
        let row = self.row(cell);
        let shift = (row % 2) as isize;
        let (dx, dy) = match dir {
            HexDir::West => (-1, 0),
            HexDir::East => (1, 0),
            HexDir::NorthWest => (shift - 1, -1),
            HexDir::NorthEast => (shift, -1),
            HexDir::SouthWest => (shift - 1, 1),
            HexDir::SouthEast => (shift, 1),
        };
        self.at(self.column(cell).checked_add_signed(dx)?, row.checked_add_signed(dy)?)
    }

    /// The cells across open sides, in the order of the sides.
    pub fn adjacent(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let open = self.open[cell.index()];
        let sides = HexDir::ALL.into_iter().filter(move |&dir| open >> dir as u8 & 1 == 1);
        sides.filter_map(move |dir| self.neighbour(cell, dir))
    }

    /// Do the cells share an open side?
    pub fn are_adjacent(&self, one: Cell, other: Cell) -> bool {
        self.adjacent(one).any(|cell| cell == other)
    }

    /// Opens every side between two cells whose marks the rule joins, asked in both orders.
    pub fn open_where(&mut self, mut joined: impl FnMut(char, char) -> bool) {
        for cell in self.cells() {
            for dir in HexDir::ALL {
                let Some(next) = self.neighbour(cell, dir) else { continue };
                let (here, there) = (self.mark(cell), self.mark(next));
                if joined(here, there) || joined(there, here) {
                    self.open[cell.index()] |= 1 << dir as u8;
                }
            }
        }
    }

    /// Opens the side between two cells: a door or a grille.
    ///
    /// # Errors
    /// If they share no side.
    pub fn open(&mut self, one: Cell, other: Cell) -> Result<(), NotNeighbours> {
        for (from, to) in [(one, other), (other, one)] {
            let dir = HexDir::ALL.into_iter().find(|&dir| self.neighbour(from, dir) == Some(to));
            self.open[from.index()] |= 1 << dir.ok_or(NotNeighbours(one, other))? as u8;
        }
        Ok(())
    }

    /// Axial coordinates: columns along the slant, and rows.
    pub(crate) fn axial(&self, cell: Cell) -> (i32, i32) {
        let row = self.row(cell) as i32;
        (self.column(cell) as i32 - row / 2, row)
    }

    /// The cell with these axial coordinates.
    pub(crate) fn at_axial(&self, q: i32, row: i32) -> Option<Cell> {
        self.at(usize::try_from(q + row.div_euclid(2)).ok()?, usize::try_from(row).ok()?)
    }

    /// Steps between two cells if there were no walls.
    pub fn distance(&self, one: Cell, other: Cell) -> u16 {
        let ((q, r), (p, s)) = (self.axial(one), self.axial(other));
        let (dq, dr) = (p - q, s - r);
        dq.abs().max(dr.abs()).max((dq + dr).abs()) as u16
    }
}

impl FromStr for HexGrid {
    type Err = MapError;

    fn from_str(text: &str) -> Result<HexGrid, MapError> {
        let mut marks = Vec::new();
        let (mut width, mut height) = (0, 0);
        for (line, chars) in text.lines().enumerate() {
            let error = |column: usize, expected| MapError {
                line: line + 1,
                column: column + 1,
                expected,
                found: chars.chars().nth(column),
            };
            if line == Grid::SIDE {
                return Err(error(0, "at most 64 rows"));
            }
            let shift = line % 2;
            for (column, mark) in chars.chars().enumerate() {
                let blank = column < shift || (column - shift) % 2 == 1;
                if blank && mark != ' ' {
                    return Err(error(column, "a blank"));
                }
                if !blank && (mark.is_whitespace() || mark.is_control()) {
                    return Err(error(column, "a mark that can be seen"));
                }
                if !blank {
                    marks.push(mark);
                }
            }
            let length = chars.chars().count();
            if line == 0 {
                width = marks.len();
            }
            if width == 0 || width > Grid::SIDE {
                return Err(error(length.min(2 * Grid::SIDE), "1 to 64 marks in a row"));
            }
            if length != shift + 2 * width - 1 {
                return Err(error(length.min(shift + 2 * width - 1), "as many marks as in the first line"));
            }
            height = line + 1;
        }
        if height == 0 {
            return Err(MapError { line: 1, column: 1, expected: "a row of marks", found: None });
        }
        let open = vec![0; marks.len()];
        Ok(HexGrid { width, height, marks, open })
    }
}

impl fmt::Display for HexGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, marks) in self.marks.chunks(self.width).enumerate() {
            f.write_str(if row % 2 == 1 { " " } else { "" })?;
            for (column, mark) in marks.iter().enumerate() {
                write!(f, "{}{mark}", if column > 0 { " " } else { "" })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

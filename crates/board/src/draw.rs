//! Drawings of square grids, read and written.
//!
//! ```text
//! +---+---+---+      wall        --- and |
//! | a   . / b |      door        -/- and /
//! +   +...+   +      thick line  ... and :
//! | .   . :   |      nothing     blank
//! +---+---+---+      absent cell blank (bottom right)
//! ```

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Cell, Dir, DoorSet, Edge, Grid, MapError};

/// How each kind of edge is drawn, level and upright.
const DRAWN: [(Edge, [char; 3], char); 4] = [
    (Edge::Open, [' ', ' ', ' '], ' '),
    (Edge::Line, ['.', '.', '.'], ':'),
    (Edge::Door, ['-', '/', '-'], '/'),
    (Edge::Wall, ['-', '-', '-'], '|'),
];

/// The characters of a drawing, asked for by line and column counted from 0.
struct Sheet {
    lines: Vec<Vec<char>>,
}

impl Sheet {
    fn new(text: &str) -> Sheet {
        Sheet { lines: text.lines().map(|line| line.chars().collect()).collect() }
    }

    fn get(&self, line: usize, column: usize) -> Option<char> {
        self.lines.get(line)?.get(column).copied()
    }

    /// Blank where the line has ended: blanks at the end of a line are not drawn.
    fn padded(&self, line: usize, column: usize) -> char {
        self.get(line, column).unwrap_or(' ')
    }

    fn error(&self, line: usize, column: usize, expected: &'static str) -> MapError {
        MapError { line: line + 1, column: column + 1, expected, found: self.get(line, column) }
    }

    fn level(&self, line: usize, column: usize) -> Result<Edge, MapError> {
        let found = [0, 1, 2].map(|offset| self.padded(line, column + offset));
        let edge = DRAWN.iter().find(|drawn| drawn.1 == found).map(|drawn| drawn.0);
        edge.ok_or_else(|| {
            let wrong = (0..3).find(|&offset| found[offset] != found[0] || !" .-".contains(found[offset]));
            self.error(line, column + wrong.unwrap_or(0), "`---`, `-/-`, `...` or three blanks")
        })
    }

    fn upright(&self, line: usize, column: usize) -> Result<Edge, MapError> {
        let edge = DRAWN.iter().find(|drawn| drawn.2 == self.padded(line, column)).map(|drawn| drawn.0);
        edge.ok_or_else(|| self.error(line, column, "`|`, `/`, `:` or a blank"))
    }
}

impl FromStr for Grid {
    type Err = MapError;

    fn from_str(text: &str) -> Result<Grid, MapError> {
        let sheet = Sheet::new(text);
        let first = sheet.lines.first().map_or(0, Vec::len);
        let (width, height) = (first.saturating_sub(1) / 4, sheet.lines.len() / 2);
        let mut grid = Grid::new(width, height, '.')
            .map_err(|_| sheet.error(0, 0, "a drawing of 1 to 64 cells each way, walls included"))?;
        if sheet.lines.len() != 2 * height + 1 {
            return Err(sheet.error(sheet.lines.len(), 0, "a line of edges below the last cells"));
        }
        for (line, chars) in sheet.lines.iter().enumerate() {
            if chars.len() > 4 * width + 1 {
                return Err(sheet.error(line, 4 * width + 1, "the end of the line, as in the first line"));
            }
            if chars.last() == Some(&' ') {
                return Err(sheet.error(line, chars.len() - 1, "no blank at the end of a line"));
            }
        }
        for line in (0..=2 * height).step_by(2) {
            for column in (0..=4 * width).step_by(4) {
                if sheet.get(line, column) != Some('+') {
                    return Err(sheet.error(line, column, "`+`"));
                }
            }
        }
        read_cells(&sheet, &mut grid)?;
        read_edges(&sheet, &mut grid)?;
        Ok(grid)
    }
}

fn read_cells(sheet: &Sheet, grid: &mut Grid) -> Result<(), MapError> {
    for index in 0..grid.size() {
        let cell = Cell::from_index(index);
        let (line, column) = (2 * grid.row(cell) + 1, 4 * grid.column(cell) + 1);
        for blank in [column, column + 2] {
            if sheet.padded(line, blank) != ' ' {
                return Err(sheet.error(line, blank, "a blank beside the mark"));
            }
        }
        let mark = sheet.padded(line, column + 1);
        if mark != ' ' && (mark.is_whitespace() || mark.is_control()) {
            return Err(sheet.error(line, column + 1, "a mark that can be seen"));
        }
        grid.set_mark(cell, mark);
    }
    Ok(())
}

fn read_edges(sheet: &Sheet, grid: &mut Grid) -> Result<(), MapError> {
    let mut doors = 0;
    for index in 0..grid.size() {
        let cell = Cell::from_index(index);
        let (line, column) = (2 * grid.row(cell) + 1, 4 * grid.column(cell) + 2);
        for dir in Dir::ALL {
            let (line, column) = match dir {
                Dir::North => (line - 1, column - 1),
                Dir::East => (line, column + 2),
                Dir::South => (line + 1, column - 1),
                Dir::West => (line, column - 2),
            };
            let level = matches!(dir, Dir::North | Dir::South);
            let edge = if level { sheet.level(line, column)? } else { sheet.upright(line, column)? };
            if edge == Edge::Door {
                if grid.mark(cell).and(grid.neighbour(cell, dir)).is_none() {
                    return Err(sheet.error(line, column, "no door, as one needs a cell on both sides"));
                }
                doors += usize::from(matches!(dir, Dir::East | Dir::South));
                if doors > DoorSet::CAPACITY {
                    return Err(sheet.error(line, column, "no more than 128 doors"));
                }
            }
            *grid.drawn_mut(cell, dir) = edge;
        }
    }
    grid.number_doors();
    Ok(())
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = |column, row| Cell::from_index(row * self.width() + column);
        for row in 0..self.height() {
            write_level(f, (0..self.width()).map(|column| self.drawn(cell(column, row), Dir::North)))?;
            // Blanks are held back until something follows them, so that no line ends in one.
            let mut blanks = 0;
            let mut put = |f: &mut fmt::Formatter<'_>, char| {
                if char == ' ' {
                    blanks += 1;
                    return Ok(());
                }
                write!(f, "{:blanks$}{char}", "")?;
                blanks = 0;
                Ok(())
            };
            put(f, upright(self.drawn(cell(0, row), Dir::West)))?;
            for column in 0..self.width() {
                let cell = cell(column, row);
                let mark = self.mark(cell).unwrap_or(' ');
                for char in [' ', mark, ' ', upright(self.drawn(cell, Dir::East))] {
                    put(f, char)?;
                }
            }
            writeln!(f)?;
        }
        let last = self.height() - 1;
        write_level(f, (0..self.width()).map(|column| self.drawn(cell(column, last), Dir::South)))
    }
}

fn write_level(f: &mut fmt::Formatter<'_>, edges: impl Iterator<Item = Edge>) -> fmt::Result {
    f.write_str("+")?;
    for edge in edges {
        let [first, middle, last] = DRAWN[edge as usize].1;
        write!(f, "{first}{middle}{last}+")?;
    }
    writeln!(f)
}

fn upright(edge: Edge) -> char {
    DRAWN[edge as usize].2
}

/// The compact form of a grid without edges, one character for a cell and a line for a row.
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a>(&'a Grid);

impl Grid {
    /// Reads the compact form: a character for a cell, a blank for an absent one, all lines of one length. Nothing
    /// lies between the cells; the rim is walled.
    ///
    /// # Errors
    /// If the lines are not of one length, empty or too long, or a character cannot be seen.
    pub fn from_rows(text: &str) -> Result<Grid, MapError> {
        let sheet = Sheet::new(text);
        let width = sheet.lines.first().map_or(0, Vec::len);
        let mut grid = Grid::new(width, sheet.lines.len(), '.')
            .map_err(|_| sheet.error(0, 0, "a drawing of 1 to 64 cells each way"))?;
        for (row, chars) in sheet.lines.iter().enumerate() {
            if chars.len() != width {
                return Err(sheet.error(row, chars.len().min(width), "a line as long as the first"));
            }
            for (column, &mark) in chars.iter().enumerate() {
                if mark != ' ' && (mark.is_whitespace() || mark.is_control()) {
                    return Err(sheet.error(row, column, "a mark that can be seen"));
                }
                grid.set_mark(Cell::from_index(row * width + column), mark);
            }
        }
        Ok(grid)
    }

    /// The compact form. It shows the marks only; edges are left out.
    pub fn rows(&self) -> Rows<'_> {
        Rows(self)
    }
}

impl fmt::Display for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for index in 0..self.0.size() {
            let cell = Cell::from_index(index);
            write!(f, "{}", self.0.mark(cell).unwrap_or(' '))?;
            if self.0.column(cell) + 1 == self.0.width() {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

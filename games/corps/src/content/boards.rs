//! The boards: four, each with two sides, drawn in one file.
//!
//! A side is a head such as `[1 colony] operations`, its drawing, an empty line, and a legend that names its rooms.

use crate::key::Key;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Dir, Edge, Grid};
use table::TextError;

/// Floor that belongs to no room.
const FLOOR: char = '.';
/// A console or another thing that nobody stands on, fenced off by thick lines (C-BOARD-2).
pub(super) const CONSOLE: char = 'X';
/// Boards in the box (1.2).
const BOARDS: u8 = 4;

/// One side of a board.
pub(super) struct Side {
    pub(super) key: Key,
    /// Which board, 1 to 4.
    pub(super) board: u8,
    /// The side that the aliens have made their own.
    pub(super) hive: bool,
    pub(super) grid: Grid,
    rooms: Vec<(char, Key)>,
}

impl Side {
    /// The room that a mark stands for.
    pub(super) fn room(&self, mark: char) -> Option<Key> {
        self.rooms.iter().find(|room| room.0 == mark).map(|room| room.1)
    }
}

/// Lines of the file with their numbers, counted from 1, comments left out.
struct Lines<'a> {
    lines: Vec<(u32, &'a str)>,
    at: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<(u32, &'a str)> {
        self.lines.get(self.at).copied()
    }

    fn next(&mut self) -> Option<(u32, &'a str)> {
        let line = self.peek()?;
        self.at += 1;
        Some(line)
    }
}

/// Reads all sides.
pub(super) fn read(text: &str) -> Result<Vec<Side>, TextError> {
    let numbered = text.lines().enumerate().map(|(at, line)| (at as u32 + 1, line));
    let lines = numbered.filter(|(_, line)| !line.starts_with('#')).collect();
    let mut lines = Lines { lines, at: 0 };
    let mut sides: Vec<(Side, bool)> = Vec::new();
    while let Some((number, line)) = lines.next() {
        if line.is_empty() {
            continue;
        }
        let (side, hive) = side(number, line, &mut lines)?;
        for (other, other_hive) in &sides {
            let twice = other.key == side.key || (other.board, *other_hive) == (side.board, hive);
            if twice {
                return Err(TextError::new(number, 1, "each side and each name once", quoted(line)));
            }
        }
        sides.push((side, hive));
    }
    let all = usize::from(BOARDS) * 2;
    if sides.len() != all {
        let expected = format!("{all} sides of {BOARDS} boards (9.4)");
        return Err(TextError::new(1, 1, expected, format!("{}", sides.len())));
    }
    Ok(sides.into_iter().map(|(side, _)| side).collect())
}

fn quoted(line: &str) -> String {
    format!("`{line}`")
}

/// `[1 colony] operations`, the drawing and the legend.
fn side(number: u32, head: &str, lines: &mut Lines<'_>) -> Result<(Side, bool), TextError> {
    let parts = head.strip_prefix('[').and_then(|rest| rest.split_once("] ")).and_then(|(side, name)| {
        let (digits, kind) = side.split_once(' ')?;
        let board = digits.parse().ok().filter(|board| (1..=BOARDS).contains(board))?;
        let hive = match kind {
            "colony" => false,
            "hive" => true,
            _ => return None,
        };
        Some((board, hive, Key::parse(name)?))
    });
    let Some((board, hive, key)) = parts else {
        return Err(TextError::new(number, 1, "a head such as `[1 colony] operations`", quoted(head)));
    };
    let mut drawing = String::new();
    while let Some((_, line)) = lines.next().filter(|(_, line)| !line.is_empty()) {
        drawing.push_str(line);
        drawing.push('\n');
    }
    // Comments do not stand inside drawings, so lines of the drawing follow the head without a gap.
    let place = |line: usize, column: usize| (number + line as u32, column as u32);
    let grid: Grid = drawing.parse().map_err(|error: board::MapError| {
        let (line, column) = place(error.line, error.column);
        let found = error.found.map_or("nothing".into(), |found| format!("`{found}`"));
        TextError::new(line, column, error.expected, found)
    })?;
    let mut rooms: Vec<(char, Key)> = Vec::new();
    while let Some((number, line)) =
        lines.peek().filter(|(_, line)| !line.is_empty() && !line.starts_with('['))
    {
        lines.next();
        let wrong = |expected: &str| TextError::new(number, 1, expected, quoted(line));
        let (mark, name) = line.split_once(' ').ok_or_else(|| wrong("a mark and the name of a room"))?;
        let mark = mark.parse().map_err(|_| wrong("a mark and the name of a room"))?;
        let free = ![FLOOR, CONSOLE].contains(&mark) && !rooms.iter().any(|room| room.0 == mark);
        let name =
            Key::parse(name).filter(|_| free).ok_or_else(|| wrong("a mark that is free, and a name"))?;
        if grid.find(mark).next().is_none() {
            return Err(wrong("a mark of the drawing"));
        }
        rooms.push((mark, name));
    }
    for cell in grid.cells() {
        let (line, column) = place(2 * grid.row(cell) + 2, 4 * grid.column(cell) + 3);
        let mark = grid.mark(cell).unwrap_or(FLOOR);
        let known = [FLOOR, CONSOLE].contains(&mark) || rooms.iter().any(|room| room.0 == mark);
        if !known {
            let expected = format!("`{FLOOR}`, `{CONSOLE}` or a mark of the legend");
            return Err(TextError::new(line, column, expected, format!("`{mark}`")));
        }
        let fenced = |dir: &Dir| {
            let beyond = grid.neighbour(cell, *dir).and_then(|next| grid.mark(next));
            beyond.is_none_or(|beyond| (beyond == CONSOLE) == (mark == CONSOLE))
                || matches!(grid.edge(cell, *dir), Edge::Line | Edge::Wall)
        };
        if !Dir::ALL.iter().all(fenced) {
            let expected = "a thick line or a wall between a console and every space";
            return Err(TextError::new(line, column, expected, format!("`{mark}`")));
        }
    }
    for &(cell, dir) in grid.doors() {
        if !framed(&grid, cell, dir) {
            let (line, column) = place(2 * grid.row(cell) + 2, 4 * grid.column(cell) + 3);
            let expected = "walls at both ends of the door beside this space (9.4)";
            return Err(TextError::new(line, column, expected, "an end without a wall"));
        }
    }
    Ok((Side { key, board, hive, grid, rooms }, hive))
}

/// A door has a wall at both ends: in its own line, or across it.
fn framed(grid: &Grid, cell: board::Cell, dir: Dir) -> bool {
    [dir.turned(1), dir.turned(3)].into_iter().all(|end| {
        let beyond = grid.neighbour(cell, dir);
        let across =
            [Some(cell), beyond].into_iter().flatten().any(|cell| grid.edge(cell, end) == Edge::Wall);
        let along = grid.neighbour(cell, end).is_none_or(|next| grid.edge(next, dir) == Edge::Wall);
        across || along
    })
}

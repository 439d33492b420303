//! Boards of squares, drawn as map files are.

use crate::axes::{height, width};
use crate::edges::{Edges, level, upright};
use crate::ink::{Edge, Ink, Line};
use crate::look::{Look, Wide, centred};
use std::ops::Range;
use table::scene::{Board, Place};

/// Characters within a cell, the roomiest first.
const ROOMS: [usize; 3] = [3, 2, 1];
/// A board without walls that has more columns than this is drawn close: one line a row, so that it fits a screen.
const SPACIOUS: usize = 8;
/// What plain floor looks like where rows are close.
const FLOOR: char = '·';

/// Draws a board within `columns` characters; one that is too wide is cut into bands, one under the other, or drawn
/// whole where it can be scrolled.
pub(crate) fn draw(look: &Look<'_>, index: usize, board: &Board, columns: usize, wide: Wide) -> Vec<Line> {
    let Some(axes) = look.atlas.axes(index) else { return Vec::new() };
    let margin = axes.rows.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 1;
    let fits = |room: usize| (columns.saturating_sub(margin + 1)) / (room + 1);
    let close = board.edges.is_empty() && width(board) > SPACIOUS;
    // One character tells too little of a piece where there is another way.
    let rooms = match wide {
        Wide::Bands if close => &ROOMS[1..],
        Wide::Bands => &ROOMS,
        Wide::Whole if close => &ROOMS[1..2],
        Wide::Whole => &ROOMS[..2],
    };
    let room = rooms.iter().copied().find(|room| fits(*room) >= width(board));
    let (room, band) = match (room, wide) {
        (Some(room), _) => (room, width(board)),
        (None, Wide::Bands) => (2, fits(2).max(1)),
        (None, Wide::Whole) => (2, width(board)),
    };
    let drawing = Drawing { look, index, board, edges: Edges::of(board), margin, room, close };
    let mut lines = Vec::new();
    for first in (0..width(board)).step_by(band) {
        let band = drawing.band(first..(first + band).min(width(board)));
        let edge = |is_head| Edge { margin, is_head };
        lines.extend(band.into_iter().enumerate().map(|(at, line)| line.at_edge(edge(at == 0))));
    }
    lines
}

struct Drawing<'a> {
    look: &'a Look<'a>,
    index: usize,
    board: &'a Board,
    edges: Edges<'a>,
    margin: usize,
    room: usize,
    close: bool,
}

impl Drawing<'_> {
    fn band(&self, columns: Range<usize>) -> Vec<Line> {
        let mut lines = vec![self.heads(&columns)];
        for row in 0..=height(self.board) {
            if !self.close || row == 0 || row == height(self.board) {
                lines.push(self.level(row, &columns));
            }
            if row < height(self.board) {
                lines.push(self.cells(row, &columns));
            }
        }
        lines
    }

    fn heads(&self, columns: &Range<usize>) -> Line {
        let mut line = Line::of(" ".repeat(self.margin + 1), Ink::Plain);
        let names = self.look.atlas.axes(self.index).map_or(&[][..], |axes| &axes.columns);
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        // Where names would run into each other only every second one is written.
        let step = if longest > self.room { 2 } else { 1 };
        for (at, column) in columns.clone().enumerate() {
            let name = names.get(column).filter(|_| at % step == 0).map_or("", String::as_str);
            let start = self.margin + 1 + at * (self.room + 1);
            if line.width() <= start {
                line.pad(start).add(centred(name, self.room), Ink::Faint);
            }
        }
        line
    }

    /// The edges above a row.
    fn level(&self, row: usize, columns: &Range<usize>) -> Line {
        let mut line = Line::of(" ".repeat(self.margin), Ink::Plain);
        for column in columns.start..=columns.end {
            let (mark, ink) = self.corner(row as isize, column as isize);
            line.add(mark, ink);
            if column < columns.end {
                let edge = self.edges.side((row as isize, column as isize), 0);
                line.add(
                    edge.map_or_else(|| " ".repeat(self.room), |kind| level(kind, self.room)),
                    Ink::Plain,
                );
            }
        }
        line
    }

    /// The corner above and left of a cell: faint where nothing meets there, absent beside the board.
    fn corner(&self, row: isize, column: isize) -> (&'static str, Ink) {
        let around = [(row, column), (row, column - 1), (row - 1, column), (row - 1, column - 1)];
        let meets =
            [((row, column), 0), ((row, column), 3), ((row - 1, column - 1), 1), ((row - 1, column - 1), 2)];
        if !around.into_iter().any(|spot| self.edges.floor(spot)) {
            (" ", Ink::Plain)
        } else if meets.into_iter().any(|(spot, side)| self.edges.side(spot, side).is_some()) {
            ("+", Ink::Plain)
        } else {
            ("+", Ink::Faint)
        }
    }

    fn cells(&self, row: usize, columns: &Range<usize>) -> Line {
        let name =
            self.look.atlas.axes(self.index).and_then(|axes| axes.rows.get(row)).map_or("", String::as_str);
        let mut line = Line::of(format!("{name:>width$} ", width = self.margin - 1), Ink::Faint);
        for column in columns.start..=columns.end {
            let edge = self.edges.side((row as isize, column as isize), 3);
            line.add(edge.map_or(' ', upright).to_string(), Ink::Plain);
            if column < columns.end {
                let cell = (row * width(self.board) + column) as u16;
                let place = Place { board: self.index as u8, cell };
                let drawn = self.look.cell(self.board, place, self.room);
                let is_bare = drawn.iter().all(|(text, _)| text.trim().is_empty());
                line.add_cell(
                    place,
                    if self.close && is_bare {
                        vec![(centred(&FLOOR.to_string(), self.room), Ink::Faint)]
                    } else {
                        drawn
                    },
                );
            }
        }
        line
    }
}

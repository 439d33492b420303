//! Boards of hexagons: rows of cells, every second one half a cell to the right.

use crate::axes::{height, width};
use crate::edges::{Edges, of_hexagon};
use crate::ink::{Edge, Ink, Line};
use crate::look::{Look, Wide};
use std::ops::Range;
use table::scene::{Board, EdgeKind, Place};

const ROOM: usize = 3;
const PITCH: usize = ROOM + 1;

/// Draws a board of hexagons; one that is too wide is cut into bands unless it shall stay whole. Columns are counted
/// along the row.
pub(crate) fn draw(look: &Look<'_>, index: usize, board: &Board, columns: usize, wide: Wide) -> Vec<Line> {
    let Some(axes) = look.atlas.axes(index) else { return Vec::new() };
    let margin = axes.rows.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 1;
    let band = match wide {
        Wide::Bands => (columns.saturating_sub(margin + PITCH) / PITCH).max(1),
        Wide::Whole => width(board),
    };
    let edges = Edges::of(board);
    let mut lines = Vec::new();
    for first in (0..width(board)).step_by(band) {
        let band = first..(first + band).min(width(board));
        let mut heads = Line::of(" ".repeat(margin + 1), Ink::Plain);
        for (at, name) in axes.columns[band.clone()].iter().enumerate() {
            heads.pad(margin + 2 + at * PITCH).add(name.chars().take(ROOM).collect::<String>(), Ink::Faint);
        }
        lines.push(heads.at_edge(Edge { margin, is_head: true }));
        for row in 0..=height(board) {
            let edge = Edge { margin, is_head: false };
            lines.push(between(&edges, row as isize, &band, margin).at_edge(edge));
            if let Some(name) = axes.rows.get(row) {
                let mut line = Line::of(format!("{name:>width$} ", width = margin - 1), Ink::Faint);
                line.pad(margin + shift(row as isize));
                for column in band.start..=band.end {
                    let edge = edges.side((row as isize, column as isize), 3);
                    line.add(edge.map_or(' ', of_hexagon).to_string(), Ink::Plain);
                    if column < band.end {
                        let cell = (row * width(board) + column) as u16;
                        let place = Place { board: index as u8, cell };
                        line.add_cell(place, look.cell(board, place, ROOM));
                    }
                }
                lines.push(line.at_edge(edge));
            }
        }
    }
    lines
}

fn shift(row: isize) -> usize {
    if row.rem_euclid(2) == 1 { PITCH / 2 } else { 0 }
}

/// The slanting edges above a row: the upper ones of its cells, and the lower ones of the row before.
fn between(edges: &Edges<'_>, row: isize, band: &Range<usize>, margin: usize) -> Line {
    let mut marks = vec![' '; margin + PITCH * (band.len() + 2)];
    for (row, sides, signs) in [(row, [4, 5], ['/', '\\']), (row - 1, [2, 1], ['\\', '/'])] {
        for (at, column) in band.clone().enumerate() {
            let start = margin + shift(row) + at * PITCH + 1;
            let column = column as isize;
            for (side, (sign, at)) in sides.into_iter().zip(signs.into_iter().zip([start, start + ROOM - 1]))
            {
                match edges.side((row, column), side) {
                    Some(EdgeKind::Wall) if edges.floor((row, column)) => marks[at] = sign,
                    Some(kind) if edges.floor((row, column)) => marks[at] = of_hexagon(kind),
                    _ => {}
                }
            }
        }
    }
    Line::of(marks.into_iter().collect::<String>(), Ink::Plain)
}

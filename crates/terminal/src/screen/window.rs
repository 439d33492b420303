//! The part of the boards that can be seen. Names of rows and columns stay in sight while the rest is scrolled.

use crate::ink::{Line, reach};
use ratatui::layout::{Position, Rect};
use std::ops::{Range, RangeInclusive};
use table::scene::Place;

/// Rows and columns kept between the edge of the window and what has to be seen, where there is room for them.
const MARGIN: (usize, usize) = (2, 6);

/// A window on what is drawn.
pub(crate) struct Window<'a> {
    pub(crate) lines: &'a [Line],
    pub(crate) area: Rect,
    /// The first row and column that can be seen.
    pub(crate) from: (usize, usize),
}

impl Window<'_> {
    /// What stands in each row of the window. The first one names columns, if their names were scrolled away.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (Rect, &Line)> {
        let seen = self.lines.get(self.from.0..).unwrap_or_default();
        let begun = self.lines.get(..=self.from.0).unwrap_or_default();
        let mut same_board = begun.iter().rev().take_while(|line| !is_between(line));
        let head = same_board.find(|line| line.edge().is_head);
        let rows = head.into_iter().chain(seen.iter().skip(usize::from(head.is_some())));
        self.area.rows().zip(rows)
    }

    /// Where a column of a line is on the screen.
    pub(crate) fn shown(&self, line: &Line, column: usize) -> Option<u16> {
        let margin = line.edge().margin;
        let at = if column < margin {
            column
        } else {
            column.checked_sub(self.from.1).filter(|at| *at >= margin)?
        };
        let at = u16::try_from(at).ok()?;
        (at < self.area.width).then(|| self.area.x + at)
    }

    /// The cell under the mouse.
    pub(crate) fn place_at(&self, spot: Position) -> Option<Place> {
        let (_, line) = self.rows().find(|(row, _)| row.contains(spot))?;
        let is_here = |column: usize| self.shown(line, column) == Some(spot.x);
        let cell = line.cells().iter().find(|(at, width, _)| (*at..at + width).any(is_here));
        cell.map(|(_, _, place)| *place)
    }

    /// Where the window has to begin to show as many of these cells as it can, the first of them above all, and the
    /// whole board of that one if there is room for it. It never goes beyond what is drawn, and no further than it must.
    pub(crate) fn following(&self, wanted: &[Place]) -> (usize, usize) {
        let (rows, columns) = (usize::from(self.area.height), usize::from(self.area.width));
        let last = (self.lines.len().saturating_sub(rows), reach(self.lines).saturating_sub(columns));
        let mut begin = (0..=last.0, 0..=last.1);
        let found: Vec<Spot> = wanted.iter().filter_map(|place| self.find(*place)).collect();
        let narrow = |begin: &mut (Begin, Begin), spot: &Spot, margin: (usize, usize)| {
            let level = columns.saturating_sub(spot.edge);
            let both = (
                // The names of columns may cover the first row of the window, so the row above has to be in it as well.
                common(&begin.0, &showing(rows, spot.row.saturating_sub(1), 2, margin.0, last.0)),
                common(&begin.1, &showing(level, spot.column - spot.edge, spot.width, margin.1, last.1)),
            );
            if let (Some(rows), Some(columns)) = both {
                *begin = (rows, columns);
            }
        };
        found.iter().for_each(|spot| narrow(&mut begin, spot, (0, 0)));
        if let Some(first) = found.first() {
            let board = self.board(first.row);
            let height = Some(board.len()).filter(|height| *height <= rows);
            let top = height.and_then(|it| common(&begin.0, &showing(rows, board.start, it, 0, last.0)));
            let width = Some(reach(&self.lines[board])).filter(|width| *width <= columns);
            let left = width.and_then(|it| common(&begin.1, &showing(columns, 0, it, 0, last.1)));
            begin = (top.unwrap_or(begin.0), left.unwrap_or(begin.1));
        }
        found.iter().for_each(|spot| narrow(&mut begin, spot, MARGIN));
        (
            self.from.0.clamp(*begin.0.start(), *begin.0.end()),
            self.from.1.clamp(*begin.1.start(), *begin.1.end()),
        )
    }

    /// The lines of the board that has this one.
    fn board(&self, row: usize) -> Range<usize> {
        let (before, after) = self.lines.split_at(row);
        let end = after.iter().position(is_between).map_or(self.lines.len(), |at| row + at);
        before.iter().rposition(is_between).map_or(0, |at| at + 1)..end
    }

    fn find(&self, wanted: Place) -> Option<Spot> {
        self.lines.iter().enumerate().find_map(|(row, line)| {
            let (column, width, _) = line.cells().iter().find(|(_, _, place)| *place == wanted)?;
            let edge = line.edge().margin.min(*column);
            Some(Spot { row, column: *column, width: *width, edge })
        })
    }
}

/// Whether a line divides boards: all others have an edge.
fn is_between(line: &Line) -> bool {
    line.edge().margin == 0
}

/// Where a cell is drawn.
struct Spot {
    row: usize,
    column: usize,
    width: usize,
    /// So many columns of its line are never scrolled.
    edge: usize,
}

/// From where to where a window can begin.
type Begin = RangeInclusive<usize>;

/// Where a window of `size` can begin that shows `at..at + length` with a margin around it, but at `last` at the latest.
fn showing(size: usize, at: usize, length: usize, margin: usize, last: usize) -> Begin {
    let margin = margin.min(size.saturating_sub(length) / 2);
    let latest = at.saturating_sub(margin);
    (at + length + margin).saturating_sub(size).min(latest).min(last)..=latest
}

/// What two ranges have in common.
fn common(one: &Begin, other: &Begin) -> Option<Begin> {
    let both = *one.start().max(other.start())..=*one.end().min(other.end());
    (!both.is_empty()).then_some(both)
}

/// Where a window of `size` that begins at `from` has to begin to show `at..at + length` with a margin around it.
pub(crate) fn pulled(from: usize, size: usize, at: usize, length: usize, margin: usize) -> usize {
    let range = showing(size, at, length, margin, usize::MAX);
    from.clamp(*range.start(), *range.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::{Edge, Ink};

    fn drawing() -> Vec<Line> {
        let place = |cell| Place { board: 0, cell };
        let row = |number: u16| {
            let mut line = Line::of(format!("{number} "), Ink::Faint);
            (0..9).for_each(|cell| line.add_cell(place(10 * number + cell), vec![("x ".into(), Ink::Plain)]));
            line.at_edge(Edge { margin: 2, is_head: false })
        };
        let head = Line::of("  a b c d e f g h i", Ink::Faint).at_edge(Edge { margin: 2, is_head: true });
        [head].into_iter().chain((0..9).map(row)).collect()
    }

    #[test]
    fn names_stay_while_the_rest_is_scrolled() {
        let lines = drawing();
        let window = Window { lines: &lines, area: Rect::new(5, 5, 10, 4), from: (4, 6) };
        let rows: Vec<String> = window.rows().map(|(_, line)| line.print(false)).collect();
        assert!(rows[0].starts_with("  a") && rows[1].starts_with('4') && rows.len() == 4, "{rows:?}");
        assert_eq!((window.shown(&lines[6], 0), window.shown(&lines[6], 2)), (Some(5), None));
        assert_eq!(window.shown(&lines[6], 8), Some(7));
        let place = window.place_at(Position::new(7, 6));
        assert_eq!(place, Some(Place { board: 0, cell: 43 }));
        assert_eq!(window.place_at(Position::new(5, 6)), None);
    }

    #[test]
    fn columns_are_named_above_their_own_board_only() {
        let lines = [drawing(), drawing()].join(&Line::new());
        for (from, is_named) in [(0, true), (9, true), (10, false), (11, true), (15, true)] {
            let window = Window { lines: &lines, area: Rect::new(0, 0, 20, 4), from: (from, 0) };
            let first = window.rows().next().map(|(_, line)| line.edge().is_head);
            assert_eq!(first, Some(is_named), "{from}");
        }
    }

    #[test]
    fn as_many_cells_are_shown_as_there_is_room_for() {
        let lines = drawing();
        let places = [44, 22, 88].map(|cell| Place { board: 0, cell });
        let window = Window { lines: &lines, area: Rect::new(0, 0, 10, 6), from: (0, 0) };
        // The first two fit, the third does not, however near it is.
        for from in [(0, 0), (4, 9)] {
            let from = Window { from, ..window }.following(&places);
            assert!((0..=2).contains(&from.0) && (2..=4).contains(&from.1), "{from:?}");
        }
        let mut blank = drawing();
        blank[0].pad(60);
        let window = Window { lines: &blank, area: Rect::new(0, 0, 19, 10), from: (3, 30) };
        assert_eq!(window.following(&[]), (0, 0), "blanks at the end of a line are nothing to look at");
    }

    #[test]
    fn a_board_that_fits_is_shown_whole() {
        let lines = [drawing(), drawing()].join(&Line::new());
        let window = Window { lines: &lines, area: Rect::new(0, 0, 20, 10), from: (5, 0) };
        assert_eq!(window.following(&[Place { board: 0, cell: 44 }]), (0, 0));
        // What else can be chosen comes first.
        let places = [44, 88].map(|cell| Place { board: 0, cell });
        assert_eq!(window.following(&places).0, 0);
        assert_eq!(window.following(&[]), (5, 0), "nothing is followed, nothing moves");
    }

    #[test]
    fn the_window_follows_a_cell() {
        let lines = drawing();
        for from in [(0, 0), (6, 10)] {
            for cell in [0, 8, 44, 80, 88] {
                let spot = Place { board: 0, cell };
                let window = Window { lines: &lines, area: Rect::new(0, 0, 10, 4), from };
                let from = window.following(&[spot]);
                let window = Window { from, ..window };
                let all = (0..4).flat_map(|y| (0..10).map(move |x| Position::new(x, y)));
                assert!(all.into_iter().any(|at| window.place_at(at) == Some(spot)), "{cell} from {from:?}");
            }
        }
    }
}

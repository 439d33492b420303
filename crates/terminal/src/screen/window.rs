//! The part of the boards that can be seen. Names of rows and columns stay in sight while the rest is scrolled.

use crate::ink::Line;
use ratatui::layout::{Position, Rect};
use table::scene::Place;

/// Rows and columns kept between the edge of the window and what is selected.
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
        let above = self.lines.get(..self.from.0).unwrap_or_default();
        let head = above.iter().rev().find(|line| line.edge().is_head);
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

    /// Where the window has to begin to show a cell, if it is to show one.
    pub(crate) fn following(&self, spot: Option<Place>) -> (usize, usize) {
        let (rows, columns) = (usize::from(self.area.height), usize::from(self.area.width));
        let widest = self.lines.iter().map(Line::width).max().unwrap_or_default();
        let (mut top, mut left) = self.from;
        if let Some((row, column, width, margin)) = spot.and_then(|spot| self.find(spot)) {
            top = pulled(top, rows, row, 1, MARGIN.0);
            let seen = pulled(left + margin, columns.saturating_sub(margin), column, width, MARGIN.1);
            left = seen.saturating_sub(margin);
        }
        (top.min(self.lines.len().saturating_sub(rows)), left.min(widest.saturating_sub(columns)))
    }

    /// Row, column and width of a cell, and the margin of its line.
    fn find(&self, spot: Place) -> Option<(usize, usize, usize, usize)> {
        self.lines.iter().enumerate().find_map(|(row, line)| {
            let (column, width, _) = line.cells().iter().find(|(_, _, place)| *place == spot)?;
            Some((row, *column, *width, line.edge().margin))
        })
    }
}

/// Where a window of `size` that begins at `from` has to begin to show `at..at + length` with a margin around it.
pub(crate) fn pulled(from: usize, size: usize, at: usize, length: usize, margin: usize) -> usize {
    let margin = margin.min(size.saturating_sub(length) / 2);
    let last = (at + length + margin).saturating_sub(size);
    from.max(last).min(at.saturating_sub(margin))
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
    fn the_window_follows_a_cell() {
        let lines = drawing();
        for from in [(0, 0), (6, 10)] {
            for cell in [0, 8, 44, 80, 88] {
                let spot = Place { board: 0, cell };
                let window = Window { lines: &lines, area: Rect::new(0, 0, 10, 4), from };
                let from = window.following(Some(spot));
                let window = Window { from, ..window };
                let all = (0..4).flat_map(|y| (0..10).map(move |x| Position::new(x, y)));
                assert!(all.into_iter().any(|at| window.place_at(at) == Some(spot)), "{cell} from {from:?}");
            }
        }
    }
}

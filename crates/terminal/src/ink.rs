//! Lines of text with ink on them. Widths are counted without the colour codes.

use table::Seat;
use table::scene::Place;

/// How a piece of text is coloured. Nothing is ever said by ink alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Plain,
    /// Less important: corners, coordinates, hints.
    Faint,
    /// Headings.
    Bold,
    /// What can be chosen.
    Choice,
    /// What went wrong or needs care.
    Alert,
    /// Ground that is not plain floor.
    Ground,
    /// What belongs to a seat.
    Seat(Seat),
}

/// What an ink does to letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tint {
    /// One of the eight colours that every terminal has, by its number.
    pub(crate) colour: Option<u8>,
    pub(crate) bold: bool,
    pub(crate) faint: bool,
    pub(crate) reversed: bool,
}

impl Ink {
    /// Red is left for alerts.
    pub(crate) fn tint(self) -> Tint {
        const SEATS: [(u8, bool); 8] =
            [(6, true), (3, true), (5, true), (2, true), (4, true), (6, false), (3, false), (5, false)];
        let plain = Tint::default();
        match self {
            Ink::Plain => plain,
            Ink::Faint => Tint { faint: true, ..plain },
            Ink::Bold => Tint { bold: true, ..plain },
            Ink::Choice => Tint { reversed: true, ..plain },
            Ink::Alert => Tint { colour: Some(1), ..plain },
            Ink::Ground => Tint { colour: Some(2), ..plain },
            Ink::Seat(seat) => {
                let (colour, bold) = SEATS[seat.index() % SEATS.len()];
                Tint { colour: Some(colour), bold, ..plain }
            }
        }
    }

    /// The numbers of an ANSI colour sequence.
    fn code(self) -> String {
        let tint = self.tint();
        let set = [(tint.bold, 1), (tint.faint, 2), (tint.reversed, 7)];
        let set = set.iter().filter(|(on, _)| *on).map(|(_, code)| *code);
        let colour = tint.colour.map(|colour| 30 + colour);
        set.chain(colour).map(|code: u8| code.to_string()).collect::<Vec<_>>().join(";")
    }
}

/// One line of the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line {
    spans: Vec<(String, Ink)>,
    /// Where cells of boards are drawn: first column, width, cell. A mouse points at them.
    cells: Vec<(usize, usize, Place)>,
    /// What stays in sight when the rest is scrolled away.
    edge: Edge,
}

/// Names of rows and columns at the edge of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Edge {
    /// So many columns at the beginning name the row.
    pub(crate) margin: usize,
    /// Whether the whole line names columns.
    pub(crate) is_head: bool,
}

impl Line {
    pub(crate) fn new() -> Line {
        Line::default()
    }

    pub(crate) fn of(text: impl Into<String>, ink: Ink) -> Line {
        let mut line = Line::new();
        line.add(text, ink);
        line
    }

    pub(crate) fn add(&mut self, text: impl Into<String>, ink: Ink) -> &mut Line {
        let text = text.into();
        match self.spans.last_mut() {
            Some((before, same)) if *same == ink => before.push_str(&text),
            _ => self.spans.push((text, ink)),
        }
        self
    }

    /// Adds what a cell of a board shows.
    pub(crate) fn add_cell(&mut self, place: Place, drawn: Vec<(String, Ink)>) {
        let start = self.width();
        for (text, ink) in drawn {
            self.add(text, ink);
        }
        self.cells.push((start, self.width() - start, place));
    }

    pub(crate) fn append(&mut self, other: Line) {
        let start = self.width();
        if start == 0 {
            self.edge = other.edge;
        }
        self.cells.extend(other.cells.iter().map(|(at, width, place)| (start + at, *width, *place)));
        for (text, ink) in other.spans {
            self.add(text, ink);
        }
    }

    /// The same as a line of a board.
    pub(crate) fn at_edge(self, edge: Edge) -> Line {
        Line { edge, ..self }
    }

    pub(crate) fn edge(&self) -> Edge {
        self.edge
    }

    pub(crate) fn spans(&self) -> &[(String, Ink)] {
        &self.spans
    }

    /// The cells in it: first column, width, cell.
    pub(crate) fn cells(&self) -> &[(usize, usize, Place)] {
        &self.cells
    }

    /// Fills up with blanks.
    pub(crate) fn pad(&mut self, width: usize) -> &mut Line {
        let missing = width.saturating_sub(self.width());
        if missing > 0 {
            self.add(" ".repeat(missing), Ink::Plain);
        }
        self
    }

    /// In characters, each of which is taken to fill one column.
    pub(crate) fn width(&self) -> usize {
        self.spans.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// In characters, without blanks at the end.
    fn reach(&self) -> usize {
        let blanks = self.spans.iter().rev().flat_map(|(text, _)| text.chars().rev());
        self.width() - blanks.take_while(|letter| *letter == ' ').count()
    }

    /// As it is printed, without blanks at the end.
    pub(crate) fn print(&self, colour: bool) -> String {
        let mut out = String::new();
        for (text, ink) in &self.spans {
            match ink.code() {
                code if code.is_empty() || !colour => out.push_str(text),
                code => out.push_str(&format!("\x1b[{code}m{text}\x1b[0m")),
            }
        }
        out.truncate(out.trim_end().len());
        out
    }
}

/// How far to the right something is drawn.
pub(crate) fn reach(lines: &[Line]) -> usize {
    lines.iter().map(Line::reach).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_takes_no_width_and_can_be_left_out() {
        let mut line = Line::of("ab", Ink::Seat(Seat(0)));
        line.add("ż", Ink::Plain).add(" ", Ink::Plain).pad(6);
        assert_eq!((line.width(), reach(&[line.clone(), Line::new()])), (6, 3));
        assert_eq!(line.print(false), "abż");
        assert_eq!(line.print(true), "\x1b[1;36mab\x1b[0mż");
    }
}

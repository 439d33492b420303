//! Lines of text with ink on them. Widths are counted without the colour codes.

use table::Seat;

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

impl Ink {
    /// The numbers of an ANSI colour sequence. Red is left for alerts.
    fn code(self) -> &'static str {
        const SEATS: [&str; 8] = ["1;36", "1;33", "1;35", "1;32", "1;34", "36", "33", "35"];
        match self {
            Ink::Plain => "",
            Ink::Faint => "2",
            Ink::Bold => "1",
            Ink::Choice => "7",
            Ink::Alert => "31",
            Ink::Ground => "32",
            Ink::Seat(seat) => SEATS[seat.index() % SEATS.len()],
        }
    }
}

/// One line of the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line {
    spans: Vec<(String, Ink)>,
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

    pub(crate) fn append(&mut self, other: Line) {
        for (text, ink) in other.spans {
            self.add(text, ink);
        }
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

    /// As it is printed, without blanks at the end.
    pub(crate) fn print(&self, colour: bool) -> String {
        let mut out = String::new();
        for (text, ink) in &self.spans {
            match ink.code() {
                "" => out.push_str(text),
                _ if !colour => out.push_str(text),
                code => out.push_str(&format!("\x1b[{code}m{text}\x1b[0m")),
            }
        }
        out.truncate(out.trim_end().len());
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_takes_no_width_and_can_be_left_out() {
        let mut line = Line::of("ab", Ink::Seat(Seat(0)));
        line.add("ż", Ink::Plain).add(" ", Ink::Plain).pad(6);
        assert_eq!(line.width(), 6);
        assert_eq!(line.print(false), "abż");
        assert_eq!(line.print(true), "\x1b[1;36mab\x1b[0mż");
    }
}

//! Lines with ink on them, put on a screen.

use crate::ink::{Ink, Line};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// How inks look on this screen.
#[derive(Clone, Copy)]
pub(crate) struct Palette {
    pub(crate) colour: bool,
}

const COLOURS: [Color; 8] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
];

impl Palette {
    pub(crate) fn style(self, ink: Ink) -> Style {
        let tint = ink.tint();
        let style = Style::new();
        if !self.colour {
            // What is selected is reversed, so choices and alerts stand out by their strokes.
            return match ink {
                Ink::Choice => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
                Ink::Alert | Ink::Bold | Ink::Seat(_) => style.add_modifier(Modifier::BOLD),
                Ink::Plain | Ink::Faint | Ink::Ground => style,
            };
        }
        let mut set = Modifier::empty();
        set.set(Modifier::BOLD, tint.bold);
        set.set(Modifier::DIM, tint.faint);
        set.set(Modifier::REVERSED, tint.reversed);
        let colour = tint.colour.and_then(|colour| COLOURS.get(usize::from(colour)));
        let style = style.add_modifier(set);
        colour.map_or(style, |colour| style.fg(*colour))
    }

    /// What is selected, in the list and on the board.
    pub(crate) fn selected(self) -> Style {
        if self.colour {
            // What lies below may be reversed already, which would undo it.
            let style = Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD);
            style.remove_modifier(Modifier::REVERSED | Modifier::DIM | Modifier::UNDERLINED)
        } else {
            Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
        }
    }

    /// The cells where something can be chosen.
    pub(crate) fn choosable(self) -> Style {
        let set = if self.colour { Modifier::REVERSED } else { Modifier::BOLD | Modifier::UNDERLINED };
        Style::new().add_modifier(set)
    }

    /// The cells that what is selected leads over, or concerns besides.
    pub(crate) fn touched(self) -> Style {
        let style = Style::new().add_modifier(Modifier::UNDERLINED);
        if self.colour { style.fg(Color::Yellow) } else { style }
    }

    /// Bars at the top and the bottom of the screen.
    pub(crate) fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

/// Puts lines into an area, from one of them on.
pub(crate) fn lines(palette: Palette, lines: &[Line], area: Rect, from: usize, buffer: &mut Buffer) {
    let seen = lines.get(from..).unwrap_or_default();
    for (line, row) in seen.iter().zip(area.rows()) {
        put(palette, line, row, buffer, |column| {
            u16::try_from(column).ok().map(|at| row.x.saturating_add(at))
        });
    }
}

/// Puts a line into a row, each letter where `shown` says that its column is.
pub(crate) fn put(
    palette: Palette,
    line: &Line,
    row: Rect,
    buffer: &mut Buffer,
    shown: impl Fn(usize) -> Option<u16>,
) {
    let letters = line.spans().iter().flat_map(|(text, ink)| text.chars().map(|letter| (letter, *ink)));
    for (column, (letter, ink)) in letters.enumerate() {
        if let Some(x) = shown(column).filter(|x| *x < row.right())
            && let Some(cell) = buffer.cell_mut((x, row.y))
        {
            cell.set_char(letter).set_style(palette.style(ink));
        }
    }
}

/// Puts a text at the beginning of a row; what does not fit ends in an ellipsis.
pub(crate) fn row(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(Rect { height: 1, ..area }, style);
    buffer.set_string(area.left(), area.top(), cut(text, usize::from(area.width)), style);
}

/// The text in so many columns; an ellipsis stands for what does not fit.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

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
            Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
        }
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

/// Puts lines into an area, from line and column `skip` on.
pub(crate) fn lines(palette: Palette, lines: &[Line], area: Rect, skip: (usize, usize), buffer: &mut Buffer) {
    for (line, y) in lines.iter().skip(skip.0).zip(area.top()..area.bottom()) {
        let mut column = 0;
        for (text, ink) in line.spans() {
            let style = palette.style(*ink);
            for letter in text.chars() {
                let at = column;
                column += 1;
                if at < skip.1 || at - skip.1 >= usize::from(area.width) {
                    continue;
                }
                // Within the area, whose width fits into 16 bits.
                let x = area.left() + (at - skip.1) as u16;
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    cell.set_char(letter).set_style(style);
                }
            }
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

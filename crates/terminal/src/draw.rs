//! A whole scene as text.

use crate::choices;
use crate::flow::{GAP, beside, wrap};
use crate::hex;
use crate::ink::{Ink, Line};
use crate::legend::legend;
use crate::look::Look;
use crate::square;
use crate::stock::{Detail, gauges, trays};
use crate::style::Style;
use table::Message;
use table::scene::{Scene, Shape};

/// A panel beside the boards is at least so wide.
const PANEL: usize = 32;

/// Draws all that a viewer sees, with the question and its numbered choices.
pub fn draw(scene: &Scene, style: Style) -> String {
    print(&lines(scene, style), style)
}

/// Writes out what every card on the table does.
pub(crate) fn cards(scene: &Scene, style: Style) -> String {
    print(&trays(&Look::of(scene, style.words()), Detail::All, style.columns()), style)
}

pub(crate) fn print(lines: &[Line], style: Style) -> String {
    lines.iter().map(|line| line.print(style.colour) + "\n").collect()
}

fn lines(scene: &Scene, style: Style) -> Vec<Line> {
    let width = style.columns();
    let look = Look::of(scene, style.words());
    let headline = scene.headline.as_ref();
    let mut lines =
        headline.map_or_else(Vec::new, |line| wrap(&look.words.sentence(line), width, 2, Ink::Bold));
    let boards = boards(&look, width);
    let around =
        |width| [legend(&look, width), gauges(&look, width), trays(&look, Detail::Own, width)].concat();
    let left = width.saturating_sub(boards.iter().map(Line::width).max().unwrap_or(0) + GAP);
    if style.beside && left >= PANEL && !boards.is_empty() {
        // The panel begins beside the first row of cells, below the names of the columns.
        let panel = [vec![Line::new()], around(left)].concat();
        lines.extend(beside(vec![boards, panel], width));
    } else {
        lines.extend(boards);
        lines.extend(around(width));
    }
    let question = question(&look, width);
    if !lines.is_empty() && !question.is_empty() {
        lines.push(Line::new());
    }
    lines.extend(question);
    lines
}

fn boards(look: &Look<'_>, width: usize) -> Vec<Line> {
    let drawn = look.scene.boards.iter().enumerate().map(|(index, board)| {
        let mut lines = Vec::new();
        if look.scene.boards.len() > 1 {
            lines.push(Line::of(look.words.say(&board.name), Ink::Bold));
        }
        lines.extend(match board.shape {
            Shape::Square => square::draw(look, index, board, width),
            Shape::Hex => hex::draw(look, index, board, width),
        });
        lines
    });
    beside(drawn.collect(), width)
}

fn question(look: &Look<'_>, width: usize) -> Vec<Line> {
    if let Some(ask) = &look.scene.prompt {
        return choices::draw(look, ask, width);
    }
    let awaited =
        look.words.list(look.scene.awaited.iter().map(|seat| look.words.seat(*seat, &look.scene.seats)));
    if awaited.is_empty() {
        return Vec::new();
    }
    wrap(&look.words.say(&Message::new("terminal-waiting").with("seats", awaited)), width, 2, Ink::Faint)
}

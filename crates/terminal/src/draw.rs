//! A whole scene as text.

use crate::choices;
use crate::flow::{GAP, beside, wrap};
use crate::hex;
use crate::ink::{Edge, Ink, Line};
use crate::legend::legend;
use crate::look::{Look, Wide};
use crate::square;
use crate::stock::{Detail, gauges, stock, trays};
use crate::style::Style;
use locale::Words;
use table::scene::{Scene, Shape};
use table::{Arg, Message};

/// A panel beside the boards is at least so wide.
const PANEL: usize = 32;

/// Draws all that a viewer sees, with the question and its numbered choices.
pub fn draw(scene: &Scene, style: Style) -> String {
    print(&lines(scene, style), style)
}

/// Which game it is, and which decision is to be taken or was the last.
pub(crate) fn title(game: &str, turn: u32, over: bool, words: &Words) -> Message {
    let id = format!("{game}-name");
    let name = if words.has(&id) { words.say(&Message::new(id)) } else { game.to_string() };
    let number = Arg::Number(i64::from(turn) + i64::from(!over));
    Message::new("terminal-title").with("game", name).with("number", number)
}

/// Writes out what is played for, and what every card on the table does.
pub(crate) fn cards(scene: &Scene, style: Style) -> String {
    print(&stock(&Look::of(scene, style.words()), style.columns()), style)
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
    let boards = boards(&look, width, Wide::Bands);
    let around = |width| around(&look, width);
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

/// Everything but the boards and the question: what the letters mean, numbers, hands and piles.
pub(crate) fn around(look: &Look<'_>, width: usize) -> Vec<Line> {
    [legend(look, width), gauges(look, width), trays(look, Detail::Own, width)].concat()
}

/// All boards, side by side if they fit.
pub(crate) fn boards(look: &Look<'_>, width: usize, wide: Wide) -> Vec<Line> {
    let drawn = look.scene.boards.iter().enumerate().map(|(index, board)| {
        let mut lines = Vec::new();
        if look.scene.boards.len() > 1 {
            let name = Line::of(look.words.say(&board.name), Ink::Bold);
            // However far the board is scrolled, its name stays whole.
            let edge = Edge { margin: name.width(), is_head: false };
            lines.push(name.at_edge(edge));
        }
        lines.extend(match board.shape {
            Shape::Square => square::draw(look, index, board, width, wide),
            Shape::Hex => hex::draw(look, index, board, width, wide),
        });
        lines
    });
    beside(drawn.collect(), width)
}

fn question(look: &Look<'_>, width: usize) -> Vec<Line> {
    if let Some(ask) = &look.scene.prompt {
        return choices::draw(look, ask, width);
    }
    waiting(look.scene, look.words).map_or_else(Vec::new, |text| wrap(&text, width, 2, Ink::Faint))
}

/// Who is waited for, if anybody is.
pub(crate) fn waiting(scene: &Scene, words: &Words) -> Option<String> {
    let awaited = words.list(scene.awaited.iter().map(|seat| words.seat(*seat, &scene.seats)));
    (!awaited.is_empty()).then(|| words.say(&Message::new("terminal-waiting").with("seats", awaited)))
}

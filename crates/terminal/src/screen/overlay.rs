//! Boxes over the table: help, cards, hints, long answers, and the question whether to leave.

use super::news::{Remark, Wish};
use super::state::State;
use crate::flow::wrap;
use crate::hint;
use crate::ink::{Ink, Line};
use crate::look::Look;
use crate::player::Hint;
use crate::stock::stock;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::Message;

/// A box over the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Overlay {
    what: What,
    /// The first row that can be seen.
    pub(crate) from: usize,
}

#[derive(Clone, PartialEq, Debug)]
enum What {
    Help,
    Cards,
    Hint(Hint),
    Remark(Remark),
    Leaving,
    Gone(Message),
}

impl Overlay {
    fn of(what: What) -> Overlay {
        Overlay { what, from: 0 }
    }

    pub(crate) fn help() -> Overlay {
        Overlay::of(What::Help)
    }

    pub(crate) fn cards() -> Overlay {
        Overlay::of(What::Cards)
    }

    pub(crate) fn hint(hint: Hint) -> Overlay {
        Overlay::of(What::Hint(hint))
    }

    pub(crate) fn remark(remark: Remark) -> Overlay {
        Overlay::of(What::Remark(remark))
    }

    pub(crate) fn leaving() -> Overlay {
        Overlay::of(What::Leaving)
    }

    pub(crate) fn gone(why: Message) -> Overlay {
        Overlay::of(What::Gone(why))
    }

    pub(crate) fn is_leaving(&self) -> bool {
        matches!(self.what, What::Leaving | What::Gone(_))
    }

    /// Whether it speaks of the choices of one position.
    pub(crate) fn is_of_position(&self) -> bool {
        matches!(self.what, What::Hint(_))
    }

    /// Whether it asks something that a click does not answer.
    pub(crate) fn stays(&self) -> bool {
        self.is_leaving()
    }

    pub(crate) fn scroll(&mut self, down: isize) {
        self.from = self.from.saturating_add_signed(down);
    }

    /// The name of the words above it.
    pub(crate) fn title(&self) -> &'static str {
        match self.what {
            What::Help => "terminal-box-help",
            What::Cards => "terminal-box-cards",
            What::Hint(_) => "web-hint",
            What::Remark(_) => "terminal-box-answer",
            What::Leaving => "terminal-box-leave",
            What::Gone(_) => "terminal-box-gone",
        }
    }

    pub(crate) fn lines(&self, state: &State, width: usize) -> Vec<Line> {
        let words = state.words();
        let text = |text: &str, ink: Ink| {
            let paragraph = |line: &str| {
                let indent = line.len() - line.trim_start().len();
                wrap(line, width, if indent > 0 { 12 } else { 0 }, ink)
            };
            text.lines().flat_map(paragraph).collect::<Vec<Line>>()
        };
        let scene = state.table.as_ref().map(|shown| &shown.scene);
        match &self.what {
            What::Help => text(&words.say(&"terminal-screen-help".into()), Ink::Plain),
            What::Cards => {
                let lines = scene.map_or_else(Vec::new, |scene| stock(&Look::of(scene, words), width));
                if lines.is_empty() {
                    text(&words.sentence(&"terminal-no-cards".into()), Ink::Plain)
                } else {
                    lines
                }
            }
            What::Hint(hint) => {
                let told = scene.map_or_else(Vec::new, |scene| hint::told(&Look::of(scene, words), hint));
                told.iter().flat_map(|line| text(&words.sentence(line), Ink::Plain)).collect()
            }
            What::Remark(remark) => text(&state.said(remark), Ink::Plain),
            What::Leaving => text(&words.say(&"terminal-screen-unsaved".into()), Ink::Alert),
            What::Gone(why) => text(&words.sentence(why), Ink::Alert),
        }
    }
}

impl State {
    /// A key while a box is there, which has been taken off and is put back unless the key ends it.
    pub(super) fn key_over(&mut self, key: KeyEvent, mut overlay: Overlay) -> Vec<Wish> {
        let down = match key.code {
            KeyCode::Up | KeyCode::Char('k') => Some(-1),
            KeyCode::Down | KeyCode::Char('j') => Some(1),
            KeyCode::PageUp => Some(-8),
            KeyCode::PageDown => Some(8),
            _ => None,
        };
        match (&overlay.what, key.code) {
            (_, _) if down.is_some() => {
                overlay.scroll(down.unwrap_or_default());
                self.overlay = Some(overlay);
            }
            (What::Leaving, KeyCode::Char('q')) | (What::Gone(_), _) => self.left = true,
            (What::Leaving, KeyCode::Char('s')) => {
                self.begin_save();
                self.leaves_once_saved = true;
            }
            _ => {}
        }
        Vec::new()
    }
}

//! A line that is being typed at the bottom of the screen.

use super::news::{Remark, Wish};
use super::state::State;
use crate::look::{Look, anchored};
use crate::why::named;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;

/// Nobody types more, and nothing may fill the memory.
const LONGEST: usize = protocol::LONGEST_SAYING;

/// What a line is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// Narrows down the choices. Its text is the filter of the state.
    Filter,
    /// A file to save to; whether one that exists is replaced.
    Save { replace: bool },
    /// The name of a cell or a piece.
    Why,
    /// Something to say to the others.
    Say,
}

/// A line that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Typing {
    what: What,
    pub(crate) text: String,
}

impl Typing {
    pub(crate) fn filter(text: String) -> Typing {
        Typing { what: What::Filter, text }
    }

    pub(crate) fn save(text: String, replace: bool) -> Typing {
        Typing { what: What::Save { replace }, text }
    }

    pub(crate) fn why() -> Typing {
        Typing { what: What::Why, text: String::new() }
    }

    pub(crate) fn say() -> Typing {
        Typing { what: What::Say, text: String::new() }
    }

    pub(crate) fn is_filter(&self) -> bool {
        self.what == What::Filter
    }

    /// The name of the words before the line.
    pub(crate) fn prompt(&self) -> &'static str {
        match self.what {
            What::Filter => "terminal-type-filter",
            What::Save { replace: false } => "terminal-type-save",
            What::Save { replace: true } => "terminal-type-replace",
            What::Why => "terminal-type-why",
            What::Say => "terminal-type-say",
        }
    }
}

impl State {
    /// A key while a line is typed.
    pub(super) fn key_while_typing(&mut self, key: KeyEvent, typing: &Typing) -> Vec<Wish> {
        match key.code {
            KeyCode::Esc => {
                self.typing = None;
                self.want_all();
            }
            KeyCode::Enter => return self.enter_typed(typing),
            KeyCode::Up if typing.is_filter() => self.step(-1),
            KeyCode::Down | KeyCode::Tab if typing.is_filter() => self.step(1),
            KeyCode::Backspace => {
                let mut text = typing.text.clone();
                text.pop();
                self.retype(text);
            }
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.retype(String::new());
            }
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => self.typed(letter),
            _ => {}
        }
        Vec::new()
    }

    /// A letter for the line that is typed, if one is.
    pub(super) fn typed(&mut self, letter: char) {
        if let Some(typing) = &self.typing
            && !letter.is_control()
            && typing.text.chars().count() < LONGEST
        {
            let text = typing.text.clone() + letter.encode_utf8(&mut [0; 4]);
            self.retype(text);
        }
    }

    fn retype(&mut self, text: String) {
        let Some(typing) = &mut self.typing else { return };
        typing.text.clone_from(&text);
        match &mut typing.what {
            What::Filter => {
                if text.is_empty() {
                    self.typing = None;
                }
                self.filter = text;
                self.selected = self.fitting().first().copied().unwrap_or_default();
                self.choices_from = 0;
                self.follow = true;
            }
            // Another file is not the one that was warned of.
            What::Save { replace } => *replace = false,
            What::Why | What::Say => {}
        }
    }

    fn enter_typed(&mut self, typing: &Typing) -> Vec<Wish> {
        let text = typing.text.trim();
        if typing.is_filter() {
            return self.choose();
        }
        self.typing = None;
        if text.is_empty() {
            return Vec::new();
        }
        match typing.what {
            What::Filter => Vec::new(),
            What::Save { replace } => {
                self.save_as = Some(text.to_string());
                vec![Wish::Save { file: PathBuf::from(text), replace }]
            }
            What::Say => vec![Wish::Say(text.to_string())],
            What::Why => self.ask_why(text),
        }
    }

    /// Asks why nothing can be chosen somewhere; if something can, it is shown.
    fn ask_why(&mut self, text: &str) -> Vec<Wish> {
        let Some(shown) = &self.table else { return Vec::new() };
        let Some(anchor) = named(&Look::of(&shown.scene, self.words()), text) else {
            return vec![Wish::WhyAction(text.to_string())];
        };
        self.only_at = anchored(&shown.scene, anchor);
        if self.fitting().is_empty() {
            self.only_at = None;
            return vec![Wish::WhyAt(anchor)];
        }
        self.remark(Remark::Note("terminal-why-offered".into()));
        Vec::new()
    }
}

//! What keys do.

use super::news::Wish;
use super::overlay::Overlay;
use super::panes::Pane;
use super::state::State;
use super::typing::Typing;
use locale::Language;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// How far a page of the log or the board goes.
const PAGE: isize = 5;

impl State {
    pub(super) fn key(&mut self, key: KeyEvent) -> Vec<Wish> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leave();
            return Vec::new();
        }
        if let Some(overlay) = self.overlay.take() {
            return self.key_over(key, overlay);
        }
        if let Some(typing) = self.typing.clone() {
            return self.key_while_typing(key, &typing);
        }
        self.remark = None;
        if self.curtain.is_some() {
            return match key.code {
                KeyCode::Enter => vec![Wish::Come],
                KeyCode::Char('q') => {
                    self.leave();
                    Vec::new()
                }
                _ => Vec::new(),
            };
        }
        if self.private.is_some() && key.code == KeyCode::Enter {
            return vec![Wish::Hide];
        }
        self.key_at_table(key.code)
    }

    fn key_at_table(&mut self, key: KeyCode) -> Vec<Wish> {
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1, 0),
            KeyCode::Down | KeyCode::Char('j') => self.scroll(1, 0),
            KeyCode::Left => self.scroll(0, -1),
            KeyCode::Right => self.scroll(0, 1),
            KeyCode::PageUp => self.page(-PAGE),
            KeyCode::PageDown => self.page(PAGE),
            KeyCode::Home => self.step(isize::MIN),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Tab => self.focus = self.focus.next(),
            KeyCode::BackTab => self.focus = self.focus.before(),
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            KeyCode::Esc => {
                self.want_all();
                self.focus = Pane::Choices;
            }
            KeyCode::Char(digit @ '0'..='9') if self.ask().is_some() => self.find(&digit.to_string()),
            KeyCode::Char('/') if self.ask().is_some() => self.find(""),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::help()),
            KeyCode::Char('c') => self.overlay = Some(Overlay::cards()),
            KeyCode::Char('u') => return vec![Wish::Undo],
            KeyCode::Char('h') if self.ask().is_some() && !self.hinting => {
                self.hinting = true;
                return vec![Wish::Hint];
            }
            KeyCode::Char('w') => self.typing = Some(Typing::why()),
            KeyCode::Char('s') => self.begin_save(),
            KeyCode::Char('m') if self.company.is_some() => self.typing = Some(Typing::say()),
            KeyCode::Char('y') if self.is_asked_to_go_back() => return vec![Wish::Consent(true)],
            KeyCode::Char('n') if self.is_asked_to_go_back() => return vec![Wish::Consent(false)],
            KeyCode::Char('L') => self.speak_another(),
            KeyCode::Char('q') => self.leave(),
            _ => {}
        }
        Vec::new()
    }

    fn find(&mut self, text: &str) {
        self.only_at = None;
        self.focus = Pane::Choices;
        self.typing = Some(Typing::filter(String::new()));
        text.chars().for_each(|letter| self.typed(letter));
    }

    pub(super) fn begin_save(&mut self) {
        let game = self.table.as_ref().map_or("match", |shown| &shown.game);
        let file = self.save_as.clone().unwrap_or_else(|| format!("{game}.journal.json"));
        self.typing = Some(Typing::save(file, false));
        self.leaves_once_saved = false;
    }

    /// Takes what is selected.
    pub(super) fn choose(&mut self) -> Vec<Wish> {
        let (Some(shown), Some(_)) = (&self.table, self.choice()) else { return Vec::new() };
        if self.sent || self.private.is_some() {
            return Vec::new();
        }
        let wish = Wish::Answer { turn: shown.turn, era: shown.era, index: self.selected as u32 };
        self.sent = true;
        self.typing = None;
        // Known before the table says so: somebody may leave in the same moment. A server keeps its matches itself.
        self.unsaved |= self.company.is_none();
        vec![wish]
    }

    /// Leaves, or asks first if something would be lost.
    pub(super) fn leave(&mut self) {
        let was_asked = self.overlay.take().is_some_and(|overlay| overlay.is_leaving());
        if was_asked || !self.unsaved {
            self.left = true;
        } else {
            self.overlay = Some(Overlay::leaving());
        }
    }

    /// Selects the choice so many places on.
    pub(super) fn step(&mut self, by: isize) {
        let fitting = self.fitting();
        let at = fitting.iter().position(|index| *index == self.selected).unwrap_or_default();
        let to = at.saturating_add_signed(by).min(fitting.len().saturating_sub(1));
        if let Some(index) = fitting.get(to) {
            self.selected = *index;
            self.follow = true;
        }
    }

    fn scroll(&mut self, down: isize, right: isize) {
        match self.focus {
            Pane::Choices => self.step(down + right),
            pane => self.scroll_pane(pane, down, right),
        }
    }

    /// Pages belong to the log, unless another pane was chosen.
    fn page(&mut self, down: isize) {
        match self.focus {
            Pane::Choices => self.scroll_pane(Pane::Log, down, 0),
            pane => self.scroll_pane(pane, down, 0),
        }
    }

    pub(super) fn scroll_pane(&mut self, pane: Pane, down: isize, right: isize) {
        match pane {
            Pane::Choices => self.step(down),
            Pane::Board => {
                self.board_from.0 = self.board_from.0.saturating_add_signed(down);
                self.board_from.1 = self.board_from.1.saturating_add_signed(4 * right);
            }
            Pane::Around => self.around_from = self.around_from.saturating_add_signed(down),
            Pane::Log => self.log_back = self.log_back.saturating_add_signed(-down),
        }
    }

    fn speak_another(&mut self) {
        let all = Language::ALL;
        let at = all.iter().position(|language| *language == self.style.language).unwrap_or_default();
        self.style.language = all[(at + 1) % all.len()];
        self.follow = true;
    }

    /// Whether somebody at an online table wants to go back and this seat has not agreed yet.
    pub(crate) fn is_asked_to_go_back(&self) -> bool {
        self.company.as_ref().is_some_and(|company| company.proposal.is_some())
    }
}

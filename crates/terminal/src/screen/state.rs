//! All that is on the screen and in the hand of whoever sits there. Nothing here knows a terminal or a table.

use super::news::{Link, News, Remark, Shown, Told, Wish};
use super::overlay::Overlay;
use super::page::Page;
use super::panes::{LEAST, Pane};
use super::typing::Typing;
use crate::look::{Look, anchored};
use crate::pick::typeable;
use crate::style::Style;
use crate::{choices, draw};
use locale::Words;
use protocol::Company;
use ratatui::crossterm::event;
use ratatui::layout::Rect;
use table::Message;
use table::scene::{Ask, Choice, Place};

/// What happens to the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Event {
    /// A key, the mouse, another size.
    Input(event::Event),
    /// Something about the table.
    News(News),
    /// Nobody can type anything any more.
    Closed,
}

/// A screen that is being passed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Curtain {
    /// To whom.
    pub(crate) seat: Message,
    /// What everybody may know.
    pub(crate) lines: Vec<Told>,
}

/// All that is on the screen.
pub(crate) struct State {
    pub(crate) style: Style,
    pub(crate) size: (u16, u16),
    pub(crate) table: Option<Shown>,
    pub(crate) log: Vec<Told>,
    pub(crate) curtain: Option<Curtain>,
    /// Who has to hide the position before somebody else comes.
    pub(crate) private: Option<Message>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) typing: Option<Typing>,
    /// The choices wanted: those whose number or words fit, or those at one place.
    pub(crate) filter: String,
    pub(crate) only_at: Option<Place>,
    pub(crate) focus: Pane,
    /// The number of the choice, from 0.
    pub(crate) selected: usize,
    /// What was answered last; shown until the next key.
    pub(crate) remark: Option<Remark>,
    /// First row and column of the boards that can be seen.
    pub(crate) board_from: (usize, usize),
    pub(crate) around_from: usize,
    pub(crate) choices_from: usize,
    /// Rows of the log below what can be seen.
    pub(crate) log_back: usize,
    /// An answer is under way, and no other is taken.
    pub(crate) sent: bool,
    pub(crate) hinting: bool,
    pub(crate) unsaved: bool,
    pub(crate) save_as: Option<String>,
    /// Whether somebody wanted to leave and saves first.
    pub(super) leaves_once_saved: bool,
    /// Of an online table.
    pub(crate) company: Option<Company>,
    pub(crate) link: Link,
    pub(crate) left: bool,
    /// Whether the board has to show what is selected.
    pub(super) follow: bool,
}

impl State {
    /// A screen on which nothing is known yet.
    pub(crate) fn new(style: Style, size: (u16, u16)) -> State {
        State {
            style,
            size,
            table: None,
            log: Vec::new(),
            curtain: None,
            private: None,
            overlay: None,
            typing: None,
            filter: String::new(),
            only_at: None,
            focus: Pane::default(),
            selected: 0,
            remark: None,
            board_from: (0, 0),
            around_from: 0,
            choices_from: 0,
            log_back: 0,
            sent: false,
            hinting: false,
            unsaved: false,
            save_as: None,
            leaves_once_saved: false,
            company: None,
            link: Link::Here,
            left: false,
            follow: true,
        }
    }

    /// Takes in what happens. What comes of it is asked of the table.
    pub(crate) fn update(&mut self, event: Event) -> Vec<Wish> {
        let wishes = match event {
            Event::News(news) => {
                self.hear(news);
                Vec::new()
            }
            Event::Input(event::Event::Key(key)) if key.kind != event::KeyEventKind::Release => self.key(key),
            Event::Input(event::Event::Mouse(mouse)) => self.mouse(mouse),
            Event::Input(event::Event::Resize(width, height)) => {
                self.size = (width, height);
                self.follow = true;
                Vec::new()
            }
            Event::Input(event::Event::Paste(text)) => {
                text.chars().for_each(|letter| self.typed(letter));
                Vec::new()
            }
            Event::Input(_) => Vec::new(),
            Event::Closed => {
                self.left = true;
                Vec::new()
            }
        };
        self.settle();
        wishes
    }

    pub(crate) fn words(&self) -> &'static Words {
        self.style.words()
    }

    pub(crate) fn screen(&self) -> Rect {
        Rect::new(0, 0, self.size.0, self.size.1)
    }

    pub(crate) fn is_too_small(&self) -> bool {
        self.size.0 < LEAST.0 || self.size.1 < LEAST.1
    }

    /// What whoever is at the screen is asked.
    pub(crate) fn ask(&self) -> Option<&Ask> {
        self.table.as_ref().and_then(|shown| shown.scene.prompt.as_ref())
    }

    pub(crate) fn choice(&self) -> Option<&Choice> {
        self.ask()?.choices.get(self.selected).filter(|_| self.fitting().contains(&self.selected))
    }

    /// The numbers, from 0, of the choices that fit what was typed or pointed at.
    pub(crate) fn fitting(&self) -> Vec<usize> {
        let (Some(shown), Some(ask)) = (&self.table, self.ask()) else { return Vec::new() };
        let all = 0..ask.choices.len();
        if let Some(place) = self.only_at {
            return all.filter(|at| anchored(&shown.scene, ask.choices[*at].anchor) == Some(place)).collect();
        }
        if self.filter.is_empty() {
            return all.collect();
        }
        if self.filter.bytes().all(|byte| byte.is_ascii_digit()) {
            let mut found: Vec<usize> =
                all.filter(|at| (at + 1).to_string().starts_with(&self.filter)).collect();
            // The exact number comes first, so that Enter takes it.
            found.sort_by_key(|at| (*at + 1).to_string().len());
            return found;
        }
        let look = Look::of(&shown.scene, self.words());
        let wanted = typeable(&self.filter);
        all.filter(|at| typeable(&choices::text(&look, &ask.choices[*at])).contains(&wanted)).collect()
    }

    /// Wants all choices again.
    pub(crate) fn want_all(&mut self) {
        self.filter.clear();
        self.only_at = None;
        self.choices_from = 0;
        self.follow = true;
    }

    /// Who is waited for, with the names of people at an online table.
    pub(crate) fn waiting(&self) -> Option<String> {
        let scene = &self.table.as_ref()?.scene;
        let text = draw::waiting(scene, self.words())?;
        let names = scene.awaited.iter().filter_map(|seat| {
            self.company.as_ref()?.seats.get(seat.index())?.name.clone().filter(|name| !name.is_empty())
        });
        let names: Vec<String> = names.collect();
        Some(if names.is_empty() { text } else { format!("{text} ({})", names.join(", ")) })
    }

    /// Keeps everything that can be scrolled within its bounds, and what is selected in sight.
    fn settle(&mut self) {
        if self.is_too_small() {
            return;
        }
        let fitting = self.fitting();
        if !fitting.contains(&self.selected) {
            self.selected = fitting.first().copied().unwrap_or_default();
            self.follow = true;
        }
        let Some(page) = Page::of(self) else { return };
        // On a low screen something else may be in the boards' place; they follow once they are there again.
        let is_board_there = !page.panes.board.is_empty();
        let wanted = if self.follow { page.wanted(self) } else { Vec::new() };
        let board_from = if is_board_there { page.window(self).following(&wanted) } else { self.board_from };
        let choices_from = page.choices_from(self);
        let around_from = page.around_from(self.around_from);
        let log_back = page.log_back(self.log_back);
        drop(page);
        self.board_from = board_from;
        self.choices_from = choices_from;
        self.around_from = around_from;
        self.log_back = log_back;
        self.follow &= !is_board_there;
    }
}

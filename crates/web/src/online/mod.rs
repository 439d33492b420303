//! Matches at a table that a server keeps: who is there, what is said, and what is drawn.

mod acts;
pub(crate) mod held;
mod http;
mod link;
mod sheet;
mod show;
mod write;

pub(crate) use acts::{NAME, open};
pub(crate) use http::{address, ask, text_of};
pub(crate) use sheet::{form, sheet, written};
pub(crate) use write::{buttons, chat, consent, links, lobby, mail, summaries};

use crate::app::App;
use crate::desk::Desk;
use leptos::prelude::*;
use protocol::Drawn;
use send_wrapper::SendWrapper;
use serde_json::Value;
use session::Decision;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use table::scene::{Overlay, Place};
use table::{Seat, Viewer};
use web_sys::WebSocket;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum State {
    /// Nobody has come yet.
    #[default]
    New,
    /// An invitation is there, and a name is wanted.
    Invited,
    /// It stands.
    Here,
    /// It was lost, and comes back by itself.
    Lost,
    /// The server does not want it.
    Ended,
}

/// What is known of a match that a server keeps.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) id: String,
    pub(crate) state: State,
    /// Who is at the table and what they agreed, as the protocol has it.
    pub(crate) company: Value,
    /// What was said, by whom.
    chat: Vec<(usize, String)>,
    /// The name of the game; empty until the server has said it.
    pub(crate) game: &'static str,
    /// What was agreed before the first turn.
    pub(crate) options: Value,
    seat: Option<Seat>,
    socket: Option<WebSocket>,
    log: Vec<Decision>,
    /// Positions that are still to be shown, the oldest first.
    waiting: VecDeque<Rc<Drawn>>,
    /// The position that is shown.
    shown: Option<Rc<Drawn>>,
    /// An answer that has not been confirmed: turn, era and index.
    sent: Option<(u32, u32, usize)>,
    /// What was asked about: where, and whether by a press.
    asked: (Option<Place>, bool),
    /// Overlays about a piece at a turn.
    about: Option<(u32, u16, Vec<Overlay>)>,
    /// Whether somebody who wants to leave has been asked.
    sure: bool,
    /// Comes to the table, once it may be done.
    pub(crate) enter: Option<Box<dyn FnOnce()>>,
}

/// A match that a server keeps, as somebody at this device takes part in it. All of it is in one place with one signal:
/// every kind of signal is code of its own.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    app: App,
    known: StoredValue<SendWrapper<Rc<RefCell<Known>>>>,
    /// Raised whenever something is known that was not before.
    pub(crate) changed: RwSignal<u32>,
    /// Which page it is: 0 to wait for others, 1 to sit down, 2 to play.
    pub(crate) stage: RwSignal<u32>,
}

impl Online {
    /// A match that nothing is known of yet.
    pub(crate) fn new(id: String) -> Online {
        let known = Known { id, ..Known::default() };
        Online {
            app: App::get(),
            known: StoredValue::new(SendWrapper::new(Rc::new(RefCell::new(known)))),
            changed: RwSignal::new(0),
            stage: RwSignal::new(0),
        }
    }

    /// What is known. A table that has been left knows nothing.
    pub(crate) fn known(self) -> Rc<RefCell<Known>> {
        self.known.try_with_value(|known| Rc::clone(known)).unwrap_or_default()
    }

    /// Lets everything be drawn anew that follows from what is known.
    pub(crate) fn tell(self) {
        let known = self.known();
        let stage = match &*known.borrow() {
            known if known.state == State::Invited => 1,
            known if known.is("playing") || known.is("over") => 2,
            _ => 0,
        };
        if self.stage.try_get_untracked().is_some_and(|before| before != stage) {
            self.stage.set(stage);
        }
        self.changed.try_update(|changed| *changed += 1);
    }

    /// Comes to the table. Only the first time does anything: the connection looks after itself from then on.
    pub(crate) fn enter(self) {
        let enter = self.known().borrow_mut().enter.take();
        if let Some(enter) = enter {
            enter();
        }
    }

    pub(crate) fn id(self) -> String {
        self.known().borrow().id.clone()
    }
}

impl Known {
    /// Takes the seat that the server says is one's own, if any.
    pub(crate) fn sit(&mut self, viewer: &Value) {
        self.seat = viewer["seat"].as_u64().map(|seat| Seat(seat as u8));
    }

    /// Whether one has a seat of one's own.
    pub(crate) fn is_seated(&self) -> bool {
        self.seat.is_some()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether a bot decides for a seat.
    fn is_bots(&self, seat: Seat) -> bool {
        self.company["seats"][seat.index()]["sitter"].is_object()
    }

    /// Whether the person of a seat who decides is not here.
    fn is_away(&self, seat: usize) -> bool {
        let place = &self.company["seats"][seat];
        text_of(&place["sitter"]) == "person" && place["here"] != true
    }

    /// What the person on a seat is called; empty if there is none.
    fn name(&self, seat: usize) -> &str {
        text_of(&self.company["seats"][seat]["name"])
    }

    /// A link opens a seat once: those of seats that somebody has taken are no longer held.
    fn drop_used_links(&self) {
        let held = held::of(&self.id);
        for seat in 0..self.company["seats"].as_array().map_or(0, Vec::len) {
            let number = seat.to_string();
            if held[&number].is_string() && !self.name(seat).is_empty() {
                held::put(&self.id, &[(&number, "")]);
            }
        }
    }

    fn is(&self, phase: &str) -> bool {
        text_of(&self.company["phase"]) == phase
    }

    /// The turn of the own last decision.
    fn last_own(&self) -> Option<usize> {
        self.seat.and_then(|own| self.log.iter().rposition(|decision| decision.seat == own))
    }
}

/// Asks once whether a server that keeps matches is behind the page, and what it offers.
pub(crate) fn look_for_host(app: App) {
    if app.host.get_untracked().is_empty() {
        let then = move |found: Result<Value, String>| {
            // The page itself would answer if no such server were there.
            if let Some(found) = found.ok().filter(Value::is_object) {
                app.host.set(found.to_string());
            }
        };
        ask("GET", "/api/v1/reminders".into(), String::new(), String::new(), Box::new(then));
    }
}

/// The decisions of a match, wherever it is kept.
pub(crate) fn decisions<T>(desk: Desk, of: impl FnOnce(&[Decision]) -> T) -> Option<T> {
    match desk.online {
        Some(online) => Some(of(&online.known().borrow().log)),
        None => desk.session.with_value(|session| Some(of(session.as_ref()?.log().decisions()))),
    }
}

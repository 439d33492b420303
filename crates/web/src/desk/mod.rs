//! A match as the page sees it: what is drawn, what is pointed at, and how decisions are taken.

mod flow;
mod frame;
mod hint;
pub(crate) mod lesson;
mod point;

pub(crate) use frame::Frame;
pub(crate) use lesson::Taught;
pub(crate) use point::{Pointed, Tip, Why};

use crate::app::App;
use crate::board::World;
use crate::online::Online;
use leptos::prelude::*;
use session::{Advised, Lesson, Session};
use std::sync::Arc;
use table::Seat;

/// A match at this device, or one that a server keeps: signals for what is drawn, and the match itself.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) id: StoredValue<String>,
    pub(crate) created: StoredValue<f64>,
    pub(crate) session: StoredValue<Option<Session>>,
    /// The match itself, where a server keeps it.
    pub(crate) online: Option<Online>,
    /// What is drawn; nothing until the match is there.
    pub(crate) frame: RwSignal<Option<Arc<Frame>>>,
    /// What is pointed at on the boards or in the list.
    pub(crate) pointed: RwSignal<Option<Pointed>>,
    /// A small window at the boards: several choices, or why there is none.
    pub(crate) tip: RwSignal<Option<Tip>>,
    /// Whose bot is thinking.
    pub(crate) thinking: RwSignal<Option<Seat>>,
    /// Why the match is not stored, if it is not.
    pub(crate) unsaved: RwSignal<Option<String>>,
    /// Whether a decision is being stored.
    pub(crate) busy: RwSignal<bool>,
    /// Raised whenever the match is left or goes another way, so that what was under way stops.
    pub(crate) epoch: StoredValue<u32>,
    /// Where the boards lie on the screen.
    pub(crate) world: RwSignal<Option<Arc<World>>>,
    /// What the camera shall show: a place of the log, or everything.
    pub(crate) look: RwSignal<Option<table::scene::Place>>,
    /// Which overlays are on, one bit each.
    pub(crate) overlays: RwSignal<u8>,
    /// Whether bots' turns are passed over quickly, until somebody at the screen is asked.
    pub(crate) hurry: RwSignal<bool>,
    /// The lesson, if this match is one.
    pub(crate) lesson: StoredValue<Option<Lesson>>,
    /// What it says and asks for.
    pub(crate) taught: RwSignal<Option<Taught>>,
    /// What a bot was asked for, and whether it is still thinking about it.
    pub(crate) hint: RwSignal<Option<Advised>>,
    pub(crate) advising: RwSignal<bool>,
}

impl Desk {
    /// A desk with nothing on it yet.
    pub(crate) fn new(id: String) -> Desk {
        Desk {
            app: App::get(),
            id: StoredValue::new(id),
            created: StoredValue::new(crate::dom::now()),
            session: StoredValue::new(None),
            online: None,
            frame: RwSignal::new(None),
            pointed: RwSignal::new(None),
            tip: RwSignal::new(None),
            thinking: RwSignal::new(None),
            unsaved: RwSignal::new(None),
            busy: RwSignal::new(false),
            epoch: StoredValue::new(0),
            world: RwSignal::new(None),
            look: RwSignal::new(None),
            overlays: RwSignal::new(0),
            hurry: RwSignal::new(false),
            lesson: StoredValue::new(None),
            taught: RwSignal::new(None),
            hint: RwSignal::new(None),
            advising: RwSignal::new(false),
        }
    }

    /// The frame, for what is drawn only once it is there.
    pub(crate) fn framed<T>(self, of: impl FnOnce(&Frame) -> T) -> Option<T> {
        self.frame.get().map(|frame| of(&frame))
    }

    /// The same without following it.
    pub(crate) fn framed_now<T>(self, of: impl FnOnce(&Frame) -> T) -> Option<T> {
        self.frame.get_untracked().map(|frame| of(&frame))
    }

    /// How long a step of somebody else is shown, in milliseconds.
    pub(crate) fn pause(self) -> i32 {
        let pause = self.app.settings.read_untracked().pause();
        if self.hurry.get_untracked() { 0 } else { pause }
    }

    /// Whether what was under way at `epoch` has been left.
    pub(crate) fn is_left(self, epoch: u32) -> bool {
        // A desk that is gone has been left as well.
        self.epoch.try_get_value() != Some(epoch)
    }
}

//! The full screen: a table that is drawn whole, with keys and a mouse.
//!
//! [`State`] is all that can be seen; it changes by `update` and is drawn by `draw`, and knows neither a terminal nor
//! a table. A table, here or at a server, is told [`Wish`]es and tells [`News`], on a thread of its own.

mod draw;
mod hear;
mod host;
mod keys;
mod mouse;
mod news;
mod overlay;
mod page;
mod paint;
mod panes;
mod state;
mod thinker;
mod tty;
mod typing;
mod window;

#[cfg(test)]
mod tests;

pub(crate) use news::{Link, News, Remark, Shown, Told, Wish};
pub(crate) use state::{Event, State};

use crate::HotSeat;
use crate::style::Style;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use table::Chance;
use tty::Tty;

impl<C: Chance + Send + 'static> HotSeat<C> {
    /// Plays on the whole screen until somebody leaves, and gives the journal back.
    ///
    /// # Errors
    /// If standard input or `out` is no terminal.
    pub fn full_screen(self, out: &mut dyn Write) -> io::Result<String> {
        let (events, heard) = channel();
        let style = self.style;
        let host = host::start(self, events.clone());
        let shown = show(style, out, events, &heard, |wish| host.wish(wish));
        let journal = host.end();
        shown.and(journal)
    }
}

/// Shows a table until somebody leaves it. What is heard of the table comes among the events.
pub(crate) fn show(
    style: Style,
    out: &mut dyn Write,
    events: Sender<Event>,
    heard: &Receiver<Event>,
    mut wish: impl FnMut(Wish),
) -> io::Result<()> {
    let mut tty = Tty::enter(out)?;
    let mut state = State::new(style, tty.size()?);
    let listening = tty::listen(events);
    let shown = loop {
        if let Err(error) = tty.draw(&state) {
            break Err(error);
        }
        let Ok(event) = heard.recv() else { break Ok(()) };
        // Bots may decide faster than anybody looks: whatever is there already is drawn at once.
        for event in [event].into_iter().chain(heard.try_iter()) {
            state.update(event).into_iter().for_each(&mut wish);
        }
        if state.left {
            break Ok(());
        }
    };
    listening.end();
    shown
}

//! A seat at a table that a server keeps, by the same link that a browser opens.

mod held;
mod http;
mod known;
mod link;
mod wire;

pub use link::SeatLink;

use crate::screen::{self, Event};
use crate::style::Style;
use held::Held;
use locale::Words;
use protocol::{Lobby, Problem, Seated, Sit, Token, Trouble};
use serde_json::json;
use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use table::{Hash, Message};

/// A visit to a table that a server keeps.
#[derive(Debug)]
pub struct Visit {
    /// Which table, and what opens it.
    pub link: SeatLink,
    /// What the visitor is called there.
    pub name: String,
    /// A file that keeps the tokens of seats; without it a seat that was left cannot be come back to.
    pub held: Option<PathBuf>,
    /// How it is drawn.
    pub style: Style,
}

/// Why nobody could sit down.
#[derive(Debug)]
pub enum VisitError {
    /// The server cannot be reached, or does not speak our language.
    Offline(String),
    /// The server does not want it.
    Refused(Problem),
    /// The screen cannot be drawn on.
    Screen(io::Error),
}

impl VisitError {
    /// What went wrong, in words for people.
    pub fn say(&self, style: Style) -> String {
        let words = Words::of(style.language);
        match self {
            VisitError::Offline(what) => {
                format!("{} ({what})", words.say(&Message::new("web-trouble").with("kind", "offline")))
            }
            VisitError::Refused(problem) => words.say(&trouble(problem.error)),
            VisitError::Screen(error) => error.to_string(),
        }
    }
}

impl fmt::Display for VisitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Style::PLAIN))
    }
}

impl std::error::Error for VisitError {}

/// The words for a kind of trouble.
pub(crate) fn trouble(kind: Trouble) -> Message {
    let kind = match kind {
        Trouble::NotFound => "not_found",
        Trouble::NotYours => "not_yours",
        Trouble::NotNow => "not_now",
        Trouble::Options => "options",
        Trouble::TooMany => "too_many",
        Trouble::Unavailable => "unavailable",
        Trouble::Broken => "broken",
        Trouble::Malformed | Trouble::TooLarge => return "terminal-misunderstood".into(),
    };
    Message::new("web-trouble").with("kind", kind)
}

impl Visit {
    /// Sits down, unless this seat was taken from here before, and plays on the whole screen until somebody leaves.
    ///
    /// # Errors
    /// If the server cannot be reached or does not let the visitor in, or the screen cannot be drawn on.
    pub fn full_screen(self, out: &mut dyn Write) -> Result<(), VisitError> {
        let token = self.sit_down()?;
        let (events, heard) = channel();
        let wire = wire::start(&self.link, token, events.clone()).map_err(VisitError::Screen)?;
        let shown = screen::show(self.style, out, events.clone(), &heard, |wish| wire.wish(wish));
        drop((events, wire));
        shown.map_err(VisitError::Screen)
    }

    /// The token of the seat, or to look on.
    fn sit_down(&self) -> Result<Token, VisitError> {
        let held = Held::open(self.held.as_deref());
        if let Some(token) = held.token(self.link.id) {
            return Ok(token);
        }
        let Some(token) = self.link.token else {
            return Err(VisitError::Refused(Problem::new(Trouble::NotYours, "the link brings no token")));
        };
        let strange = |error: serde_json::Error| VisitError::Offline(error.to_string());
        let lobby = http::ask(&self.link, "GET", "", Some(token), String::new())?;
        let lobby: Lobby = serde_json::from_str(&lobby).map_err(strange)?;
        if lobby.invited.is_none() {
            return Ok(token);
        }
        // Chosen now, after the server's promise was seen, so that it could not know it.
        let mut nonce = [0; 32];
        getrandom::fill(&mut nonce).map_err(|error| VisitError::Offline(error.to_string()))?;
        let sit = Sit { invite: token, name: self.name.clone(), nonce: Hash(nonce) };
        let seated = http::ask(&self.link, "POST", "/sit", None, json!(sit).to_string())?;
        let seated: Seated = serde_json::from_str(&seated).map_err(strange)?;
        held.keep(&self.link, &seated.token, &sit.nonce, &lobby.table.dice.commitment);
        Ok(seated.token)
    }
}

/// An event that tells something.
fn event(news: screen::News) -> Event {
    Event::News(news)
}

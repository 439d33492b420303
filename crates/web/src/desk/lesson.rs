//! A lesson at the table: what it asks for, and how it goes on.

use super::{Desk, Tip, Why};
use crate::dom;
use crate::words::{sentence, t1};
use leptos::prelude::*;
use session::{Asks, Lesson};
use table::Message;

/// What a lesson says and asks for now.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Taught {
    /// What is said.
    pub(crate) text: Message,
    /// Which of its notes that is, from 1, and how many there are.
    pub(crate) number: usize,
    pub(crate) of: usize,
    pub(crate) asks: Asks,
}

impl Taught {
    /// The number of the choice that the learner is to take.
    pub(crate) fn choice(&self) -> Option<usize> {
        match self.asks {
            Asks::Learner(index) => Some(index as usize),
            _ => None,
        }
    }
}

/// The name in addresses of the match that a game is learnt by. There is one for each game, so that it can be gone on with.
pub(crate) fn id(game: &str) -> String {
    format!("learn-{game}")
}

/// The game that is learnt by the match of that name.
pub(crate) fn game(id: &str) -> Option<&str> {
    id.strip_prefix("learn-")
}

/// Fetches the lesson of a game.
pub(crate) async fn fetched(app: crate::app::App, game: &str) -> Result<Lesson, String> {
    let text = dom::fetch(&app.address(|all| &all.lessons, game)).await?;
    Lesson::read(&text).ok_or_else(|| "it cannot be read".to_string())
}

impl Desk {
    /// What the lesson, if this is one, says and asks for at a turn.
    pub(super) fn taught_at(self, turn: u32) -> Option<Taught> {
        self.lesson.with_value(|lesson| {
            let lesson = lesson.as_ref()?;
            let (number, note) = lesson.note(turn)?;
            let (text, of) = (Message::new(note.to_string()), lesson.notes.len());
            Some(Taught { text, number: number + 1, of, asks: lesson.asks(turn) })
        })
    }

    /// Does what others do in a lesson, and what it does for the learner. False if the learner is asked or the desk left.
    pub(super) async fn follow(self, epoch: u32) -> bool {
        loop {
            let Some(turn) = self.framed_now(|frame| frame.turn).filter(|_| !self.is_left(epoch)) else {
                return false;
            };
            match self.taught_at(turn).map(|taught| taught.asks) {
                None => return true,
                Some(Asks::Nothing) => {
                    self.learnt();
                    return true;
                }
                Some(Asks::Learner(_)) => {
                    self.thinking.set(None);
                    self.hurry.set(false);
                    return false;
                }
                Some(Asks::Other(seat, index)) => {
                    self.thinking.set(Some(seat));
                    dom::sleep(self.pause()).await;
                    if self.is_left(epoch) || !self.take(turn, seat, index).await {
                        return false;
                    }
                }
            }
        }
    }

    /// Remembers that the game has been learnt.
    fn learnt(self) {
        let Some(game) = self.framed_now(|frame| frame.game) else { return };
        self.app.settings.update(|settings| {
            if !settings.has_learnt(game) {
                settings.learnt += &format!("{game} ");
            }
        });
    }

    /// Whether the lesson lets this be chosen; if not it says what it waits for.
    pub(super) fn lets(self, index: usize) -> bool {
        let Some(taught) = self.taught.get_untracked().filter(|taught| taught.asks != Asks::Nothing) else {
            return true;
        };
        if let Some(wanted) = taught.choice().filter(|wanted| *wanted != index) {
            let why = self.framed_now(|frame| {
                let label = |index: usize| frame.choices().get(index).map(|choice| sentence(&choice.label));
                let place = frame.choices().get(index).and_then(|choice| frame.place(choice.anchor));
                let sentence = t1("web-lesson-not-now", "what", label(wanted).unwrap_or_default());
                Why { place, sentence, rule: None, asked: true }
            });
            self.app.said.set(why.as_ref().map(|why| why.sentence.clone()).unwrap_or_default());
            self.tip.set(why.map(Tip::Why));
        }
        taught.choice() == Some(index)
    }
}

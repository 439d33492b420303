//! How decisions are taken: stored first, then shown; bots after a pause, so that people can follow.

use super::{Desk, Frame};
use crate::words::{sentence, t1};
use crate::{dom, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::{Asks, Reply, Saved, Session, Stage};
use std::sync::Arc;
use table::{Seat, UndoError};

/// How often a thinker that has lost the match is told it anew before the player hears of it.
const PATIENCE: u32 = 3;

impl Desk {
    /// Opens a stored match, and lets it go on.
    pub(crate) fn open(self, saved: Saved) {
        match Session::open(&saved, dom::seed()) {
            Ok(session) => {
                self.created.set_value(saved.created);
                self.app.thoughts().forget();
                self.session.set_value(Some(session));
                self.show();
                self.go_on();
            }
            Err(error) => self.app.complain(t1("web-open-failed", "what", error.to_string())),
        }
    }

    /// Draws the match as it stands.
    pub(crate) fn show(self) {
        self.draw(self.now());
    }

    /// What is to be drawn of the match as it stands.
    fn now(self) -> Option<Frame> {
        self.session.try_read_value()?.as_ref().map(Frame::of)
    }

    pub(crate) fn draw(self, frame: Option<Frame>) {
        let Some(mut frame) = frame else { return };
        self.pointed.set(None);
        self.tip.set(None);
        self.hint.set(None);
        let taught = self.taught_at(frame.turn);
        let note = taught.as_ref().map(|taught| sentence(&taught.text)).unwrap_or_default();
        // With other dice a lesson would lead elsewhere.
        frame.can_take_back &= taught.as_ref().is_none_or(|taught| taught.asks == Asks::Nothing);
        self.taught.set(taught);
        for line in &frame.news {
            if let Some(cue) = line.glance.cue {
                self.app.sound(cue);
            }
        }
        let news: Vec<String> = frame.news.iter().map(|line| sentence(&line.text)).collect();
        self.app.said.set(format!("{} {note} {}", news.join(" "), frame.question()));
        self.frame.set(Some(Arc::new(frame)));
    }

    /// Takes a choice of whoever is asked and at the screen.
    pub(crate) fn choose(self, index: usize) {
        let Some(Some((seat, turn))) = self.framed_now(|frame| frame.asked().map(|seat| (seat, frame.turn)))
        else {
            return;
        };
        if self.busy.get_untracked() || !self.lets(index) {
            return;
        }
        if let Some(online) = self.online {
            return online.choose(self, index);
        }
        spawn_local(async move {
            if self.take(turn, seat, index as u32).await {
                self.go_on();
            }
        });
    }

    /// Takes a decision: first it is stored, then it is shown. False if it was refused.
    pub(super) async fn take(self, turn: u32, seat: Seat, index: u32) -> bool {
        let taken = self.session.try_update_value(|session| {
            let session = session.as_mut()?;
            // Whoever decided is at the screen, until it has to be handed on.
            if session.sitters().get(seat.index()) == Some(&session::Sitter::Person) {
                session.look(seat);
            }
            Some(session.decide(turn, seat, index))
        });
        match taken.flatten() {
            Some(Ok(())) => {
                self.keep_and_show().await;
                true
            }
            Some(Err(refusal)) => {
                self.app.complain(crate::words::words().refusal(&refusal));
                false
            }
            None => false,
        }
    }

    /// Stores the match as it stands, then shows it: what is to be drawn is worked out while the browser writes. Where
    /// storing fails, the player is told and the match goes on in this tab.
    async fn keep_and_show(self) {
        let Some(Some(saved)) = self.session.try_with_value(|session| {
            let session = session.as_ref()?;
            Some(session.saved(&self.id.get_value(), self.created.get_value(), dom::now()))
        }) else {
            return;
        };
        self.busy.set(true);
        let (kept, frame) = store::put(&saved, || self.now()).await;
        if self.busy.try_set(false).is_none() {
            self.unsaved.set(kept.err());
            self.draw(frame);
        }
    }

    /// Lets bots decide until a person is asked.
    pub(crate) fn go_on(self) {
        let epoch = self.epoch.get_value();
        spawn_local(async move {
            if !self.follow(epoch).await {
                return;
            }
            let mut lost = 0;
            while let Some(Some(Stage::Bot(seat, level))) =
                self.session.try_read_value().map(|session| session.as_ref().map(Session::stage))
            {
                self.thinking.set(Some(seat));
                let started = dom::now();
                let thoughts = self.app.thoughts();
                let Some(Some(order)) = self.session.try_with_value(|session| {
                    session.as_ref().map(|session| thoughts.order(session, seat, level.name()))
                }) else {
                    return;
                };
                let reply = thoughts.ask(&order).await;
                if self.is_left(epoch) {
                    return;
                }
                let spent = (dom::now() - started) as i32;
                let pause = self.pause() - spent;
                if pause > 0 {
                    dom::sleep(pause).await;
                }
                if self.is_left(epoch) {
                    return;
                }
                match reply {
                    Ok(Reply::Chose { turn, seat, index }) => {
                        lost = 0;
                        if !self.take(turn, seat, index).await || self.is_left(epoch) {
                            return;
                        }
                    }
                    // The answer to somebody else's question; this one is asked again.
                    Ok(Reply::Advised { .. }) => thoughts.forget(),
                    Ok(Reply::Lost { why }) | Err(why) => {
                        thoughts.forget();
                        lost += 1;
                        if lost >= PATIENCE {
                            self.app.complain(t1("web-bot-failed", "what", why));
                            return;
                        }
                    }
                }
            }
            self.thinking.try_set(None);
            self.hurry.try_set(false);
        });
    }

    /// Stops whatever is under way: the match is left, or goes another way.
    pub(crate) fn leave(self) {
        self.epoch.try_update_value(|epoch| *epoch += 1);
        self.thinking.try_set(None);
        if let Some(online) = self.online {
            online.leave();
        }
    }

    /// Lifts the curtain for a person.
    pub(crate) fn lift(self, seat: Seat) {
        self.session.update_value(|session| {
            if let Some(session) = session {
                session.look(seat);
            }
        });
        self.show();
    }

    /// Takes back the last decision of a person, if nothing has come to light since; online it is a wish.
    pub(crate) fn undo(self) {
        match self.online {
            Some(online) => online.wish(),
            None => self.back(|session| session.undo()),
        }
    }

    /// Takes it back all the same, marked in the log.
    pub(crate) fn take_back(self) {
        self.back(|session| session.take_back(dom::seed()));
    }

    fn back(self, go: impl FnOnce(&mut Session) -> Result<(), UndoError>) {
        self.leave();
        let gone = self.session.try_update_value(|session| session.as_mut().map(go)).flatten();
        match gone {
            Some(Ok(())) => {
                self.app.thoughts().forget();
                spawn_local(async move {
                    self.keep_and_show().await;
                    self.go_on();
                });
            }
            Some(Err(error)) => self.app.complain(crate::words::words().undo(&error)),
            None => {}
        }
    }
}

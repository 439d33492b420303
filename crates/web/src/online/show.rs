//! From what the server draws to what stands on the desk, one position after another.

use super::link::HISTORY;
use super::write::sitter;
use super::{Known, Online};
use crate::desk::{Desk, Frame};
use crate::dom::sleep;
use catalog::Line;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Drawing, Drawn};
use session::{Decision, Stage};
use std::rc::Rc;
use table::scene::{Anchor, Glance, Overlay, Place};
use table::{Message, Refusal, Seat};

/// Whoever is further behind sees the newest position at once.
const MOST_WAITING: usize = 40;

impl Online {
    /// Takes in something drawn.
    pub(super) fn draw(self, desk: Desk, drawing: Drawing) {
        let known = self.known();
        match drawing {
            Drawing::Position(drawn) => self.take(desk, Rc::from(drawn)),
            Drawing::History(history) => {
                let mut known = known.borrow_mut();
                known.log.clear();
                for turn in history.turns {
                    known.note(turn.seat, turn.lines);
                }
                drop(known);
                self.tell();
                self.show_again(desk);
            }
            Drawing::WhyNot(breach) => {
                let (place, asked) = known.borrow().asked;
                let rests =
                    desk.pointed.with_untracked(|now| now.as_ref().is_some_and(|now| now.place == place));
                if asked || rests {
                    desk.explain(place, &breach.map_or(Refusal::NotOffered, Refusal::Forbidden), asked);
                }
            }
            Drawing::Overlays(overlays) => {
                if let Some(about) = &mut known.borrow_mut().about {
                    about.2 = overlays;
                }
                self.tell();
            }
        }
    }

    fn take(self, desk: Desk, drawn: Rc<Drawn>) {
        let known = self.known();
        let mut known = known.borrow_mut();
        if known.sent.is_none_or(|(turn, era, _)| (turn, era) != (drawn.turn, drawn.era)) {
            known.sent = None;
            desk.busy.set(false);
        }
        let length = known.log.len() as u32;
        let is_missed = match drawn.by {
            Some(seat) if drawn.turn == length + 1 => {
                known.note(seat, drawn.news.clone());
                false
            }
            // Something was missed, or the table went back.
            _ => drawn.turn != length,
        };
        let is_idle = known.waiting.is_empty();
        known.waiting.push_back(drawn);
        let late = known.waiting.len().saturating_sub(1);
        if late >= MOST_WAITING {
            known.waiting.drain(1..late);
        }
        drop(known);
        if is_missed {
            self.send(HISTORY);
        }
        self.tell();
        if is_idle {
            self.go_on(desk);
        }
    }

    /// Shows what is waiting, with a pause after each step of somebody else, so that people can follow.
    fn go_on(self, desk: Desk) {
        let epoch = desk.epoch.get_value();
        spawn_local(async move {
            let known = self.known();
            while !desk.is_left(epoch) {
                let Some(drawn) = known.borrow().waiting.front().cloned() else { break };
                let is_own = drawn.by.is_none() || drawn.by == known.borrow().seat;
                known.borrow_mut().shown = Some(drawn);
                self.show_again(desk);
                if !is_own {
                    sleep(desk.pause()).await;
                }
                known.borrow_mut().waiting.pop_front();
            }
            desk.hurry.try_set(false);
        });
    }

    /// Draws the position anew: something about the people has changed.
    pub(super) fn show_again(self, desk: Desk) {
        let known = self.known();
        let known = known.borrow();
        let Some(drawn) = known.shown.clone() else { return };
        let frame = known.frame(&drawn);
        let bot = match frame.stage {
            Stage::Elsewhere(seat) => Some(seat).filter(|seat| known.is_bots(*seat)),
            _ => None,
        };
        drop(known);
        desk.thinking.set(bot);
        desk.draw(Some(frame));
    }

    /// Takes a choice of the position that is shown.
    pub(crate) fn choose(self, desk: Desk, index: usize) {
        let known = self.known();
        let Some(sent) = known.borrow().shown.as_ref().map(|shown| (shown.turn, shown.era, index)) else {
            return;
        };
        desk.busy.set(true);
        known.borrow_mut().sent = Some(sent);
        self.answer(sent);
    }

    pub(super) fn answer(self, (turn, era, index): (u32, u32, usize)) {
        self.send(&format!(r#"{{"answer":{{"turn":{turn},"era":{era},"index":{index}}}}}"#));
    }

    /// Asks why nothing can be chosen there.
    pub(crate) fn why_not(self, anchor: Anchor, place: Option<Place>, asked: bool) {
        self.known().borrow_mut().asked = (place, asked);
        let anchor = match anchor {
            Anchor::Place(Place { board, cell }) => {
                format!(r#"{{"place":{{"board":{board},"cell":{cell}}}}}"#)
            }
            Anchor::Piece(number) => format!(r#"{{"piece":{number}}}"#),
            Anchor::Card(tray, card) => format!(r#"{{"card":[{tray},{card}]}}"#),
            Anchor::Button => "\"button\"".to_string(),
        };
        self.send(&format!(r#"{{"why_not":{{"anchor":{anchor}}}}}"#));
    }

    /// What can be laid over the boards; some of it is about a piece, which is asked for.
    pub(crate) fn overlays(self, piece: Option<u16>) -> Vec<Overlay> {
        self.changed.track();
        let known = self.known();
        let mut known = known.borrow_mut();
        let Some(shown) = known.shown.clone() else { return Vec::new() };
        let Some(piece) = piece else { return shown.overlays.clone() };
        match &known.about {
            Some((turn, about, overlays)) if (*turn, *about) == (shown.turn, piece) => {
                if !overlays.is_empty() {
                    return overlays.clone();
                }
            }
            _ => {
                // Noted before it is answered, so that it is asked once.
                known.about = Some((shown.turn, piece, Vec::new()));
                drop(known);
                self.send(&format!(r#"{{"overlays":{{"piece":{piece}}}}}"#));
            }
        }
        shown.overlays.clone()
    }
}

impl Known {
    /// Writes the next decision into the log, marked if people went back to it.
    fn note(&mut self, seat: Seat, told: Vec<(Message, Glance)>) {
        let turn = self.log.len();
        let mut marks = self.company["marks"].as_array().into_iter().flatten().rev();
        let mark = marks.find(|mark| mark[0] == turn).and_then(|mark| mark[1].as_u64());
        let mut decision = Decision::told_to_one(seat, lines(told));
        decision.taken_back_from = mark.map(|from| from as u32);
        self.log.push(decision);
    }

    fn frame(&self, drawn: &Drawn) -> Frame {
        let mut scene = drawn.scene.clone();
        let own = self.seat.filter(|seat| scene.prompt.is_some() && !self.is_bots(*seat));
        let stage = match (&drawn.outcome, own, scene.awaited.first()) {
            (None, Some(seat), _) => Stage::Person(seat),
            (None, None, Some(seat)) => Stage::Elsewhere(*seat),
            _ => Stage::Over,
        };
        if drawn.outcome.is_some() {
            // Whose turn it would be does not matter any more.
            scene.headline = None;
        }
        Frame {
            game: self.game,
            viewer: self.viewer(),
            turn: drawn.turn,
            stage,
            outcome: drawn.outcome.clone(),
            sitters: (0..scene.seats.len()).map(|seat| sitter(self, seat)).collect(),
            news: lines(drawn.news.clone()),
            can_undo: false,
            can_take_back: false,
            secretive: false,
            scene,
        }
    }
}

fn lines(told: Vec<(Message, Glance)>) -> Vec<Line> {
    told.into_iter().map(|(text, glance)| Line { text, glance }).collect()
}

//! What is known of a table that a server keeps, and what follows from what is heard of it.

use super::trouble;
use crate::screen::{Link, News, Remark, Shown, Told, Wish};
use protocol::{
    Answer, At, Consent, Drawing, Drawn, FromServer, History, Phase, Say, Since, ToServer, Trouble, Undo,
    Welcome,
};
use table::scene::{Anchor, Glance, Place};
use table::{Message, Refusal, Seat, Viewer};

/// A decision and how many lines of the log tell of it.
struct Decision {
    seat: Seat,
    lines: usize,
}

/// What is known of a table.
#[derive(Default)]
pub(super) struct Known {
    /// Whether the server has let the visitor in.
    pub(super) is_here: bool,
    /// Whether the server does not want the visitor any more.
    pub(super) is_unwelcome: bool,
    /// What the screen is to be told.
    pub(super) news: Vec<News>,
    game: String,
    own: Option<Seat>,
    /// From the beginning of the match.
    decisions: Vec<Decision>,
    /// What the log says of them, then what was said.
    events: Vec<Told>,
    chat: Vec<Told>,
    shown: Option<Drawn>,
    /// An answer that has not been confirmed: it is sent again after the connection was lost.
    sent: Option<Answer>,
    /// The cell of the piece that was asked about: perhaps nothing is ever done to the piece, but to the cell.
    why_else: Option<Place>,
}

impl Known {
    /// Takes in what the server says in words. The answers are to be sent.
    pub(super) fn hear(&mut self, text: &str) -> Vec<ToServer> {
        // What cannot be read is of a later version, which does not need to be understood.
        let Ok(message) = FromServer::read(text) else { return Vec::new() };
        match message {
            FromServer::Welcome(welcome) => return self.welcome(*welcome),
            FromServer::Table(company) => self.news.push(News::Company(Box::new(company))),
            FromServer::Said(said) => {
                self.chat.push(Told::Said { seat: said.seat, text: said.text });
                self.tell_log();
            }
            FromServer::Refused(refused) => {
                self.sent = None;
                self.remark(Remark::Refused(refused.why));
            }
            FromServer::Failed(problem) => {
                self.sent = None;
                self.remark(Remark::Alert(trouble(problem.error)));
            }
            FromServer::Bye(problem) => {
                // A server that stops is there again in a moment.
                if !matches!(problem.error, Trouble::Unavailable | Trouble::TooMany) {
                    self.is_unwelcome = true;
                    self.news.push(News::Gone(trouble(problem.error)));
                }
            }
            // Whoever wants drawings is sent these as drawings.
            FromServer::Position(_) | FromServer::History(_) => {}
        }
        Vec::new()
    }

    /// Takes in something drawn.
    pub(super) fn see(&mut self, bytes: &[u8]) -> Vec<ToServer> {
        match Drawing::read(bytes) {
            Ok(Drawing::Position(drawn)) => return self.take(*drawn),
            Ok(Drawing::History(history)) => self.remember(history),
            Ok(Drawing::WhyNot(breach)) => match (breach, self.why_else.take()) {
                (None, Some(place)) => return vec![ToServer::WhyNot(At { anchor: Anchor::Place(place) })],
                (breach, _) => {
                    self.remark(Remark::Refused(breach.map_or(Refusal::NotOffered, Refusal::Forbidden)));
                }
            },
            Ok(Drawing::Overlays(_)) => {}
            Err(_) => self.remark(Remark::Alert("terminal-misunderstood".into())),
        }
        Vec::new()
    }

    /// What is to be sent for a wish.
    pub(super) fn wish(&mut self, wish: Wish) -> Vec<ToServer> {
        match wish {
            Wish::Answer { turn, era, index } => {
                let answer = Answer { turn, era, index };
                self.sent = Some(answer);
                vec![ToServer::Answer(answer)]
            }
            Wish::Undo => {
                let own = self.decisions.iter().rposition(|decision| Some(decision.seat) == self.own);
                let Some(turn) = own else {
                    self.remark(Remark::Alert("terminal-nothing-to-undo".into()));
                    return Vec::new();
                };
                self.remark(Remark::Note("terminal-wished".into()));
                vec![ToServer::Undo(Undo { to: turn as u32 })]
            }
            Wish::WhyAt(anchor) => {
                self.why_else = match (anchor, &self.shown) {
                    (Anchor::Piece(piece), Some(shown)) => {
                        shown.scene.pieces.get(usize::from(piece)).map(|piece| piece.place)
                    }
                    _ => None,
                };
                vec![ToServer::WhyNot(At { anchor })]
            }
            Wish::WhyAction(typed) => {
                self.remark(Remark::Alert(Message::new("terminal-no-such-place").with("typed", typed)));
                Vec::new()
            }
            Wish::Say(text) => vec![ToServer::Say(Say { text })],
            Wish::Consent(yes) => vec![ToServer::Consent(Consent { yes })],
            Wish::Hint => {
                let turn = self.shown.as_ref().map_or(0, |shown| shown.turn);
                self.news.push(News::Hinted { turn, hint: None });
                Vec::new()
            }
            // The screen is one person's own, and the connection itself saves.
            Wish::Hide | Wish::Come | Wish::Save { .. } => Vec::new(),
        }
    }

    fn welcome(&mut self, welcome: Welcome) -> Vec<ToServer> {
        self.is_here = true;
        self.game = welcome.game;
        self.own = match welcome.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        self.chat =
            welcome.chat.into_iter().map(|said| Told::Said { seat: said.seat, text: said.text }).collect();
        let has_begun = welcome.table.phase != Phase::Gathering;
        self.news.push(News::Link(Link::Here));
        self.news.push(News::Company(Box::new(welcome.table)));
        let again = self.sent.map(ToServer::Answer);
        // It may have got lost; if not, it is taken once.
        again.into_iter().chain(has_begun.then_some(HISTORY)).collect()
    }

    fn take(&mut self, drawn: Drawn) -> Vec<ToServer> {
        if self.sent.is_some_and(|sent| (sent.turn, sent.era) != (drawn.turn, drawn.era)) {
            self.sent = None;
        }
        let length = self.decisions.len() as u32;
        let is_missed = match drawn.by {
            Some(seat) if drawn.turn == length + 1 => {
                self.note(seat, &drawn.news);
                false
            }
            // Something was missed, or the table went back.
            _ => drawn.turn != length,
        };
        self.shown = Some(drawn);
        self.tell_log();
        self.show();
        if is_missed { vec![HISTORY] } else { Vec::new() }
    }

    fn remember(&mut self, history: History) {
        self.decisions.clear();
        self.events.clear();
        for turn in history.turns {
            self.note(turn.seat, &turn.lines);
        }
        self.tell_log();
        self.show();
    }

    fn note(&mut self, seat: Seat, lines: &[(Message, Glance)]) {
        self.decisions.push(Decision { seat, lines: lines.len() });
        self.events.extend(lines.iter().map(|(line, _)| Told::Event(line.clone())));
    }

    fn tell_log(&mut self) {
        let lines = self.events.iter().chain(&self.chat).cloned().collect();
        self.news.push(News::Told { keep: 0, lines });
    }

    fn show(&mut self) {
        let Some(drawn) = self.shown.clone() else { return };
        let own = self.decisions.iter().rposition(|decision| Some(decision.seat) == self.own);
        let known =
            self.decisions[..own.map_or(0, |own| own + 1)].iter().map(|decision| decision.lines).sum();
        let (turn, era, outcome) = (drawn.turn, drawn.era, drawn.outcome);
        let shown = Shown { game: self.game.clone(), turn, era, scene: drawn.scene, outcome, known };
        self.news.push(News::Shown(Box::new(shown)));
    }

    fn remark(&mut self, remark: Remark) {
        self.news.push(News::Remark(remark));
    }
}

/// Asks for the whole log.
const HISTORY: ToServer = ToServer::History(Since { since: 0 });

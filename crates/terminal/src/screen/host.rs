//! A table at this keyboard: carries out what the screen wishes, and tells it what may be seen.

use super::news::{News, Remark, Shown, Told, Wish};
use super::state::Event;
use super::thinker::{Answer, Order, Thinker, Thought, What};
use crate::HotSeat;
use crate::local::Local;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::thread::{JoinHandle, spawn};
use table::{Chance, Message, Refusal, Seat, Viewer};

/// A table at this keyboard.
pub(crate) struct Host<C> {
    local: Local<C>,
    /// The number of the thought that is waited for; others are of positions that are gone.
    number: u32,
    /// Whose log the screen has, and how many of its lines.
    told: (Viewer, usize),
    /// What is to be told.
    news: Vec<News>,
    /// What is to be thought about.
    orders: Vec<Order>,
}

impl<C: Chance> Host<C> {
    pub(crate) fn new(local: Local<C>) -> Host<C> {
        Host { local, number: 0, told: (Viewer::Spectator, 0), news: Vec::new(), orders: Vec::new() }
    }

    /// What has to be told and thought about since this was last asked.
    pub(crate) fn take(&mut self) -> (Vec<News>, Vec<Order>) {
        (std::mem::take(&mut self.news), std::mem::take(&mut self.orders))
    }

    /// Goes on to the next decision.
    pub(crate) fn advance(&mut self) {
        match self.local.next() {
            Some(seat) if !self.local.is_person(seat) => {
                // Alone against machines, one watches them from one's own seat.
                let people: Vec<Seat> = self.local.people().collect();
                if let (None, [only]) = (self.local.looking, people.as_slice()) {
                    self.local.looking = Some(*only);
                }
                self.show();
                self.order(seat, What::Decide);
            }
            Some(seat) if self.local.looking == Some(seat) || self.local.is_open() => self.sit(seat),
            next => {
                let before = if self.local.is_open() { None } else { self.local.looking };
                match (before.filter(|before| self.local.log.is_private(*before)), next) {
                    (Some(before), _) => {
                        self.show();
                        self.news.push(News::Private(self.local.name_of(before)));
                    }
                    (None, Some(seat)) => self.curtain(seat),
                    (None, None) => self.end(),
                }
            }
        }
    }

    pub(crate) fn carry_out(&mut self, wish: Wish) {
        match wish {
            Wish::Answer { turn, index, .. } => self.answer(turn, index),
            Wish::Undo => self.undo(),
            Wish::Hint => match self.local.looking {
                Some(seat) if self.local.game.awaited().contains(&seat) => self.order(seat, What::Advise),
                _ => self.news.push(News::Hinted { turn: self.local.game.turn(), hint: None }),
            },
            Wish::WhyAt(anchor) => self.explain(Ok(self.local.why_at(anchor))),
            Wish::WhyAction(typed) => self.explain(self.local.why_action(&typed)),
            Wish::Save { file, replace } => self.save(&file, replace),
            Wish::Hide => match self.local.next() {
                Some(seat) if self.local.is_person(seat) => self.curtain(seat),
                _ => self.end(),
            },
            Wish::Come => {
                if let Some(seat) = self.local.next().filter(|seat| self.local.is_person(*seat)) {
                    self.local.log.hand_over(seat);
                    self.sit(seat);
                }
            }
            // There is nobody at another table.
            Wish::Say(_) | Wish::Consent(_) => {}
        }
    }

    /// Takes in what a machine came up with.
    pub(crate) fn hear(&mut self, thought: Thought) {
        if thought.number != self.number {
            return;
        }
        let turn = self.local.game.turn();
        match thought.answer {
            Answer::Advised(hint) => self.news.push(News::Hinted { turn, hint }),
            Answer::Decided(index) => match self.local.decide(thought.seat, index) {
                Ok(()) => {
                    self.news.push(News::Unsaved(true));
                    self.advance();
                }
                Err(_) => self.broken(thought.seat),
            },
            Answer::Nothing => self.broken(thought.seat),
        }
    }

    fn answer(&mut self, turn: u32, index: u32) {
        let now = self.local.game.turn();
        let Some(seat) = self.local.looking else { return };
        let taken = if turn == now {
            self.local.decide(seat, index)
        } else {
            Err(Refusal::Stale { sent: turn, now })
        };
        match taken {
            Ok(()) => {
                self.news.push(News::Unsaved(true));
                self.advance();
            }
            Err(refusal) => self.news.push(News::Remark(Remark::Refused(refusal))),
        }
    }

    fn undo(&mut self) {
        if let Err(error) = self.local.undo() {
            return self.news.push(News::Remark(Remark::Undo(error)));
        }
        // Whoever thinks now thinks about a position that is gone.
        self.number += 1;
        self.told.1 = 0;
        self.news.push(News::Unsaved(true));
        self.advance();
        let number = self.local.game.turn() + 1;
        let back = Message::new("terminal-taken-back").with("number", number);
        self.news.push(News::Remark(Remark::Note(back)));
    }

    /// Tells why something is not possible, if it is not.
    fn explain(&mut self, why: Result<Option<Refusal>, Message>) {
        self.news.push(News::Remark(match why {
            Ok(None) => Remark::Note("terminal-why-offered".into()),
            Ok(Some(refusal)) => Remark::Refused(refusal),
            Err(wrong) => Remark::Alert(wrong),
        }));
    }

    fn save(&mut self, file: &Path, replace: bool) {
        let told = |id: &'static str| Message::new(id).with("file", file.display().to_string());
        let remark = match self.local.save(file, replace) {
            Ok(()) => {
                self.news.push(News::Unsaved(false));
                Remark::Note(told("terminal-saved"))
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return self.news.push(News::Exists(file.to_path_buf()));
            }
            Err(error) => Remark::Alert(told("terminal-not-saved").with("what", error.to_string())),
        };
        self.news.push(News::Remark(remark));
    }

    /// Lets somebody come to the screen who may see what is on it.
    fn sit(&mut self, seat: Seat) {
        self.local.looking = Some(seat);
        self.show();
        self.local.log.look(seat);
    }

    /// Hides everything until the next person has come.
    fn curtain(&mut self, seat: Seat) {
        let before = self.local.looking.take();
        let known = before.map_or_else(Vec::new, |before| self.local.log.public_since(before));
        let lines = known.into_iter().cloned().map(Told::Event).collect();
        self.told = (Viewer::Spectator, 0);
        self.news.push(News::Curtain { seat: self.local.name_of(seat), lines });
    }

    /// Nobody is asked any more, and everybody looks on.
    fn end(&mut self) {
        if !self.local.is_open() {
            self.local.looking = None;
        }
        self.show();
    }

    fn show(&mut self) {
        let viewer = self.local.viewer();
        let keep = if self.told.0 == viewer { self.told.1 } else { 0 };
        let all = self.local.log.all(viewer);
        let lines = all.iter().skip(keep).map(|line| Told::Event((*line).clone())).collect();
        self.told = (viewer, all.len());
        self.news.push(News::Told { keep, lines });
        self.news.push(News::Shown(Box::new(Shown {
            game: self.local.game.game().to_string(),
            turn: self.local.game.turn(),
            era: 0,
            scene: self.local.scene(viewer),
            outcome: self.local.game.outcome().cloned(),
            known: self.local.looking.map_or(0, |seat| self.local.log.known_to(seat)),
        })));
    }

    fn order(&mut self, seat: Seat, what: What) {
        self.number += 1;
        self.orders.push(Order { number: self.number, game: self.local.game.boxed(), seat, what });
    }

    /// A match with a broken machine cannot go on, but it can still be saved.
    fn broken(&mut self, seat: Seat) {
        let why = Message::new("terminal-machine-broken").with("seat", self.local.name_of(seat));
        self.news.push(News::Remark(Remark::Alert(why)));
    }
}

/// What reaches a table.
enum Reach {
    Wish(Wish),
    Thought(Thought),
    End,
}

/// A table that runs on a thread of its own.
pub(crate) struct Running {
    reach: Sender<Reach>,
    thread: JoinHandle<String>,
}

/// Starts a table; what it tells goes to `events`.
pub(crate) fn start<C: Chance + Send + 'static>(hot_seat: HotSeat<C>, events: Sender<Event>) -> Running {
    let HotSeat { local, players, adviser, .. } = hot_seat;
    let (reach, reached) = channel();
    let (ask, asked) = channel::<Order>();
    let back = reach.clone();
    spawn(move || {
        let mut thinker = Thinker { players, adviser };
        for order in asked {
            if back.send(Reach::Thought(thinker.think(&order))).is_err() {
                return;
            }
        }
    });
    let thread = spawn(move || {
        let mut host = Host::new(local);
        host.advance();
        loop {
            let (news, orders) = host.take();
            // Whoever does not listen any more has left, and says so in a moment.
            news.into_iter().for_each(|news| drop(events.send(Event::News(news))));
            orders.into_iter().for_each(|order| drop(ask.send(order)));
            match reached.recv() {
                Ok(Reach::Wish(wish)) => host.carry_out(wish),
                Ok(Reach::Thought(thought)) => host.hear(thought),
                Ok(Reach::End) | Err(_) => return host.local.game.journal(),
            }
        }
    });
    Running { reach, thread }
}

impl Running {
    /// A table that has failed hears nothing; [`Running::end`] says so.
    pub(crate) fn wish(&self, wish: Wish) {
        let _ = self.reach.send(Reach::Wish(wish));
    }

    /// Ends it and gives its journal.
    pub(crate) fn end(self) -> io::Result<String> {
        let _ = self.reach.send(Reach::End);
        self.thread.join().map_err(|_| io::Error::other("the table has failed"))
    }
}

//! The match itself: decisions, dice, and going back.

use crate::account::Misfit;
use crate::guests::Letter;
use catalog::{AnyMatch, Line};
use protocol::{Answer, Drawing, Drawn, Form, FromServer, History, Position, Turn};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::scene::Glance;
use table::{Chance, Hash, Message, Recorded, Refusal, Seat, Seed, Seeded, Viewer};

/// A match that has begun.
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) nonces: Vec<Hash>,
    stream: Seeded,
    /// How often the table went back.
    pub(crate) era: u32,
    /// Who took the last decision.
    by: Option<Seat>,
    /// The last decision of each seat, so that an answer sent twice is known again.
    last: Vec<Option<Answer>>,
}

/// What came of an answer.
pub(crate) enum Decision {
    /// It was taken: its entry in the journal.
    Taken(Box<RawValue>),
    /// It had been taken before.
    Known,
}

impl Play {
    pub(crate) fn new(game: Box<dyn AnyMatch>, nonces: Vec<Hash>, stream: Seeded) -> Play {
        let last = vec![None; game.seats()];
        Play { game, nonces, stream, era: 0, by: None, last }
    }

    /// Takes a decision, if it is of this very position. A refusal changes nothing.
    pub(crate) fn decide(&mut self, seat: Seat, answer: Answer) -> Result<Decision, Refusal> {
        let turn = self.game.turn();
        if (answer.era, answer.turn) != (self.era, turn) {
            if self.last.get(seat.index()) == Some(&Some(answer)) {
                return Ok(Decision::Known);
            }
            return Err(Refusal::Stale { sent: answer.turn, now: turn });
        }
        self.game.answer(answer.turn, seat, answer.index, &mut self.stream)?;
        self.note(seat, answer);
        let entry = self.game.entry(turn).unwrap_or_default();
        // It has just been made from the game's own types.
        Ok(Decision::Taken(to_raw_value(&entry).expect("a JSON value can be written as JSON")))
    }

    /// Takes a decision that was taken before, with the same draws from the same dice.
    pub(crate) fn repeat(&mut self, index: u32, entry: (Seat, Value, Vec<u32>)) -> Result<(), Misfit> {
        let (seat, action, draws) = entry;
        let turn = self.game.turn();
        let mut again = Again { stream: &mut self.stream, recorded: Recorded::new(&draws), same: true };
        self.game.play(seat, &action, &mut again).map_err(|error| Misfit(format!("turn {turn}: {error}")))?;
        let Again { recorded, same, .. } = again;
        if !same || recorded.finish().is_err() {
            return Err(Misfit(format!("turn {turn}: the dice are not those of the seed")));
        }
        self.note(seat, Answer { turn, era: self.era, index });
        Ok(())
    }

    fn note(&mut self, seat: Seat, answer: Answer) {
        self.by = Some(seat);
        if let Some(last) = self.last.get_mut(seat.index()) {
            *last = Some(answer);
        }
    }

    /// Goes back to a turn. With a seed the dice are new ones from there on.
    pub(crate) fn go_back(&mut self, to: u32, seed: Option<Seed>) -> Result<(), Misfit> {
        self.game = self.game.rewound(to).map_err(|error| Misfit(error.to_string()))?;
        if let Some(seed) = seed {
            self.game.disclaim();
            self.stream = Seeded::new(seed);
        }
        self.era += 1;
        self.by = None;
        Ok(())
    }

    /// The position as a viewer may see it.
    pub(crate) fn position(&self, viewer: Viewer) -> Position {
        let seen = self.game.seen(viewer);
        let asked =
            seen.asked.map(|asked| protocol::Asked { question: asked.question, choices: asked.choices });
        Position {
            turn: self.game.turn(),
            era: self.era,
            by: self.by,
            awaited: self.game.awaited(),
            outcome: self.game.outcome().cloned(),
            view: seen.view,
            asked,
            notices: seen.notices,
        }
    }

    /// The same as it is drawn.
    fn drawn(&self, viewer: Viewer) -> Drawn {
        Drawn {
            turn: self.game.turn(),
            era: self.era,
            by: self.by,
            outcome: self.game.outcome().cloned(),
            scene: self.game.scene(viewer),
            news: pairs(self.game.lines(viewer)),
            overlays: self.game.overlays(viewer, None),
        }
    }

    /// The position as it is sent to a viewer who wants it in that form.
    pub(crate) fn shown(&self, viewer: Viewer, form: Form) -> Letter {
        match form {
            Form::Views => (&FromServer::Position(self.position(viewer))).into(),
            Form::Drawings => (&Drawing::Position(Box::new(self.drawn(viewer)))).into(),
        }
    }

    /// The log from a turn on, as a viewer was told it.
    pub(crate) fn history(&self, viewer: Viewer, since: u32) -> History {
        let mut turns = Vec::new();
        let since = since.min(self.game.turn());
        if let Ok(mut again) = self.game.rewound(since) {
            for number in since..self.game.turn() {
                let entry = self.game.entry(number).and_then(|entry| serde_json::from_value(entry).ok());
                let Some((seat, action, draws)): Option<(Seat, Value, Vec<u32>)> = entry else { break };
                if again.play(seat, &action, &mut Recorded::new(&draws)).is_err() {
                    break;
                }
                turns.push(Turn { turn: number, seat, lines: pairs(again.lines(viewer)) });
            }
        }
        History { era: self.era, turns }
    }
}

fn pairs(lines: Vec<Line>) -> Vec<(Message, Glance)> {
    lines.into_iter().map(|line| (line.text, line.glance)).collect()
}

/// Draws from the dice and looks whether it is what was drawn before.
struct Again<'a> {
    stream: &'a mut Seeded,
    recorded: Recorded<'a>,
    same: bool,
}

impl Chance for Again<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (drawn, before) = (self.stream.below(n), self.recorded.below(n));
        self.same &= drawn == before;
        before
    }
}

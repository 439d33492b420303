//! What has happened, as each viewer was told.

use catalog::{AnyMatch, Line};
use serde_json::Value;
use table::{Recorded, Seat, Viewer};

/// A decision and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// For each seat, then for spectators.
    told: Vec<Vec<Line>>,
    /// How many decisions had been taken when people agreed to go back to before this one.
    pub taken_back_from: Option<u32>,
}

impl Decision {
    /// A decision as one viewer was told of it, who is the only one to look at it here.
    pub fn told_to_one(seat: Seat, lines: Vec<Line>) -> Decision {
        Decision { seat, told: vec![lines], taken_back_from: None }
    }

    /// What a viewer was told of it.
    pub fn lines(&self, viewer: Viewer) -> &[Line] {
        let spectator = self.told.len().saturating_sub(1);
        let index = match viewer {
            Viewer::Seat(seat) => seat.index().min(spectator),
            Viewer::Spectator => spectator,
        };
        self.told.get(index).map_or(&[], Vec::as_slice)
    }
}

/// Every decision of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    decisions: Vec<Decision>,
    /// Turns at which people agreed to go back, and from where.
    marks: Vec<(u32, u32)>,
}

impl Log {
    /// The log of a match that may have been played for a while: it is told again from its beginning.
    pub(crate) fn of(game: &dyn AnyMatch) -> Log {
        let mut log = Log::default();
        // A match can always be rewound to its own beginning.
        let Ok(mut again) = game.rewound(0) else { return log };
        while let Some(seat) = again.follow(game) {
            log.record(again.as_ref(), seat);
        }
        log
    }

    pub(crate) fn record(&mut self, game: &dyn AnyMatch, seat: Seat) {
        let told = Viewer::all(game.seats()).map(|viewer| game.lines(viewer)).collect();
        let turn = game.turn().saturating_sub(1);
        let taken_back_from = self.marks.iter().rev().find(|mark| mark.0 == turn).map(|mark| mark.1);
        self.decisions.push(Decision { seat, told, taken_back_from });
    }

    /// The decisions in order; the first is of turn 0.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The turn at which the last decision was taken by somebody for whom `person` holds.
    pub(crate) fn last_turn(&self, person: impl Fn(Seat) -> bool) -> Option<u32> {
        self.decisions.iter().rposition(|decision| person(decision.seat)).map(|turn| turn as u32)
    }

    pub(crate) fn back_to(&mut self, turn: u32) {
        self.decisions.truncate(turn as usize);
    }

    /// Writes down that people went back to where the log now ends.
    pub(crate) fn mark(&mut self, from: u32) {
        self.marks.push((self.decisions.len() as u32, from));
    }

    /// Turns at which people agreed to go back, and from where.
    pub fn marks(&self) -> &[(u32, u32)] {
        &self.marks
    }

    pub(crate) fn with_marks(mut self, marks: &[(u32, u32)]) -> Log {
        for (turn, from) in marks {
            if let Some(decision) = self.decisions.get_mut(*turn as usize) {
                decision.taken_back_from = Some(*from);
            }
        }
        self.marks = marks.to_vec();
        self
    }
}

/// Takes a decision as it stands in a journal: seat, action and draws. Gives the seat if it could be taken.
pub(crate) fn replay_entry(game: &mut dyn AnyMatch, entry: &Value) -> Option<Seat> {
    let (seat, action, draws): (Seat, Value, Vec<u32>) = serde_json::from_value(entry.clone()).ok()?;
    game.play(seat, &action, &mut Recorded::new(&draws)).ok()?;
    Some(seat)
}

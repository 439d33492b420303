//! What has happened, as each viewer was told, and how much of it is on the screen.

use catalog::AnyMatch;
use table::{Message, Seat, Viewer};

struct Decision {
    seat: Seat,
    /// For each seat, then for spectators.
    told: Vec<Vec<Message>>,
}

/// Every decision of a match.
pub(crate) struct Log {
    decisions: Vec<Decision>,
    seats: usize,
    /// How many decisions whoever is at the screen has been told of.
    shown: usize,
    /// How many there were when each seat last looked.
    looked: Vec<usize>,
}

impl Log {
    /// The log of a match that may have been played for a while: it is told again from its beginning, and everybody
    /// has seen what came of their own last decision.
    pub(crate) fn of(game: &dyn AnyMatch) -> Log {
        let seats = game.seats();
        let mut log = Log { decisions: Vec::new(), seats, shown: 0, looked: vec![0; seats] };
        // A match can always be rewound to its own beginning.
        let Ok(mut again) = game.rewound(0) else { return log };
        while let Some(seat) = again.follow(game) {
            log.record(again.as_ref(), seat);
            log.look(seat);
        }
        log.shown = log.decisions.len();
        log
    }

    /// Writes down the decision just taken.
    pub(crate) fn record(&mut self, game: &dyn AnyMatch, seat: Seat) {
        let told = Viewer::all(self.seats).map(|viewer| game.told(viewer)).collect();
        self.decisions.push(Decision { seat, told });
    }

    /// What `viewer` was told of all decisions from the one of that number on.
    fn since(&self, first: usize, viewer: Viewer) -> Vec<&Message> {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seats,
        };
        self.decisions.iter().skip(first).filter_map(|decision| decision.told.get(index)).flatten().collect()
    }

    pub(crate) fn all(&self, viewer: Viewer) -> Vec<&Message> {
        self.since(0, viewer)
    }

    /// What is not on the screen yet.
    pub(crate) fn fresh(&mut self, viewer: Viewer) -> Vec<Message> {
        let lines = self.since(self.shown, viewer).into_iter().cloned().collect();
        self.shown = self.decisions.len();
        lines
    }

    /// What happened since `seat` last looked, for everybody's eyes.
    pub(crate) fn public_since(&self, seat: Seat) -> Vec<&Message> {
        self.since(self.looked[seat.index()], Viewer::Spectator)
    }

    /// Whether `seat` has learnt something since it last looked that others may not know.
    pub(crate) fn is_private(&self, seat: Seat) -> bool {
        self.since(self.looked[seat.index()], Viewer::Seat(seat)) != self.public_since(seat)
    }

    /// How many sentences of [`Log::all`] that viewer had been told when the last decision of that seat had been taken.
    pub(crate) fn known_to(&self, seat: Seat) -> usize {
        let own = self.decisions.iter().rposition(|decision| decision.seat == seat).map_or(0, |at| at + 1);
        let told = self.decisions[..own].iter().filter_map(|decision| decision.told.get(seat.index()));
        told.map(Vec::len).sum()
    }

    /// Another seat comes to the screen: what it has not seen is news again.
    pub(crate) fn hand_over(&mut self, to: Seat) {
        self.shown = self.looked[to.index()];
    }

    /// Whether nothing has happened that whoever is at the screen was not told.
    pub(crate) fn is_up_to_date(&self) -> bool {
        self.shown == self.decisions.len()
    }

    /// The position is being looked at.
    pub(crate) fn look(&mut self, seat: Seat) {
        self.looked[seat.index()] = self.decisions.len();
    }

    /// The turn at which the last decision was taken by somebody for whom `person` holds, if it is known.
    pub(crate) fn last_turn(&self, person: impl Fn(Seat) -> bool) -> Option<u32> {
        let index = self.decisions.iter().rposition(|decision| person(decision.seat))?;
        Some(index as u32)
    }

    /// Forgets what was taken back.
    pub(crate) fn back_to(&mut self, turn: u32) {
        self.decisions.truncate(turn as usize);
        let left = self.decisions.len();
        self.shown = self.shown.min(left);
        for looked in &mut self.looked {
            *looked = (*looked).min(left);
        }
    }
}

//! A match rebuilt from its journal: as it was at any turn, and with hidden things dealt anew.

use crate::{
    Chance, Determinize, DrawError, Journal, Match, Pack, Recorded, Recorder, Redeal, ReplayError, Seat,
    Start, UndoError, Viewer,
};
use alloc::vec::Vec;

impl<G: Determinize> Match<G> {
    /// Rebuilds a match from its journal.
    pub fn replay(pack: &Pack<G>, journal: &Journal<G>) -> Result<Match<G>, ReplayError> {
        let game = Match::replay_until(pack, journal, journal.entries.len())?;
        // Each was dealt when its turn had come, so whatever else is written there never was.
        if game.journal.redeals == journal.redeals { Ok(game) } else { Err(ReplayError::Redeals) }
    }

    /// Rebuilds a match as it was after its first `turns` decisions.
    pub fn replay_until(pack: &Pack<G>, journal: &Journal<G>, turns: usize) -> Result<Match<G>, ReplayError> {
        let mut game = match &journal.start {
            Start::Setup(draws) => {
                let mut recorded = Recorded::new(draws);
                let game = Match::restart(pack, journal, &mut recorded)?;
                recorded.finish().map_err(ReplayError::Setup)?;
                game
            }
            Start::Position(_) => Match::restart(pack, journal, &mut Recorded::new(&[]))?,
        };
        game.redeal_as(journal)?;
        for _ in 0..turns.min(journal.entries.len()) {
            game.follow(journal)?;
        }
        Ok(game)
    }

    /// Takes the next decision of a journal that has gone on from here, and gives the seat whose it was; nothing if there is
    /// no further one.
    pub fn follow(&mut self, journal: &Journal<G>) -> Result<Option<Seat>, ReplayError> {
        let entry = self.journal.entries.len();
        let Some(recorded) = journal.entries.get(entry) else { return Ok(None) };
        let mut draws = Recorded::new(&recorded.draws);
        let refused = |refusal| ReplayError::Refused { entry, refusal };
        self.play(recorded.seat, &recorded.action, &mut draws).map_err(refused)?;
        draws.finish().map_err(|error: DrawError| ReplayError::Draws { entry, error })?;
        self.redeal_as(journal)?;
        Ok(Some(recorded.seat))
    }

    /// Deals hidden things anew if a journal did so at this turn.
    fn redeal_as(&mut self, journal: &Journal<G>) -> Result<(), ReplayError> {
        let turn = self.turn();
        for redeal in journal.redeals.iter().filter(|redeal| redeal.turn == turn) {
            let mut draws = Recorded::new(&redeal.draws);
            self.redeal(redeal.viewer, &mut draws);
            draws.finish().map_err(|error| ReplayError::Redeal { turn, error })?;
        }
        Ok(())
    }

    /// Deals everything anew that `viewer` may not know, so that whoever knows no more can play on without learning what was
    /// hidden. Nothing is claimed about the dice any more, and what came before stays.
    pub fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) {
        let mut draws = Vec::new();
        let known = self.known(viewer);
        self.state = G::disguise(&self.state, known, &mut Recorder::new(chance, &mut draws));
        self.settled = self.turn();
        self.journal.redeals.push(Redeal { turn: self.turn(), viewer, draws });
        self.disclaim();
        self.ask();
    }

    /// Goes back to an earlier turn, if nothing was drawn and no secret was shown since.
    pub fn undo(&mut self, to: u32) -> Result<(), UndoError> {
        if to < self.settled {
            return Err(UndoError::Settled { earliest: self.settled });
        }
        *self = self.rewound(to)?;
        Ok(())
    }

    /// The match as it was at an earlier turn, whatever has come to light since: to be looked at, or played on from
    /// by people who agree to it.
    pub fn rewound(&self, to: u32) -> Result<Match<G>, UndoError> {
        if to > self.turn() {
            return Err(UndoError::NotPlayed { turns: self.turn() });
        }
        let replayed = Match::replay_until(&self.pack, &self.journal, to as usize);
        Ok(replayed.expect("a match replays its own journal: it was played by the same rules"))
    }
}

//! A match on one device: who sits where, what whoever is at the screen may see, and how it is kept.
//!
//! ```
//! use bots::Level;
//! use session::{Session, Sitter, Stage};
//! use table::{Seat, Seed};
//! let sitters = vec![Sitter::Person, Sitter::Bot(Level::Recruit)];
//! let mut session = Session::begin("tictactoe", None, sitters, Seed::from_text("tea"))?;
//! assert_eq!(session.stage(), Stage::Person(Seat(0)));
//! session.decide(0, Seat(0), 4)?;
//! assert_eq!(session.stage(), Stage::Bot(Seat(1), Level::Recruit));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advised;
mod lesson;
mod log;
mod saved;
mod sitter;
mod stage;
mod thinker;

#[cfg(test)]
mod tests;

pub use advised::Advised;
pub use lesson::{Asks, Lesson};
pub use log::{Decision, Log};
pub use saved::Saved;
pub use sitter::Sitter;
pub use stage::Stage;
pub use thinker::{Order, Reply, Thinker};

use bots::Level;
use catalog::{AnyMatch, CatalogError};
use serde_json::Value;
use table::{Dice, Refusal, Seat, Seed, Seeded, UndoError, Viewer};

/// A match being played on one device.
pub struct Session {
    game: Box<dyn AnyMatch>,
    dice: Seeded,
    sitters: Vec<Sitter>,
    log: Log,
    /// Who is at the screen, where several people share it.
    looking: Option<Seat>,
}

impl Session {
    /// Begins a match with dice that can be checked afterwards. Bots of the usual strength take seats left out.
    ///
    /// # Errors
    /// If there is no such game, or its options are not allowed.
    pub fn begin(
        game: &str,
        options: Option<&Value>,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Session, CatalogError> {
        let (game, dice) = catalog::fair(game, &[], options, Dice::commit(seed))?;
        Ok(Session::of(game, dice, sitters))
    }

    /// Begins a match of one person against bots, or with them. The person sits where the first decision is taken, and
    /// so need not wait for it.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn alone(game: &str, seed: Seed) -> Result<Session, CatalogError> {
        Ok(Session::begin(game, None, Vec::new(), seed)?.for_one())
    }

    /// Another match of the same game, with the same options and the same people and bots.
    ///
    /// # Errors
    /// If its options are not allowed any more.
    pub fn again(&self, seed: Seed) -> Result<Session, CatalogError> {
        // A journal that we write is JSON, and names the options.
        let journal: Value = serde_json::from_str(&self.game.journal()).unwrap_or_default();
        Session::begin(self.game.game(), journal.get("options"), self.sitters.clone(), seed)
    }

    /// The same with one person, who sits where the next decision is taken, and bots on all other seats.
    #[must_use]
    pub fn for_one(mut self) -> Session {
        let next = self.game.awaited().first().map_or(0, |seat| seat.index());
        self.sitters.fill(Sitter::Bot(Level::default()));
        if let Some(seat) = self.sitters.get_mut(next) {
            *seat = Sitter::Person;
        }
        self
    }

    /// Goes on with a journal. Where its dice cannot be checked, new ones follow from `seed`, and nothing is claimed
    /// about them.
    ///
    /// # Errors
    /// If the journal is damaged, foreign or breaks the rules.
    pub fn resume(journal: &str, sitters: Vec<Sitter>, seed: Seed) -> Result<Session, CatalogError> {
        let (game, dice) = match catalog::resume(journal, &[]) {
            Ok(resumed) => resumed,
            Err(_) => {
                let mut game = catalog::replay(journal, &[])?;
                game.disclaim();
                (game, Seeded::new(seed))
            }
        };
        Ok(Session::of(game, dice, sitters))
    }

    fn of(game: Box<dyn AnyMatch>, dice: Seeded, mut sitters: Vec<Sitter>) -> Session {
        sitters.resize(game.seats(), Sitter::Bot(Level::default()));
        Session { log: Log::of(game.as_ref()), game, dice, sitters, looking: None }
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// Who sits on each seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// What has happened.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Takes the choice of that number, if it is still that turn.
    ///
    /// # Errors
    /// If it is not on offer. Nothing has changed then.
    pub fn decide(&mut self, turn: u32, seat: Seat, index: u32) -> Result<(), Refusal> {
        self.game.answer(turn, seat, index, &mut self.dice)?;
        self.log.record(self.game.as_ref(), seat);
        Ok(())
    }

    /// Whose eyes the screen is for.
    pub fn viewer(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (None, _) => Viewer::Spectator,
            (Some(only), None) => Viewer::Seat(only),
            _ => self.looking.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The turn that an undo goes back to: the last decision of a person, since bots would only take theirs again.
    pub fn last_own(&self) -> Option<u32> {
        self.log.last_turn(|seat| self.is_person(seat))
    }

    /// Whether that turn can be gone back to without anything having come to light.
    pub fn can_undo(&self) -> bool {
        self.last_own().is_some_and(|turn| turn >= self.game.settled())
    }

    /// Goes back to the last decision of a person.
    ///
    /// # Errors
    /// If nobody has decided anything, or a die has fallen or a secret was shown since.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let to = self.last_own().ok_or(UndoError::NotPlayed { turns: self.game.turn() })?;
        self.game.undo(to)?;
        self.log.back_to(to);
        Ok(())
    }

    /// Goes back to the last decision of a person though something has come to light since. It is marked in the log,
    /// and what the dice show from now on follows from `seed`, without any claim about it.
    ///
    /// # Errors
    /// If nobody has decided anything.
    pub fn take_back(&mut self, seed: Seed) -> Result<(), UndoError> {
        let from = self.game.turn();
        let to = self.last_own().ok_or(UndoError::NotPlayed { turns: from })?;
        self.branch(to, seed)?;
        self.log.mark(from);
        Ok(())
    }

    /// Goes back to any turn and plays on from there as another match: with new dice, and with everything dealt anew that
    /// `viewer` could not know then, so that nobody who knew no more learns what was hidden. Whose eyes those are plays on;
    /// bots take the seats of other people.
    ///
    /// # Errors
    /// If that turn has not been played.
    pub fn fork(&mut self, to: u32, viewer: Viewer, seed: Seed) -> Result<(), UndoError> {
        self.branch(to, seed)?;
        self.game.redeal(viewer, &mut self.dice);
        if let Viewer::Seat(eyes) = viewer {
            // The others' hands are not what they were, so nobody can go on with them.
            for (seat, sitter) in (0..).map(Seat).zip(&mut self.sitters) {
                *sitter = match sitter {
                    _ if seat == eyes => Sitter::Person,
                    Sitter::Person => Sitter::Bot(Level::default()),
                    Sitter::Bot(level) => Sitter::Bot(*level),
                };
            }
        }
        Ok(())
    }

    /// Goes back to any turn, with new dice from there.
    fn branch(&mut self, to: u32, seed: Seed) -> Result<(), UndoError> {
        self.game = self.game.rewound(to)?;
        self.game.disclaim();
        self.dice = Seeded::new(seed);
        self.log.back_to(to);
        Ok(())
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()) == Some(&Sitter::Person)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.sitters.len()).filter(|seat| self.is_person(*seat))
    }
}

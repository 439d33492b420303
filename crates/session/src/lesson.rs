//! A lesson: a match that somebody learns a game by. What the learner is asked to do and what everybody else does is
//! known from the beginning; rules, dice and all else are those of any match.

use crate::{Session, Sitter};
use bots::Level;
use catalog::CatalogError;
use serde_json::Value;
use table::{Seat, Seed};

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Which game.
    pub game: String,
    /// What was agreed before the first turn.
    pub options: Value,
    /// The text that all dice follow from.
    pub seed: String,
    /// Who learns.
    pub learner: Seat,
    /// Every decision in order: whose it is, and the number of the choice.
    pub decisions: Vec<(Seat, u32)>,
    /// The turns at which the learner decides, and the names of the sentences that say what and why. The last one is said
    /// when all has been done.
    pub notes: Vec<(u32, String)>,
}

/// What comes at a turn of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// The learner takes the choice of this number.
    Learner(u32),
    /// Somebody else does, or the lesson does it for the learner.
    Other(Seat, u32),
    /// Nothing: all has been done, and the match is one like any other.
    Nothing,
}

impl Lesson {
    /// As a file: line by line the game, the options, the seed, the learner, all decisions, and a line for each note.
    pub fn written(&self) -> String {
        let decisions: Vec<String> =
            self.decisions.iter().map(|(seat, index)| format!("{} {index}", seat.0)).collect();
        let notes: String = self.notes.iter().map(|(turn, note)| format!("\n{turn} {note}")).collect();
        let (game, options, seed, learner) = (&self.game, &self.options, &self.seed, self.learner.0);
        format!("{game}\n{options}\n{seed}\n{learner}\n{}{notes}", decisions.join(","))
    }

    /// Reads such a file; nothing if it is something else.
    pub fn read(text: &str) -> Option<Lesson> {
        let mut lines = text.lines();
        let (game, options, seed) = (lines.next()?.to_string(), lines.next()?, lines.next()?.to_string());
        let (options, learner) = (serde_json::from_str(options).ok()?, Seat(lines.next()?.parse().ok()?));
        let (mut decisions, mut notes) = (Vec::new(), Vec::new());
        for pair in lines.next()?.split(',') {
            let (seat, index) = pair.split_once(' ')?;
            decisions.push((Seat(seat.parse().ok()?), index.parse().ok()?));
        }
        for line in lines {
            let (turn, note) = line.split_once(' ')?;
            notes.push((turn.parse().ok()?, note.to_string()));
        }
        Some(Lesson { game, options, seed, learner, decisions, notes })
    }

    /// Begins it: everything up to the first thing that is said has been done.
    ///
    /// # Errors
    /// If the options are not allowed, or a decision is not on offer: the lesson was made for other rules.
    pub fn begin(&self) -> Result<Session, CatalogError> {
        let mut sitters = vec![Sitter::Bot(Level::default()); self.learner.index()];
        sitters.push(Sitter::Person);
        let seed = Seed::from_text(&self.seed);
        let mut session = Session::begin(&self.game, Some(&self.options), sitters, seed)?;
        let first = self.notes.first().map_or(0, |(turn, _)| *turn);
        for (turn, (seat, index)) in (0..first).zip(&self.decisions) {
            let decided = session.decide(turn, *seat, *index);
            decided.map_err(|refusal| CatalogError::Options(refusal.to_string()))?;
        }
        Ok(session)
    }

    /// What comes at a turn.
    pub fn asks(&self, turn: u32) -> Asks {
        let Some((seat, index)) = self.decisions.get(turn as usize).copied() else { return Asks::Nothing };
        if self.notes.iter().any(|(at, _)| *at == turn) {
            Asks::Learner(index)
        } else {
            Asks::Other(seat, index)
        }
    }

    /// What was said last up to a turn: the number of the note, from 0, and the name of its sentence.
    pub fn note(&self, turn: u32) -> Option<(usize, &str)> {
        let number = self.notes.iter().rposition(|(at, _)| *at <= turn)?;
        Some((number, &self.notes[number].1))
    }
}

//! Who sits at the table, and how an evening ends.

use catalog::AnyMatch;
use std::fmt;
use table::{Message, Outcome, Seat};

/// Answers for a seat with the number of a choice, from 0. It ought to look only at that seat's view.
pub type Machine = Box<dyn FnMut(&dyn AnyMatch, Seat) -> u32 + Send>;

/// What somebody who plays well would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Numbers of choices, from 0, the best first; with what may be expected of them in per cent, if that is known.
    pub answers: Vec<(u32, Option<u8>)>,
    /// Why the first one is the best.
    pub reason: Message,
}

/// Gives hints for a seat that is asked. It ought to look only at that seat's view.
pub type Adviser = Box<dyn FnMut(&dyn AnyMatch, Seat) -> Option<Hint> + Send>;

/// Who decides for a seat.
pub enum Player {
    /// Somebody at this keyboard.
    Person,
    /// A program.
    Machine(Machine),
}

impl Player {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Player::Person)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_person() { "Person" } else { "Machine" })
    }
}

/// Why the hot-seat stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over(Outcome),
    /// Somebody left.
    Quit,
    /// There is nobody left to type anything.
    InputEnded,
}

//! Machines that think on a thread of their own, so that the screen never freezes.

use crate::player::{Adviser, Hint, Player};
use catalog::AnyMatch;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Seat;

/// What a thinker is asked.
pub(crate) struct Order {
    /// By which its answer is known.
    pub(crate) number: u32,
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) what: What,
}

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A decision.
    Decide,
    /// A hint.
    Advise,
}

/// What comes back.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Thought {
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) answer: Answer,
}

/// What a thinker came up with.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    Decided(u32),
    Advised(Option<Hint>),
    /// It failed.
    Nothing,
}

/// Everybody at the table who is not a person.
pub(crate) struct Thinker {
    pub(crate) players: Vec<Player>,
    pub(crate) adviser: Option<Adviser>,
}

impl Thinker {
    pub(crate) fn think(&mut self, order: &Order) -> Thought {
        let Order { number, game, seat, what } = order;
        let answer = catch_unwind(AssertUnwindSafe(|| match what {
            What::Decide => match self.players.get_mut(seat.index()) {
                Some(Player::Machine(machine)) => Answer::Decided(machine(game.as_ref(), *seat)),
                _ => Answer::Nothing,
            },
            What::Advise => Answer::Advised(self.adviser.as_mut().and_then(|it| it(game.as_ref(), *seat))),
        }));
        // A match with a broken machine cannot go on, but it can still be saved.
        Thought { number: *number, seat: *seat, answer: answer.unwrap_or(Answer::Nothing) }
    }
}

//! Collecting what may be decided.

use crate::action::{Action, Question};
use crate::state::{Ending, State};
use crate::{Corps, agenda};
use alloc::vec::Vec;
use table::{Outcome, Prompts, Seat, Status};

/// As many choices as a question has at most, but for a few.
const USUAL: usize = 32;

/// One question to one seat, filled in by the module whose job is next. Choices may be added in any order and twice.
pub(crate) struct Offers<'a> {
    prompts: &'a mut Prompts<Corps>,
    choices: Vec<Action>,
    asked: bool,
}

impl<'a> Offers<'a> {
    pub(crate) fn new(prompts: &'a mut Prompts<Corps>) -> Offers<'a> {
        Offers { prompts, choices: Vec::with_capacity(USUAL), asked: false }
    }

    /// Names who is asked and what. Once for each look.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.prompts.ask(seat, question);
        self.asked = true;
    }

    pub(crate) fn add(&mut self, action: Action) {
        self.choices.push(action);
    }

    /// Writes the choices in order.
    pub(crate) fn finish(mut self) {
        debug_assert!(self.asked && !self.choices.is_empty(), "a job that waits asks something");
        self.choices.sort_unstable();
        self.choices.dedup();
        self.choices.into_iter().for_each(|action| self.prompts.offer(action));
    }
}

/// How the mission ended, if it did.
pub(crate) fn ended(state: &State) -> Option<Outcome> {
    let over = state.over?;
    Some(Outcome::won_by(usize::from(state.agreed.players), |_| over == Ending::Won, over.rule()))
}

/// Every open question, or how the mission ended.
pub(crate) fn status(state: &State, prompts: &mut Prompts<Corps>) -> Status {
    if let Some(outcome) = ended(state) {
        return Status::Over(outcome);
    }
    let mut offers = Offers::new(prompts);
    agenda::offer(state, &mut offers);
    offers.finish();
    Status::Awaiting
}

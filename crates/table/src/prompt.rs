//! Questions to seats, each with every legal answer.

use crate::{Game, Outcome, Seat};
use alloc::vec::Vec;
use core::fmt;

/// Either somebody must decide, or the game is over. There is no third case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// The prompts were filled in.
    Awaiting,
    /// It ended so.
    Over(Outcome),
}

/// One question to one seat, with all its legal answers in ascending order.
pub struct Prompt<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What is to be decided.
    pub question: &'a G::Question,
    /// What may be answered; never empty.
    pub choices: &'a [G::Action],
}

/// All questions now open, in a buffer that is filled again and again.
///
/// A game writes [`ask`](Prompts::ask) and then [`offer`](Prompts::offer) for each answer; choices are the only
/// definition of what is legal.
pub struct Prompts<G: Game> {
    asked: Vec<Asked<G>>,
    choices: Vec<G::Action>,
}

struct Asked<G: Game> {
    seat: Seat,
    question: G::Question,
    first: u32,
}

impl<G: Game> Prompts<G> {
    /// No questions yet.
    pub fn new() -> Prompts<G> {
        Prompts { asked: Vec::new(), choices: Vec::new() }
    }

    /// Asks `state` what is open, dropping what was here before.
    pub fn refill(&mut self, state: &G::State) -> Status {
        self.asked.clear();
        self.choices.clear();
        G::status(state, self)
    }

    /// Opens a question to a seat. Seats are asked in ascending order, each at most once.
    pub fn ask(&mut self, seat: Seat, question: G::Question) {
        self.asked.push(Asked { seat, question, first: self.choices.len() as u32 });
    }

    /// Adds an answer to the question opened last. Answers are added in ascending order.
    pub fn offer(&mut self, action: G::Action) {
        debug_assert!(!self.asked.is_empty(), "an answer without a question");
        self.choices.push(action);
    }

    /// How many questions are open.
    pub fn len(&self) -> usize {
        self.asked.len()
    }

    /// Whether nobody is asked.
    pub fn is_empty(&self) -> bool {
        self.asked.is_empty()
    }

    /// The question of that number.
    pub fn get(&self, index: usize) -> Option<Prompt<'_, G>> {
        let asked = self.asked.get(index)?;
        let end = self.asked.get(index + 1).map_or(self.choices.len(), |next| next.first as usize);
        Some(Prompt {
            seat: asked.seat,
            question: &asked.question,
            choices: &self.choices[asked.first as usize..end],
        })
    }

    /// The question to that seat, if it is asked.
    pub fn of(&self, seat: Seat) -> Option<Prompt<'_, G>> {
        self.get(self.asked.iter().position(|asked| asked.seat == seat)?)
    }

    /// All questions, by seat.
    pub fn iter(&self) -> impl Iterator<Item = Prompt<'_, G>> {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}

impl<G: Game> Default for Prompts<G> {
    fn default() -> Prompts<G> {
        Prompts::new()
    }
}

impl<G: Game> Clone for Prompts<G> {
    fn clone(&self) -> Prompts<G> {
        let asked = |a: &Asked<G>| Asked { seat: a.seat, question: a.question.clone(), first: a.first };
        Prompts { asked: self.asked.iter().map(asked).collect(), choices: self.choices.clone() }
    }
}

impl<G: Game> fmt::Debug for Prompts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<G: Game> Clone for Prompt<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Prompt<'_, G> {}

impl<G: Game> PartialEq for Prompt<'_, G> {
    fn eq(&self, other: &Self) -> bool {
        (self.seat, self.question, self.choices) == (other.seat, other.question, other.choices)
    }
}

impl<G: Game> fmt::Debug for Prompt<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prompt")
            .field("seat", &self.seat)
            .field("question", self.question)
            .field("choices", &self.choices)
            .finish()
    }
}

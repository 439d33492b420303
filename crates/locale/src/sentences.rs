//! What the table itself says: refusals, results, seats.

use crate::Words;
use table::{Arg, Message, Outcome, Refusal, Seat, Standing, UndoError};

/// The same seat as a term, for sentences that put it into one of its forms.
pub fn seat_term(seat: Seat, names: &[Message]) -> Message {
    let number = || Message::new("common-seat-inline").with("seat", seat.0);
    names.get(seat.index()).cloned().unwrap_or_else(number)
}

impl Words {
    /// What a seat is called within a sentence. `names` are those that the game gives its seats; a seat without one
    /// is called by its number.
    pub fn seat(&self, seat: Seat, names: &[Message]) -> String {
        self.say(&seat_term(seat, names))
    }

    /// What stands before what is told of it: `The Queen:`.
    pub fn label(&self, name: &str) -> String {
        self.say(&Message::new("common-label").with("name", name.to_string()))
    }

    /// Why an answer was not taken.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.sentence(&match refusal {
            Refusal::Over => "common-refusal-over".into(),
            Refusal::NotAsked { seat } => Message::new("common-refusal-not-asked").with("seat", seat.0),
            Refusal::Stale { sent, now } => {
                Message::new("common-refusal-stale").with("sent", *sent).with("now", *now)
            }
            Refusal::NoSuchChoice { index, count } => Message::new("common-refusal-no-such-choice")
                .with("index", *index)
                .with("first", 0)
                .with("last", count.saturating_sub(1)),
            Refusal::Forbidden(breach) => Message::new("common-refusal-forbidden")
                .with("why", breach.why.clone())
                .with("rule", breach.rule.to_string()),
            Refusal::NotOffered => "common-refusal-not-offered".into(),
        })
    }

    /// Why a decision stays.
    pub fn undo(&self, error: &UndoError) -> String {
        self.say(&match error {
            UndoError::NotPlayed { turns } => Message::new("common-undo-not-played").with("turns", *turns),
            UndoError::Settled { .. } => "common-undo-settled".into(),
        })
    }

    /// How a game ended, for seats of these names, and why if there are words for it.
    pub fn outcome(&self, outcome: &Outcome, names: &[Message]) -> String {
        let standings = outcome.standings.as_slice();
        let all = |standing| standings.iter().all(|other| *other == standing);
        let winners: Vec<Seat> = outcome
            .standings
            .iter()
            .filter(|(_, standing)| **standing == Standing::Won)
            .map(|(seat, _)| seat)
            .collect();
        let count = |count: usize| Arg::Number(count as i64);
        let message = if all(Standing::Drawn) {
            Message::new("common-outcome-drawn")
        } else if all(Standing::Won) {
            Message::new("common-outcome-all-won").with("count", count(standings.len()))
        } else if all(Standing::Lost) {
            Message::new("common-outcome-all-lost").with("count", count(standings.len()))
        } else if !winners.is_empty() && !standings.contains(&Standing::Drawn) {
            let winning = winners.iter().map(|seat| self.seat(*seat, names));
            Message::new("common-outcome-won")
                .with("count", count(winners.len()))
                .with("seats", self.list(winning))
        } else {
            let each = outcome.standings.iter().map(|(seat, standing)| {
                let id = match standing {
                    Standing::Won => "common-standing-won",
                    Standing::Drawn => "common-standing-drawn",
                    Standing::Lost => "common-standing-lost",
                };
                self.say(&Message::new(id).with("seat", seat_term(seat, names)))
            });
            Message::new("common-outcome-mixed").with("list", self.list(each))
        };
        let said = self.sentence(&message.with("rule", outcome.rule.to_string()));
        let why = format!("common-over-{}", outcome.rule);
        if !self.has(&why) {
            return said;
        }
        self.say(&Message::new("common-outcome-because").with("outcome", said).with("why", Message::new(why)))
    }

    /// `a, b and c`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return String::new() };
        let more = |some: String, next: String| {
            self.say(&Message::new("common-list-more").with("some", some).with("next", next))
        };
        match items.into_iter().reduce(more) {
            None => last,
            Some(some) => self.say(&Message::new("common-list-last").with("some", some).with("last", last)),
        }
    }
}

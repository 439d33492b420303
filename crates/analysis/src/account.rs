//! Luck against decisions, summed up for each seat.

use crate::Analysis;
use serde::Serialize;
use table::Seat;

/// Where a seat's result came from. `start + own + others + luck` is `end`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Account {
    /// Whose it is.
    pub seat: Seat,
    /// What could be expected before the first decision.
    pub start: f64,
    /// What its own decisions did.
    pub own: f64,
    /// What the others' decisions did.
    pub others: f64,
    /// What dice, cards and hidden things did.
    pub luck: f64,
    /// What could be expected in the end; of a finished match what it got.
    pub end: f64,
}

impl Analysis {
    /// Each seat's account, in seat order.
    pub fn accounts(&self) -> Vec<Account> {
        self.start.iter().map(|(seat, start)| self.account(seat, *start)).collect()
    }

    fn account(&self, seat: Seat, start: f64) -> Account {
        let mut account = Account { seat, start, own: 0.0, others: 0.0, luck: 0.0, end: start };
        for step in &self.steps {
            let side = if step.seat == seat { &mut account.own } else { &mut account.others };
            *side += step.decision[seat];
            account.luck += step.luck[seat];
            account.end = step.after[seat];
        }
        account
    }
}

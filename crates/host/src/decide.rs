//! A decision: taken, made durable, and only then told.

use crate::guests::Ticket;
use crate::play::Decision;
use crate::record::Record;
use crate::room::{Inner, Moved, Room, down};
use crate::shared::now;
use protocol::{Answer, FromServer, Problem, Refused, Trouble};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use store::{Append, StoreError};
use table::{Refusal, Seat};
use tracing::error;

/// Who takes a decision.
#[derive(Clone, Copy)]
pub(crate) enum Who<'a> {
    Person(&'a Ticket),
    Bot,
}

impl Room {
    /// Takes a decision: makes it durable, and only then tells anybody.
    pub(crate) async fn decide(
        self: &Arc<Self>,
        seat: Seat,
        answer: Answer,
        who: Who<'_>,
    ) -> Result<(), Problem> {
        let mut used = self.enter().await?;
        let account = used.account()?;
        let is_bots = account.seats.get(seat.index()).is_some_and(|chair| chair.bot.is_some());
        let Some(play) = account.play.as_mut() else {
            return Err(Problem::new(Trouble::NotNow, "not everybody sits yet"));
        };
        if is_bots != matches!(who, Who::Bot) {
            return Err(Problem::new(Trouble::NotNow, "this seat is lent to a bot: take it back first"));
        }
        let Ok(decision) = catch_unwind(AssertUnwindSafe(|| play.decide(seat, answer))) else {
            error!(id = %self.id, turn = answer.turn, index = answer.index, "the rules stopped");
            used.inner.account = None;
            return Err(Problem::new(Trouble::Broken, "the rules do not go on from here"));
        };
        let entry = match decision {
            Ok(Decision::Taken(entry)) => entry,
            Ok(Decision::Known) => {
                used.inner.show(who);
                return Ok(());
            }
            Err(why) => {
                used.inner.refuse(who, answer, why);
                return Ok(());
            }
        };
        let over = play.game.outcome().is_some();
        let (at, seq) = (now(), account.seq);
        let body = Record::Decided { index: answer.index, entry }.text();
        let stored = self.shared.store.append(Append { id: self.id.0, seq, at, body, over });
        // What people will be told is made while the disk is at work.
        let changed = account.decided();
        (account.seq, account.updated) = (seq + 1, at);
        let told = catch_unwind(AssertUnwindSafe(|| used.inner.prepare(&changed)));
        match (stored.await, told) {
            (Ok(()), Ok(told)) => {
                used.inner.guests.tell(&told);
                self.shared.count_decision();
                self.after(&mut used.inner, Moved::Here);
                Ok(())
            }
            (Ok(()), Err(_)) => {
                error!(id = %self.id, turn = answer.turn, "the position cannot be shown");
                used.inner.account = None;
                Err(Problem::new(Trouble::Broken, "the position cannot be shown"))
            }
            (Err(StoreError::Conflict), _) => {
                // What was decided here never happened: the store knows what did.
                used.inner.account = None;
                drop(used);
                let mut used = self.enter().await?;
                let turn = used.account()?.play.as_ref().map_or(0, |play| play.game.turn());
                used.inner.refuse(who, answer, Refusal::Stale { sent: answer.turn, now: turn });
                self.after(&mut used.inner, Moved::Elsewhere);
                Ok(())
            }
            (Err(failed), _) => {
                self.forget(&mut used.inner);
                Err(down(&failed))
            }
        }
    }
}

impl Inner {
    fn refuse(&mut self, who: Who<'_>, answer: Answer, why: Refusal) {
        let Who::Person(ticket) = who else { return };
        let Answer { turn, era, index } = answer;
        self.guests.tell_one(ticket, (&FromServer::Refused(Refused { turn, era, index, why })).into());
        self.show(who);
    }

    /// Shows the position to whoever has asked.
    fn show(&mut self, who: Who<'_>) {
        let play = self.account.as_ref().and_then(|account| account.play.as_ref());
        if let (Who::Person(ticket), Some(play)) = (who, play) {
            let shown = play.shown(ticket.viewer, ticket.form);
            self.guests.tell_one(ticket, shown);
        }
    }
}

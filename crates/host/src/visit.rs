//! What a visitor does who is connected to a match.

use crate::account::Account;
use crate::decide::Who;
use crate::guests::{Letter, Ticket};
use crate::play::Play;
use crate::record::Record;
use crate::room::{Room, not_yours};
use crate::shared::seed;
use protocol::{Drawing, Form, FromServer, LONGEST_SAYING, Phase, Problem, ToServer, Trouble};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::{Refusal, Seat, Seed, Viewer};

impl Room {
    /// Does what a visitor asks for. What comes of it is told to whoever it concerns; a problem to the visitor alone.
    pub async fn handle(self: &Arc<Self>, ticket: &Ticket, message: ToServer) {
        if let Err(problem) = self.carry_out(ticket, message).await {
            self.tell(ticket, &FromServer::Failed(problem)).await;
        }
    }

    async fn carry_out(self: &Arc<Self>, ticket: &Ticket, message: ToServer) -> Result<(), Problem> {
        match message {
            ToServer::Hello(_) => {
                Err(Problem::new(Trouble::Malformed, "there is one greeting, and it comes first"))
            }
            ToServer::Answer(answer) => self.decide(seat_of(ticket)?, answer, Who::Person(ticket)).await,
            ToServer::Say(say) => {
                let seat = seat_of(ticket)?;
                let text = plain(&say.text, LONGEST_SAYING)?;
                self.change(|_| Ok(Record::Said { seat, text: text.clone() })).await
            }
            ToServer::History(since) => {
                self.show(ticket, |play| {
                    let history = play.history(ticket.viewer, since.since);
                    match ticket.form {
                        Form::Views => (&FromServer::History(history)).into(),
                        Form::Drawings => (&Drawing::History(history)).into(),
                    }
                })
                .await
            }
            ToServer::WhyNot(at) => {
                let seat = seat_of(ticket)?;
                self.show(ticket, |play| {
                    let breach = match play.game.why_not(seat, at.anchor) {
                        Some(Refusal::Forbidden(breach)) => Some(breach),
                        _ => None,
                    };
                    (&Drawing::WhyNot(breach)).into()
                })
                .await
            }
            ToServer::Overlays(about) => {
                self.show(ticket, |play| {
                    (&Drawing::Overlays(play.game.overlays(ticket.viewer, Some(about.piece)))).into()
                })
                .await
            }
            ToServer::Undo(undo) => {
                let (seat, fresh) = (seat_of(ticket)?, seed()?);
                self.change(|account| {
                    let seed = can_go_back(account, seat, undo.to, fresh)?;
                    Ok(Record::Proposed { seat, to: undo.to, seed })
                })
                .await
            }
            ToServer::Consent(consent) => {
                let (seat, fresh) = (seat_of(ticket)?, seed()?);
                self.change(|account| {
                    let proposal = account.proposal.as_ref();
                    let proposal = proposal.ok_or_else(|| not_now("nobody wishes to go back"))?;
                    let seed = can_go_back(account, seat, proposal.to, fresh)?;
                    Ok(Record::Consented { seat, yes: consent.yes, seed })
                })
                .await
            }
        }
    }

    /// Shows a visitor something of a match that has begun.
    async fn show(&self, ticket: &Ticket, what: impl FnOnce(&Play) -> Letter) -> Result<(), Problem> {
        let mut used = self.enter().await?;
        let play = used.account()?.play.as_ref().ok_or_else(|| not_now("not everybody sits yet"))?;
        let letter = catch_unwind(AssertUnwindSafe(|| what(play)))
            .map_err(|_| Problem::new(Trouble::Broken, "this cannot be shown"))?;
        used.inner.guests.tell_one(ticket, letter);
        Ok(())
    }
}

fn seat_of(ticket: &Ticket) -> Result<Seat, Problem> {
    match ticket.viewer {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator => Err(not_yours()),
    }
}

/// Whether a seat may have a say in going back to a turn, and new dice if old ones would be seen again.
fn can_go_back(account: &Account, seat: Seat, to: u32, fresh: Seed) -> Result<Option<Seed>, Problem> {
    let play = account.play.as_ref().filter(|_| account.phase() == Phase::Playing);
    let play = play.ok_or_else(|| not_now("only a match that is being played can go back"))?;
    if !account.people().any(|person| person == seat) {
        return Err(not_now("this seat is lent to a bot: take it back first"));
    }
    if to >= play.game.turn() {
        return Err(not_now("that turn has not been played"));
    }
    Ok((to < play.game.settled()).then_some(fresh))
}

pub(crate) fn not_now(why: &str) -> Problem {
    Problem::new(Trouble::NotNow, why)
}

/// A text without control characters, neither empty nor too long.
pub(crate) fn plain(text: &str, longest: usize) -> Result<String, Problem> {
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).take(longest + 1).collect();
    if text.is_empty() || text.chars().count() > longest {
        return Err(Problem::new(Trouble::Malformed, format!("expected 1 to {longest} characters")));
    }
    Ok(text)
}

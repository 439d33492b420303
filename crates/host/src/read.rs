//! From records to an account.

use crate::account::Account;
use crate::record::Record;
use protocol::{MatchId, Problem, Trouble};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::Stored;
use tracing::error;

/// What the records of a match add up to.
pub(crate) fn read(id: MatchId, stored: &[Stored]) -> Result<Account, Problem> {
    let (first, rest) =
        stored.split_first().ok_or_else(|| Problem::new(Trouble::NotFound, "there is no such match"))?;
    let broken = |seq: u32, why: &dyn std::fmt::Display| {
        error!(%id, seq, %why, "a match cannot be read");
        Problem::new(Trouble::Broken, format!("record {seq} does not fit: {why}"))
    };
    let made = match Record::read(&first.body) {
        Ok(Record::Created(made)) => *made,
        Ok(_) => return Err(broken(0, &"the first record creates the match")),
        Err(error) => return Err(broken(0, &error)),
    };
    let mut account = Account::open(made, first.at).map_err(|misfit| broken(0, &misfit))?;
    for stored in rest {
        let record = Record::read(&stored.body).map_err(|error| broken(stored.seq, &error))?;
        let taken = catch_unwind(AssertUnwindSafe(|| account.take(&record, stored.at)));
        match taken {
            Ok(taken) => taken.map_err(|misfit| broken(stored.seq, &misfit))?,
            Err(_) => return Err(broken(stored.seq, &"the rules stopped")),
        };
    }
    Ok(account)
}

/// The journal of a match with these records, if it is over.
///
/// # Errors
/// If the records do not fit each other, or were made by other rules.
pub fn journal(id: MatchId, stored: &[Stored]) -> Result<Option<String>, Problem> {
    let account = read(id, stored)?;
    let play = account.play.as_ref().filter(|play| play.game.outcome().is_some());
    Ok(play.map(|play| play.game.journal()))
}

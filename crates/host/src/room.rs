//! A match that somebody has come to: its account, kept in step with the store, and the people who listen.

use crate::account::{Account, Changed};
use crate::guests::{Guests, Ticket};
use crate::read::read;
use crate::record::Record;
use crate::shared::{Shared, now};
use protocol::{Form, FromServer, MatchId, Problem, Trouble, VERSION, Welcome};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, StoreError};
use table::{Hash, Viewer};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::sleep;
use tracing::{error, warn};

/// So often a change is tried again when another server was faster.
const ATTEMPTS: u32 = 8;

/// The most records that a match may have; matches have a few thousand at most, unless somebody never stops talking.
const MOST_RECORDS: u32 = 50_000;

/// How long to wait before a store that failed is asked again.
const RECOVERY: Duration = Duration::from_secs(1);

/// A match that somebody has come to.
pub struct Room {
    pub(crate) id: MatchId,
    pub(crate) shared: Arc<Shared>,
    inner: Mutex<Inner>,
}

#[derive(Default)]
pub(crate) struct Inner {
    /// None before the first reading, and whenever the store has to be asked what is true.
    pub(crate) account: Option<Account>,
    pub(crate) guests: Guests,
    /// Whether a bot is at work on this match.
    pub(crate) thinking: bool,
    /// Whether somebody sees to it that the account is read again.
    recovering: bool,
}

/// A room that is being used, its account up to date.
pub(crate) struct Used<'a> {
    pub(crate) inner: MutexGuard<'a, Inner>,
}

impl Used<'_> {
    pub(crate) fn account(&mut self) -> Result<&mut Account, Problem> {
        self.inner.account.as_mut().ok_or_else(|| unavailable("the match has to be read again"))
    }
}

impl Room {
    pub(crate) fn new(id: MatchId, shared: Arc<Shared>) -> Room {
        Room { id, shared, inner: Mutex::default() }
    }

    /// The room for whoever is next, its account read from the store if need be.
    pub(crate) async fn enter(&self) -> Result<Used<'_>, Problem> {
        let mut inner = self.inner.lock().await;
        if inner.account.is_none() {
            let stored = self.shared.store.load(self.id.0, 0).await.map_err(|error| down(&error))?;
            inner.account = Some(read(self.id, &stored)?);
            if !inner.guests.is_empty() {
                // Whoever is here may have missed something.
                inner.publish(&Changed { table: true, position: true, ..Changed::default() });
            }
        }
        Ok(Used { inner })
    }

    /// Forgets the account, because only the store knows what is true, and reads it again as soon as that works.
    pub(crate) fn forget(self: &Arc<Self>, inner: &mut Inner) {
        inner.account = None;
        if !inner.recovering {
            inner.recovering = true;
            tokio::spawn(Arc::clone(self).recover());
        }
    }

    async fn recover(self: Arc<Self>) {
        loop {
            sleep(RECOVERY).await;
            match self.enter().await {
                Err(problem) if problem.error == Trouble::Unavailable => {}
                Err(_) => {
                    self.inner.lock().await.recovering = false;
                    return;
                }
                Ok(mut used) => {
                    used.inner.recovering = false;
                    self.after(&mut used.inner, Moved::Here);
                    return;
                }
            }
        }
    }

    /// Takes in what other servers have stored, and tells everybody here.
    pub(crate) async fn catch_up(self: &Arc<Self>) {
        let mut inner = self.inner.lock().await;
        let Some(account) = &inner.account else { return };
        let Ok(stored) = self.shared.store.load(self.id.0, account.seq).await else { return };
        for stored in stored {
            let Some(account) = inner.account.as_mut() else { return };
            let record = Record::read(&stored.body);
            let taken = catch_unwind(AssertUnwindSafe(|| account.take(&record.ok()?, stored.at).ok()));
            match taken {
                Ok(Some(changed)) => inner.publish(&changed),
                _ => inner.account = None,
            }
        }
        self.after(&mut inner, Moved::Elsewhere);
    }

    /// Changes the match: `what` makes the record, and is asked again if another server was faster.
    pub(crate) async fn change(
        self: &Arc<Self>,
        what: impl Fn(&Account) -> Result<Record, Problem>,
    ) -> Result<(), Problem> {
        for _ in 0..ATTEMPTS {
            let mut used = self.enter().await?;
            let account = used.account()?;
            if account.seq >= MOST_RECORDS {
                return Err(Problem::new(Trouble::TooMany, "too much has happened in this match"));
            }
            let record = what(account)?;
            let at = now();
            let append = Append { id: self.id.0, seq: account.seq, at, body: record.text(), over: false };
            match self.shared.store.append(append).await {
                Ok(()) => {
                    let taken = catch_unwind(AssertUnwindSafe(|| account.take(&record, at)));
                    let Ok(Ok(changed)) = taken else {
                        error!(id = %self.id, "a record was stored that does not fit");
                        used.inner.account = None;
                        return Err(Problem::new(Trouble::Broken, "the match does not go on"));
                    };
                    used.inner.publish(&changed);
                    self.after(&mut used.inner, Moved::Here);
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    drop(used);
                    self.catch_up().await;
                }
                Err(error) => {
                    self.forget(&mut used.inner);
                    return Err(down(&error));
                }
            }
        }
        Err(Problem::new(Trouble::TooMany, "too much happens at once; try again"))
    }

    /// Somebody comes with a token.
    ///
    /// # Errors
    /// If the token opens nothing here, or too many are here already.
    pub async fn join(self: &Arc<Self>, token: &Hash, form: Form) -> Result<Ticket, Problem> {
        let mut used = self.enter().await?;
        let account = used.account()?;
        let viewer = account.viewer(token).ok_or_else(not_yours)?;
        let was_here = used.inner.guests.is_here(viewer);
        let (ticket, line) = used.inner.guests.add(viewer, form, *token)?;
        let inner = &mut *used.inner;
        let account = inner.account.as_ref().ok_or_else(not_yours)?;
        let play = account.play.as_ref();
        let welcome = Welcome {
            version: VERSION,
            id: self.id,
            game: account.made.game.clone(),
            options: account.made.options.clone(),
            viewer,
            table: inner.company(account),
            position: play.filter(|_| form == Form::Views).map(|play| play.position(viewer)),
            chat: account.chat.iter().cloned().collect(),
        };
        // The line is new, so there is room in it.
        let _ = line.try_send((&FromServer::Welcome(Box::new(welcome))).into());
        if let Some(play) = play.filter(|_| form == Form::Drawings) {
            let _ = line.try_send(play.shown(viewer, form));
        }
        if !was_here && viewer != Viewer::Spectator {
            inner.publish(&Changed { table: true, ..Changed::default() });
        }
        self.after(inner, Moved::Elsewhere);
        Ok(ticket)
    }

    /// Lets bots go on and people be reminded, though nobody has come.
    pub(crate) async fn wake(self: &Arc<Self>) {
        if let Ok(mut used) = self.enter().await {
            self.after(&mut used.inner, Moved::Here);
        }
    }

    /// Somebody's connection has ended.
    pub async fn leave(self: &Arc<Self>, ticket: &Ticket) {
        let mut inner = self.inner.lock().await;
        inner.guests.remove(ticket);
        if !inner.guests.is_here(ticket.viewer) && ticket.viewer != Viewer::Spectator {
            inner.publish(&Changed { table: true, ..Changed::default() });
            self.after(&mut inner, Moved::Elsewhere);
        }
    }

    /// Tells one visitor something.
    pub(crate) async fn tell(&self, ticket: &Ticket, message: &FromServer) {
        self.inner.lock().await.guests.tell_one(ticket, message.into());
    }

    /// Whether nobody is here.
    pub(crate) fn is_empty(&self) -> bool {
        self.inner.try_lock().is_ok_and(|inner| inner.guests.is_empty() && !inner.thinking)
    }

    /// How many connections there are.
    pub(crate) fn connected(&self) -> usize {
        self.inner.try_lock().map_or(0, |inner| inner.guests.len())
    }

    /// What follows from a change besides telling: bots think, and people are reminded.
    pub(crate) fn after(self: &Arc<Self>, inner: &mut Inner, moved: Moved) {
        let Some(account) = &inner.account else { return };
        if !inner.thinking && account.awaited_bot().is_some() {
            inner.thinking = true;
            // Whoever made the last change thinks first; the others only if nothing comes of that.
            let pause = if moved == Moved::Here { Duration::ZERO } else { self.shared.settings.stand_in };
            tokio::spawn(Arc::clone(self).think(pause));
        }
        for seat in account.awaited() {
            if account.seats[seat.index()].bot.is_none() && !inner.guests.is_here(Viewer::Seat(seat)) {
                self.shared.absent(self.id, seat);
            }
        }
    }

    pub(crate) async fn locked(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }
}

/// Where a change was made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moved {
    Here,
    Elsewhere,
}

pub(crate) fn not_yours() -> Problem {
    Problem::new(Trouble::NotYours, "this token does not open that")
}

pub(crate) fn unavailable(why: &str) -> Problem {
    Problem::new(Trouble::Unavailable, why)
}

pub(crate) fn down(error: &StoreError) -> Problem {
    // What exactly does not work is for whoever runs the server to know.
    warn!(%error, "the store does not take part");
    match error {
        StoreError::Full(_) => unavailable("the server has no room left; nothing was changed"),
        _ => unavailable("the server cannot store anything at the moment"),
    }
}

//! Where matches are kept: an append-only list of records each, in SQLite or PostgreSQL behind one trait.
//!
//! A record has a number in its match. Whoever appends says which number it shall have; if somebody else was faster,
//! nothing is stored and the answer is [`StoreError::Conflict`]. An answer comes only once the record is durable.
//!
//! ```no_run
//! # async fn keep() -> Result<(), store::StoreError> {
//! let store = store::open("sqlite:dropship.db").await?;
//! store.create(store::NewMatch { id: 7, game: "lantern".into(), at: 0, body: "…".into() }).await?;
//! store.append(store::Append { id: 7, seq: 1, at: 5, body: "…".into(), over: false }).await?;
//! # Ok(())
//! # }
//! ```
//!
//! The store knows nothing of what records say.

mod error;
mod open;
mod postgres;
mod sqlite;

pub use error::StoreError;
pub use open::{back_up, look, open};
pub use postgres::Postgres;
pub use sqlite::{Limits, Sqlite};

use std::future::Future;
use std::pin::Pin;
use tokio::sync::mpsc::UnboundedReceiver;

/// What a store answers, some time later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A match that begins to exist, with its first record, number 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its number.
    pub id: u64,
    /// Which game, for those who look into the store.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The first record.
    pub body: String,
}

/// A record to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Of which match.
    pub id: u64,
    /// Its number: how many records the match has so far.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What it says.
    pub body: String,
    /// Whether the match is over with it.
    pub over: bool,
}

/// A record that was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its number.
    pub seq: u32,
    /// When it was stored, in milliseconds since 1970.
    pub at: u64,
    /// What it says.
    pub body: String,
}

/// What is known of a match without reading it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its number.
    pub id: u64,
    /// Which game.
    pub game: String,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// Whether it is over.
    pub over: bool,
}

/// What other programs did to the same store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// They appended to this match.
    Of(u64),
    /// Nothing was heard for a while: anything may have changed.
    Any,
}

/// How to reach somebody whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact {
    /// In which match.
    pub id: u64,
    /// On which seat.
    pub seat: u8,
    /// By which way; at most one of each kind.
    pub kind: String,
    /// Where to: for the host to understand.
    pub body: String,
}

/// Keeps matches. Everything it says yes to outlives a crash of program and machine.
pub trait Store: Send + Sync {
    /// Begins a match.
    fn create(&self, new: NewMatch) -> Answer<'_, ()>;
    /// Appends a record if it has the next number.
    fn append(&self, record: Append) -> Answer<'_, ()>;
    /// The records of a match from a number on; none at all if there is no such match.
    fn load(&self, id: u64, from: u32) -> Answer<'_, Vec<Stored>>;
    /// Matches in the order of their creation, those that are not over if `open`; after `after`, at most `count`.
    fn list(&self, open: bool, after: Option<(u64, u64)>, count: u32) -> Answer<'_, Vec<Listed>>;
    /// Writes down how somebody can be reached, in place of what was written of that kind.
    fn enrol(&self, contact: Contact) -> Answer<'_, ()>;
    /// Forgets it.
    fn forget(&self, id: u64, seat: u8, kind: Option<&str>) -> Answer<'_, ()>;
    /// How somebody can be reached.
    fn contacts(&self, id: u64, seat: u8) -> Answer<'_, Vec<Contact>>;
    /// Whether it can be reached and written to.
    fn check(&self) -> Answer<'_, ()>;
    /// What other programs do to the same store. The first who asks hears it.
    fn changes(&self) -> Option<UnboundedReceiver<Change>>;
}

//! Matches in a PostgreSQL database, which several servers may share.

mod line;
mod listener;
mod schema;
mod writer;

use crate::{Answer, Append, Change, Contact, Listed, NewMatch, Store, StoreError, Stored};
use line::{Line, within};
use std::sync::Mutex;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Row};
use writer::Job;

/// Matches in a PostgreSQL database.
pub struct Postgres {
    line: Line,
    jobs: UnboundedSender<Job>,
    changes: Mutex<Option<UnboundedReceiver<Change>>>,
}

impl Postgres {
    /// Connects to a database and brings it up to date.
    ///
    /// # Errors
    /// If the address makes no sense, or the database does not answer.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        // The reason may repeat parts of the address, where a password stands.
        let wrong = |_| StoreError::Address("this is no address of a PostgreSQL database".to_string());
        let config: Config = address.parse().map_err(wrong)?;
        let line = Line::new(config.clone());
        schema::migrate(line.client().await?.as_ref()).await?;
        let (jobs, todo) = unbounded_channel();
        let (heard, changes) = unbounded_channel();
        let origin = origin();
        tokio::spawn(writer::run(Line::new(config.clone()), origin.clone(), todo));
        tokio::spawn(listener::run(config, origin, heard));
        Ok(Postgres { line, jobs, changes: Mutex::new(Some(changes)) })
    }

    async fn execute(&self, statement: &str, params: &[&(dyn ToSql + Sync)]) -> Result<(), StoreError> {
        let client = self.line.client().await?;
        within(client.execute(statement, params)).await.map(|_| ())
    }

    async fn query(&self, statement: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let client = self.line.client().await?;
        within(client.query(statement, params)).await
    }
}

/// Tells this server from the others: it need not be told of what it did itself.
fn origin() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    format!("{}-{now:x}", std::process::id())
}

fn stored(row: &Row) -> Stored {
    Stored {
        seq: row.get::<_, i32>(0).cast_unsigned(),
        at: row.get::<_, i64>(1).cast_unsigned(),
        body: row.get(2),
    }
}

fn listed(row: &Row) -> Listed {
    Listed {
        id: row.get::<_, i64>(0).cast_unsigned(),
        game: row.get(1),
        created: row.get::<_, i64>(2).cast_unsigned(),
        over: row.get(3),
    }
}

impl Store for Postgres {
    fn create(&self, new: NewMatch) -> Answer<'_, ()> {
        Box::pin(async move {
            let (id, at) = (new.id.cast_signed(), new.at.cast_signed());
            let both = "WITH made AS (INSERT INTO matches (id, game, created) VALUES ($1, $2, $3)) \
                        INSERT INTO records (match, seq, at, body) VALUES ($1, 0, $3, $4)";
            self.execute(both, &[&id, &new.game, &at, &new.body]).await
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        let (done, answer) = oneshot::channel();
        let sent = self.jobs.send(Job { append, done });
        Box::pin(async move {
            sent.map_err(|_| StoreError::down("the writer has stopped"))?;
            answer.await.unwrap_or_else(|_| Err(StoreError::down("the writer has stopped")))
        })
    }

    fn load(&self, id: u64, from: u32) -> Answer<'_, Vec<Stored>> {
        Box::pin(async move {
            let rows = "SELECT seq, at, body FROM records WHERE match = $1 AND seq >= $2 ORDER BY seq";
            let rows = self.query(rows, &[&id.cast_signed(), &from.cast_signed()]).await?;
            Ok(rows.iter().map(stored).collect())
        })
    }

    fn list(&self, open: bool, after: Option<(u64, u64)>, count: u32) -> Answer<'_, Vec<Listed>> {
        let (created, id) = after.map_or((-1, 0), |(created, id)| (created.cast_signed(), id.cast_signed()));
        Box::pin(async move {
            let rows = "SELECT id, game, created, over FROM matches WHERE (created, id) > ($1, $2) \
                        AND (NOT $3 OR NOT over) ORDER BY created, id LIMIT $4";
            let rows = self.query(rows, &[&created, &id, &open, &i64::from(count)]).await?;
            Ok(rows.iter().map(listed).collect())
        })
    }

    fn enrol(&self, contact: Contact) -> Answer<'_, ()> {
        Box::pin(async move {
            let (id, seat) = (contact.id.cast_signed(), i16::from(contact.seat));
            let row = "INSERT INTO contacts (match, seat, kind, body) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (match, seat, kind) DO UPDATE SET body = excluded.body";
            self.execute(row, &[&id, &seat, &contact.kind, &contact.body]).await
        })
    }

    fn forget(&self, id: u64, seat: u8, kind: Option<&str>) -> Answer<'_, ()> {
        let kind = kind.map(str::to_string);
        Box::pin(async move {
            let rows =
                "DELETE FROM contacts WHERE match = $1 AND seat = $2 AND ($3::text IS NULL OR kind = $3)";
            self.execute(rows, &[&id.cast_signed(), &i16::from(seat), &kind]).await
        })
    }

    fn contacts(&self, id: u64, seat: u8) -> Answer<'_, Vec<Contact>> {
        Box::pin(async move {
            let rows = "SELECT kind, body FROM contacts WHERE match = $1 AND seat = $2 ORDER BY kind";
            let rows = self.query(rows, &[&id.cast_signed(), &i16::from(seat)]).await?;
            Ok(rows.iter().map(|row| Contact { id, seat, kind: row.get(0), body: row.get(1) }).collect())
        })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.query("SELECT 1 FROM matches LIMIT 1", &[]).await.map(|_| ()) })
    }

    fn changes(&self) -> Option<UnboundedReceiver<Change>> {
        self.changes.lock().ok()?.take()
    }
}

//! Matches in one file on this machine.

mod schema;
mod writer;

use crate::{Answer, Append, Change, Contact, Listed, NewMatch, Store, StoreError, Stored};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;
use writer::{Job, Work, told};

/// How long a statement waits for another program that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often what was written ahead is carried over into the file itself. Small portions keep nobody waiting for the disk.
const CARRY_OVER: Duration = Duration::from_millis(250);

/// From this many pages written ahead on, writers wait until all of it is carried over.
const FAR_BEHIND: u32 = 32_768;

/// What a store may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The most pages of 4 KiB that the file may have; a store beyond it is as full as a full disk.
    pub pages: Option<u32>,
}

/// Matches in one file on this machine, for one server at a time.
pub struct Sqlite {
    jobs: Sender<Job>,
    reads: Sender<Read>,
    /// Held as long as the store is open, so that two servers cannot take the same file for theirs.
    _lock: Option<File>,
}

type Read = Box<dyn FnOnce(&Connection) + Send>;

impl Sqlite {
    /// Opens a file, or makes it.
    ///
    /// # Errors
    /// If it cannot be used, or another server uses it.
    pub fn open(path: &Path, limits: Limits) -> Result<Sqlite, StoreError> {
        let place = |what: String| StoreError::Down(format!("{}: {what}", path.display()));
        let lock = lock(path).map_err(place)?;
        let open = || connect(path).map_err(|error| place(error.to_string()));
        let (writing, reading) = (open()?, open()?);
        schema::migrate(&writing).map_err(place)?;
        if let Some(pages) = limits.pages {
            let set = writing.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()));
            set.map_err(|error| place(error.to_string()))?;
        }
        let (jobs, todo) = channel::<Job>();
        let (reads, to_read) = channel::<Read>();
        let dirty = Arc::new(AtomicBool::new(false));
        let written = Arc::clone(&dirty);
        start("store-write", move || writer::run(&writing, &todo, &written)).map_err(place)?;
        start("store-read", move || read_and_carry_over(&reading, &to_read, &dirty)).map_err(place)?;
        Ok(Sqlite { jobs, reads, _lock: Some(lock) })
    }

    /// Opens a file to look into, even while a server uses it. Nothing can be written.
    ///
    /// # Errors
    /// If there is no such file, or it is of another kind.
    pub fn look(path: &Path) -> Result<Sqlite, StoreError> {
        let place = |what: String| StoreError::Down(format!("{}: {what}", path.display()));
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
        let open = Connection::open_with_flags(path, flags).and_then(|connection| {
            connection.busy_timeout(PATIENCE)?;
            connection.pragma_update(None, "query_only", true)?;
            Ok(connection)
        });
        let reading = open.map_err(|error| place(error.to_string()))?;
        let (reads, to_read) = channel::<Read>();
        start("store-read", move || to_read.iter().for_each(|read| read(&reading))).map_err(place)?;
        Ok(Sqlite { jobs: channel().0, reads, _lock: None })
    }

    /// Copies a file as it is now, even while a server uses it.
    ///
    /// # Errors
    /// If it cannot be read, or the copy cannot be written.
    pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
        let copied = Connection::open_with_flags(from, flags).and_then(|connection| {
            connection.busy_timeout(PATIENCE)?;
            connection.execute("VACUUM INTO ?1", [to.display().to_string()])
        });
        copied.map(|_| ()).map_err(|error| StoreError::Down(format!("{}: {error}", from.display())))
    }

    fn write(&self, work: Work) -> Answer<'_, ()> {
        let (done, answer) = oneshot::channel();
        let sent = self.jobs.send(Job { work, done });
        Box::pin(async move {
            sent.map_err(StoreError::down)?;
            answer.await.unwrap_or_else(|_| Err(StoreError::down("the writer has stopped")))
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        let (done, answer) = oneshot::channel();
        let job = move |connection: &Connection| {
            // Whoever asked may have gone.
            let _ = done.send(work(connection).map_err(|error| told(&error)));
        };
        let sent = self.reads.send(Box::new(job));
        Box::pin(async move {
            sent.map_err(|_| StoreError::down("the reader has stopped"))?;
            answer.await.unwrap_or_else(|_| Err(StoreError::down("the reader has stopped")))
        })
    }
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let started = thread::Builder::new().name(name.to_string()).spawn(work);
    started.map(|_| ()).map_err(|error| error.to_string())
}

fn lock(path: &Path) -> Result<File, String> {
    let name = format!("{}.lock", path.display());
    let file = File::create(&name).map_err(|error| error.to_string())?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err("another server uses this file".to_string()),
        Err(TryLockError::Error(error)) => Err(error.to_string()),
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(32);
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A transaction is on the disk before it counts as done.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(connection)
}

/// Answers questions, and now and then carries over what was written ahead, so that writers need not.
fn read_and_carry_over(connection: &Connection, reads: &Receiver<Read>, dirty: &AtomicBool) {
    let mut due = Instant::now() + CARRY_OVER;
    loop {
        match reads.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(read) => read(connection),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        // However many questions come: what is written ahead must not grow for ever.
        if Instant::now() < due {
            continue;
        }
        due = Instant::now() + CARRY_OVER;
        if dirty.swap(false, Ordering::Relaxed) {
            // If it does not work now, it is tried again after the next transaction; nothing is lost meanwhile.
            let _ = carry_over(connection);
        }
    }
}

fn carry_over(connection: &Connection) -> rusqlite::Result<()> {
    let ahead: u32 = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    if ahead > FAR_BEHIND {
        connection.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(()))?;
    }
    Ok(())
}

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    Ok(Stored { seq: row.get(0)?, at: row.get::<_, i64>(1)?.cast_unsigned(), body: row.get(2)? })
}

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        id: row.get::<_, i64>(0)?.cast_unsigned(),
        game: row.get(1)?,
        created: row.get::<_, i64>(2)?.cast_unsigned(),
        over: row.get(3)?,
    })
}

impl Store for Sqlite {
    fn create(&self, new: NewMatch) -> Answer<'_, ()> {
        self.write(Work::Create(new))
    }

    fn append(&self, record: Append) -> Answer<'_, ()> {
        self.write(Work::Append(record))
    }

    fn load(&self, id: u64, from: u32) -> Answer<'_, Vec<Stored>> {
        self.read(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT seq, at, body FROM records WHERE match = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            rows.query_map(params![id.cast_signed(), from], stored)?.collect()
        })
    }

    fn list(&self, open: bool, after: Option<(u64, u64)>, count: u32) -> Answer<'_, Vec<Listed>> {
        let (created, id) = after.map_or((-1, 0), |(created, id)| (created.cast_signed(), id.cast_signed()));
        self.read(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT id, game, created, over FROM matches WHERE (created, id) > (?1, ?2) \
                 AND (NOT ?3 OR NOT over) ORDER BY created, id LIMIT ?4",
            )?;
            rows.query_map(params![created, id, open, count], listed)?.collect()
        })
    }

    fn enrol(&self, contact: Contact) -> Answer<'_, ()> {
        self.write(Work::Enrol(contact))
    }

    fn forget(&self, id: u64, seat: u8, kind: Option<&str>) -> Answer<'_, ()> {
        self.write(Work::Forget { id, seat, kind: kind.map(str::to_string) })
    }

    fn contacts(&self, id: u64, seat: u8) -> Answer<'_, Vec<Contact>> {
        self.read(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT kind, body FROM contacts WHERE match = ?1 AND seat = ?2 ORDER BY kind",
            )?;
            let contact = |row: &Row<'_>| Ok(Contact { id, seat, kind: row.get(0)?, body: row.get(1)? });
            rows.query_map(params![id.cast_signed(), seat], contact)?.collect()
        })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.write(Work::Try).await?;
            let found = |connection: &Connection| {
                connection.query_row("SELECT 1 FROM matches LIMIT 1", [], |_| Ok(())).optional()
            };
            self.read(found).await.map(|_| ())
        })
    }

    fn changes(&self) -> Option<UnboundedReceiver<Change>> {
        None
    }
}

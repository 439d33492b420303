//! The one thread that writes. What has come together while a transaction was made durable goes into the next one, so
//! that many matches share the wait for the disk.

use crate::{Append, Contact, NewMatch, StoreError};
use rusqlite::{Connection, ErrorCode, params};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use tokio::sync::oneshot;

/// The most that one transaction takes.
const MOST: usize = 1_024;

pub(super) enum Work {
    Create(NewMatch),
    Append(Append),
    Enrol(Contact),
    Forget { id: u64, seat: u8, kind: Option<String> },
    Try,
}

pub(super) struct Job {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can ask for it any more. `dirty` is raised after each transaction.
pub(super) fn run(connection: &Connection, jobs: &Receiver<Job>, dirty: &AtomicBool) {
    let mut batch = Vec::new();
    while let Ok(job) = jobs.recv() {
        batch.push(job);
        batch.extend(jobs.try_iter().take(MOST - 1));
        let results = transaction(connection, &batch);
        dirty.store(true, Ordering::Relaxed);
        match results {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    // Whoever asked may have gone; the record is stored all the same.
                    let _ = job.done.send(result);
                }
            }
            Err(error) => {
                // A transaction that failed by itself is rolled back already, which is just as good.
                let _ = connection.execute_batch("ROLLBACK");
                let error = told(&error);
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }
}

/// What became of each, once all of it is durable.
fn transaction(connection: &Connection, batch: &[Job]) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        results.push(match write(connection, &job.work) {
            Ok(()) => Ok(()),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(StoreError::Conflict)
            }
            Err(error) => return Err(error),
        });
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(results)
}

fn write(connection: &Connection, work: &Work) -> rusqlite::Result<()> {
    match work {
        Work::Create(new) => {
            let mut row =
                connection.prepare_cached("INSERT INTO matches (id, game, created) VALUES (?1, ?2, ?3)")?;
            row.execute(params![new.id.cast_signed(), new.game, new.at.cast_signed()])?;
            record(connection, new.id, 0, new.at, &new.body)
        }
        Work::Append(append) => {
            record(connection, append.id, append.seq, append.at, &append.body)?;
            if append.over {
                let mut row = connection.prepare_cached("UPDATE matches SET over = 1 WHERE id = ?1")?;
                row.execute([append.id.cast_signed()])?;
            }
            Ok(())
        }
        Work::Enrol(contact) => {
            let mut row = connection.prepare_cached(
                "INSERT INTO contacts (match, seat, kind, body) VALUES (?1, ?2, ?3, ?4) \
                 ON CONFLICT DO UPDATE SET body = excluded.body",
            )?;
            row.execute(params![contact.id.cast_signed(), contact.seat, contact.kind, contact.body])?;
            Ok(())
        }
        Work::Forget { id, seat, kind } => {
            let mut row = connection.prepare_cached(
                "DELETE FROM contacts WHERE match = ?1 AND seat = ?2 AND (?3 IS NULL OR kind = ?3)",
            )?;
            row.execute(params![id.cast_signed(), seat, kind])?;
            Ok(())
        }
        // A transaction without a change writes nothing; this one shows that writing works.
        Work::Try => connection.execute_batch(
            "INSERT OR REPLACE INTO contacts (match, seat, kind, body) VALUES (0, 255, 'try', ''); \
             DELETE FROM contacts WHERE match = 0 AND seat = 255",
        ),
    }
}

fn record(connection: &Connection, id: u64, seq: u32, at: u64, body: &str) -> rusqlite::Result<()> {
    let mut row =
        connection.prepare_cached("INSERT INTO records (match, seq, at, body) VALUES (?1, ?2, ?3, ?4)")?;
    row.execute(params![id.cast_signed(), seq, at.cast_signed(), body])?;
    Ok(())
}

pub(super) fn told(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full(error.to_string()),
        _ => StoreError::down(error),
    }
}

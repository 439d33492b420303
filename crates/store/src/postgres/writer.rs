//! The one task that appends. What has come together while a statement was made durable goes into the next one.

use super::line::{Line, within};
use crate::{Append, StoreError};
use std::collections::BTreeSet;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

/// The most that one statement takes.
const MOST: usize = 1_024;

/// Adds what can be added, ends what is over, and tells the other servers, all in one transaction.
const APPEND: &str = "
    WITH input AS (
        SELECT * FROM unnest($1::int8[], $2::int4[], $3::int8[], $4::text[], $5::bool[])
            AS input (match, seq, at, body, over)
    ), added AS (
        INSERT INTO records (match, seq, at, body) SELECT match, seq, at, body FROM input
            ON CONFLICT DO NOTHING RETURNING match, seq
    ), ended AS (
        UPDATE matches SET over = TRUE FROM input NATURAL JOIN added WHERE input.over AND matches.id = input.match
    )
    SELECT match, seq, pg_notify('dropship', $6 || ' ' || match) IS NULL FROM added";

pub(super) struct Job {
    pub(super) append: Append,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Appends until nobody can ask for it any more.
pub(super) async fn run(line: Line, origin: String, mut jobs: UnboundedReceiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        // Two servers that add the same records in the same order cannot wait for each other in a circle.
        batch.sort_by_key(key);
        let again = apart(&mut batch);
        for job in again {
            // Whoever asked may have gone; the same further below.
            let _ = job.done.send(Err(StoreError::Conflict));
        }
        let added = append(&line, &origin, &batch).await;
        for job in batch.drain(..) {
            let result = match &added {
                Ok(added) if added.contains(&key(&job)) => Ok(()),
                Ok(_) => Err(StoreError::Conflict),
                Err(error) => Err(error.clone()),
            };
            let _ = job.done.send(result);
        }
    }
}

fn key(job: &Job) -> (u64, u32) {
    (job.append.id, job.append.seq)
}

/// Takes out of a sorted batch whatever wants the same number as the one before it: that one was faster.
fn apart(batch: &mut Vec<Job>) -> Vec<Job> {
    let mut last = None;
    batch.extract_if(.., |job| last.replace(key(job)) == Some(key(job))).collect()
}

async fn append(line: &Line, origin: &str, batch: &[Job]) -> Result<BTreeSet<(u64, u32)>, StoreError> {
    let client = line.client().await?;
    let all = || batch.iter().map(|job| &job.append);
    let ids: Vec<i64> = all().map(|append| append.id.cast_signed()).collect();
    let seqs: Vec<i32> = all().map(|append| append.seq.cast_signed()).collect();
    let times: Vec<i64> = all().map(|append| append.at.cast_signed()).collect();
    let bodies: Vec<&str> = all().map(|append| append.body.as_str()).collect();
    let over: Vec<bool> = all().map(|append| append.over).collect();
    let rows = within(async {
        let statement = client.prepare(APPEND).await?;
        client.query(&statement, &[&ids, &seqs, &times, &bodies, &over, &origin]).await
    });
    let key = |row: &tokio_postgres::Row| {
        (row.get::<_, i64>(0).cast_unsigned(), row.get::<_, i32>(1).cast_unsigned())
    };
    Ok(rows.await?.iter().map(key).collect())
}

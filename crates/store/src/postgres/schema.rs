//! What lies in a PostgreSQL database, and how older ones are brought up to date.

use crate::StoreError;
use tokio_postgres::Client;

/// Each step leads from one version to the next. Steps are never changed.
const STEPS: [&str; 1] = ["
    CREATE TABLE matches (
        id BIGINT PRIMARY KEY,
        game TEXT NOT NULL,
        created BIGINT NOT NULL,
        over BOOLEAN NOT NULL DEFAULT FALSE
    );
    CREATE INDEX matches_by_age ON matches (created, id);
    CREATE TABLE records (
        match BIGINT NOT NULL,
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    );
    CREATE TABLE contacts (
        match BIGINT NOT NULL,
        seat SMALLINT NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match, seat, kind)
    );
"];

/// Any number will do, as long as it is ours: servers that start together take turns.
const TURNSTILE: i64 = 4_426_001;

/// Brings a database up to date.
pub(super) async fn migrate(client: &Client) -> Result<(), StoreError> {
    let lock = format!("SELECT pg_advisory_lock({TURNSTILE})");
    client.batch_execute(&lock).await.map_err(StoreError::down)?;
    let migrated = steps(client).await;
    let unlock = format!("SELECT pg_advisory_unlock({TURNSTILE})");
    client.batch_execute(&unlock).await.map_err(StoreError::down)?;
    migrated
}

async fn steps(client: &Client) -> Result<(), StoreError> {
    let versions = "CREATE TABLE IF NOT EXISTS dropship_schema (version INTEGER NOT NULL)";
    client.batch_execute(versions).await.map_err(StoreError::down)?;
    let row = client.query_one("SELECT COALESCE(MAX(version), 0) FROM dropship_schema", &[]).await;
    let version = row.map_err(StoreError::down)?.get::<_, i32>(0).unsigned_abs() as usize;
    if version > STEPS.len() {
        return Err(StoreError::Down(format!(
            "the database has version {version}, but this Dropship knows versions up to {}: use a newer Dropship",
            STEPS.len()
        )));
    }
    for (at, step) in STEPS.iter().enumerate().skip(version) {
        let step = format!("BEGIN;{step}INSERT INTO dropship_schema VALUES ({});COMMIT;", at + 1);
        client.batch_execute(&step).await.map_err(StoreError::down)?;
    }
    Ok(())
}

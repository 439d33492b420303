//! What lies in an SQLite file, and how older files are brought up to date.

use rusqlite::Connection;

/// Each step leads from one version to the next; `user_version` says how many have been taken. Steps are never changed.
const STEPS: [&str; 1] = ["
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        created INTEGER NOT NULL,
        over INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX matches_by_age ON matches (created, id);
    CREATE TABLE records (
        match INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX records_by_match ON records (match, seq);
    CREATE TABLE contacts (
        match INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match, seat, kind)
    ) STRICT, WITHOUT ROWID;
"];

/// Brings a file up to date.
pub(super) fn migrate(connection: &Connection) -> Result<(), String> {
    let said = |error: rusqlite::Error| error.to_string();
    let version: usize =
        connection.query_row("PRAGMA user_version", [], |row| row.get::<_, u32>(0)).map_err(said)? as usize;
    if version > STEPS.len() {
        return Err(format!(
            "the file has version {version}, but this Dropship knows versions up to {}: use a newer Dropship",
            STEPS.len()
        ));
    }
    for (at, step) in STEPS.iter().enumerate().skip(version) {
        let step = format!("BEGIN IMMEDIATE;{step}PRAGMA user_version = {};COMMIT;", at + 1);
        connection.execute_batch(&step).map_err(said)?;
    }
    Ok(())
}

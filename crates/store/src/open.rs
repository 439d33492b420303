//! From an address to a store.

use crate::{Limits, Postgres, Sqlite, Store, StoreError};
use std::path::Path;
use std::sync::Arc;

enum Kind<'a> {
    Sqlite(&'a Path, Limits),
    Postgres,
}

fn kind(address: &str) -> Result<Kind<'_>, StoreError> {
    if let Some(file) = address.strip_prefix("sqlite:").filter(|file| !file.is_empty()) {
        let Some((file, pages)) = file.split_once("?pages=") else {
            return Ok(Kind::Sqlite(Path::new(file), Limits::default()));
        };
        let pages =
            pages.parse().map_err(|_| StoreError::Address("expected a number of pages".to_string()))?;
        return Ok(Kind::Sqlite(Path::new(file), Limits { pages: Some(pages) }));
    }
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Kind::Postgres);
    }
    // What was given may be a password in the wrong place, so it is not repeated.
    Err(StoreError::Address("expected `sqlite:FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`".to_string()))
}

/// Opens the store at an address to serve from it: `sqlite:FILE`, `sqlite:FILE?pages=N` for a file that grows no further
/// than N pages of 4 KiB, or `postgres://…`.
///
/// # Errors
/// If the address makes no sense, or the store does not answer.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match kind(address)? {
        Kind::Sqlite(file, limits) => Arc::new(Sqlite::open(file, limits)?),
        Kind::Postgres => Arc::new(Postgres::open(address).await?),
    })
}

/// Opens the store at an address to look into it, even while a server uses it.
///
/// # Errors
/// If the address makes no sense, or the store does not answer.
pub async fn look(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match kind(address)? {
        Kind::Sqlite(file, _) => Arc::new(Sqlite::look(file)?),
        Kind::Postgres => Arc::new(Postgres::open(address).await?),
    })
}

/// Copies a store as it is now into a new file, even while a server uses it.
///
/// # Errors
/// If it cannot be copied. PostgreSQL has programs of its own for that.
pub fn back_up(address: &str, to: &Path) -> Result<(), StoreError> {
    match kind(address)? {
        Kind::Sqlite(file, _) => Sqlite::copy(file, to),
        Kind::Postgres => Err(StoreError::Address("PostgreSQL is backed up with `pg_dump`".to_string())),
    }
}

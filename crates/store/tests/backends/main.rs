//! What every store promises, kept by each of them.
#![allow(clippy::unwrap_used)]

mod promises;
mod sqlite;

use load::database::Database;
use std::path::PathBuf;
use std::sync::Arc;
use store::Store;

/// A file that nobody else uses, gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("dropship-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn store(&self) -> String {
        format!("sqlite:{}/tables.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = Folder::new("promises");
    let again = async || -> Arc<dyn Store> { store::open(&folder.store()).await.unwrap() };
    promises::all(again).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo xtask test runs it"]
async fn postgres_keeps_its_promises() {
    let database = Database::start(false).unwrap();
    let again = async || -> Arc<dyn Store> { store::open(&database.address()).await.unwrap() };
    promises::all(again).await;
    promises::servers_hear_of_each_other(&database.address()).await;
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_not_repeated() {
    for address in ["", "sqlite:", "mysql://u:hunter2@h/d", "hunter2", "postgres://u:hunter2@h:port/d"] {
        let error = store::open(address).await.err().unwrap().to_string();
        assert!(!error.contains("hunter2"), "{error}");
    }
}

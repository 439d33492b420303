//! What only a file on this machine has to stand.

use crate::Folder;
use std::sync::Arc;
use store::{Append, Limits, NewMatch, Sqlite, Store, StoreError};

fn record(id: u64, seq: u32, size: usize) -> Append {
    Append { id, seq, at: 0, body: "x".repeat(size), over: false }
}

async fn create(store: &dyn Store, id: u64) {
    store.create(NewMatch { id, game: "lantern".into(), at: 0, body: String::new() }).await.unwrap();
}

#[tokio::test]
async fn a_full_store_says_so_and_keeps_what_it_has() {
    let folder = Folder::new("full");
    let path = folder.0.join("tables.db");
    let store = Sqlite::open(&path, Limits { pages: Some(30) }).unwrap();
    create(&store, 1).await;
    let mut kept = 0;
    let error = loop {
        match store.append(record(1, kept + 1, 2_000)).await {
            Ok(()) => kept += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full(_)), "{error}");
    assert!(kept > 3);
    assert_eq!(store.load(1, 1).await.unwrap().len(), kept as usize);
    assert!(matches!(store.append(record(1, kept + 1, 2_000)).await, Err(StoreError::Full(_))));
    drop(store);
    std::thread::sleep(std::time::Duration::from_millis(100));
    let roomy = Sqlite::open(&path, Limits::default()).unwrap();
    roomy.append(record(1, kept + 1, 2_000)).await.unwrap();
}

#[tokio::test]
async fn one_server_a_file() {
    let folder = Folder::new("lock");
    let path = folder.0.join("tables.db");
    let first = Sqlite::open(&path, Limits::default()).unwrap();
    let second = Sqlite::open(&path, Limits::default()).err().unwrap();
    assert!(second.to_string().contains("another server"), "{second}");
    create(&first, 3).await;
    // Looking and copying go on all the time.
    let looking = store::look(&folder.store()).await.unwrap();
    assert_eq!(looking.list(false, None, 10).await.unwrap().len(), 1);
    assert!(looking.append(record(3, 1, 1)).await.is_err(), "who looks does not write");
    let copy = folder.0.join("copy.db");
    store::back_up(&folder.store(), &copy).unwrap();
    assert!(store::back_up(&folder.store(), &copy).is_err(), "a copy is not overwritten");
    first.append(record(3, 1, 1)).await.unwrap();
    let copied = Sqlite::open(&copy, Limits::default()).unwrap();
    assert_eq!(copied.load(3, 0).await.unwrap().len(), 1, "the copy is as the store was");
}

#[tokio::test]
async fn a_file_of_a_newer_dropship_is_left_alone() {
    let folder = Folder::new("newer");
    let path = folder.0.join("tables.db");
    drop(Sqlite::open(&path, Limits::default()).unwrap());
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 999).unwrap();
    drop(raw);
    std::thread::sleep(std::time::Duration::from_millis(100));
    let error = Sqlite::open(&path, Limits::default()).err().unwrap();
    assert!(error.to_string().contains("newer Dropship"), "{error}");
}

#[tokio::test]
async fn many_at_once_share_the_wait_for_the_disk() {
    let folder = Folder::new("many");
    let store = Arc::new(Sqlite::open(&folder.0.join("tables.db"), Limits::default()).unwrap());
    for id in 0..50 {
        create(store.as_ref(), id).await;
    }
    let writers = (0..50u64).map(|id| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for seq in 1..=20 {
                store.append(record(id, seq, 50)).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for id in 0..50 {
        assert_eq!(store.load(id, 0).await.unwrap().len(), 21);
    }
}

//! What every store promises.

use std::sync::Arc;
use std::time::Duration;
use store::{Append, Change, Contact, NewMatch, Store, StoreError};
use tokio::time::timeout;

fn append(id: u64, seq: u32, body: &str) -> Append {
    Append { id, seq, at: 100 + u64::from(seq), body: body.to_string(), over: false }
}

fn new(id: u64, at: u64) -> NewMatch {
    NewMatch { id, game: "lantern".into(), at, body: "first".into() }
}

async fn bodies(store: &dyn Store, id: u64, from: u32) -> Vec<String> {
    store.load(id, from).await.unwrap().into_iter().map(|stored| stored.body).collect()
}

/// All of it. `open` opens the same store again.
pub(crate) async fn all(open: impl AsyncFn() -> Arc<dyn Store>) {
    let store = open().await;
    records_stay_in_order(store.as_ref()).await;
    only_the_first_of_two_is_stored(&store).await;
    matches_are_listed(store.as_ref()).await;
    people_can_be_reached(store.as_ref()).await;
    store.check().await.unwrap();
    // Whoever opens it again finds everything.
    drop(store);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let store = open().await;
    assert_eq!(bodies(store.as_ref(), 1, 0).await, ["first", "second", "third ę\n\"'"]);
}

async fn records_stay_in_order(store: &dyn Store) {
    assert!(store.load(1, 0).await.unwrap().is_empty(), "there is no such match yet");
    store.create(new(1, 5)).await.unwrap();
    assert_eq!(store.create(new(1, 6)).await, Err(StoreError::Conflict));
    store.append(append(1, 1, "second")).await.unwrap();
    assert_eq!(store.append(append(1, 1, "another second")).await, Err(StoreError::Conflict));
    store.append(append(1, 2, "third ę\n\"'")).await.unwrap();
    assert_eq!(bodies(store, 1, 0).await, ["first", "second", "third ę\n\"'"]);
    assert_eq!(bodies(store, 1, 2).await, ["third ę\n\"'"]);
    let second = &store.load(1, 1).await.unwrap()[0];
    assert_eq!((second.seq, second.at), (1, 101));
    // The largest name there is.
    store.create(new(u64::MAX, 7)).await.unwrap();
    assert_eq!(bodies(store, u64::MAX, 0).await, ["first"]);
}

async fn only_the_first_of_two_is_stored(store: &Arc<dyn Store>) {
    store.create(new(2, 8)).await.unwrap();
    for seq in 1..20 {
        let race = (0..8).map(|who| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.append(append(2, seq, &format!("{who}"))).await })
        });
        let mut won = 0;
        for racer in race.collect::<Vec<_>>() {
            match racer.await.unwrap() {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Conflict),
            }
        }
        assert_eq!(won, 1, "record {seq}");
    }
    assert_eq!(store.load(2, 0).await.unwrap().len(), 20);
}

async fn matches_are_listed(store: &dyn Store) {
    let ids = async |open: bool, after: Option<(u64, u64)>, count: u32| -> Vec<u64> {
        store.list(open, after, count).await.unwrap().into_iter().map(|listed| listed.id).collect()
    };
    assert_eq!(ids(true, None, 10).await, [1, u64::MAX, 2]);
    assert_eq!(ids(true, None, 2).await, [1, u64::MAX]);
    assert_eq!(ids(true, Some((7, u64::MAX)), 10).await, [2]);
    store.append(Append { over: true, ..append(2, 20, "the end") }).await.unwrap();
    assert_eq!(ids(true, None, 10).await, [1, u64::MAX]);
    assert_eq!(ids(false, None, 10).await, [1, u64::MAX, 2]);
}

async fn people_can_be_reached(store: &dyn Store) {
    let contact =
        |seat: u8, kind: &str, body: &str| Contact { id: 1, seat, kind: kind.into(), body: body.into() };
    store.enrol(contact(0, "push", "here")).await.unwrap();
    store.enrol(contact(0, "mail", "there")).await.unwrap();
    store.enrol(contact(0, "push", "elsewhere")).await.unwrap();
    store.enrol(contact(1, "push", "nowhere")).await.unwrap();
    assert_eq!(
        store.contacts(1, 0).await.unwrap(),
        [contact(0, "mail", "there"), contact(0, "push", "elsewhere")]
    );
    store.forget(1, 0, Some("mail")).await.unwrap();
    assert_eq!(store.contacts(1, 0).await.unwrap(), [contact(0, "push", "elsewhere")]);
    store.forget(1, 0, None).await.unwrap();
    assert!(store.contacts(1, 0).await.unwrap().is_empty());
    assert_eq!(store.contacts(1, 1).await.unwrap().len(), 1);
}

/// Several servers of one database hear of what the others append, and not of what they append themselves.
pub(crate) async fn servers_hear_of_each_other(address: &str) {
    let (one, other) = (store::open(address).await.unwrap(), store::open(address).await.unwrap());
    let mut heard = other.changes().unwrap();
    assert!(other.changes().is_none(), "the first who asks hears it");
    let next = async |heard: &mut tokio::sync::mpsc::UnboundedReceiver<Change>| {
        timeout(Duration::from_secs(20), heard.recv()).await.unwrap().unwrap()
    };
    assert_eq!(next(&mut heard).await, Change::Any, "what was before was not heard");
    one.create(new(77, 9)).await.unwrap();
    other.append(append(77, 1, "its own")).await.unwrap();
    one.append(append(77, 2, "of the first")).await.unwrap();
    assert_eq!(next(&mut heard).await, Change::Of(77));
    assert!(heard.try_recv().is_err(), "one record, one change");
}

//! A store in memory for tests: quick, and as broken as a test wants.

use std::collections::HashMap;
use std::sync::Mutex;
use store::{Answer, Append, Change, Contact, Listed, NewMatch, Store, StoreError, Stored};
use tokio::sync::mpsc::UnboundedReceiver;

/// What the store does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Mood {
    #[default]
    Fine,
    /// Nothing is stored, and it says so.
    Full,
    /// Nothing is stored or read.
    Down,
    /// It is stored, but nobody hears of it: the answer was lost.
    Lost,
}

#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) matches: Mutex<HashMap<u64, Vec<Stored>>>,
    pub(crate) mood: Mutex<Mood>,
}

impl Memory {
    pub(crate) fn set(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    pub(crate) fn records(&self, id: u64) -> Vec<Stored> {
        self.matches.lock().unwrap().get(&id).cloned().unwrap_or_default()
    }

    fn put(&self, id: u64, record: Stored) -> Result<(), StoreError> {
        let mood = *self.mood.lock().unwrap();
        match mood {
            Mood::Full => return Err(StoreError::Full("no room".into())),
            Mood::Down => return Err(StoreError::Down("nobody there".into())),
            Mood::Fine | Mood::Lost => {}
        }
        let mut matches = self.matches.lock().unwrap();
        let records = matches.entry(id).or_default();
        if records.len() != record.seq as usize {
            return Err(StoreError::Conflict);
        }
        records.push(record);
        if mood == Mood::Lost { Err(StoreError::Down("the answer was lost".into())) } else { Ok(()) }
    }
}

impl Store for Memory {
    fn create(&self, new: NewMatch) -> Answer<'_, ()> {
        let put = self.put(new.id, Stored { seq: 0, at: new.at, body: new.body });
        Box::pin(async move { put })
    }

    fn append(&self, record: Append) -> Answer<'_, ()> {
        let put = self.put(record.id, Stored { seq: record.seq, at: record.at, body: record.body });
        Box::pin(async move { put })
    }

    fn load(&self, id: u64, from: u32) -> Answer<'_, Vec<Stored>> {
        let is_down = *self.mood.lock().unwrap() == Mood::Down;
        let records = self.records(id).into_iter().filter(|record| record.seq >= from).collect();
        Box::pin(
            async move { if is_down { Err(StoreError::Down("nobody there".into())) } else { Ok(records) } },
        )
    }

    fn list(&self, _: bool, after: Option<(u64, u64)>, _: u32) -> Answer<'_, Vec<Listed>> {
        let listed = |id: &u64| Listed { id: *id, game: String::new(), created: 0, over: false };
        let all = self.matches.lock().unwrap().keys().map(listed).collect();
        Box::pin(async move { Ok(if after.is_none() { all } else { Vec::new() }) })
    }

    fn enrol(&self, _: Contact) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn forget(&self, _: u64, _: u8, _: Option<&str>) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn contacts(&self, _: u64, _: u8) -> Answer<'_, Vec<Contact>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn changes(&self) -> Option<UnboundedReceiver<Change>> {
        None
    }
}

//! Every match of a store as files.

use crate::exit::Failure;
use protocol::MatchId;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use store::{Store, StoreError};

/// So many matches are listed at once.
const AT_ONCE: u32 = 100;

/// Writes them, and says how many there are and how many of them are over.
pub(super) fn run(address: &str, folder: &Path) -> Result<(u32, u32), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::unusable(folder.display(), error))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = store::look(address).await.map_err(|error| unreadable(&error))?;
        let (mut matches, mut journals, mut after) = (0, 0, None);
        loop {
            let listed = store.list(false, after, AT_ONCE).await.map_err(|error| unreadable(&error))?;
            let Some(last) = listed.last() else { return Ok((matches, journals)) };
            after = Some((last.created, last.id));
            for one in &listed {
                matches += 1;
                journals += u32::from(write(store.as_ref(), one.id, folder).await?);
            }
        }
    })
}

/// Writes one match. Whether it is over.
async fn write(store: &dyn Store, id: u64, folder: &Path) -> Result<bool, Failure> {
    let records = store.load(id, 0).await.map_err(|error| unreadable(&error))?;
    let id = MatchId(id);
    let mut lines = String::new();
    for record in &records {
        // Writing to a text cannot fail.
        let _ = writeln!(lines, "{{\"seq\":{},\"at\":{},\"record\":{}}}", record.seq, record.at, record.body);
    }
    put(&folder.join(format!("{id}.records.jsonl")), &lines)?;
    let journal = host::journal(id, &records).map_err(|problem| Failure::failed(id, problem))?;
    let Some(journal) = journal else { return Ok(false) };
    put(&folder.join(format!("{id}.journal.json")), &journal)?;
    Ok(true)
}

fn put(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::unusable(path.display(), error))
}

fn unreadable(error: &StoreError) -> Failure {
    Failure::Unusable(error.to_string())
}

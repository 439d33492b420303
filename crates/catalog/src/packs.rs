//! Where built-in content comes from: files that are read here, or bytes of packs that were read elsewhere.
//!
//! Readers of content are a fifth of all code, so the browser client has none: its packs are read when it is built.

use crate::{CatalogError, OwnFiles};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{ContentError, Game, Pack, TextError};

/// How many entries of a game's content come from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origins {
    /// Stated in the rulebook.
    pub rulebook: u32,
    /// Published by others.
    pub public: u32,
    /// Ours.
    pub authored: u32,
}

/// A built-in pack as bytes.
#[derive(Serialize, Deserialize)]
struct Packed {
    game: String,
    origins: Origins,
    bytes: Vec<u8>,
}

/// Packs that were brought.
static BROUGHT: Mutex<BTreeMap<String, Packed>> = Mutex::new(BTreeMap::new());

/// Built-in packs that somebody has asked for. Opening one takes milliseconds, and every match of a game may share it.
static OPENED: Mutex<BTreeMap<String, Box<dyn Any + Send>>> = Mutex::new(BTreeMap::new());

fn locked<T>(map: &'static Mutex<BTreeMap<String, T>>) -> MutexGuard<'static, BTreeMap<String, T>> {
    // Nothing is done under the lock that could leave it half done.
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Brings the built-in packs of all games as [`packed`](crate::packed) writes them. They are opened when they are asked
/// for.
///
/// # Errors
/// If these are not such bytes.
pub fn bring(bytes: &[u8]) -> Result<(), CatalogError> {
    let all: Vec<Packed> =
        postcard::from_bytes(bytes).map_err(|error| missing("all games", &error.to_string()))?;
    for packed in all {
        locked(&OPENED).remove(&packed.game);
        locked(&BROUGHT).insert(packed.game.clone(), packed);
    }
    Ok(())
}

/// The content of a game: the pack that was brought, or what the files say.
pub(crate) fn pack<G: Game>(own: OwnFiles<'_>) -> Result<Pack<G>, CatalogError> {
    if !own.is_empty() {
        return files::pack(own);
    }
    let known = locked(&OPENED).get(G::ID).and_then(|pack| pack.downcast_ref::<Pack<G>>()).cloned();
    if let Some(pack) = known {
        return Ok(pack);
    }
    let ready = locked(&BROUGHT).get(G::ID).map(|packed| Pack::<G>::ready(&packed.bytes));
    let pack = match ready {
        Some(pack) => pack?,
        None => files::pack(own)?,
    };
    locked(&OPENED).insert(G::ID.to_string(), Box::new(pack.clone()));
    Ok(pack)
}

/// Where the built-in content of a game comes from.
///
/// # Errors
/// If there is no such game.
pub fn origins(game: &str) -> Result<Origins, CatalogError> {
    let known = locked(&BROUGHT).get(game).map(|packed| packed.origins);
    known.map_or_else(|| files::origins(game), Ok)
}

fn missing(file: &str, found: &str) -> CatalogError {
    let error = TextError::new(1, 1, "ready-made packs, as long as no files are read", found);
    ContentError { file: file.to_string(), error }.into()
}

#[cfg(feature = "read")]
pub(crate) mod files {
    use super::{Origins, Packed};
    use crate::{CatalogError, GAMES, OwnFiles, Playable, Visitor, visit};
    use table::{Game, Pack};

    pub(super) fn pack<G: Game>(own: OwnFiles<'_>) -> Result<Pack<G>, CatalogError> {
        Ok(Pack::read(own)?)
    }

    pub(super) fn origins(game: &str) -> Result<Origins, CatalogError> {
        visit(game, Count)
    }

    struct Count;
    impl Visitor for Count {
        type Out = Origins;
        fn visit<G: Playable>(self) -> Origins {
            let count =
                |origin: &str| G::FILES.iter().map(|(_, text)| text.matches(origin).count() as u32).sum();
            Origins {
                rulebook: count("\"rulebook\""),
                public: count("\"public\""),
                authored: count("\"authored\""),
            }
        }
    }

    /// The built-in packs of all games as bytes, for a client that reads no files.
    pub fn packed() -> Vec<u8> {
        struct Bytes;
        impl Visitor for Bytes {
            type Out = Packed;
            fn visit<G: Playable>(self) -> Packed {
                Packed {
                    game: G::ID.to_string(),
                    origins: Count.visit::<G>(),
                    bytes: Pack::<G>::builtin().bytes(),
                }
            }
        }
        let all: Vec<Packed> = GAMES.iter().filter_map(|game| visit(game, Bytes).ok()).collect();
        // Strings, numbers and bytes can always be written.
        postcard::to_allocvec(&all).unwrap_or_default()
    }
}

#[cfg(not(feature = "read"))]
mod files {
    use super::{Origins, missing};
    use crate::{CatalogError, OwnFiles};
    use table::{Game, Pack};

    pub(super) fn pack<G: Game>(_: OwnFiles<'_>) -> Result<Pack<G>, CatalogError> {
        Err(missing(G::ID, "none"))
    }

    pub(super) fn origins(game: &str) -> Result<Origins, CatalogError> {
        Err(missing(game, "none"))
    }
}

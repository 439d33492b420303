//! Content packs in folders: the files with which somebody replaces built-in ones.

use crate::exit::Failure;
use crate::files::{files_under, read_text, unreadable};
use catalog::{GAMES, Playable, Visitor};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Files that replace built-in ones: their names in the pack, and their texts.
pub type Own = Vec<(String, String)>;

/// The packs that matches are played with.
#[derive(Clone, Debug)]
pub enum Shelf {
    /// One pack, for whichever game; empty for what is built in.
    Pack(Own),
    /// A pack for some games, by name; the others are played with what is built in.
    ByGame(BTreeMap<&'static str, Own>),
}

impl Shelf {
    /// What is built in, and nothing else.
    pub fn builtin() -> Shelf {
        Shelf::Pack(Own::new())
    }

    /// Reads a folder: a pack, or folders named after games with a pack in each.
    ///
    /// # Errors
    /// If something in it cannot be read as text. Whether the text makes sense is for the game to say.
    pub fn read(folder: Option<&Path>) -> Result<Shelf, Failure> {
        let Some(folder) = folder else { return Ok(Shelf::builtin()) };
        let of_game = |game: &&'static str| folder.join(game).is_dir();
        let games: Vec<&'static str> = GAMES.iter().copied().filter(of_game).collect();
        if games.is_empty() {
            return Ok(Shelf::Pack(read_pack(folder)?));
        }
        let packs = games.into_iter().map(|game| Ok((game, read_pack(&folder.join(game))?)));
        Ok(Shelf::ByGame(packs.collect::<Result<_, Failure>>()?))
    }

    /// The files for a game.
    pub fn of(&self, game: &str) -> Vec<(&str, &str)> {
        let own = match self {
            Shelf::Pack(own) => Some(own),
            Shelf::ByGame(packs) => packs.get(game),
        };
        own.into_iter().flatten().map(|(name, text)| (name.as_str(), text.as_str())).collect()
    }

    /// The files for the game of a journal; none if it does not even name one, which replaying then explains.
    pub fn of_journal(&self, journal: &str) -> Vec<(&str, &str)> {
        table::header(journal).map(|header| self.of(&header.game)).unwrap_or_default()
    }
}

/// The files of one pack, by their paths from its folder.
pub(crate) fn read_pack(folder: &Path) -> Result<Own, Failure> {
    let kind = fs::metadata(folder);
    let is_folder = kind.map_err(|error| Failure::unusable(folder.display(), unreadable(&error)))?.is_dir();
    if !is_folder {
        return Err(Failure::unusable(
            folder.display(),
            "expected a folder with a content pack, found a file",
        ));
    }
    let read = |path: PathBuf| Ok((name_in(folder, &path), read_text(&path)?));
    files_under(folder)?.into_iter().map(read).collect()
}

/// The name of a file in its pack: parts joined by `/` on every system.
fn name_in(folder: &Path, path: &Path) -> String {
    let parts = path.strip_prefix(folder).unwrap_or(path).iter();
    parts.map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// The files that are built in for a game.
pub(crate) fn builtin_files(game: &str) -> Result<&'static [(&'static str, &'static str)], Failure> {
    struct BuiltIn;
    impl Visitor for BuiltIn {
        type Out = &'static [(&'static str, &'static str)];
        fn visit<G: Playable>(self) -> Self::Out {
            G::FILES
        }
    }
    catalog::visit(game, BuiltIn).map_err(|error| Failure::Unusable(error.to_string()))
}

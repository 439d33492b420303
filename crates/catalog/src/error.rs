//! Why a game, a match or a file cannot be opened.

use crate::GAMES;
use scenario::ScenarioError;
use std::fmt;
use table::{ContentError, FairError, FileError, OptionsError, ReplayError, VerifyError};

/// Why a game, a match or a file cannot be opened. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogError {
    /// There is no game of that name.
    UnknownGame {
        /// The name.
        found: String,
    },
    /// The content pack is bad.
    Content(ContentError),
    /// These are no options of this game.
    Options(String),
    /// They are, but no match can be played with them.
    NotAllowed(OptionsError),
    /// The journal file is not whole.
    File(FileError),
    /// The journal does not replay.
    Replay(ReplayError),
    /// The journal's dice do not check out.
    Verify(VerifyError),
    /// The scenario is wrong or does not hold.
    Scenario(ScenarioError),
}

impl fmt::Display for CatalogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogError::UnknownGame { found } => {
                write!(f, "there is no game `{found}`: the games are {}", GAMES.join(", "))
            }
            CatalogError::Content(error) => error.fmt(f),
            CatalogError::Options(what) => f.write_str(what),
            CatalogError::NotAllowed(error) => error.fmt(f),
            CatalogError::File(error) => error.fmt(f),
            CatalogError::Replay(error) => error.fmt(f),
            CatalogError::Verify(error) => error.fmt(f),
            CatalogError::Scenario(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CatalogError {}

impl From<ContentError> for CatalogError {
    fn from(error: ContentError) -> CatalogError {
        CatalogError::Content(error)
    }
}

impl From<OptionsError> for CatalogError {
    fn from(error: OptionsError) -> CatalogError {
        CatalogError::NotAllowed(error)
    }
}

impl From<FairError> for CatalogError {
    fn from(error: FairError) -> CatalogError {
        match error {
            FairError::Options(error) => CatalogError::NotAllowed(error),
            FairError::Sealed => CatalogError::Options(error.to_string()),
        }
    }
}

impl From<FileError> for CatalogError {
    fn from(error: FileError) -> CatalogError {
        CatalogError::File(error)
    }
}

impl From<ReplayError> for CatalogError {
    fn from(error: ReplayError) -> CatalogError {
        CatalogError::Replay(error)
    }
}

impl From<VerifyError> for CatalogError {
    fn from(error: VerifyError) -> CatalogError {
        CatalogError::Verify(error)
    }
}

impl From<ScenarioError> for CatalogError {
    fn from(error: ScenarioError) -> CatalogError {
        CatalogError::Scenario(error)
    }
}

//! How a command ends: exit codes, and the sentence for what went wrong.

use catalog::CatalogError;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;
use table::{FileError, ReplayError};

/// How a command ended that has said all there is to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ended {
    /// Exit code 0: all is well.
    Fine,
    /// Exit code 1: the thing was looked at and does not hold.
    Failed,
    /// Exit code 2: it could not be looked at.
    Unusable,
}

impl From<Ended> for ExitCode {
    fn from(ended: Ended) -> ExitCode {
        ExitCode::from(match ended {
            Ended::Fine => 0,
            Ended::Failed => 1,
            Ended::Unusable => 2,
        })
    }
}

/// Why a command stopped, in words that have not been said yet.
#[derive(Debug)]
pub enum Failure {
    /// The thing was looked at and does not hold: a journal that does not verify, a rule that does not exist.
    Failed(String),
    /// Wrong use, or input that cannot be read.
    Unusable(String),
    /// Nothing more can be written.
    Output(io::Error),
}

impl Failure {
    /// The thing at `place` does not hold.
    pub(crate) fn failed(place: impl Display, what: impl Display) -> Failure {
        Failure::Failed(format!("{place}: {what}"))
    }

    /// The thing at `place` cannot be read or used.
    pub(crate) fn unusable(place: impl Display, what: impl Display) -> Failure {
        Failure::Unusable(format!("{place}: {what}"))
    }

    /// What the catalogue says about the file at `place`.
    pub(crate) fn of(place: impl Display, error: &CatalogError) -> Failure {
        match error {
            // Text that is whole but tells of something that did not happen, or not so.
            CatalogError::File(FileError::Checksum)
            | CatalogError::Content(_)
            | CatalogError::Verify(_)
            | CatalogError::Scenario(_) => Failure::failed(place, error),
            CatalogError::Replay(ReplayError::OtherContent { .. }) => {
                Failure::unusable(place, format!("{error} (--content DIR)"))
            }
            CatalogError::Replay(_) => Failure::failed(place, error),
            CatalogError::File(_)
            | CatalogError::UnknownGame { .. }
            | CatalogError::Options(_)
            | CatalogError::NotAllowed(_) => Failure::unusable(place, error),
        }
    }

    /// Says it on stderr and gives the exit code. Somebody who closed the pipe has seen enough.
    pub fn tell(&self) -> Ended {
        let (what, ended) = match self {
            Failure::Failed(what) => (what.clone(), Ended::Failed),
            Failure::Unusable(what) => (what.clone(), Ended::Unusable),
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ended::Fine,
            Failure::Output(error) => (format!("the output cannot be written: {error}"), Ended::Unusable),
        };
        // Nobody may be listening here either, and then there is nobody left to tell.
        let _ = writeln!(io::stderr(), "error: {what}");
        ended
    }
}

/// Commands put their own words to what they cannot read, so a bare error is one of writing.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

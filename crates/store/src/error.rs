//! Why something was not stored.

use std::fmt;

/// Why something was not stored, or not found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has appended a record of that number, or created a match of that name.
    Conflict,
    /// There is no room left.
    Full(String),
    /// The store cannot be reached, or does not work. Whether it happened is to be found out by reading.
    Down(String),
    /// The address of a store makes no sense.
    Address(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else was faster"),
            StoreError::Full(what) => write!(f, "the store is full: {what}"),
            StoreError::Down(what) => write!(f, "the store does not answer: {what}"),
            StoreError::Address(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    pub(crate) fn down(error: impl fmt::Display) -> StoreError {
        StoreError::Down(error.to_string())
    }
}

//! What is wrong with a drawing, and where.

use core::error::Error;
use core::fmt;

/// Where a drawing went wrong, counted from 1 as editors do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError {
    /// The line of the drawing.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
    /// What should have stood there.
    pub expected: &'static str,
    /// What stands there; nothing at the end of a line.
    pub found: Option<char>,
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}, found ", self.line, self.column, self.expected)?;
        match self.found {
            Some(found) => write!(f, "{found:?}"),
            None => write!(f, "the end of the line"),
        }
    }
}

impl Error for MapError {}

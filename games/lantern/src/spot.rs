//! Cells as people name them: a letter for the column, a number for the row.

use core::fmt;
use serde::{Deserialize, Serialize};

/// A cell by its name, such as `c2`. It need not be on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "alloc::borrow::Cow<'_, str>", into = "alloc::string::String")]
pub struct Spot {
    /// From 0 at the top. First, so that spots sort row by row.
    pub row: u8,
    /// From 0 at the left.
    pub column: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl From<Spot> for alloc::string::String {
    fn from(spot: Spot) -> alloc::string::String {
        alloc::format!("{spot}")
    }
}

impl TryFrom<alloc::borrow::Cow<'_, str>> for Spot {
    type Error = &'static str;

    fn try_from(text: alloc::borrow::Cow<'_, str>) -> Result<Spot, Self::Error> {
        let parse = || {
            let (letter, number) = text.split_at_checked(1)?;
            let column = letter.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
            let row: u8 = number.parse().ok().filter(|row| (1..=99).contains(row))?;
            Some(Spot { row: row - 1, column })
        };
        parse().ok_or("a cell is a letter and a number, such as c2")
    }
}

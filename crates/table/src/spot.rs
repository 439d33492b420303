//! Cells as people write them: column and row, such as `5,7`.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A cell by its column and row, counted from 0. It need not be on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Spot {
    /// From 0 at the top. Before the column, so that spots sort row by row as cells do.
    pub row: u8,
    /// From 0 at the left.
    pub column: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        alloc::format!("{spot}")
    }
}

impl Spot {
    /// Reads `5,7`: the column, then the row.
    pub fn parse(text: &str) -> Option<Spot> {
        let number = |digits: &str| {
            let plain = (1..=3).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
            digits.parse().ok().filter(|_: &u8| plain && (digits.len() == 1 || !digits.starts_with('0')))
        };
        let (column, row) = text.split_once(',')?;
        Some(Spot { row: number(row)?, column: number(column)? })
    }
}

impl TryFrom<Cow<'_, str>> for Spot {
    type Error = &'static str;

    fn try_from(text: Cow<'_, str>) -> Result<Spot, Self::Error> {
        Spot::parse(&text).ok_or("a cell is its column and its row, such as 5,7")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_column_then_row() {
        let spot = Spot::parse("15,9").unwrap();
        assert_eq!((spot.column, spot.row), (15, 9));
        assert_eq!(alloc::format!("{spot}"), "15,9");
        for wrong in ["", "15", "15;9", "15,", ",9", "15,09", "+5,9", "5, 9", "300,1", "5,7 "] {
            assert_eq!(Spot::parse(wrong), None, "{wrong}");
        }
    }
}

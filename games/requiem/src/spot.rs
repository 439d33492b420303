//! Cells as the rulebook writes them: board, column and row, such as `c15-09`.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// One of the two boards (R-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Area {
    /// The big board.
    City,
    /// The small board.
    Sewer,
}

/// A cell by its coordinates, counted from 1 (R-BOARD-2, R-BOARD-3). It need not be on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Spot {
    /// Which board.
    pub area: Area,
    /// From 1 at the top. Before the column, so that spots sort row by row as cells do.
    pub row: u8,
    /// From 1 at the left.
    pub column: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.area {
            Area::City => 'c',
            Area::Sewer => 's',
        };
        write!(f, "{letter}{:02}-{:02}", self.column, self.row)
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        alloc::format!("{spot}")
    }
}

impl Spot {
    /// Reads `c15-09`: a letter for the board, two digits for the column, two for the row.
    pub fn parse(text: &str) -> Option<Spot> {
        let (letter, rest) = text.split_at_checked(1)?;
        let area = match letter {
            "c" => Area::City,
            "s" => Area::Sewer,
            _ => return None,
        };
        let number = |digits: &str| {
            let plain = digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit());
            digits.parse().ok().filter(|&number: &u8| plain && number > 0)
        };
        let (column, row) = rest.split_once('-')?;
        Some(Spot { area, row: number(row)?, column: number(column)? })
    }
}

impl TryFrom<Cow<'_, str>> for Spot {
    type Error = &'static str;

    fn try_from(text: Cow<'_, str>) -> Result<Spot, Self::Error> {
        Spot::parse(&text).ok_or("a cell is a board, a column and a row, such as c15-09 or s02-02")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rules: R-BOARD-1, R-BOARD-2
    #[test]
    fn a_coordinate_is_board_then_column_then_row() {
        let spot = Spot::parse("c15-09").unwrap();
        assert_eq!((spot.area, spot.column, spot.row), (Area::City, 15, 9));
        assert_eq!(alloc::format!("{spot}"), "c15-09");
        for wrong in ["", "15-09", "c15", "c1509", "c15-9", "c00-01", "x15-09", "c+1-09", "c15-09 "] {
            assert_eq!(Spot::parse(wrong), None, "{wrong}");
        }
    }
}

//! The drawing of the base, one character for a field.

use super::Ground;
use crate::cells::MAX_CELLS;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Cell, HexGrid};
use table::TextError;

/// How rock is drawn.
pub(super) const ROCK: char = '#';
const LEGEND: &str =
    "`#` rock, `+` corridor, `~` vent, `A` to `Z` a room, `1` to `5` an airlock or `@` the landing pad";

/// The drawing, its characters checked; all walls still closed but those inside rooms, corridors and vents.
pub(super) struct Drawing {
    pub(super) grid: HexGrid,
    pub(super) ground: Vec<Ground>,
    pub(super) pad: Cell,
    pub(super) airlocks: [Cell; 5],
}

/// Where a field stands in the drawing.
pub(super) fn place(
    grid: &HexGrid,
    cell: Cell,
    expected: impl Into<String>,
    found: impl Into<String>,
) -> TextError {
    let (row, column) = (grid.row(cell), grid.column(cell));
    TextError::new(row as u32 + 1, (row % 2 + 2 * column) as u32 + 1, expected, found)
}

pub(super) fn read(text: &str) -> Result<Drawing, TextError> {
    let mut grid: HexGrid = text.parse().map_err(|error: board::MapError| {
        let found = error.found.map_or_else(|| "the end of the line".into(), |mark| format!("`{mark}`"));
        TextError::new(error.line as u32, error.column as u32, error.expected, found)
    })?;
    if grid.size() > MAX_CELLS {
        let most = format!("at most {MAX_CELLS} fields, rock included");
        return Err(TextError::new(1, 1, most, format!("{}", grid.size())));
    }
    let mut ground = Vec::new();
    for cell in grid.cells() {
        let mark = grid.mark(cell);
        ground.push(kind(mark).ok_or_else(|| place(&grid, cell, LEGEND, format!("`{mark}`")))?);
    }
    grid.open_where(|one, other| one == other && (one == '+' || one == '~' || one.is_ascii_uppercase()));
    let pad = only(&grid, '@', "the landing pad `@` exactly once (BC-2)")?;
    let mut airlocks = [pad; 5];
    for (airlock, mark) in airlocks.iter_mut().zip('1'..='5') {
        *airlock = only(&grid, mark, "each of the airlocks `1` to `5` exactly once (BC-3)")?;
    }
    Ok(Drawing { grid, ground, pad, airlocks })
}

fn kind(mark: char) -> Option<Ground> {
    Some(match mark {
        ROCK => Ground::Rock,
        '+' => Ground::Corridor,
        '~' => Ground::Vent,
        '@' => Ground::Pad,
        'A'..='Z' => Ground::Room(mark as u8 - b'A'),
        '1'..='5' => Ground::Airlock(mark as u8 - b'1'),
        _ => return None,
    })
}

fn only(grid: &HexGrid, mark: char, expected: &str) -> Result<Cell, TextError> {
    let mut cells = grid.cells().filter(|cell| grid.mark(*cell) == mark);
    let first = cells.next().ok_or_else(|| TextError::new(1, 1, expected, format!("no `{mark}`")))?;
    match cells.next() {
        Some(second) => Err(place(grid, second, expected, format!("another `{mark}`"))),
        None => Ok(first),
    }
}

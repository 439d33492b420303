//! A board drawn in a scenario: three rows of `x` (seat 0), `o` (seat 1) and `.`.

use crate::state::{State, View};
use alloc::format;
use table::position::{Block, PositionError, block, only};
use table::{Seat, TextError};

pub(crate) fn stage(blocks: &[Block<'_>]) -> Result<State, PositionError> {
    only(blocks, &["board"])?;
    let drawing = block(blocks, "board")?;
    let mut view = View { cells: [None; 9], next: Seat(0) };
    let mut marks = [0, 0];
    let mut cells = 0;
    for (row, line) in (drawing.line..).zip(drawing.text.lines()) {
        for (column, mark) in (1..).zip(line.chars()).filter(|(_, mark)| *mark != ' ') {
            let wrong = |expected| Err(TextError::new(row, column, expected, format!("`{mark}`")));
            let owner = match mark {
                'x' => Some(Seat(0)),
                'o' => Some(Seat(1)),
                '.' => None,
                _ => return wrong("x, o or ."),
            };
            let Some(cell) = view.cells.get_mut(cells) else { return wrong("the end after nine cells") };
            *cell = owner;
            cells += 1;
            if let Some(seat) = owner {
                marks[seat.index()] += 1;
            }
        }
    }
    let whole = |expected, found| Err(TextError::new(drawing.line, 1, expected, found));
    if cells < 9 {
        return whole("nine cells", format!("{cells}"));
    }
    let [x, o] = marks;
    if x != o && x != o + 1 {
        return whole("as many x as o, or one more", format!("{x} x and {o} o"));
    }
    view.next = Seat(u8::from(x > o));
    Ok(State::from_view(&view))
}

//! Positions drawn in scenarios.
//!
//! `[base]` may draw the pack's map with small letters where pieces stand. `[people]` has a line for each living
//! character: a letter of the drawing, a field, `aboard` or `track 2 out 1`, then who it is and what differs from a
//! fresh character; `pockets` comes last and replaces what it starts with. `[aliens]` lists strengths, numbered in
//! the order in which they are written, and `[floor]` items:
//!
//! ```text
//! 5,7: corporal strength 4 ap 3 stopped pockets rifle magazine2
//! aboard: pilot
//! 4,7: 3
//! 8,5: 2 1 moved
//! 6,7: diskette part
//! ```
//!
//! `[table]` says the rest, a fact a line: `round 5`, `step begin|drive|act|fire|move`, `hatch 6` (A1 with so many
//! points), `active corporal`, `transporter 5,12`, `fuel 2`, `collapsed 8,7`, `supply suit 0`, `queen dead`,
//! `hatching off`, `points 2`, `scored 2`, `aside T03`, `open T01 T12`, `deck T05` (the top card first; cards not named
//! lie below), `given T19 10,8`, `kills T12 3`, `streak T15 1`, `out T18 radio`.

mod facts;
mod pieces;

use crate::action::Options;
use crate::agenda;
use crate::content::Content;
use crate::setup::bare;
use crate::state::{State, Step};
use crate::turn;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use facts::Facts;
use table::Spot;
use table::position::{Block, Line, PositionError, block, only};
use table::{Cx, Recorded, TextError};

pub(crate) fn stage(
    content: &Arc<Content>,
    options: &Options,
    blocks: &[Block<'_>],
) -> Result<State, PositionError> {
    only(blocks, &["base", "people", "aliens", "floor", "table"])?;
    let mut state = bare(content, options);
    state.table.round = 1;
    state.table.step = Step::Act;
    let find = |name| blocks.iter().filter(move |block: &&Block<'_>| block.name == name);
    let drawn = find("base").map(|block| letters(content, block)).collect::<Result<Vec<_>, _>>()?.concat();
    for line in block(blocks, "people")?.lines() {
        pieces::person(&mut state, &drawn, &line)?;
    }
    for line in find("aliens").flat_map(Block::lines) {
        pieces::aliens(&mut state, &drawn, &line)?;
    }
    for line in find("floor").flat_map(Block::lines) {
        pieces::items(&mut state, &drawn, &line)?;
    }
    let mut facts = Facts::default();
    for line in find("table").flat_map(Block::lines) {
        facts.read(&mut state, &line)?;
    }
    facts.deal(&mut state);
    let mut draws = Recorded::new(&[]);
    let cx = &mut Cx::silent(&mut draws);
    if facts.begins {
        state.table.round -= 1;
        turn::begin_expedition(&mut state, cx);
    }
    agenda::run(&mut state, cx);
    if draws.finish().is_err() {
        let at = blocks.iter().map(|block| block.line).max().unwrap_or(1);
        let expected = "a position in which somebody decides before the next die falls";
        return Err(TextError::new(at, 1, expected, "one in which nobody can do anything"));
    }
    Ok(state)
}

/// The field that a letter of the drawing or a coordinate names.
fn field(
    line: &Line<'_>,
    content: &Content,
    drawn: &[(char, Cell)],
    place: &str,
) -> Result<Cell, PositionError> {
    let letter = drawn.iter().find(|(letter, _)| place.chars().eq([*letter])).map(|drawn| drawn.1);
    let cell = letter.or_else(|| Spot::parse(place).and_then(|spot| content.base.cell(spot)));
    cell.map_or_else(|| line.wrong("a letter of the drawing, or a field such as 5,7"), Ok)
}

/// Finds the letters in a drawing; everything else must be the pack's map.
fn letters(content: &Content, block: &Block<'_>) -> Result<Vec<(char, Cell)>, PositionError> {
    let grid = content.base.grid();
    let drawing: board::HexGrid = block.text.parse().map_err(|error: board::MapError| {
        let found = error.found.map_or_else(|| "the end of the line".into(), |mark| format!("`{mark}`"));
        TextError::new(error.line as u32, error.column as u32, error.expected, found).below(block.line)
    })?;
    if (drawing.width(), drawing.height()) != (grid.width(), grid.height()) {
        return Err(TextError::new(block.line, 1, "the pack's map", "a drawing of another size"));
    }
    let mut drawn = Vec::new();
    for cell in grid.cells() {
        let (mark, right) = (drawing.mark(cell), grid.mark(cell));
        if mark.is_ascii_lowercase() {
            drawn.push((mark, cell));
        } else if mark != right {
            let (row, column) = (grid.row(cell), grid.column(cell));
            let (line, at) = (block.line + row as u32, (row % 2 + 2 * column) as u32 + 1);
            let expected = format!("`{right}` of the pack's map, or a small letter");
            return Err(TextError::new(line, at, expected, format!("`{mark}`")));
        }
    }
    Ok(drawn)
}

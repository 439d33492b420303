//! A board that a scenario draws.

use super::Letters;
use crate::content::Ground;
use crate::state::State;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use board::Grid;
use table::TextError;
use table::position::{Block, PositionError};

/// Draws a board, with everything the mission has on its own left out.
pub(super) fn draw(state: &mut State, block: &Block<'_>) -> Result<Letters, PositionError> {
    let grid: Grid = block.text.parse().map_err(|error: board::MapError| {
        let found = error.found.map_or_else(|| "the end of the line".into(), |mark| format!("`{mark}`"));
        TextError::new(error.line as u32, error.column as u32, error.expected, found).below(block.line)
    })?;
    for cell in grid.cells() {
        let mark = grid.mark(cell).unwrap_or('.');
        if !mark.is_ascii_lowercase() && !".X1234EF".contains(mark) {
            let (line, column) =
                (block.line + 2 * grid.row(cell) as u32 + 1, 4 * grid.column(cell) as u32 + 3);
            let expected = "`.`, `X`, `1` to `4`, `E`, `F` or a small letter";
            return Err(TextError::new(line, column, expected, format!("`{mark}`")));
        }
    }
    let letters = grid.cells().filter_map(|cell| Some((grid.mark(cell)?, cell)));
    let letters = letters.filter(|(mark, _)| mark.is_ascii_lowercase()).collect();
    lay(state, grid, block.text);
    Ok(letters)
}

/// Draws a board that was drawn before.
pub(crate) fn redraw(state: &mut State, text: &str) {
    let (text, seam) = match text.split_once('\u{1f}') {
        Some((seam, text)) => (text, seam.parse().ok()),
        None => (text, None),
    };
    if let Ok(grid) = text.parse::<Grid>() {
        lay(state, grid, text);
    }
    if let Some(column) = seam {
        split(state, column);
    }
}

fn lay(state: &mut State, grid: Grid, text: &str) {
    let mut mission = (*state.mission).clone();
    let marked = |mark: char| grid.find(mark).collect::<alloc::vec::Vec<_>>();
    mission.spawns = ('1'..='4').flat_map(marked).collect();
    mission.exits = ('E'..='F').flat_map(marked).collect();
    (mission.blips, mission.mission_blips) = (alloc::vec![], alloc::vec![]);
    mission.ground = Arc::new(Ground::of(grid));
    state.mission = Arc::new(mission);
    state.drawn = Some(Arc::from(text));
}

/// From that column on it is another board.
pub(super) fn split(state: &mut State, column: usize) {
    let mut mission = (*state.mission).clone();
    if let Some(text) = &state.drawn
        && let Ok(grid) = text.parse::<Grid>()
    {
        let mut ground = Ground::of(grid);
        ground.split(column);
        mission.ground = Arc::new(ground);
        state.mission = Arc::new(mission);
        state.drawn = Some(Arc::from(format!("{column}\u{1f}{text}") as String));
    }
}

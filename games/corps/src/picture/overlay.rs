//! What can be laid over the board: where aliens may strike, how far somebody goes, what the tracker shows.

use super::pieces::{self, Of};
use super::place;
use crate::hunt;
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Overlay, Shade, Tone};

pub(super) fn all(state: &State, pointed: Option<u16>) -> Vec<Overlay> {
    let overlay = |name, icon, shades| Overlay::new("corps", name, icon, shades);
    vec![
        overlay("threat", "attack", threat(state)),
        overlay("reach", "move", reach(state, pointed)),
        overlay("tracker", "motion-tracker", tracker(state)),
    ]
}

/// Spaces within so many steps of another, barricades being walls.
fn within(state: &State, from: Cell, steps: u8) -> impl Iterator<Item = Cell> + '_ {
    let floor = &state.mission().ground.floor;
    let near = move |to: &Cell| state.mission().ground.steps[from.index()][to.index()] <= steps;
    floor
        .iter()
        .filter(near)
        .filter(move |to| state.table.barred.is_empty() || state.is_within(u16::from(steps), from, *to))
}

/// Spaces on which somebody could be attacked in the next Alien phase by an alien that is there now (C-ALIEN).
fn threat(state: &State) -> Vec<Shade> {
    let aliens = || state.table.aliens.iter().map(|alien| Cell(alien.cell));
    let mut cells: Vec<Cell> = aliens().flat_map(|alien| within(state, alien, hunt::SPEED + 1)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|cell| Shade::new(place(cell), Tone::Harm)).collect()
}

/// Where a character can go in one move, or an alien in one activation.
fn reach(state: &State, pointed: Option<u16>) -> Vec<Shade> {
    let pieces = pieces::all(state);
    let Some((of, piece)) = pointed.and_then(|number| pieces.get(usize::from(number))) else {
        return Vec::new();
    };
    let (steps, tone) = match *of {
        Of::Person(who) => (state.speed(who), Tone::Calm),
        Of::Threat(_) => (hunt::SPEED, Tone::Warning),
        Of::Token(_) | Of::Gun(_) => return Vec::new(),
    };
    within(state, Cell(piece.place.cell), steps).map(|cell| Shade::new(place(cell), tone)).collect()
}

/// Every blip and alien with its steps to the nearest character.
fn tracker(state: &State) -> Vec<Shade> {
    let shade = |cell: u16, tone: Tone| Shade {
        place: place(Cell(cell)),
        tone,
        number: Some(state.steps_to_people(Cell(cell)).into()),
    };
    let aliens = state.table.aliens.iter().map(|alien| shade(alien.cell, Tone::Harm));
    aliens.chain(state.table.blips.iter().map(|blip| shade(blip.cell, Tone::Warning))).collect()
}

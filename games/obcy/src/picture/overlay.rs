//! What can be laid over the base: where aliens may strike, how far somebody goes, which alien is how near.

use super::place;
use crate::cells::Cells;
use crate::people::Alien;
use crate::reach::Reach;
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Overlay, Shade, Tone};

pub(super) fn all(state: &State, pointed: Option<u16>) -> Vec<Overlay> {
    let overlay = |name, icon, shades| Overlay::new("obcy", name, icon, shades);
    vec![
        overlay("threat", "attack", threat(state)),
        overlay("reach", "move", reach(state, pointed.map(usize::from))),
        overlay("near", "motion-tracker", near(state)),
    ]
}

/// Fields on which an alien stands after its next move, or next to which it does (O-AMOVE, O-STRIKE).
fn threat(state: &State) -> Vec<Shade> {
    let mut ends = Cells::NONE;
    for alien in state.aliens() {
        ends.add(state.alien_cell(alien));
        ends.join(&Reach::of_alien(state, alien).ends);
    }
    let mut struck = state.beside(&ends);
    struck.join(&ends);
    shades(struck.within(&state.content.base.foot), Tone::Harm)
}

fn shades(cells: Cells, tone: Tone) -> Vec<Shade> {
    cells.iter().map(|cell| Shade::new(place(cell), tone)).collect()
}

/// Where the piece of that number can go now. Pieces are the living characters, the transporter, then the aliens.
fn reach(state: &State, pointed: Option<usize>) -> Vec<Shade> {
    let Some(number) = pointed else { return Vec::new() };
    let people = state.living().count();
    match state.living().nth(number) {
        Some(who) => shades(Reach::of_person(state, who).ends, Tone::Calm),
        None if number == people => shades(Reach::of_transporter(state).ends, Tone::Calm),
        None => {
            let alien: Option<Alien> = state.aliens().nth(number - people - 1);
            alien.map_or_else(Vec::new, |alien| shades(Reach::of_alien(state, alien).ends, Tone::Warning))
        }
    }
}

/// Every alien with the number of fields to the nearest character.
fn near(state: &State) -> Vec<Shade> {
    let people = state.people_cells();
    let distance = |cell: Cell| people.iter().map(|person| state.content.base.distance(cell, person)).min();
    let shade = |cell: Cell| Shade { place: place(cell), tone: Tone::Warning, number: distance(cell) };
    state.aliens().map(|alien| shade(state.alien_cell(alien))).collect()
}

//! Walking (R-MOVE, R-SEWER).

use crate::agenda::{MAX_STEPS, Todo};
use crate::hero::{Hero, Kind};
use crate::state::{CellIndex, State};
use crate::tasks;
use board::Cell;

/// As many cells as both boards may have together.
pub(crate) const MAX_CELLS: usize = 1024;
/// More cells than can be reached in [`MAX_STEPS`] steps, links included.
const MAX_REACHED: usize = 512;

/// A set of cells, small enough to be cleared at every prompt.
#[derive(Clone, Copy)]
struct Cells([u64; MAX_CELLS / 64]);

impl Cells {
    const NONE: Cells = Cells([0; MAX_CELLS / 64]);

    fn add(&mut self, cell: CellIndex) {
        self.0[usize::from(cell) / 64] |= 1 << (cell % 64);
    }

    fn has(&self, cell: CellIndex) -> bool {
        self.0[usize::from(cell) / 64] >> (cell % 64) & 1 == 1
    }
}

/// Everywhere a hero can walk to, by the first path found (R-MOVE-9).
pub(crate) struct Reach {
    /// Cells in the order in which they were found, each with the place in this list it was found from.
    found: [(CellIndex, u16); MAX_REACHED],
    len: usize,
    /// Found and free to stop on.
    free: Cells,
}

impl Reach {
    /// Breadth-first, neighbours in the order north, east, south, west, sewer link.
    pub(crate) fn of(state: &State, hero: Hero) -> Reach {
        let mut reach = Reach { found: [(0, 0); MAX_REACHED], len: 0, free: Cells::NONE };
        let figure = state.figure(hero);
        let (Some(start), false) = (figure.cell, figure.entangled) else { return reach };
        let (occupied, blocked) = obstacles(state, hero);
        let mut seen = Cells::NONE;
        seen.add(start);
        reach.push(start, 0);
        let (mut at, mut ring_end) = (0, 1);
        for _ in 0..usize::from(figure.ap).min(MAX_STEPS) {
            while at < ring_end {
                for next in state.content.map.neighbours(Cell(reach.found[at].0)) {
                    if !seen.has(next.0) && !blocked.has(next.0) {
                        seen.add(next.0);
                        reach.push(next.0, at as u16);
                        if !occupied.has(next.0) {
                            reach.free.add(next.0);
                        }
                    }
                }
                at += 1;
            }
            ring_end = reach.len;
        }
        reach
    }

    fn push(&mut self, cell: CellIndex, from: u16) {
        if self.len < MAX_REACHED {
            self.found[self.len] = (cell, from);
            self.len += 1;
        }
    }

    /// Where the hero may stop, ascending.
    pub(crate) fn stops(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..).zip(self.free.0).flat_map(|(word, mut bits): (u16, u64)| {
            core::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as u16;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    Cell(word * 64 + bit)
                })
            })
        })
    }

    pub(crate) fn stops_on(&self, cell: Cell) -> bool {
        usize::from(cell.0) < MAX_CELLS && self.free.has(cell.0)
    }

    /// The way to a cell found, last step first, and its length.
    pub(crate) fn way_back(&self, to: Cell) -> ([CellIndex; MAX_STEPS], u8) {
        let (mut path, mut steps) = ([0; MAX_STEPS], 0);
        let mut at = self.found[..self.len].iter().position(|found| found.0 == to.0).unwrap_or(0);
        while at > 0 && steps < MAX_STEPS {
            path[steps] = self.found[at].0;
            steps += 1;
            at = usize::from(self.found[at].1);
        }
        (path, steps as u8)
    }
}

/// Cells with anybody on them, and those of them that this hero cannot pass (R-MOVE-5, R-MOVE-6).
fn obstacles(state: &State, hero: Hero) -> (Cells, Cells) {
    let (mut occupied, mut blocked) = (Cells::NONE, Cells::NONE);
    for other in Hero::all() {
        if let Some(cell) = state.figure(other).cell {
            occupied.add(cell);
            if other.race() != hero.race() && hero.kind() != Kind::Alien {
                blocked.add(cell);
            }
        }
    }
    (occupied, blocked)
}

/// One step, and the rest of the walk. `path` holds the cells still to be entered, the next one last.
pub(crate) fn walk(state: &mut State, hero: Hero, path: [CellIndex; MAX_STEPS], left: u8) {
    let Some(last) = left.checked_sub(1) else { return };
    let cell = path[usize::from(last)];
    let passing = Hero::all().any(|other| other != hero && state.figure(other).cell == Some(cell));
    let figure = state.figure_mut(hero);
    figure.cell = Some(cell);
    figure.ap -= 1;
    if last > 0 {
        state.table.agenda.push(Todo::Walk(hero, path, last));
    }
    // Only a free cell counts as stood on (R-MOVE-10).
    if !passing {
        tasks::stand(state, hero);
        state.table.agenda.push(Todo::Check);
    }
}

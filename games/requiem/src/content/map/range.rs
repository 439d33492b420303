//! Distances and lines of sight past terrain, worked out once.

use super::Terrain;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, CellSet, Centres, Grid};

/// No chain of cells leads there.
const NONE: u16 = u16::MAX;

/// For each pair of cells the distance of an attack, and whether terrain leaves the line between them free.
#[derive(Debug)]
pub(super) struct Ranges {
    cells: usize,
    /// One row for each cell.
    distances: Vec<u16>,
    /// One row of bits for each cell, in words.
    clear: Vec<u64>,
    words: usize,
}

impl Ranges {
    /// `terrain` is that of both boards, the links are between them.
    pub(super) fn new(grids: &[Grid; 2], terrain: &[Terrain], links: &[(Cell, Cell)]) -> Ranges {
        let cells = terrain.len();
        let words = cells.div_ceil(64);
        let mut ranges =
            Ranges { cells, distances: vec![NONE; cells * cells], clear: vec![0; cells * words], words };
        let nobody = CellSet::new();
        let mut first = 0;
        for grid in grids {
            let own = || (0..grid.size() as u16).map(Cell);
            let opaque = own().filter(|cell| terrain[first + cell.index()].is_opaque()).collect();
            let centres = Centres::new(grid, &opaque);
            for from in own() {
                for to in own() {
                    let seen = centres.sees(from, to, &nobody);
                    let distance = centres.distance(from, to).unwrap_or(NONE);
                    ranges.set(first + from.index(), first + to.index(), distance, seen);
                }
            }
            first += grid.size();
        }
        for &(one, other) in links {
            ranges.set(one.index(), other.index(), 1, true);
            ranges.set(other.index(), one.index(), 1, true);
        }
        ranges
    }

    fn set(&mut self, from: usize, to: usize, distance: u16, seen: bool) {
        self.distances[from * self.cells + to] = distance;
        self.clear[from * self.words + to / 64] |= u64::from(seen) << (to % 64);
    }

    pub(super) fn distance(&self, from: Cell, to: Cell) -> Option<u16> {
        Some(self.distances[from.index() * self.cells + to.index()]).filter(|&distance| distance != NONE)
    }

    pub(super) fn is_clear(&self, from: Cell, to: Cell) -> bool {
        let (from, to) = (from.index(), to.index());
        self.clear[from * self.words + to / 64] >> (to % 64) & 1 == 1
    }
}

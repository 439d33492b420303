//! Random boards for the tests, each to be had again by its number.
#![allow(dead_code, reason = "not every test asks for everything")]

use board::{Cell, CellSet, Dir, DoorSet, Edge, Grid};

/// A small generator, so that a failing board can be found again by its number.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % n
    }

    pub(crate) fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }
}

/// A board with what stands on it.
pub(crate) struct Position {
    pub(crate) grid: Grid,
    pub(crate) shut: DoorSet,
    pub(crate) figures: CellSet,
}

/// How full a random board is, in percent.
pub(crate) struct Fill {
    pub(crate) walls: u64,
    pub(crate) doors: u64,
    pub(crate) lines: u64,
    pub(crate) voids: u64,
    pub(crate) figures: u64,
}

pub(crate) fn random(rng: &mut Rng, width: usize, height: usize, fill: &Fill) -> Position {
    let mut grid = Grid::new(width, height, '.').unwrap();
    let cells: Vec<Cell> = grid.cells().collect();
    for &cell in &cells {
        if rng.percent(fill.voids) {
            grid.set_mark(cell, ' ');
        }
    }
    for &cell in &cells {
        for dir in [Dir::East, Dir::South] {
            let edge = match rng.below(100) {
                roll if roll < fill.walls => Edge::Wall,
                roll if roll < fill.walls + fill.doors => Edge::Door,
                roll if roll < fill.walls + fill.doors + fill.lines => Edge::Line,
                _ => Edge::Open,
            };
            // Doors on the rim are refused and then simply missing.
            let _ = grid.set_edge(cell, dir, edge);
        }
    }
    let shut =
        (0..grid.doors().len()).filter(|_| rng.percent(50)).map(|door| board::Door(door as u8)).collect();
    let figures = grid.cells().filter(|_| rng.percent(fill.figures)).collect();
    Position { grid, shut, figures }
}

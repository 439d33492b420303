//! What is drawn of both boards, and the tables that follow from it.

use super::{Map, Size, Terrain};
use crate::{Area, Spot};
use alloc::vec::Vec;
use board::{Cell, CellSet, Dir, Grid, Later};
use serde::Deserialize;

/// What is drawn, in the order in which a [`Map`] is written.
#[derive(Deserialize)]
pub(super) struct Plan {
    pub(super) grids: [Grid; 2],
    pub(super) terrain: Vec<Terrain>,
    pub(super) guard_cells: Vec<Cell>,
    pub(super) predator_cell: Cell,
    pub(super) hybrid_cell: Cell,
    pub(super) hives: [Vec<Cell>; 3],
    pub(super) links: Vec<(Cell, Cell)>,
}

impl From<Plan> for Map {
    fn from(plan: Plan) -> Map {
        let Plan { grids, terrain, guard_cells, predator_cell, hybrid_cell, hives, links } = plan;
        let first = [0, grids[0].size() as u16];
        let spot = |area, grid: &Grid, cell| Spot {
            area,
            row: grid.row(cell) as u8 + 1,
            column: grid.column(cell) as u8 + 1,
        };
        let drawn = [Area::City, Area::Sewer].into_iter().zip(&grids);
        let spots = drawn.flat_map(|(area, grid)| grid.cells().map(move |cell| spot(area, grid, cell)));
        let mut map = Map {
            sizes: [0, 1].map(|board| Size {
                width: grids[board].width() as u8,
                height: grids[board].height() as u8,
                first: first[board],
            }),
            spots: spots.collect(),
            ranges: Later::default(),
            grids,
            terrain,
            starts: Vec::new(),
            neighbours: Vec::new(),
            guard_rings: Vec::new(),
            hive_rings: [const { Vec::new() }; 3],
            guard_cells,
            predator_cell,
            hybrid_cell,
            hives,
            links,
        };
        map.find_neighbours();
        map.guard_rings = map.rings(&map.guard_cells);
        map.hive_rings = [0, 1, 2].map(|hive| map.rings(&map.hives[hive]));
        map
    }
}

impl Map {
    fn find_neighbours(&mut self) {
        for cell in self.cells() {
            self.starts.push(self.neighbours.len() as u16);
            if self.is_walkable(cell) {
                let sides = Dir::ALL.iter().filter_map(|&dir| self.beside(cell, dir));
                let around: Vec<Cell> =
                    sides.chain(self.across(cell)).filter(|&next| self.is_walkable(next)).collect();
                self.neighbours.extend(around);
            }
        }
        self.starts.push(self.neighbours.len() as u16);
    }

    /// The cell that shares this side.
    fn beside(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        let (dx, dy) = dir.delta();
        let spot = self.spot(cell);
        let column = spot.column.checked_add_signed(dx as i8)?;
        let row = spot.row.checked_add_signed(dy as i8)?;
        self.cell(Spot { row, column, ..spot })
    }

    /// Cells by walking distance from these, heroes ignored and links not used (R-GUARD-8, R-BROOD-3).
    fn rings(&self, from: &[Cell]) -> Vec<Vec<Cell>> {
        let mut reached: CellSet = from.iter().copied().collect();
        let mut rings = Vec::new();
        let mut ring = from.to_vec();
        while !ring.is_empty() {
            let next = |cell: &Cell| self.neighbours(*cell).iter().copied();
            let outside: CellSet = ring.iter().flat_map(next).collect();
            let same_board = |cell: &Cell| self.area(*cell) == self.area(from[0]);
            rings.push(ring);
            ring = outside.iter().filter(same_board).filter(|&cell| reached.insert(cell)).collect();
        }
        rings
    }
}

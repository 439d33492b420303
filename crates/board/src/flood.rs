//! Distances and shortest paths by breadth-first search, in buffers that are used again.

use alloc::vec::Vec;

use crate::{Cell, CellSet, Step, Ways};

/// Not reached.
const FAR: u16 = u16::MAX;

/// Distances from one or more cells. Keep one and fill it as often as you like: it allocates only when it grows.
///
/// Cells are reached in a fixed order: by distance, then by the order in which their predecessors were reached, then by
/// the order of the ways out of a cell. The first way to reach a cell is the one kept, so paths are the same everywhere.
#[derive(Clone, Debug, Default)]
pub struct Flood {
    distance: Vec<u16>,
    before: Vec<Cell>,
    /// Every cell reached, in order.
    order: Vec<Cell>,
}

impl Flood {
    /// An empty flood: nothing is reached.
    pub fn new() -> Flood {
        Flood::default()
    }

    /// Floods the whole board from the given cells over every step the caller lets pass.
    pub fn fill(
        &mut self,
        ways: &Ways,
        from: impl IntoIterator<Item = Cell>,
        mut pass: impl FnMut(Step) -> bool,
    ) {
        self.run(ways, from, |_| false, &mut pass);
    }

    /// Floods until a goal is reached and names it: the nearest, and among those the first in the order above.
    pub fn seek(
        &mut self,
        ways: &Ways,
        from: impl IntoIterator<Item = Cell>,
        goals: &CellSet,
        mut pass: impl FnMut(Step) -> bool,
    ) -> Option<Cell> {
        self.run(ways, from, |cell| goals.contains(cell), &mut pass)
    }

    fn run(
        &mut self,
        ways: &Ways,
        from: impl IntoIterator<Item = Cell>,
        goal: impl Fn(Cell) -> bool,
        pass: &mut impl FnMut(Step) -> bool,
    ) -> Option<Cell> {
        self.distance.clear();
        self.distance.resize(ways.size(), FAR);
        self.before.resize(ways.size(), Cell(0));
        self.order.clear();
        for cell in from {
            if self.distance[cell.index()] == FAR {
                self.distance[cell.index()] = 0;
                self.before[cell.index()] = cell;
                self.order.push(cell);
                if goal(cell) {
                    return Some(cell);
                }
            }
        }
        let mut next = 0;
        while let Some(&from) = self.order.get(next) {
            next += 1;
            let distance = self.distance[from.index()] + 1;
            for way in ways.of(from) {
                let to = way.to;
                if self.distance[to.index()] != FAR || !pass(Step { from, to, door: way.door }) {
                    continue;
                }
                self.distance[to.index()] = distance;
                self.before[to.index()] = from;
                self.order.push(to);
                if goal(to) {
                    return Some(to);
                }
            }
        }
        None
    }

    /// Steps to a cell, if it was reached.
    pub fn distance(&self, cell: Cell) -> Option<u16> {
        self.distance.get(cell.index()).copied().filter(|&distance| distance != FAR)
    }

    /// Every cell reached, in the order of reaching.
    pub fn reached(&self) -> &[Cell] {
        &self.order
    }

    /// The nearest of the cells, the first reached if several are equally near.
    pub fn nearest(&self, goals: &CellSet) -> Option<Cell> {
        self.order.iter().copied().find(|&cell| goals.contains(cell))
    }

    /// Writes the path to a cell, its start left out and the cell itself last. False if it was not reached.
    pub fn path(&self, to: Cell, path: &mut Vec<Cell>) -> bool {
        path.clear();
        if self.distance(to).is_none() {
            return false;
        }
        let mut at = to;
        while self.before[at.index()] != at {
            path.push(at);
            at = self.before[at.index()];
        }
        path.reverse();
        true
    }
}

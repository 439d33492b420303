//! Who is next to whom: one table for all kinds of boards.

use alloc::vec::Vec;

use crate::{Cell, Dir, Door, DoorSet, Edge, Grid, HexGrid};

/// A way out of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    /// The cell it leads to.
    pub to: Cell,
    /// The door it leads through.
    pub door: Option<Door>,
}

/// One step along a way, as callers are asked whether it may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where it starts.
    pub from: Cell,
    /// Where it ends.
    pub to: Cell,
    /// The door it goes through.
    pub door: Option<Door>,
}

/// The neighbours of every cell in a fixed order, which decides between paths of equal length.
///
/// Doors are ways that carry a number, so that one table serves whatever doors are shut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// Where the ways of each cell begin, and after the last cell, where they end.
    starts: Vec<u32>,
    ways: Vec<Way>,
}

impl Ways {
    /// Neighbours across the sides: north, east, south, west.
    pub fn four(grid: &Grid) -> Ways {
        Ways::collect(grid.size(), |cell, ways| sides(grid, cell, ways))
    }

    /// Neighbours across the sides, whatever lies on them.
    pub(crate) fn open(grid: &Grid) -> Ways {
        Ways::collect(grid.size(), |cell, ways| {
            let sides = Dir::ALL.iter().filter_map(|&dir| grid.neighbour(cell, dir));
            ways.extend(sides.map(|to| Way { to, door: None }));
        })
    }

    /// Neighbours across the sides, then across the corners: north-east, south-east, south-west, north-west.
    pub fn eight(grid: &Grid) -> Ways {
        Ways::collect(grid.size(), |cell, ways| {
            sides(grid, cell, ways);
            let corners = Dir::ALL.iter().filter_map(|&dir| grid.diagonal(cell, dir));
            ways.extend(corners.map(|to| Way { to, door: None }));
        })
    }

    /// Neighbours on a hexagonal board, in the order of [`crate::HexDir::ALL`].
    pub fn hex(grid: &HexGrid) -> Ways {
        Ways::collect(grid.size(), |cell, ways| {
            ways.extend(grid.adjacent(cell).map(|to| Way { to, door: None }));
        })
    }

    fn collect(cells: usize, mut each: impl FnMut(Cell, &mut Vec<Way>)) -> Ways {
        let mut table = Ways { starts: Vec::with_capacity(cells + 1), ways: Vec::new() };
        for cell in (0..cells).map(Cell::from_index) {
            table.starts.push(table.ways.len() as u32);
            each(cell, &mut table.ways);
        }
        table.starts.push(table.ways.len() as u32);
        table
    }

    /// Links two cells wherever they lie. The far cell becomes the last neighbour of each.
    pub fn link(&mut self, one: Cell, other: Cell) {
        for (from, to) in [(one, other), (other, one)] {
            let end = self.starts[from.index() + 1];
            self.ways.insert(end as usize, Way { to, door: None });
            self.starts[from.index() + 1..].iter_mut().for_each(|start| *start += 1);
        }
    }

    /// How many cells are numbered, absent ones included.
    pub fn size(&self) -> usize {
        self.starts.len() - 1
    }

    /// The ways out of a cell, in order.
    pub fn of(&self, cell: Cell) -> &[Way] {
        &self.ways[self.starts[cell.index()] as usize..self.starts[cell.index() + 1] as usize]
    }

    /// Are the cells neighbours while the doors in `shut` count as walls?
    pub fn adjacent(&self, one: Cell, other: Cell, shut: &DoorSet) -> bool {
        let open = |way: &Way| way.door.is_none_or(|door| !shut.contains(door));
        self.of(one).iter().any(|way| way.to == other && open(way))
    }
}

fn sides(grid: &Grid, cell: Cell, ways: &mut Vec<Way>) {
    for dir in Dir::ALL {
        let open = matches!(grid.edge(cell, dir), Edge::Open | Edge::Door);
        if let Some(to) = grid.neighbour(cell, dir).filter(|_| open) {
            ways.push(Way { to, door: grid.door(cell, dir) });
        }
    }
}

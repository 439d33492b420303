//! Corners between two blockers right beside a viewer, through which some rules let it look.

use crate::{Cell, CellSet, Dir, Door, DoorSet, Edge, Grid};

/// The far corner of a cell in one quadrant, with the two ways round it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nook {
    ways: [Way; 2],
}

/// A way round a corner: through the cell on one side of the viewer.
#[derive(Clone, Copy, Debug)]
struct Way {
    cell: Cell,
    walled: bool,
    /// Doors into that cell and out of it.
    doors: [Option<Door>; 2],
}

impl Nook {
    /// The corner between two sides of a cell, unless the board ends at one of them.
    pub(crate) fn new(grid: &Grid, cell: Cell, sides: [Dir; 2]) -> Option<Nook> {
        let way = |into: Dir, on: Dir| {
            let (dx, dy) = into.delta();
            let column = grid.column(cell).checked_add_signed(dx as isize).filter(|at| *at < grid.width())?;
            let row = grid.row(cell).checked_add_signed(dy as isize).filter(|at| *at < grid.height())?;
            let beside = Cell::from_index(row * grid.width() + column);
            let walled = grid.edge(cell, into) == Edge::Wall || grid.edge(beside, on) == Edge::Wall;
            Some(Way { cell: beside, walled, doors: [grid.door(cell, into), grid.door(beside, on)] })
        };
        let [one, other] = sides;
        Some(Nook { ways: [way(one, other)?, way(other, one)?] })
    }

    /// Are both ways round the corner closed, at least one of them by a figure?
    pub(crate) fn is_closed(&self, shut: &DoorSet, figures: &CellSet) -> bool {
        let figure = |way: &Way| figures.contains(way.cell);
        let closed = |way: &Way| {
            way.walled || figure(way) || way.doors.iter().flatten().any(|door| shut.contains(*door))
        };
        self.ways.iter().any(figure) && self.ways.iter().all(closed)
    }
}

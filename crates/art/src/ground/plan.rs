//! A board with its edges known from both sides.

use super::terrain::{Look, look};
use crate::geometry::Geometry;
use std::collections::BTreeMap;
use table::scene::{Board, EdgeKind, Floor};

pub(super) struct Plan<'a> {
    board: &'a Board,
    pub(super) geometry: Geometry,
    edges: BTreeMap<(u16, u8), EdgeKind>,
}

/// What is drawn between two cells where nothing stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seam {
    /// Nothing: both are solid.
    Inner,
    /// The face of something solid.
    Face,
    /// The bank of water.
    Bank,
    /// A line of the grid.
    Open,
}

impl<'a> Plan<'a> {
    pub(super) fn of(board: &'a Board) -> Plan<'a> {
        let geometry = Geometry::of(board);
        let sides = geometry.sides();
        let mut edges = BTreeMap::new();
        for edge in &board.edges {
            edges.insert((edge.cell, edge.side), edge.kind);
            if let Some(beyond) = geometry.neighbour(edge.cell, edge.side) {
                edges.insert((beyond, (edge.side + sides / 2) % sides), edge.kind);
            }
        }
        Plan { board, geometry, edges }
    }

    pub(super) fn floor(&self, cell: u16) -> Option<&'a Floor> {
        self.board.cells.get(usize::from(cell))?.as_ref()
    }

    /// Every cell that has a floor.
    pub(super) fn floors(&self) -> impl Iterator<Item = (u16, &'a Floor)> {
        (0..=u16::MAX).zip(&self.board.cells).filter_map(|(cell, floor)| Some((cell, floor.as_ref()?)))
    }

    /// The floor on the other side, if there is one.
    pub(super) fn beyond(&self, cell: u16, side: u8) -> Option<u16> {
        self.geometry.neighbour(cell, side).filter(|beyond| self.floor(*beyond).is_some())
    }

    /// Every side of every floor, once.
    pub(super) fn sides(&self) -> impl Iterator<Item = (u16, u8)> {
        let sides =
            self.floors().flat_map(|(cell, _)| (0..self.geometry.sides()).map(move |side| (cell, side)));
        sides.filter(|(cell, side)| self.beyond(*cell, *side).is_none_or(|beyond| *cell < beyond))
    }

    /// What stands there. Where the floor ends there is always a wall.
    pub(super) fn kind(&self, cell: u16, side: u8) -> Option<EdgeKind> {
        let known = self.edges.get(&(cell, side)).copied();
        known.or_else(|| self.beyond(cell, side).is_none().then_some(EdgeKind::Wall))
    }

    pub(super) fn seam(&self, cell: u16, side: u8) -> Seam {
        let look = |cell| self.floor(cell).map(|floor| look(&floor.terrain));
        let (here, there) = (look(cell), self.geometry.neighbour(cell, side).and_then(look));
        let either = |wanted| here == Some(wanted) || there == Some(wanted);
        match () {
            () if here == there && either(Look::Block) => Seam::Inner,
            () if either(Look::Block) => Seam::Face,
            () if here != there && either(Look::Water) => Seam::Bank,
            () => Seam::Open,
        }
    }
}

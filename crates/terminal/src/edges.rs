//! What stands between the cells of a board, asked for from either side.

use crate::axes::width;
use std::collections::BTreeMap;
use table::scene::{Board, EdgeKind, Shape};

/// A cell by row and column. One beside the board has a number that no cell has.
pub(crate) type Spot = (isize, isize);

/// All edges of a board.
pub(crate) struct Edges<'a> {
    board: &'a Board,
    /// By the pair of spots, the smaller first.
    known: BTreeMap<(Spot, Spot), EdgeKind>,
}

impl<'a> Edges<'a> {
    pub(crate) fn of(board: &'a Board) -> Edges<'a> {
        let columns = width(board) as isize;
        let mut known = BTreeMap::new();
        for edge in &board.edges {
            let cell = isize::try_from(edge.cell).unwrap_or_default();
            let here = (cell / columns, cell % columns);
            known.insert(pair(here, neighbour(board.shape, here, edge.side)), edge.kind);
        }
        Edges { board, known }
    }

    /// What stands on this side of a spot. Where the floor ends there is always a wall.
    pub(crate) fn side(&self, spot: Spot, side: u8) -> Option<EdgeKind> {
        let other = neighbour(self.board.shape, spot, side);
        match (self.floor(spot), self.floor(other)) {
            (false, false) => None,
            (true, true) => self.known.get(&pair(spot, other)).copied(),
            _ => Some(self.known.get(&pair(spot, other)).copied().unwrap_or(EdgeKind::Wall)),
        }
    }

    pub(crate) fn floor(&self, (row, column): Spot) -> bool {
        let columns = width(self.board);
        let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) else { return false };
        column < columns && self.board.cells.get(row * columns + column).is_some_and(Option::is_some)
    }

    /// Which kinds occur, in the order of the legend.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = EdgeKind> {
        KINDS.into_iter().map(|kind| kind.0).filter(|kind| self.known.values().any(|known| known == kind))
    }
}

/// Every kind with its sign, as the drawings of maps have them, and the name of its words.
const KINDS: [(EdgeKind, char, &str); 6] = [
    (EdgeKind::Wall, '|', "terminal-edge-wall"),
    (EdgeKind::Line, ':', "terminal-edge-line"),
    (EdgeKind::OpenDoor, '/', "terminal-edge-open-door"),
    (EdgeKind::ClosedDoor, 'D', "terminal-edge-closed-door"),
    (EdgeKind::Barricade, 'X', "terminal-edge-barricade"),
    (EdgeKind::Grille, 'G', "terminal-edge-grille"),
];

fn row(kind: EdgeKind) -> (EdgeKind, char, &'static str) {
    KINDS.into_iter().find(|row| row.0 == kind).unwrap_or(KINDS[0])
}

/// The sign of an upright edge.
pub(crate) fn upright(kind: EdgeKind) -> char {
    row(kind).1
}

/// The sign of an edge of a hexagon, where an open door must not look like a slanting wall.
pub(crate) fn of_hexagon(kind: EdgeKind) -> char {
    if kind == EdgeKind::OpenDoor { 'O' } else { upright(kind) }
}

/// The name of the words for it.
pub(crate) fn words(kind: EdgeKind) -> &'static str {
    row(kind).2
}

/// A level edge of that length: `---`, `...`, or a door's sign between dashes.
pub(crate) fn level(kind: EdgeKind, length: usize) -> String {
    match kind {
        EdgeKind::Wall => "-".repeat(length),
        EdgeKind::Line => ".".repeat(length),
        _ => {
            let left = length.saturating_sub(1) / 2;
            format!("{}{}{}", "-".repeat(left), upright(kind), "-".repeat(length.saturating_sub(left + 1)))
        }
    }
}

fn pair(one: Spot, other: Spot) -> (Spot, Spot) {
    (one.min(other), one.max(other))
}

/// The spot on that side: of a square from the north clockwise, of a hexagon from the east clockwise.
fn neighbour(shape: Shape, (row, column): Spot, side: u8) -> Spot {
    // Odd rows lie half a field to the right.
    let odd = row.rem_euclid(2);
    match (shape, side) {
        (Shape::Square, 0) => (row - 1, column),
        (Shape::Square, 1) | (Shape::Hex, 0) => (row, column + 1),
        (Shape::Square, 2) => (row + 1, column),
        (Shape::Square, _) | (Shape::Hex, 3) => (row, column - 1),
        (Shape::Hex, 1) => (row + 1, column + odd),
        (Shape::Hex, 2) => (row + 1, column + odd - 1),
        (Shape::Hex, 4) => (row - 1, column + odd - 1),
        (Shape::Hex, _) => (row - 1, column + odd),
    }
}

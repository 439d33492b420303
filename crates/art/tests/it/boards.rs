//! Boards made by hand.

use table::scene::{Board, Edge, EdgeKind, Floor, Piece, Place, Shape};
use table::{Message, Seat};

/// A board of plain floor, with holes where the rows have a blank.
pub(crate) fn board(shape: Shape, rows: &[&str]) -> Board {
    let floor = |mark: char| {
        let terrain = match mark {
            ' ' => return None,
            '~' => "water",
            '#' => "wall",
            'm' => "manhole",
            _ => "floor",
        };
        Some(Floor { terrain: terrain.into(), name: "here".into() })
    };
    Board {
        name: Message::new("a board"),
        shape,
        width: rows[0].len() as u16,
        cells: rows.iter().flat_map(|row| row.chars()).map(floor).collect(),
        edges: Vec::new(),
    }
}

pub(crate) const KINDS: [EdgeKind; 6] = [
    EdgeKind::Wall,
    EdgeKind::Line,
    EdgeKind::OpenDoor,
    EdgeKind::ClosedDoor,
    EdgeKind::Barricade,
    EdgeKind::Grille,
];

/// A row of cells with one edge of each kind between them.
pub(crate) fn every_edge(shape: Shape) -> Board {
    let side = if shape == Shape::Square { 1 } else { 0 };
    let edges = (0..).zip(KINDS).map(|(cell, kind)| Edge { cell, side, kind }).collect();
    Board { edges, ..board(shape, &["......."]) }
}

pub(crate) fn piece(cell: u16, icon: &'static str, owner: Option<u8>) -> Piece {
    Piece {
        place: Place { board: 0, cell },
        icon: icon.into(),
        name: Message::new("a piece"),
        label: None,
        owner: owner.map(Seat),
        badges: Vec::new(),
    }
}

//! Cells lie where they are said to lie.

use crate::boards::board;
use art::{Geometry, Point};
use table::scene::{Place, Shape};

const ROWS: [&str; 4] = ["....."; 4];

fn both() -> [Geometry; 2] {
    [Shape::Square, Shape::Hex].map(|shape| Geometry::of(&board(shape, &ROWS)))
}

fn near(one: Point, other: Point) -> bool {
    (one.x - other.x).hypot(one.y - other.y) < 0.01
}

#[test]
fn neighbours_share_a_side() {
    for geometry in both() {
        let sides = geometry.sides();
        let mut shared = 0;
        for cell in 0..20 {
            for side in 0..sides {
                let Some(beyond) = geometry.neighbour(cell, side) else { continue };
                let back = (side + sides / 2) % sides;
                assert_eq!(geometry.neighbour(beyond, back), Some(cell));
                let ((a, b), (c, d)) = (geometry.side(cell, side), geometry.side(beyond, back));
                assert!(near(a, d) && near(b, c), "cell {cell}, side {side}: {a:?} {b:?}, {c:?} {d:?}");
                shared += 1;
            }
        }
        // Twice the 31 seams of four rows of five squares, or the 43 of hexagons.
        assert_eq!(shared, if sides == 4 { 62 } else { 86 });
    }
}

#[test]
fn sides_are_numbered_as_scenes_have_them() {
    let [square, hex] = both();
    assert_eq!((0..4).map(|side| square.neighbour(6, side)).collect::<Vec<_>>(), [1, 7, 11, 5].map(Some));
    // Row 1 is shifted to the right: east, then clockwise.
    assert_eq!((0..6).map(|side| hex.neighbour(6, side)).collect::<Vec<_>>(), [7, 12, 11, 5, 1, 2].map(Some));
    assert_eq!(
        (0..6).map(|side| hex.neighbour(0, side)).collect::<Vec<_>>(),
        [Some(1), Some(5), None, None, None, None]
    );
}

#[test]
fn points_lead_back_to_their_cells() {
    for geometry in both() {
        let bounds = geometry.bounds();
        for cell in 0..20 {
            assert_eq!(geometry.cell_at(geometry.centre(cell)), Some(cell));
            for corner in geometry.shrunken(cell, 1.0) {
                assert_eq!(geometry.cell_at(corner), Some(cell), "{corner:?}");
            }
            for corner in geometry.outline(cell) {
                assert!(corner.x >= bounds.x && corner.x <= bounds.x + bounds.width, "{corner:?} {bounds:?}");
                assert!(
                    corner.y >= bounds.y && corner.y <= bounds.y + bounds.height,
                    "{corner:?} {bounds:?}"
                );
            }
        }
        let far = [f32::NEG_INFINITY, f32::INFINITY, f32::NAN, -1e30, 1e30, -2.0];
        for x in far {
            for y in far {
                assert_eq!(geometry.cell_at(Point { x, y }), None);
            }
        }
    }
}

#[test]
fn pieces_stand_on_their_cell_and_apart() {
    for geometry in both() {
        for pieces in 0..=17 {
            let stands = geometry.stands(7, pieces);
            assert_eq!(stands.len(), pieces);
            for (number, stand) in stands.iter().enumerate() {
                assert_eq!(geometry.cell_at(stand.centre), Some(7));
                for other in &stands[..number] {
                    let apart = (stand.centre.x - other.centre.x).hypot(stand.centre.y - other.centre.y);
                    assert!(apart >= stand.size * 0.75, "{pieces} pieces are {apart} apart");
                }
            }
        }
    }
}

#[test]
fn paths_lead_through_the_middles() {
    let [square, _] = both();
    let places = [0, 1, 6].map(|cell| Place { board: 0, cell });
    assert_eq!(square.path(&places), "M32 32L96 32L96 96");
    assert_eq!(square.path(&[]), "");
}

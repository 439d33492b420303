//! What the ground shows and what it leaves to others.

use crate::boards::{board, every_edge};
use table::scene::{EdgeKind, Shape};

#[test]
fn every_look_is_told_apart() {
    let ground = art::ground(&board(Shape::Square, &[".m~#"]));
    for class in ["art-plain", "art-mark", "art-water", "art-block", "art-bank", "art-face"] {
        assert!(ground.contains(class), "no {class} in {ground}");
    }
    assert!(ground.contains("#i-manhole"));
}

#[test]
fn floor_ends_at_a_wall() {
    let whole = art::ground(&board(Shape::Square, &["...", "..."]));
    let hole = art::ground(&board(Shape::Square, &["...", ". ."]));
    let walls = |svg: &str| {
        let path = svg.split("art-wall\" d=\"").nth(1).and_then(|rest| rest.split('"').next());
        path.map_or(0, |path| path.matches('M').count())
    };
    assert_eq!((walls(&whole), walls(&hole)), (10, 12));
}

#[test]
fn doors_have_their_frames_in_the_ground_and_their_leaves_apart() {
    for shape in [Shape::Square, Shape::Hex] {
        let board = every_edge(shape);
        let ground = art::ground(&board);
        assert_eq!(ground.matches("art-frame").count(), 3);
        assert!(!ground.contains("art-leaf") && !ground.contains("art-bar"));
        assert!(ground.contains("art-grille") && ground.contains("art-line"));

        let geometry = art::Geometry::of(&board);
        let drawn = |kind| art::edge(&geometry, board.edges.iter().find(|edge| edge.kind == kind).unwrap());
        assert!(drawn(EdgeKind::OpenDoor).contains("art-open"));
        assert!(drawn(EdgeKind::ClosedDoor).contains("art-closed"));
        assert!(drawn(EdgeKind::Barricade).contains("art-bar\""));
    }
}

#[test]
fn only_doors_may_change_without_new_ground() {
    let before = every_edge(Shape::Square);
    let with = |at: usize, kind| {
        let mut board = before.clone();
        board.edges[at].kind = kind;
        board
    };
    // The third edge is an open door, the first a wall.
    for kind in [EdgeKind::ClosedDoor, EdgeKind::Barricade] {
        let after = with(2, kind);
        assert!(art::same_ground(&before, &after));
        assert_eq!(art::ground(&before), art::ground(&after));
    }
    for after in [with(2, EdgeKind::Wall), with(0, EdgeKind::OpenDoor), board(Shape::Square, &["......#"])] {
        assert!(!art::same_ground(&before, &after));
        assert_ne!(art::ground(&before), art::ground(&after));
    }
}

#[test]
fn rooms_behind_doors_have_tints_of_their_own() {
    let one = board(Shape::Square, &["...."]);
    assert!(!art::ground(&one).contains("art-room"));
    let two = every_edge(Shape::Square);
    let ground = art::ground(&two);
    assert!(ground.contains("art-room-0") && ground.contains("art-room-1") && ground.contains("art-room-2"));
}

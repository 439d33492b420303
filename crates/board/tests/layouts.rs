//! Boards laid side by side, and paths over them.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

mod common;

use board::{Cell, CellSet, Corner, DoorSet, Flood, Grid, Layout, LayoutError, Piece, RowFlood, Sight, Ways};
use common::{Fill, Rng, random};

const ROOM: &str = "\
+---+---+
| a   b
+   +-/-+
| c : d |
+---+---+
";

fn piece(grid: &Grid, turns: u8, column: usize, row: usize) -> Piece<'_> {
    Piece { grid, turns, column, row }
}

// rule: C-BOARD-12
#[test]
fn seams_are_crossed_where_both_rims_are_open() {
    let room: Grid = ROOM.parse().unwrap();
    let layout = Layout::new(&[piece(&room, 0, 0, 0), piece(&room, 2, 2, 0)]).unwrap();
    // Turned by half, the open rim of b lies in the lower row: it meets the wall of d, and b that of c's room.
    assert_eq!(
        layout.grid().to_string(),
        "\
+---+---+---+---+
| a   b | d : c |
+   +-/-+-/-+   +
| c : d | b   a |
+---+---+---+---+
"
    );
    let layout = Layout::new(&[piece(&room, 0, 0, 1), piece(&room, 2, 2, 0)]).unwrap();
    assert_eq!(
        layout.grid().to_string(),
        "\
+   +   +---+---+
        | d : c |
+---+---+-/-+   +
| a   b   b   a |
+   +-/-+---+---+
| c : d |
+---+---+   +   +
"
    );
    let grid = layout.grid();
    let (first, second) = (layout.place(0, Cell(0)).unwrap(), layout.place(1, Cell(0)).unwrap());
    assert_eq!((grid.mark(first), grid.mark(second)), (Some('a'), Some('a')));
    assert_eq!((layout.board(first), layout.board(second)), (Some(0), Some(1)));
    assert_eq!(layout.board(Cell(0)), None);

    let sight = Sight::new(grid, Corner::Seen);
    assert!(sight.sees(first, second, &DoorSet::new(), &CellSet::new()));
    let mut flood = Flood::new();
    flood.fill(&Ways::eight(grid), [first], |_| true);
    assert_eq!(flood.distance(second), Some(3));
    let mut path = Vec::new();
    assert!(flood.path(second, &mut path));
    assert_eq!(path, [5, 6, 7].map(Cell));
}

// rule: C-BOARD-12
#[test]
fn four_turns_are_none() {
    let mut rng = Rng::new(8);
    let fill = Fill { walls: 20, doors: 10, lines: 10, voids: 0, figures: 0 };
    for _ in 0..50 {
        let mut grid = random(&mut rng, 5, 3, &fill).grid;
        let original = grid.clone();
        for turn in 1..=4 {
            grid = Layout::new(&[piece(&grid, 1, 0, 0)]).unwrap().grid().clone();
            assert_eq!(&grid, Layout::new(&[piece(&original, turn, 0, 0)]).unwrap().grid());
        }
        assert_eq!(grid, original);
    }
}

#[test]
fn impossible_layouts_are_refused() {
    let room: Grid = ROOM.parse().unwrap();
    let refused = |pieces: &[Piece<'_>]| Layout::new(pieces).unwrap_err();
    assert_eq!(refused(&[]), LayoutError::Size);
    assert_eq!(refused(&[piece(&room, 0, 63, 0)]), LayoutError::Size);
    assert_eq!(refused(&[piece(&room, 0, 0, 0), piece(&room, 1, 1, 1)]), LayoutError::Overlap(1, 1));
}

#[test]
fn of_equal_paths_the_first_found_is_kept() {
    let grid = Grid::new(3, 3, '.').unwrap();
    let (ways, mut flood, mut path) = (Ways::four(&grid), Flood::new(), Vec::new());
    flood.fill(&ways, [Cell(4)], |_| true);
    // North before east before south before west, so corners are reached by way of the north or the south.
    assert_eq!(flood.reached(), [4, 1, 5, 7, 3, 2, 0, 8, 6].map(Cell));
    assert!(flood.path(Cell(2), &mut path));
    assert_eq!(path, [1, 2].map(Cell));
    assert_eq!(flood.nearest(&[Cell(6), Cell(8)].into_iter().collect()), Some(Cell(8)));
    assert_eq!(
        flood.seek(&ways, [Cell(0)], &[Cell(8), Cell(2)].into_iter().collect(), |_| true),
        Some(Cell(2))
    );
    let to_one_side = |step: board::Step| step.to > step.from;
    flood.fill(&ways, [Cell(4)], to_one_side);
    assert_eq!((flood.distance(Cell(8)), flood.distance(Cell(3))), (Some(2), None));
    assert!(!flood.path(Cell(3), &mut path));
}

#[test]
fn rows_and_cells_flood_alike() {
    let mut rng = Rng::new(3);
    for number in 0..300 {
        let fill = Fill { walls: 35, doors: 10, lines: 10, voids: 5, figures: 10 };
        let (width, height) = (1 + number % 64, 1 + number * 7 % 20);
        let position = random(&mut rng, width, height, &fill);
        let Some(start) = position.grid.cells().next() else { continue };
        let mut free: CellSet = position.grid.cells().collect();
        free.remove_all(&position.figures);
        let (mut flood, mut rows) = (Flood::new(), RowFlood::new(&position.grid, &position.shut));
        let open = |door: Option<board::Door>| door.is_none_or(|door| !position.shut.contains(door));
        flood.fill(&Ways::four(&position.grid), [start], |step| open(step.door) && free.contains(step.to));
        rows.fill(&[start].into_iter().collect(), &free);
        for cell in position.grid.cells() {
            assert_eq!(rows.distance(cell), flood.distance(cell), "{start:?} to {cell:?}\n{}", position.grid);
        }
    }
}

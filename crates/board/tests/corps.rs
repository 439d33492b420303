//! Steps and sight as the corps rules want them, one drawing for each worked example.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

mod common;

use board::{Cell, CellSet, Corner, Door, DoorSet, Flood, Grid, Sight, Ways};
use common::{Fill, Rng, random};

fn at(grid: &Grid, mark: char) -> Cell {
    grid.find(mark).next().unwrap()
}

fn set(grid: &Grid, marks: &str) -> CellSet {
    grid.marked(|mark| marks.contains(mark))
}

/// T-09: Gorman in a doorway, then in open floor, then beside a console fenced by a thick line.
const CONSOLE: &str = "\
+---+---+---+---+---+
| .   g   .   .   . |
+---+-/-+---+---+---+
| l   d   r   .   . |
+   +   +   +   +   +
| .   .   e   f   k |
+   +   +   +...+   +
| .   .   . : c : h |
+   +   +   +...+   +
| .   .   .   .   . |
+---+---+---+---+---+
";

// rules: C-BOARD-2, C-BOARD-5, C-BOARD-6, C-BOARD-7, C-BOARD-9, C-MOVE-3
#[test]
fn door_frames_and_fences_break_diagonals() {
    let grid: Grid = CONSOLE.parse().unwrap();
    let ways = Ways::eight(&grid);
    let open = DoorSet::new();
    let next = |one, other| ways.adjacent(at(&grid, one), at(&grid, other), &open);
    assert!(next('g', 'd'), "through the open door");
    assert!(!next('g', 'l') && !next('g', 'r'), "not round its frame");
    assert!(next('d', 'e') && next('e', 'd'), "diagonally over open floor");
    assert!(!next('f', 'c') && !next('c', 'h'), "not over the fence");
    assert!(!next('f', 'h') && !next('e', 'c'), "nor round its corner");
    assert!(next('f', 'k') && next('k', 'h'), "but round the console");

    let shut = DoorSet::from_iter([Door(0)]);
    assert!(!ways.adjacent(at(&grid, 'g'), at(&grid, 'd'), &shut), "a shut door is a wall");
    let mut flood = Flood::new();
    flood.fill(&ways, [at(&grid, 'g')], |_| true);
    assert_eq!(flood.distance(at(&grid, 'h')), Some(5));
    assert_eq!(flood.distance(at(&grid, 'c')), None);
    flood.fill(&ways, [at(&grid, 'g')], |step| step.door.is_none_or(|door| !shut.contains(door)));
    assert_eq!(flood.distance(at(&grid, 'd')), None);
}

// rule: C-BOARD-8
#[test]
fn a_door_has_two_threshold_cells() {
    let grid: Grid = CONSOLE.parse().unwrap();
    assert_eq!(grid.threshold(Door(0)), Some([at(&grid, 'g'), at(&grid, 'd')]));
    assert_eq!(grid.threshold(Door(1)), None);
    assert!("+---+\n| . /\n+---+\n".parse::<Grid>().is_err(), "no door without a cell on both sides");
}

// rules: C-BOARD-2, C-BOARD-3, C-LOS-4
#[test]
fn thick_lines_stop_feet_and_walls_stop_eyes_too() {
    let grid: Grid = "\
+---+---+---+
| a : b | c |
+---+---+---+
"
    .parse()
    .unwrap();
    let (a, b, c) = (at(&grid, 'a'), at(&grid, 'b'), at(&grid, 'c'));
    let (ways, sight) = (Ways::eight(&grid), Sight::new(&grid, Corner::Seen));
    let sees = |from, to| sight.sees(from, to, &DoorSet::new(), &CellSet::new());
    assert!(ways.of(a).is_empty() && ways.of(b).is_empty() && ways.of(c).is_empty());
    assert!(sees(a, b) && sees(b, a) && !sees(b, c) && !sees(a, c));
}

/// T-15 to T-17: Vasquez, alien A beside her, alien B behind a door, alien C behind another.
const ROOMS: &str = "\
+---+---+---+---+---+---+---+
| .   .   .   c   .   .   . |
+---+---+---+-/-+---+---+---+
| p   q   .   .   .   .   . |
+   +   +   +   +   +   +   +
| .   r   s   b   .   .   . |
+---+---+---+-/-+---+---+---+
| .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +
| .   a   .   v   .   .   . |
+---+---+---+---+---+---+---+
";

// rules: C-LOS-1, C-LOS-2, C-LOS-4, C-LOS-6, C-LOS-7
#[test]
fn vasquez_looks_through_doors() {
    let grid: Grid = ROOMS.parse().unwrap();
    let sight = Sight::new(&grid, Corner::Seen);
    let v = at(&grid, 'v');
    // Alien B holds the near door open; nobody is at the far one.
    let far_shut = DoorSet::from_iter([Door(0)]);
    let sees = |mark, shut: &DoorSet| sight.sees(v, at(&grid, mark), shut, &CellSet::new());
    assert!(sees('a', &far_shut) && sees('b', &far_shut), "T-15");
    assert!(!sees('c', &far_shut), "T-16: the door blocks");
    assert!(sees('c', &DoorSet::new()), "T-16: not the alien");
    assert!(sees('s', &far_shut) && sees('q', &far_shut), "T-17: past the wall's end");
    assert!(!sees('r', &far_shut) && !sees('p', &far_shut), "T-17: behind the wall");
    let both_shut = DoorSet::all(2);
    assert!(!sees('b', &both_shut));
}

// rules: C-LOS-2, C-LOS-5, C-LOS-8, C-LOS-9
#[test]
fn vasquez_looks_between_hicks_and_hudson() {
    let grid: Grid = "\
+---+---+---+---+
| v   h   y   . |
+   +   +   +   +
| u   d   .   . |
+   +   +   +   +
| x   .   w   . |
+   +   +   +   +
| .   .   .   z |
+---+---+---+---+
"
    .parse()
    .unwrap();
    let figures = set(&grid, "vhu");
    let (on, off) = (Sight::new(&grid, Corner::Seen), Sight::new(&grid, Corner::Blocked));
    let sees = |sight: &Sight, mark| sight.sees(at(&grid, 'v'), at(&grid, mark), &DoorSet::new(), &figures);
    assert!(!sees(&on, 'y') && !sees(&on, 'x'), "T-18: blocked behind each");
    assert!(sees(&on, 'd') && sees(&on, 'w') && sees(&on, 'z'), "T-18: seen between them");
    assert!(!sees(&off, 'd') && !sees(&off, 'w') && !sees(&off, 'z'), "T-18 in the first edition");
    assert!(sees(&off, 'h') && sees(&off, 'u') && sees(&off, 'v'), "the two themselves are seen");
}

// rules: C-LOS-8, C-LOS-10
#[test]
fn sight_through_a_corner_need_not_be_mutual() {
    let grid: Grid = "\
+---+---+---+
| v   h   . |
+   +   +   +
| u   .   . |
+   +   +   +
| .   .   w |
+---+---+---+
"
    .parse()
    .unwrap();
    let (sight, figures) = (Sight::new(&grid, Corner::Seen), set(&grid, "hu"));
    let (v, w) = (at(&grid, 'v'), at(&grid, 'w'));
    assert!(sight.sees(v, w, &DoorSet::new(), &figures));
    assert!(!sight.sees(w, v, &DoorSet::new(), &figures));
}

// rule: C-LOS-8
#[test]
fn a_corner_needs_a_figure() {
    let grid: Grid = "\
+---+---+---+
| v | x   . |
+---+   +   +
| y   d   . |
+   +   +   +
| .   .   w |
+---+---+---+
"
    .parse()
    .unwrap();
    let sight = Sight::new(&grid, Corner::Seen);
    let sees = |mark, figures: &str| {
        sight.sees(at(&grid, 'v'), at(&grid, mark), &DoorSet::new(), &set(&grid, figures))
    };
    assert!(!sees('d', "") && !sees('w', ""), "between two walls");
    assert!(sees('d', "x") && sees('w', "x"), "between a wall and a figure");
    assert!(sees('d', "yd") && !sees('w', "yd"), "a figure beyond is seen and blocks");
}

// rule: C-LOS-7
#[test]
fn touching_a_wall_blocks() {
    // neither along a wall's line with a step in it, nor between two wall ends that meet in a point.
    let grid: Grid = "\
+---+---+
| a | . |
+---+---+
| .   b |
+---+---+
"
    .parse()
    .unwrap();
    let sight = Sight::new(&grid, Corner::Blocked);
    assert!(!sight.sees(at(&grid, 'a'), at(&grid, 'b'), &DoorSet::new(), &CellSet::new()));
    let grid: Grid = "\
+---+---+
| .   a |
+---+   +
| b   . |
+---+---+
"
    .parse()
    .unwrap();
    let sight = Sight::new(&grid, Corner::Blocked);
    assert!(sight.sees(at(&grid, 'a'), at(&grid, 'b'), &DoorSet::new(), &CellSet::new()));
}

// rule: C-LOS-9
#[test]
fn own_and_adjacent_cells_are_seen() {
    let mut rng = Rng::new(4);
    for _ in 0..300 {
        let fill = Fill { walls: 15, doors: 10, lines: 10, voids: 3, figures: 30 };
        let position = random(&mut rng, 6, 6, &fill);
        let (ways, sight) = (Ways::eight(&position.grid), Sight::new(&position.grid, Corner::Seen));
        for from in position.grid.cells() {
            assert!(sight.sees(from, from, &position.shut, &position.figures));
            for way in ways.of(from) {
                let adjacent = ways.adjacent(from, way.to, &position.shut);
                assert!(!adjacent || sight.sees(from, way.to, &position.shut, &position.figures));
            }
        }
    }
}

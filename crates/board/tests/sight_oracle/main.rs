//! The fast sight against the slow one, on tens of thousands of random boards.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

#[path = "../common/mod.rs"]
mod common;
mod oracle;

use board::{Cell, CellSet, Corner, Dir, DoorSet, Edge, Grid, Sight};
use common::{Fill, Position, Rng, random};
use oracle::{Lines, corners};

/// Compares every pair of cells, with and without the corner exception, asked one by one and all at once.
fn compare(position: &Position, lines: &Lines, name: &str) {
    let Position { grid, shut, figures } = position;
    let mut expected = lines.sight(position);
    let plain = Sight::new(grid, Corner::Blocked);
    for corner in [Corner::Blocked, Corner::Seen] {
        let sight = plain.with(corner);
        if corner == Corner::Seen {
            corners(position, &mut expected);
        }
        let mut seen = CellSet::new();
        for from in grid.cells() {
            sight.all(from, shut, figures, &mut seen);
            let wanted = &expected[from.index()];
            assert_eq!(&seen, wanted, "{name}, {corner:?}, from {from:?}, {shut:?}, {figures:?}\n{grid}");
            for to in grid.cells() {
                let sees = sight.sees(from, to, shut, figures);
                assert_eq!(sees, seen.contains(to), "{name}, {corner:?}, {from:?} to {to:?}\n{grid}");
                assert!(!sees || sight.could_see(from, to), "{name}, {corner:?}, {from:?} to {to:?}\n{grid}");
            }
        }
    }
}

/// Boards of one size, the fuller the later.
fn compare_many(width: usize, height: usize, boards: u64) {
    let lines = Lines::new(width as i32, height as i32);
    for number in 0..boards {
        let mut rng = Rng::new(number + 1000 * (width * 100 + height) as u64);
        let fill = Fill {
            walls: rng.below(30),
            doors: rng.below(12),
            lines: rng.below(10),
            voids: if rng.percent(20) { 8 } else { 0 },
            figures: rng.below(25),
        };
        let position = random(&mut rng, width, height, &fill);
        compare(&position, &lines, &format!("{width} by {height}, number {number}"));
    }
}

// rules: C-LOS-1, C-LOS-2, C-LOS-4, C-LOS-5, C-LOS-6, C-LOS-7, C-LOS-8, C-LOS-10
#[test]
fn small_boards() {
    compare_many(2, 2, 3000);
    compare_many(3, 3, 6000);
    compare_many(4, 3, 5000);
    compare_many(4, 4, 6000);
}

// rules: C-LOS-7, C-LOS-8
#[test]
fn middling_boards() {
    compare_many(5, 5, 6000);
    compare_many(7, 4, 2500);
    compare_many(6, 6, 2000);
}

// rules: C-LOS-7, C-LOS-8
#[test]
fn larger_boards() {
    compare_many(8, 8, 500);
    compare_many(1, 9, 200);
    compare_many(12, 3, 300);
    compare_many(64, 2, 20);
    compare_many(2, 64, 20);
}

// rules: C-LOS-6, C-LOS-7
#[test]
fn big_boards() {
    for (width, height, boards) in [(12, 12, 6), (16, 16, 2), (24, 24, 1)] {
        let lines = Lines::new(width, height);
        for number in 0..boards {
            let mut rng = Rng::new(77 + number);
            let fill = Fill { walls: 6 + 4 * number, doors: 2, lines: 2, voids: number, figures: 2 };
            let position = random(&mut rng, width as usize, height as usize, &fill);
            compare(&position, &lines, &format!("{width} by {height}, number {number}"));
        }
    }
}

// rule: C-LOS-6
#[test]
fn the_biggest_board() {
    let mut grid = Grid::new(64, 64, '.').unwrap();
    let (none, mut seen) = (CellSet::new(), CellSet::new());
    Sight::new(&grid, Corner::Seen).all(Cell(64), &DoorSet::new(), &none, &mut seen);
    assert_eq!(seen.len(), 4096);
    // Every second edge between the rows is a wall: as many beams as there can be.
    for cell in grid.cells().filter(|cell| (cell.0 + cell.0 / 64) % 2 == 0).collect::<Vec<_>>() {
        grid.set_edge(cell, Dir::South, Edge::Wall).unwrap();
    }
    let sight = Sight::new(&grid, Corner::Seen);
    for from in [0, 63, 2080, 4095].map(Cell) {
        let figures = grid.cells().filter(|cell| cell.0 % 97 == 5).collect();
        sight.all(from, &DoorSet::new(), &figures, &mut seen);
        assert!(seen.iter().all(|to| sight.sees(from, to, &DoorSet::new(), &figures)));
        assert!(seen.len() > 64 && seen.len() < 4096);
    }
}

/// The oracle itself: whatever line is thrown at random, it has one that meets the same cells.
#[test]
fn lines_are_complete() {
    let lines = Lines::new(5, 4);
    let mut rng = Rng::new(9);
    for _ in 0..50_000 {
        let mut end = || (rng.below(7_000_000) as i64 - 1_000_000, rng.below(6_000_000) as i64 - 1_000_000);
        assert!(lines.contains(end(), end()));
    }
}

//! Distances and lines of sight: the vectors of the specification, and all pairs against the tables of `board`.

use super::{builtin, cell, cells};
use crate::Area;
use crate::content::{FILES, Map};
use board::{Cell, CellSet, Centres, Grid};

#[track_caller]
fn check(from: &str, to: &str, figures: &str, visible: bool, distance: u16) {
    let map = builtin().map;
    let (a, b) = (cell(&map, from), cell(&map, to));
    // Attacker and target are figures too and do not stand in their own way.
    let mut figures = cells(&map, figures);
    figures.insert(a);
    figures.insert(b);
    for (a, b) in [(a, b), (b, a)] {
        assert_eq!((map.sees(a, b, &figures), map.distance(a, b)), (visible, Some(distance)), "{from} {to}");
    }
}

/// Figures by a rule of thumb that covers the boards unevenly.
fn scattered(map: &Map, seed: u32) -> CellSet {
    let mut number = seed;
    let mut drawn = || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        number >> 16
    };
    map.cells().filter(|&cell| map.is_walkable(cell) && drawn() % 8 == 0).collect()
}

// rules: R-RANGE-2, R-LOS-3, R-LOS-4
#[test]
fn heroes_stand_in_the_way_and_water_does_not() {
    check("c11-09", "c08-09", "", true, 3);
    check("c08-09", "c11-09", "c09-09", false, 3);
    check("c08-08", "c11-08", "", true, 3);
}

// rules: R-RANGE-3, R-INDIRECT-2
#[test]
fn the_way_round_a_wall_is_counted() {
    check("c15-07", "c15-09", "", false, 4);
    check("c16-07", "c15-09", "", false, 3);
    // Heroes do not lengthen the way, and a chain never goes through the sewer, where it would be 11.
    check("c15-07", "c15-09", "c16-08", false, 4);
    check("c02-02", "c02-14", "", false, 14);
}

// rules: R-LOS-2, R-LOS-4
#[test]
fn a_line_through_a_corner_is_stopped_by_both_cells_beside_it() {
    check("c01-01", "c02-02", "c02-01", true, 2);
    check("c01-01", "c02-02", "c01-02", true, 2);
    check("c01-01", "c02-02", "c02-01 c01-02", false, 2);
    // A wall and a hero block a corner together.
    check("c03-02", "c04-01", "", true, 2);
    check("c03-02", "c04-01", "c03-01", false, 2);
}

// rules: R-LOS-2, R-LOS-4
#[test]
fn a_line_through_the_inside_of_a_cell_is_stopped() {
    check("c11-05", "c13-03", "", true, 4);
    check("c11-03", "c13-04", "", false, 3);
    check("c01-01", "c03-02", "c02-01", false, 3);
    check("c01-01", "c03-02", "c02-02", false, 3);
}

// rules: R-RANGE-5, R-LOS-5, R-BOARD-11
#[test]
fn boards_touch_at_the_ends_of_links_only() {
    let map = builtin().map;
    let crowd: CellSet = map.cells().collect();
    for one in map.cells() {
        for other in map.cells().filter(|&other| map.area(other) != map.area(one)) {
            let linked = map.across(one) == Some(other);
            assert_eq!(map.distance(one, other), linked.then_some(1));
            assert_eq!(map.sees(one, other, &crowd), linked);
        }
        for &next in map.neighbours(one) {
            assert!(map.sees(one, next, &crowd), "{} {}", map.spot(one), map.spot(next));
            assert_eq!(map.distance(one, next), Some(1));
        }
    }
}

// rules: R-RANGE-3, R-RANGE-4, R-LOS-2, R-LOS-7
#[test]
fn every_pair_is_as_the_tables_of_the_board_say() {
    let map = builtin().map;
    let mut first = 0;
    for (area, text) in [(Area::City, FILES[0].1), (Area::Sewer, FILES[1].1)] {
        let grid = Grid::from_rows(text).unwrap();
        let centres = Centres::new(&grid, &grid.marked(|mark| mark == '#'));
        let flat = |cell: Cell| Cell(cell.0 + first);
        for seed in 0..4 {
            let figures = if seed == 0 { CellSet::new() } else { scattered(&map, seed) };
            let own = grid.cells().filter(|&cell| figures.contains(flat(cell))).collect();
            for (a, b) in grid.cells().flat_map(|a| grid.cells().map(move |b| (a, b))) {
                let seen = map.sees(flat(a), flat(b), &figures);
                assert_eq!(seen, centres.sees(a, b, &own), "{} {}", map.spot(flat(a)), map.spot(flat(b)));
                assert_eq!(seen, map.sees(flat(b), flat(a), &figures));
                assert_eq!(map.distance(flat(a), flat(b)), centres.distance(a, b));
                if seen && !map.is_opaque(flat(a)) && !map.is_opaque(flat(b)) {
                    let sides = grid.column(a).abs_diff(grid.column(b)) + grid.row(a).abs_diff(grid.row(b));
                    assert_eq!(map.distance(flat(a), flat(b)), Some(sides as u16));
                }
            }
        }
        assert_eq!(map.area(Cell(first)), area);
        first += grid.size() as u16;
    }
}

//! The boards.

use super::{builtin, cell};
use crate::content::{Map, Terrain};
use crate::{Area, Spot};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;

/// Steps from the nearest of some cells to every other, over links too.
fn walk(map: &Map, from: &[Cell]) -> Vec<u32> {
    let mut steps = vec![u32::MAX; map.size()];
    let mut open = from.to_vec();
    open.iter().for_each(|cell| steps[cell.index()] = 0);
    let mut next = 0;
    while let Some(&cell) = open.get(next) {
        next += 1;
        for &to in map.neighbours(cell) {
            if steps[to.index()] == u32::MAX {
                steps[to.index()] = steps[cell.index()] + 1;
                open.push(to);
            }
        }
    }
    steps
}

fn names(map: &Map, cells: impl IntoIterator<Item = Cell>) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| map.spot(cell).to_string()).collect();
    names.join(" ")
}

/// Every pair of cells of both boards.
fn pairs(map: &Map) -> impl Iterator<Item = (Cell, Cell)> + use<> {
    let all = map.cells();
    all.clone().flat_map(move |one| all.clone().map(move |other| (one, other)))
}

/// Do the cells share a side, by their coordinates alone?
fn touch(a: Spot, b: Spot) -> bool {
    a.area == b.area && a.column.abs_diff(b.column) + a.row.abs_diff(b.row) == 1
}

// rules: R-BOARD-1, R-BOARD-2, R-BOARD-3
#[test]
fn columns_count_from_the_left_and_rows_from_the_top() {
    let map = builtin().map;
    assert_eq!((map.width(Area::City), map.height(Area::City)), (20, 16));
    assert_eq!((map.width(Area::Sewer), map.height(Area::Sewer)), (20, 10));
    assert_eq!(map.size(), 20 * 16 + 20 * 10);
    assert_eq!(names(&map, map.guard_cells.iter().copied()), "c03-08 c03-09 c03-10");
    assert_eq!(names(&map, [map.predator_cell, map.hybrid_cell]), "c16-04 s10-05");
    assert_eq!(names(&map, map.hives.concat()), "s10-02 s11-02 s06-08 s07-08 s14-08 s15-08");
    for cell in map.cells() {
        assert_eq!(map.cell(map.spot(cell)), Some(cell));
        assert_eq!(map.area(cell), map.spot(cell).area);
    }
    for outside in ["c21-01", "c01-17", "s01-11", "s21-01"] {
        assert_eq!(map.cell(Spot::parse(outside).unwrap()), None, "{outside}");
    }
}

// rules: R-BOARD-4, R-BOARD-6, R-BOARD-7, R-BOARD-10
#[test]
fn only_walls_water_and_blocked_cells_stop_anybody() {
    let map = builtin().map;
    let all = map.cells().map(|cell| (map.area(cell), map.terrain(cell), cell));
    for (area, terrain, cell) in all {
        let (walkable, opaque) = match terrain {
            Terrain::Wall | Terrain::Blocked => (false, true),
            Terrain::Water => (false, false),
            _ => (true, false),
        };
        assert_eq!((map.is_walkable(cell), map.is_opaque(cell)), (walkable, opaque), "{terrain:?}");
        let home = match terrain {
            Terrain::Floor | Terrain::Link(_) => None,
            Terrain::Blocked | Terrain::Hive(_) | Terrain::HybridCell => Some(Area::Sewer),
            _ => Some(Area::City),
        };
        assert!(home.is_none_or(|home| home == area), "{terrain:?} on {area:?}");
    }
    for (name, terrain) in [
        ("c09-01", Terrain::Water),
        ("c09-04", Terrain::Passage),
        ("c15-08", Terrain::Wall),
        ("s05-01", Terrain::Blocked),
        ("s07-08", Terrain::Hive(1)),
        ("s19-09", Terrain::Link(3)),
    ] {
        assert_eq!(map.terrain(cell(&map, name)), terrain, "{name}");
    }
    let walkable = |area| map.cells().filter(|&cell| map.area(cell) == area && map.is_walkable(cell)).count();
    assert_eq!((walkable(Area::City), walkable(Area::Sewer)), (222, 130));
}

// rules: R-BOARD-5, R-BOARD-8, R-BOARD-11, R-SEWER-1
#[test]
fn adjacent_is_sharing_a_side_or_being_the_ends_of_a_link() {
    let map = builtin().map;
    let links = [("c02-02", "s02-02"), ("c19-01", "s19-02"), ("c02-14", "s02-09"), ("c19-15", "s19-09")]
        .map(|(top, bottom)| (cell(&map, top), cell(&map, bottom)));
    assert_eq!(map.links, links);
    for (one, other) in pairs(&map) {
        let linked = links.contains(&(one, other)) || links.contains(&(other, one));
        let adjacent = touch(map.spot(one), map.spot(other)) || linked;
        assert_eq!(map.adjacent(one, other), adjacent);
        assert_eq!(map.across(one) == Some(other), linked);
        let step = adjacent && map.is_walkable(one) && map.is_walkable(other);
        assert_eq!(map.neighbours(one).contains(&other), step);
    }
}

#[test]
fn neighbours_come_north_east_south_west_and_last_across_the_link() {
    let map = builtin().map;
    let around = |name| names(&map, map.neighbours(cell(&map, name)).iter().copied());
    assert_eq!(around("c02-02"), "c02-01 c03-02 c02-03 c01-02 s02-02");
    assert_eq!(around("s19-09"), "s19-08 s20-09 s19-10 s18-09 c19-15");
    assert_eq!(around("c01-01"), "c02-01 c01-02");
    assert_eq!(around("c09-09"), "c10-09 c08-09");
    assert_eq!(around("c09-08"), "");
}

#[test]
fn walking_distances_are_those_of_the_specification() {
    let map = builtin().map;
    let goals = "c02-02 c19-01 c02-14 c19-15 c15-09 s10-05 c03-04 c08-06 s17-02 s03-08 c11-13 c20-03";
    let table = [
        (map.guard_cells.clone(), [9, 23, 7, 22, 12, 21, 6, 7, 26, 10, 11, 23]),
        (vec![map.predator_cell], [18, 6, 24, 16, 8, 19, 17, 10, 9, 27, 14, 9]),
        (vec![map.hybrid_cell], [12, 13, 15, 16, 26, 0, 15, 22, 10, 12, 27, 16]),
        (map.hives.concat(), [11, 11, 12, 12, 22, 5, 14, 21, 8, 9, 24, 14]),
    ];
    for (from, expected) in table {
        let steps = walk(&map, &from);
        let found: Vec<u32> = goals.split(' ').map(|goal| steps[cell(&map, goal).index()]).collect();
        assert_eq!(found, expected, "from {}", names(&map, from));
    }
    let steps = walk(&map, &[map.predator_cell]);
    assert!(map.cells().all(|cell| map.is_walkable(cell) == (steps[cell.index()] != u32::MAX)));
}

// rules: R-GUARD-8, R-BROOD-3
#[test]
fn rings_grow_over_the_board_without_links() {
    let map = builtin().map;
    let ring = |rings: &[Vec<Cell>], number: usize| names(&map, rings[number].iter().copied());
    let guard = map.rings_from_guard();
    assert_eq!(ring(guard, 0), "c03-08 c03-09 c03-10");
    assert_eq!(ring(guard, 1), "c04-08 c02-09 c04-09 c04-10");
    assert_eq!(ring(guard, 2), "c04-07 c05-08 c01-09 c05-09 c05-10 c04-11");
    let hive = map.rings_from_hive(0);
    assert_eq!(ring(hive, 0), "s10-02 s11-02");
    assert_eq!(ring(hive, 1), "s10-01 s11-01 s09-02 s12-02 s10-03 s11-03");
    for (rings, area) in [0, 1, 2].map(|hive| (map.rings_from_hive(hive), Area::Sewer)) {
        check_rings(&map, rings, area);
    }
    check_rings(&map, guard, Area::City);
}

/// All cells of the board once, each ring ascending and touching the one before.
fn check_rings(map: &Map, rings: &[Vec<Cell>], area: Area) {
    let mut all = rings.concat();
    all.sort();
    let board = map.cells().filter(|&cell| map.area(cell) == area && map.is_walkable(cell));
    assert_eq!(all, board.collect::<Vec<_>>());
    for pair in rings.windows(2) {
        assert!(pair[1].is_sorted());
        assert!(pair[1].iter().all(|cell| map.neighbours(*cell).iter().any(|next| pair[0].contains(next))));
    }
}

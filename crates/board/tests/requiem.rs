//! The requiem maps: two boards in one grid, sewer links, sight from centre to centre.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

use board::{Cell, CellSet, Centres, Flood, Grid, Layout, Piece, Ways};

const CITY: &str = "\
........~~........B.
.A.####.~~.####+###.
...#..#.~~.#......#.
...#..+.++.+...P..#.
...##+#.~~.#......#.
........~~.###+####.
.##+##..~~..........
.#G..#..~~...##.##..
.+G..+..++..........
.#G..#..~~...##.##..
.##+##..~~..........
........~~.##+###...
...####.++.#....#...
.C.+..#.~~.#....+...
...####.~~.######.D.
........~~..........
";

const SEWER: &str = "\
....####....####....
.A....##.11.##....B.
.##.#.##....##.#.##.
.##.#....##....#.##.
.......#.Q..#.......
.##.#.##.##.##.#.##.
.##.#..........#.##.
....#22.####.33#....
.C.##..........##.D.
....###.####.###....
";

struct Boards {
    layout: Layout,
    ways: Ways,
    centres: Centres,
    walkable: CellSet,
}

/// City above, sewer below, with an empty row between so that nothing but the links joins them.
fn boards() -> Boards {
    let (city, sewer) = (Grid::from_rows(CITY).unwrap(), Grid::from_rows(SEWER).unwrap());
    let layout = Layout::new(&[
        Piece { grid: &city, turns: 0, column: 0, row: 0 },
        Piece { grid: &sewer, turns: 0, column: 0, row: 17 },
    ])
    .unwrap();
    let mut ways = Ways::four(layout.grid());
    for link in ['A', 'B', 'C', 'D'] {
        let ends: Vec<Cell> = layout.grid().find(link).collect();
        ways.link(ends[0], ends[1]);
    }
    let centres = Centres::new(layout.grid(), &layout.grid().marked(|mark| mark == '#'));
    let walkable = layout.grid().marked(|mark| !"#~".contains(mark));
    Boards { layout, ways, centres, walkable }
}

impl Boards {
    /// A cell by its printed coordinate, such as `c15-09`.
    fn at(&self, name: &str) -> Cell {
        let (column, row): (usize, usize) = (name[1..3].parse().unwrap(), name[4..6].parse().unwrap());
        let board = usize::from(name.starts_with('s'));
        self.layout.place(board, Cell(((row - 1) * 20 + column - 1) as u16)).unwrap()
    }

    fn sees(&self, from: &str, to: &str, heroes: &[&str]) -> bool {
        let heroes = heroes.iter().map(|name| self.at(name)).collect();
        self.centres.sees(self.at(from), self.at(to), &heroes)
    }

    fn distance(&self, from: &str, to: &str) -> Option<u16> {
        self.centres.distance(self.at(from), self.at(to))
    }

    fn flood(&self, from: &[&str]) -> Flood {
        let mut flood = Flood::new();
        flood.fill(&self.ways, from.iter().map(|name| self.at(name)), |step| self.walkable.contains(step.to));
        flood
    }
}

// rules: R-LOS-2, R-LOS-3, R-RANGE-2, R-RANGE-3
#[test]
fn worked_examples() {
    let b = boards();
    assert!(b.sees("c11-09", "c08-09", &["c11-09", "c08-09"]), "TB-01");
    assert_eq!(b.distance("c11-09", "c08-09"), Some(3), "TB-01");
    assert!(!b.sees("c08-09", "c11-09", &["c09-09"]), "TD-01");
    assert_eq!(b.distance("c08-09", "c11-09"), Some(3), "TD-01");
    assert!(b.sees("c08-08", "c11-08", &[]), "TD-02");
    assert_eq!(b.distance("c08-08", "c11-08"), Some(3), "TD-02");
    assert!(!b.sees("c15-07", "c15-09", &[]), "TD-03");
    assert_eq!(b.distance("c15-07", "c15-09"), Some(4), "TD-03");
    assert!(!b.sees("c16-07", "c15-09", &[]), "TD-04");
    assert_eq!(b.distance("c16-07", "c15-09"), Some(3), "TD-04");
    assert!(b.sees("c01-01", "c02-02", &["c02-01"]), "TD-05");
    assert!(!b.sees("c01-01", "c02-02", &["c02-01", "c01-02"]), "TD-05");
    assert!(b.sees("c11-05", "c13-03", &[]), "TD-06");
    assert_eq!(b.distance("c11-05", "c13-03"), Some(4), "TD-06");
    assert!(!b.sees("c11-03", "c13-04", &[]), "TD-07");
    assert_eq!(b.distance("c11-03", "c13-04"), Some(3), "TD-07");
    assert!(b.sees("c01-01", "c03-02", &[]));
    assert!(!b.sees("c01-01", "c03-02", &["c02-01"]), "TD-08");
    assert!(!b.sees("c01-01", "c03-02", &["c02-02"]), "TD-08");
}

// rules: R-LOS-7, R-RANGE-4
#[test]
fn sight_is_mutual_and_as_long_as_it_looks() {
    let b = boards();
    let grid = b.layout.grid();
    let heroes: CellSet =
        ["c05-07", "c09-09", "c12-12", "s10-05", "c15-09"].iter().map(|name| b.at(name)).collect();
    for from in grid.cells() {
        for to in grid.cells() {
            for heroes in [&CellSet::new(), &heroes] {
                assert_eq!(b.centres.sees(from, to, heroes), b.centres.sees(to, from, heroes));
            }
            let opaque = grid.mark(from) == Some('#') || grid.mark(to) == Some('#');
            if from != to && !opaque && b.centres.sees(from, to, &CellSet::new()) {
                let across =
                    grid.column(from).abs_diff(grid.column(to)) + grid.row(from).abs_diff(grid.row(to));
                assert_eq!(b.centres.distance(from, to), Some(across as u16));
            }
            if b.layout.board(from) != b.layout.board(to) {
                assert!(!b.centres.sees(from, to, &CellSet::new()));
                assert_eq!(b.centres.distance(from, to), None);
            }
        }
    }
}

// rules: R-BOARD-8, R-SEWER-2, R-SEWER-3
#[test]
fn links_are_the_fifth_neighbour() {
    let b = boards();
    let d = b.at("c19-15");
    let neighbours: Vec<Cell> = b.ways.of(d).iter().map(|way| way.to).collect();
    let expected = ["c19-14", "c20-15", "c19-16", "c18-15", "s19-09"].map(|name| b.at(name));
    assert_eq!(neighbours, expected, "TB-10");
    assert!(!neighbours.contains(&b.at("s19-02")), "TB-10");
    assert!(
        b.ways.of(b.at("c05-16")).iter().all(|way| b.layout.board(way.to) == Some(0)),
        "no way over the gap"
    );
}

// rules: R-BOARD-8, R-SEWER-2
#[test]
fn walking_distances() {
    let b = boards();
    let to = [
        "c02-02", "c19-01", "c02-14", "c19-15", "c15-09", "s10-05", "c03-04", "c08-06", "s17-02", "s03-08",
        "c11-13", "c20-03",
    ];
    let table: [(&[&str], [u16; 12]); 4] = [
        (&["c03-08", "c03-09", "c03-10"], [9, 23, 7, 22, 12, 21, 6, 7, 26, 10, 11, 23]),
        (&["c16-04"], [18, 6, 24, 16, 8, 19, 17, 10, 9, 27, 14, 9]),
        (&["s10-05"], [12, 13, 15, 16, 26, 0, 15, 22, 10, 12, 27, 16]),
        (
            &["s10-02", "s11-02", "s06-08", "s07-08", "s14-08", "s15-08"],
            [11, 11, 12, 12, 22, 5, 14, 21, 8, 9, 24, 14],
        ),
    ];
    for (from, expected) in table {
        let flood = b.flood(from);
        assert_eq!(to.map(|name| flood.distance(b.at(name)).unwrap()), expected, "from {from:?}");
        assert_eq!(flood.reached().len(), 222 + 130);
    }
}

#[test]
fn maps_print_as_they_were_read() {
    for map in [CITY, SEWER] {
        assert_eq!(Grid::from_rows(map).unwrap().rows().to_string(), map);
    }
}

//! The obcy board: fields, openings, distances on foot, lines of fire.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

use board::{Cell, CellSet, FireLines, Flood, HexGrid, Ways};

const MAP: &str = "\
# # # E E E E ~ ~ ~ ~ ~ ~ F F F F F # # # #
 # ~ ~ E E E E # # 2 # ~ # F F F F F ~ ~ # #
# ~ # + + + + + + + + + + + + + + + + + ~ #
 # ~ # + D D D ~ G G G + H H H ~ C C C + ~ #
# ~ # + D D D ~ G G G + H H H ~ C C C + ~ #
 # ~ 1 + D D D ~ G G G + H H H ~ C C C + ~ #
# ~ # + ~ ~ ~ ~ ~ ~ ~ + ~ ~ ~ ~ ~ ~ ~ + ~ #
 # ~ + + + + + + + + + + + + + + + + + + 3 #
# ~ # + K K K ~ I I I + L L L ~ J J J + ~ #
 # ~ # + K K K ~ I I I + L L L ~ J J J + ~ #
# ~ # + K K K ~ I I I + L L L ~ J J J + ~ #
 # ~ # + ~ ~ ~ ~ ~ ~ ~ + ~ ~ ~ ~ ~ ~ ~ + ~ #
# ~ # + + + + + + + + + + + + + + + + + ~ #
 # A A A A A # 5 # B B B # M M 4 # N N N N #
# @ A A A A ~ ~ ~ B B B ~ M M ~ ~ N N N N #
";

const OPENINGS: &str = "
(3,13)-(3,12) (5,13)-(5,12) (9,13)-(9,12) (11,13)-(11,12) (17,3)-(17,2) (18,4)-(19,4) (5,3)-(5,2) (4,4)-(3,4)
(4,1)-(4,2) (6,1)-(6,2) (14,1)-(14,2) (17,1)-(17,2) (9,3)-(9,2) (10,4)-(11,4) (13,3)-(13,2) (12,4)-(11,4)
(9,8)-(9,7) (10,9)-(11,9) (17,8)-(17,7) (18,9)-(19,9) (5,8)-(5,7) (4,9)-(3,9) (13,8)-(13,7) (12,9)-(11,9)
(14,13)-(14,12) (17,13)-(17,12) (19,13)-(19,12)
(1,14)-(1,13) (1,14)-(2,14)
(2,5)-(3,5) (9,1)-(9,2) (20,7)-(19,7) (15,13)-(15,12) (7,13)-(7,12)
(2,1)-(3,1) (1,7)-(2,7) (1,12)-(1,13) (7,0)-(6,0) (12,0)-(13,0) (11,1)-(11,2)
(7,3)-(7,2) (7,4)-(6,4) (7,4)-(8,4) (5,6)-(5,7) (9,6)-(9,7)
(15,3)-(15,2) (15,4)-(14,4) (15,4)-(16,4) (13,6)-(13,7) (17,6)-(17,7)
(7,8)-(7,7) (7,9)-(6,9) (7,9)-(8,9) (5,11)-(5,12) (9,11)-(9,12)
(15,8)-(15,7) (15,9)-(14,9) (15,9)-(16,9) (13,11)-(13,12) (17,11)-(17,12)
(18,1)-(17,1) (20,4)-(19,4) (20,6)-(19,7) (20,8)-(19,7) (20,10)-(19,10) (20,12)-(20,13)
(6,14)-(5,14) (8,14)-(9,14) (12,14)-(11,14) (12,14)-(13,14) (15,14)-(14,14) (16,14)-(17,14)
";

const HATCHING: [(usize, usize); 5] = [(15, 0), (8, 5), (8, 10), (14, 10), (20, 14)];

fn base() -> HexGrid {
    let mut grid: HexGrid = MAP.parse().unwrap();
    grid.open_where(|one, other| one == other && (one == '+' || one == '~' || one.is_ascii_uppercase()));
    for pair in OPENINGS.split_whitespace() {
        let numbers: Vec<usize> = pair
            .split(|char: char| !char.is_ascii_digit())
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().unwrap())
            .collect();
        let (one, other) =
            (grid.at(numbers[0], numbers[1]).unwrap(), grid.at(numbers[2], numbers[3]).unwrap());
        grid.open(one, other).unwrap();
    }
    grid
}

fn cells(grid: &HexGrid, places: &[(usize, usize)]) -> CellSet {
    places.iter().map(|&(column, row)| grid.at(column, row).unwrap()).collect()
}

#[test]
fn fields_are_as_many_as_counted() {
    let grid = base();
    let count = |wanted: fn(char) -> bool| grid.cells().filter(|&cell| wanted(grid.mark(cell))).count();
    assert_eq!(count(|mark| mark != '#'), 277);
    assert_eq!(count(|mark| mark.is_ascii_uppercase()), 117);
    assert_eq!(count(|mark| mark == '+'), 76);
    assert_eq!(count(|mark| mark == '~'), 78);
    assert_eq!(count(|mark| mark.is_ascii_digit()), 5);
    assert_eq!(grid.to_string(), MAP);
}

// rule: O-BOARD-2
#[test]
fn adjacency_is_mutual_and_stops_at_walls() {
    let grid = base();
    let at = |column, row| grid.at(column, row).unwrap();
    for cell in grid.cells() {
        assert!(grid.adjacent(cell).all(|next| grid.are_adjacent(next, cell)));
        assert!(grid.mark(cell) != '#' || grid.adjacent(cell).count() == 0);
    }
    assert!(!grid.are_adjacent(at(6, 8), at(5, 7)), "TV-24");
    assert!(grid.are_adjacent(at(5, 8), at(5, 7)), "a door");
    assert_eq!(grid.distance(at(6, 8), at(5, 7)), 1);
    let around: Vec<Cell> = grid.adjacent(at(11, 7)).collect();
    assert_eq!(around, [at(10, 7), at(12, 7), at(11, 6), at(11, 8)], "in the order of the sides");
}

// rule: O-BOARD-2
#[test]
fn distances_on_foot() {
    let grid = base();
    let ways = Ways::hex(&grid);
    let at = |column, row| grid.at(column, row).unwrap();
    let hatching = cells(&grid, &HATCHING);
    let mut flood = Flood::new();
    let barred = |cell: Cell| hatching.contains(cell) || "@12345".contains(grid.mark(cell));
    flood.fill(&ways, [at(1, 14)], |step| !barred(step.to));
    let enterable = grid.cells().filter(|&cell| grid.mark(cell) != '#' && !barred(cell));
    assert_eq!(enterable.map(|cell| flood.distance(cell).unwrap()).max(), Some(28));
    let steps = |column, row| flood.distance(at(column, row)).unwrap();
    assert_eq!((steps(10, 14), steps(4, 10), steps(6, 10), steps(13, 14)), (9, 9, 10, 12));
    assert_eq!((steps(6, 5), steps(17, 14), steps(12, 5)), (15, 16, 19));
    assert_eq!((steps(5, 0), steps(17, 0), steps(18, 8)), (15, 25, 21));

    // 8d.5: 11 steps to the hall's field next to the pad, and 7 to its nearest field.
    flood.fill(&ways, [at(1, 13)], |_| true);
    assert_eq!(flood.nearest(&hatching), Some(at(8, 10)));
    assert_eq!(flood.distance(at(8, 10)), Some(11));
    let hall = grid.cells().filter(|&cell| grid.mark(cell) == 'A').collect();
    let nearest = flood.seek(&ways, [at(8, 10)], &hall, |_| true);
    assert_eq!((nearest, flood.distance(at(5, 13))), (Some(at(5, 13)), Some(7)));
}

/// The procedure of the rules, word for word, in floating point.
fn literal(grid: &HexGrid, from: Cell, to: Cell, sign: f64) -> Option<Vec<Cell>> {
    let cube = |cell: Cell| {
        let (column, row) = (grid.column(cell) as f64, grid.row(cell) as f64);
        let x = column - (row - row % 2.0) / 2.0;
        [x, -x - row, row]
    };
    let (start, end, steps) = (cube(from), cube(to), grid.distance(from, to));
    let mut line = Vec::new();
    for step in 0..=steps {
        let part = f64::from(step) / f64::from(steps);
        let off = [1e-6 * sign, 2e-6 * sign, -3e-6 * sign];
        let point = [0, 1, 2].map(|axis| start[axis] + (end[axis] - start[axis]) * part + off[axis]);
        let mut near = point.map(f64::round);
        let error = [0, 1, 2].map(|axis| (near[axis] - point[axis]).abs());
        let worst = (0..3).max_by(|&a, &b| error[a].total_cmp(&error[b])).unwrap();
        near[worst] -= near.iter().sum::<f64>();
        let (x, row) = (near[0] as i64, near[2] as i64);
        let column = usize::try_from(x + row.div_euclid(2)).ok()?;
        line.push(grid.at(column, usize::try_from(row).ok()?)?);
    }
    Some(line)
}

// rules: O-WEAP-12, O-WEAP-14
#[test]
fn lines_are_those_of_the_rules_and_the_same_both_ways() {
    let grid = base();
    let fire = FireLines::new(&grid, 6);
    let blocked = grid.cells().filter(|cell| cell.0 % 7 == 3).collect();
    let mut pairs = 0;
    for from in grid.cells() {
        for to in grid.cells().filter(|&to| (1..=6).contains(&grid.distance(from, to))) {
            pairs += 1;
            let mut clear = false;
            for (plus, sign) in [(true, 1.0), (false, -1.0)] {
                let line = grid.line(from, to, plus);
                assert_eq!(line, literal(&grid, from, to, sign), "{from:?} to {to:?}");
                let mut back = grid.line(to, from, plus);
                back.iter_mut().for_each(|line| line.reverse());
                assert_eq!(line, back);
                let Some(line) = line else { continue };
                assert!(line.windows(2).all(|two| grid.distance(two[0], two[1]) == 1));
                assert_eq!((line[0], line[line.len() - 1]), (from, to));
                let inner = &line[1..line.len() - 1];
                let open = line.windows(2).all(|two| grid.are_adjacent(two[0], two[1]));
                clear |= open && !inner.iter().any(|&cell| CellSet::contains(&blocked, cell));
            }
            assert_eq!(fire.clear(from, to, &blocked), clear);
            assert_eq!(fire.clear(to, from, &blocked), clear);
        }
    }
    assert_eq!(pairs, 29_578);
}

// rules: O-BOARD-2, O-WEAP-12, O-WEAP-13, O-WEAP-14
#[test]
fn worked_shots() {
    let grid = base();
    let fire = FireLines::new(&grid, 4);
    let at = |column, row| grid.at(column, row).unwrap();
    let none = CellSet::new();
    assert_eq!(grid.distance(at(5, 7), at(9, 7)), 4, "TV-20");
    assert!(fire.clear(at(5, 7), at(9, 7), &none), "TV-20");
    assert!(!fire.clear(at(5, 7), at(9, 7), &cells(&grid, &[(7, 7)])), "TV-21");
    assert_eq!(grid.distance(at(5, 8), at(5, 6)), 2, "TV-22");
    assert!(fire.clear(at(5, 8), at(5, 6), &none), "TV-22");
    assert!(!fire.clear(at(5, 8), at(5, 6), &cells(&grid, &[(5, 7)])), "TV-22");
    assert!(!fire.clear(at(4, 8), at(5, 6), &none), "TV-23");
    assert!(!fire.clear(at(6, 8), at(5, 7), &none), "TV-24");
    assert!(!fire.clear(at(3, 7), at(8, 7), &none), "beyond the table's reach");
}

//! Sight, distances and paths over whole boards.

use crate::clock::rate;
use crate::report::Report;
use crate::xorshift::XorShift;
use board::{Cell, CellSet, Corner, Dir, Door, DoorSet, Edge, Flood, Grid, RowFlood, Sight, Ways};
use table::Chance;

pub(crate) fn measure(report: &mut Report, seconds: f64) {
    let mut chance = XorShift(24);
    let grid = walled(24, 120, 20, &mut chance);
    let shut: DoorSet = (0..grid.doors().len() as u8).filter(|_| chance.below(2) == 0).map(Door).collect();
    let figures: CellSet = (0..8).map(|_| Cell(chance.below(24 * 24) as u16)).collect();
    let sight = Sight::new(&grid, Corner::Seen);
    report.add("board.sight24.us".into(), || {
        let (mut from, mut seen) = (0, CellSet::new());
        1e6 / rate(seconds, || {
            from = (from + 1) % (24 * 24);
            sight.all(Cell(from), &shut, &figures, &mut seen);
            assert!(seen.contains(Cell(from)), "everybody sees the own cell");
            1
        })
    });
    assert_agreement(&grid, &sight, &shut, &figures);
    floods(report, seconds, &mut chance);
}

/// What was timed is what is asked one by one.
fn assert_agreement(grid: &Grid, sight: &Sight, shut: &DoorSet, figures: &CellSet) {
    let mut seen = CellSet::new();
    for from in grid.cells().step_by(37) {
        sight.all(from, shut, figures, &mut seen);
        for to in grid.cells() {
            assert_eq!(seen.contains(to), sight.sees(from, to, shut, figures), "{from:?} to {to:?}");
        }
    }
}

fn floods(report: &mut Report, seconds: f64, chance: &mut XorShift) {
    let grid = walled(32, 200, 0, chance);
    let (ways, open) = (Ways::four(&grid), DoorSet::new());
    let (mut flood, mut rows) = (Flood::new(), RowFlood::new(&grid, &open));
    let free: CellSet = grid.cells().collect();
    let centre = Cell(16 * 32 + 16);
    flood.fill(&ways, [centre], |_| true);
    let start: CellSet = [centre].into_iter().collect();
    rows.fill(&start, &free);
    assert!(grid.cells().all(|cell| flood.distance(cell) == rows.distance(cell)), "both floods agree");
    report.add("board.flood32.us".into(), || {
        1e6 / rate(seconds, || {
            flood.fill(&ways, [centre], |_| true);
            assert_eq!(flood.reached().len(), grid.size(), "every cell can be reached");
            1
        })
    });
    report.add("board.rowflood32.us".into(), || {
        1e6 / rate(seconds, || {
            rows.fill(&start, &free);
            1
        })
    });
    let mut path = Vec::new();
    report.add("board.path32.us".into(), || {
        1e6 / rate(seconds, || {
            let goal: CellSet = [Cell(chance.below(1024) as u16)].into_iter().collect();
            let found = flood.seek(&ways, [centre], &goal, |_| true);
            assert!(found.is_some_and(|cell| flood.path(cell, &mut path)), "every cell can be reached");
            1
        })
    });
}

/// A square board with so many walls and doors strewn over it, all of whose cells can be reached.
fn walled(side: usize, walls: usize, doors: usize, chance: &mut XorShift) -> Grid {
    let mut grid = Grid::new(side, side, '.').expect("the board is not too large");
    let mut left = [(Edge::Wall, walls), (Edge::Door, doors)];
    for (edge, count) in &mut left {
        while *count > 0 {
            let cell = Cell(chance.below((side * side) as u32) as u16);
            let dir = if chance.below(2) == 0 { Dir::East } else { Dir::South };
            let inside = grid.neighbour(cell, dir).is_some() && grid.edge(cell, dir) == Edge::Open;
            if inside && grid.set_edge(cell, dir, *edge).is_ok() {
                if is_connected(&grid) {
                    *count -= 1;
                } else {
                    grid.set_edge(cell, dir, Edge::Open).expect("it was open before");
                }
            }
        }
    }
    grid
}

fn is_connected(grid: &Grid) -> bool {
    let mut flood = Flood::new();
    flood.fill(&Ways::four(grid), [Cell(0)], |_| true);
    flood.reached().len() == grid.size()
}

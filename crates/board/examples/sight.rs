//! Times sight and distances on random boards: `cargo run --release -p board --example sight`.

use std::hint::black_box;
use std::time::Instant;

use board::{Cell, CellSet, Corner, Dir, Door, DoorSet, Edge, Flood, Grid, RowFlood, Sight, Ways};

/// A small generator; the same seed gives the same board.
pub struct Rng(pub u64);

impl Rng {
    /// A number in `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 20) % n as u64) as usize
    }
}

/// A board with this many walls and doors scattered over it.
pub fn scattered(seed: u64, side: usize, walls: usize, doors: usize) -> Grid {
    let mut rng = Rng(seed);
    let mut grid = Grid::new(side, side, '.').expect("a size that is allowed");
    for (edge, count) in [(Edge::Wall, walls), (Edge::Door, doors)] {
        let mut placed = 0;
        while placed < count {
            let cell = Cell(rng.below(side * side) as u16);
            let dir = [Dir::East, Dir::South][rng.below(2)];
            if grid.neighbour(cell, dir).is_some() && grid.edge(cell, dir) == Edge::Open {
                placed += usize::from(grid.set_edge(cell, dir, edge).is_ok());
            }
        }
    }
    grid
}

/// The best of five runs, in microseconds for each call.
fn time(rounds: usize, mut call: impl FnMut(usize)) -> f64 {
    let run = |call: &mut dyn FnMut(usize)| {
        let start = Instant::now();
        (0..rounds).for_each(call);
        start.elapsed().as_secs_f64() * 1e6 / rounds as f64
    };
    (0..5).map(|_| run(&mut call)).fold(f64::INFINITY, f64::min)
}

fn main() {
    let mut rng = Rng(5);
    let boards: Vec<(Sight, DoorSet, CellSet)> = (1..=20)
        .map(|seed| {
            let grid = scattered(seed, 24, 120, 20);
            let shut = (0..20).filter(|_| rng.below(2) == 0).map(Door).collect();
            let figures = (0..8).map(|_| Cell(rng.below(24 * 24) as u16)).collect();
            (Sight::new(&grid, Corner::Seen), shut, figures)
        })
        .collect();
    let mut seen = CellSet::new();
    let mut cells = 0;
    let all = time(20_000, |round| {
        let (sight, shut, figures) = &boards[round % boards.len()];
        sight.all(Cell((round * 37 % 576) as u16), shut, figures, &mut seen);
        cells += seen.len();
    });
    println!("Sight::all   {all:8.2} µs   24 × 24, 120 walls, 20 doors, 8 figures, {} seen", cells / 100_000);
    let sees = time(100_000, |round| {
        let (sight, shut, figures) = &boards[round % boards.len()];
        let (from, to) = (Cell((round * 37 % 576) as u16), Cell((round * 101 % 576) as u16));
        black_box(sight.sees(from, to, shut, figures));
    });
    println!("Sight::sees  {sees:8.2} µs");
    let grid = scattered(1, 24, 120, 20);
    let new = time(5, |_| drop(black_box(Sight::new(&grid, Corner::Seen))));
    println!("Sight::new   {new:8.0} µs");

    let grid = scattered(3, 32, 200, 0);
    let (ways, mut flood) = (Ways::four(&grid), Flood::new());
    let plain = time(5_000, |round| flood.fill(&ways, [Cell((round * 37 % 1024) as u16)], |_| true));
    let mut rows = RowFlood::new(&grid, &DoorSet::new());
    let free = grid.cells().collect();
    let quick =
        time(5_000, |round| rows.fill(&CellSet::from_iter([Cell((round * 37 % 1024) as u16)]), &free));
    assert!(grid.cells().all(|cell| flood.distance(cell) == rows.distance(cell)));
    println!("Flood::fill  {plain:8.2} µs   32 × 32, 200 walls");
    println!("RowFlood     {quick:8.2} µs   {:.2} of the plain one", quick / plain);
}

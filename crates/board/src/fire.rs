//! Straight lines between hexagons: the two that run to either side of the exact one, and whether a shot passes.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Cell, CellSet, HexGrid};

/// How far the two lines are set off from the exact one along the three axes, in units too small to matter by
/// themselves: they only decide what would be a tie. The three numbers differ in size and add up to nothing.
const OFF: [i32; 3] = [1, 2, -3];

/// The lines of fire of a board up to some distance, worked out once.
#[derive(Clone, Debug)]
pub struct FireLines {
    reach: i32,
    /// Axial coordinates of each cell.
    axial: Vec<(i32, i32)>,
    /// For each pair, which of its two lines no wall crosses.
    open: Vec<[bool; 2]>,
    /// For each pair the cells strictly between, of the one line and then of the other.
    between: Vec<Cell>,
}

impl FireLines {
    /// Works out all lines up to a distance of `reach` cells.
    pub fn new(grid: &HexGrid, reach: u8) -> FireLines {
        let side = 2 * usize::from(reach) + 1;
        let pairs = grid.size() * side * side;
        let stride = usize::from(reach).saturating_sub(1);
        let mut table = FireLines {
            reach: i32::from(reach),
            axial: grid.cells().map(|cell| grid.axial(cell)).collect(),
            open: vec![[false; 2]; pairs],
            between: vec![Cell(0); pairs * 2 * stride],
        };
        for from in grid.cells() {
            for to in grid.cells() {
                let Some((pair, _)) = table.pair(from, to) else { continue };
                for (side, sign) in [1, -1].into_iter().enumerate() {
                    // A line may leave the board between two cells of its rim; nobody shoots along it.
                    let Some(line) = line(grid, from, to, sign) else { continue };
                    table.open[pair][side] = line.windows(2).all(|two| grid.are_adjacent(two[0], two[1]));
                    for (index, &cell) in line[1..line.len() - 1].iter().enumerate() {
                        table.between[(2 * pair + side) * stride + index] = cell;
                    }
                }
            }
        }
        table
    }

    /// Is the line of fire clear? One of the two lines must cross no wall and, between its ends, no blocked cell.
    ///
    /// Not beyond the reach the table was made for, and not from a cell to itself.
    pub fn clear(&self, from: Cell, to: Cell, blocked: &CellSet) -> bool {
        let Some((pair, distance)) = self.pair(from, to) else { return false };
        let stride = self.reach as usize - 1;
        (0..2).any(|side| {
            let start = (2 * pair + side) * stride;
            let between = &self.between[start..start + distance - 1];
            self.open[pair][side] && !between.iter().any(|&cell| blocked.contains(cell))
        })
    }

    /// The place of a pair in the tables, and its distance.
    fn pair(&self, from: Cell, to: Cell) -> Option<(usize, usize)> {
        let ((q, r), (p, s)) = (self.axial[from.index()], self.axial[to.index()]);
        let (dq, dr) = (p - q, s - r);
        let distance = dq.abs().max(dr.abs()).max((dq + dr).abs());
        if distance == 0 || distance > self.reach {
            return None;
        }
        let side = 2 * self.reach + 1;
        let offset = (dq + self.reach) * side + dr + self.reach;
        Some((from.index() * (side * side) as usize + offset as usize, distance as usize))
    }
}

impl HexGrid {
    /// The cells of the line between two cells, ends included, that keeps to the `+` side (or else the `-` side) of
    /// the exact one. None if it leaves the board or the cells are one.
    pub fn line(&self, from: Cell, to: Cell, plus: bool) -> Option<Vec<Cell>> {
        line(self, from, to, if plus { 1 } else { -1 })
    }
}

fn line(grid: &HexGrid, from: Cell, to: Cell, sign: i32) -> Option<Vec<Cell>> {
    let steps = i32::from(grid.distance(from, to));
    let cube = |cell| {
        let (q, row) = grid.axial(cell);
        [q, -q - row, row]
    };
    let (start, end) = (cube(from), cube(to));
    let cells = (0..=steps).map(|step| {
        let exact = [0, 1, 2].map(|axis| start[axis] * (steps - step) + end[axis] * step);
        let [q, _, row] = round(exact, steps, sign);
        grid.at_axial(q, row)
    });
    if steps == 0 { None } else { cells.collect() }
}

/// The hexagon nearest to a point whose coordinates are given in units of one `steps`th, set off to one side.
fn round(exact: [i32; 3], steps: i32, sign: i32) -> [i32; 3] {
    let off = OFF.map(|off| off * sign);
    // Half way between two numbers, the offset decides.
    let mut rounded =
        [0, 1, 2].map(|axis| (2 * exact[axis] + steps - i32::from(off[axis] < 0)).div_euclid(2 * steps));
    // Rounding errors are compared by their size and, if equal, by what the offset adds to them.
    let error = |axis: usize| {
        let error = rounded[axis] * steps - exact[axis];
        (error.abs(), if error == 0 { off[axis].abs() } else { -error.signum() * off[axis] })
    };
    let worst = if error(0) > error(1) && error(0) > error(2) {
        0
    } else if error(1) > error(2) {
        1
    } else {
        2
    };
    rounded[worst] -= rounded.iter().sum::<i32>();
    rounded
}

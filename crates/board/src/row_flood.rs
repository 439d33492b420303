//! Distances on plain four-neighbour grids, a whole row at a time.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Cell, CellSet, Dir, DoorSet, Grid};

/// Enough for the longest path over a board that is one winding corridor.
const DIGITS: usize = 12;

/// Distances over steps north, east, south and west, several times faster than [`crate::Flood`] where no path is
/// wanted and passing does not depend on the direction. Keep one and fill it as often as you like.
#[derive(Clone, Debug)]
pub struct RowFlood {
    width: usize,
    /// Cells from which a step east, south or north meets nothing.
    east: Vec<u64>,
    south: Vec<u64>,
    north: Vec<u64>,
    /// Cells still to be reached, and those from which the flood starts or which it has reached.
    left: Vec<u64>,
    reached: Vec<u64>,
    /// Cells reached with the last step and with the next, with an empty row before and after.
    last: Vec<u64>,
    next: Vec<u64>,
    /// Distances in Gray code, a set of rows for each digit. From one number to the next only one digit changes, so a
    /// step costs one digit of all cells not reached yet.
    digits: Vec<Vec<u64>>,
}

impl RowFlood {
    /// Prepares a grid on which the doors in `shut` count as walls.
    pub fn new(grid: &Grid, shut: &DoorSet) -> RowFlood {
        let height = grid.height();
        let open = |dir| {
            let mut rows = vec![0; height];
            for cell in grid.cells().filter(|&cell| grid.step(cell, dir, shut).is_some()) {
                rows[grid.row(cell)] |= 1 << grid.column(cell);
            }
            rows
        };
        RowFlood {
            width: grid.width(),
            east: open(Dir::East),
            south: open(Dir::South),
            north: open(Dir::North),
            left: vec![0; height],
            reached: vec![0; height],
            last: vec![0; height + 2],
            next: vec![0; height + 2],
            digits: vec![vec![0; height]; DIGITS],
        }
    }

    /// Floods from the cells in `from` over the cells in `free`. The former need not be among the latter.
    pub fn fill(&mut self, from: &CellSet, free: &CellSet) {
        self.digits.iter_mut().for_each(|digit| digit.fill(0));
        for row in 0..self.left.len() {
            let start = from.row(row * self.width, self.width);
            self.last[row + 1] = start;
            self.reached[row] = start | free.row(row * self.width, self.width);
            self.left[row] = self.reached[row] & !start;
        }
        let mut distance = 0_usize;
        let mut more = true;
        while more && distance < CellSet::CAPACITY - 1 {
            distance += 1;
            more = self.spread(distance.trailing_zeros() as usize);
            core::mem::swap(&mut self.last, &mut self.next);
        }
        for (reached, left) in self.reached.iter_mut().zip(&self.left) {
            *reached &= !left;
        }
    }

    /// Takes one step from all cells reached last; `digit` is the one that changes. False if it led nowhere.
    ///
    /// The rows do not depend on each other and are sliced to one length, so that the compiler does several at once.
    fn spread(&mut self, digit: usize) -> bool {
        let rows = self.left.len();
        let (east, south, north) = (&self.east[..rows], &self.south[..rows], &self.north[..rows]);
        let (above, here, below) = (&self.last[..rows], &self.last[1..=rows], &self.last[2..rows + 2]);
        let (left, next, digit) =
            (&mut self.left[..rows], &mut self.next[1..=rows], &mut self.digits[digit][..rows]);
        let mut any = 0;
        for row in 0..rows {
            digit[row] ^= left[row];
            let sideways = ((here[row] & east[row]) << 1) | (here[row] >> 1 & east[row]);
            let upright = (above[row] & north[row]) | (below[row] & south[row]);
            let new = (sideways | upright) & left[row];
            left[row] ^= new;
            next[row] = new;
            any |= new;
        }
        any != 0
    }

    /// Steps to a cell, if it was reached.
    pub fn distance(&self, cell: Cell) -> Option<u16> {
        let (row, column) = (cell.index() / self.width, cell.index() % self.width);
        let bit = |rows: &[u64]| (rows[row] >> column & 1) as u16;
        if bit(&self.reached) == 0 {
            return None;
        }
        let gray: u16 = self.digits.iter().enumerate().map(|(place, rows)| bit(rows) << place).sum();
        Some([1, 2, 4, 8].into_iter().fold(gray, |number, shift| number ^ (number >> shift)))
    }
}

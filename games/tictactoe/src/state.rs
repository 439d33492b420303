//! The board: two bit sets.

use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Nothing to agree on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Marks a cell, 0 to 8 row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub u8);

/// The only question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// Which cell?
    Mark,
}

/// A seat marked a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marked {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub cell: Mark,
}

/// What everybody sees: who marked each cell, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Row by row.
    pub cells: [Option<Seat>; 9],
    /// Who marks next.
    pub next: Seat,
}

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

/// The board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Marks of seat 0 and of seat 1.
    marks: [u16; 2],
    next: u8,
}

impl State {
    pub(crate) fn next(&self) -> Seat {
        Seat(self.next)
    }

    /// Who marked last.
    pub(crate) fn other(&self) -> Seat {
        Seat(1 - self.next)
    }

    pub(crate) fn free(&self) -> u16 {
        !(self.marks[0] | self.marks[1]) & FULL
    }

    pub(crate) fn has_three(&self, seat: Seat) -> bool {
        let marks = self.marks[seat.index()];
        LINES.iter().any(|line| marks & line == *line)
    }

    pub(crate) fn mark(&mut self, cell: Mark) {
        self.marks[usize::from(self.next)] |= 1 << cell.0;
        self.next = 1 - self.next;
    }

    pub(crate) fn view(&self) -> View {
        let owner = |cell: usize| Seat::first(2).find(|seat| self.marks[seat.index()] >> cell & 1 == 1);
        View { cells: core::array::from_fn(owner), next: self.next() }
    }

    pub(crate) fn from_view(view: &View) -> State {
        let mut state = State { marks: [0; 2], next: view.next.0 };
        let marked: Vec<(usize, Seat)> = view
            .cells
            .iter()
            .enumerate()
            .filter_map(|(cell, owner)| owner.map(|seat| (cell, seat)))
            .collect();
        for (cell, seat) in marked {
            state.marks[seat.index()] |= 1 << cell;
        }
        state
    }
}

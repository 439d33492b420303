//! The four sides of a square cell.

use serde::{Deserialize, Serialize};

/// A side of a cell. The order is the one in which neighbours are tried everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// Towards the top of the drawing.
    North,
    /// Towards the right.
    East,
    /// Towards the bottom.
    South,
    /// Towards the left.
    West,
}

impl Dir {
    /// All four, in order.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The side after `quarters` clockwise quarter turns.
    pub fn turned(self, quarters: u8) -> Dir {
        Dir::ALL[(self as usize + usize::from(quarters)) % 4]
    }

    /// The side across.
    pub fn opposite(self) -> Dir {
        self.turned(2)
    }

    /// What a step this way adds to column and row.
    pub fn delta(self) -> (i32, i32) {
        match self {
            Dir::North => (0, -1),
            Dir::East => (1, 0),
            Dir::South => (0, 1),
            Dir::West => (-1, 0),
        }
    }
}

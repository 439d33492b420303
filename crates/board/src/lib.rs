//! Places, walls, doors, drawings, paths and sight, on square and hexagonal boards.
//!
//! A board is a drawing that anybody can read and edit. From it come the tables that the rules ask: who is next to
//! whom ([`Ways`]), how far it is ([`Flood`], [`RowFlood`], [`Walks`]), who sees whom ([`Sight`] between whole squares,
//! [`Centres`] from centre to centre, [`FireLines`] between hexagons).
//!
//! ```
//! use board::{Corner, DoorSet, CellSet, Flood, Grid, Sight, Ways};
//!
//! let grid: Grid = "\
//! +---+---+---+
//! | a   . / b |
//! +   +---+   +
//! | .   . | . |
//! +---+---+---+
//! ".parse()?;
//! let (a, b) = (grid.find('a').next().unwrap(), grid.find('b').next().unwrap());
//!
//! // The door is shut: nobody sees through it, but whoever walks up to it opens it.
//! let sight = Sight::new(&grid, Corner::Seen);
//! assert!(!sight.sees(a, b, &DoorSet::all(grid.doors().len()), &CellSet::new()));
//! assert!(sight.sees(a, b, &DoorSet::new(), &CellSet::new()));
//!
//! let mut flood = Flood::new();
//! flood.fill(&Ways::four(&grid), [a], |_| true);
//! assert_eq!(flood.distance(b), Some(2));
//! # Ok::<(), board::MapError>(())
//! ```
//!
//! State that changes during a match (which doors are shut, where figures stand) is never kept here: the caller hands
//! it over as a [`DoorSet`] or a [`CellSet`], so one board serves every match and every search at once.
#![no_std]

extern crate alloc;

mod beam;
mod cell;
mod centre;
mod dir;
mod draw;
mod fire;
mod flood;
mod grid;
mod hex;
mod later;
mod layout;
mod map_error;
mod nook;
mod row_flood;
mod set;
mod sets;
mod shadow;
mod sight;
mod walks;
mod ways;

pub use cell::{Cell, Door};
pub use centre::Centres;
pub use dir::Dir;
pub use draw::Rows;
pub use fire::FireLines;
pub use flood::Flood;
pub use grid::{Edge, Grid, GridError};
pub use hex::{HexDir, HexGrid, NotNeighbours};
pub use later::Later;
pub use layout::{Layout, LayoutError, Piece};
pub use map_error::MapError;
pub use row_flood::RowFlood;
pub use set::{CellSet, DoorSet};
pub use sight::{Corner, Sight};
pub use walks::Walks;
pub use ways::{Step, Way, Ways};

//! Our own drawings: icons, the ground of boards, covers, and whole scenes as SVG.
//!
//! A front end puts [`style`] and [`symbols`] into its page once, draws a board's unchanging part with [`ground`], its
//! doors with [`edge`] and its pieces with [`token`], and asks [`Geometry`] where everything is. [`sheet`] does all of
//! that at once for a picture that stands alone.
//!
//! ```
//! use table::scene::{Board, Floor, Shape};
//! let floor = || Some(Floor { terrain: "water".into(), name: "a1".into() });
//! let board = Board {
//!     name: "pool".into(), shape: Shape::Square, width: 2, cells: vec![floor(), floor()], edges: vec![],
//! };
//! assert!(art::ground(&board).contains("art-water"));
//! assert_eq!(art::Geometry::of(&board).centre(1), art::Point { x: 96.0, y: 32.0 });
//! assert_eq!(art::symbol("no such drawing"), "i-unknown");
//! ```

mod base;
mod brand;
mod cover;
mod dice;
mod edge;
mod geometry;
mod ground;
mod icons;
mod markup;
mod sheet;
mod style;
mod token;

pub use base::{BASES, Base, base};
pub use brand::{app_icon, favicon, logo, wordmark};
pub use cover::cover;
pub use edge::edge;
pub use geometry::{Bounds, CELL, Geometry, MARGIN, Point, Stand};
pub use ground::{ground, same_ground};
pub use icons::{FALLBACK, has, names, symbol, symbols};
pub use markup::escape;
pub use sheet::sheet;
pub use style::{Theme, style};
pub use token::token;

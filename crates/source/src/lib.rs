//! Content files in TOML: whatever is wrong has a place, and every entry says where it comes from.
//!
//! ```
//! use source::Source;
//! #[derive(Debug, serde::Deserialize)]
//! struct Hero {
//!     health: u8,
//! }
//! assert_eq!(Source("health = 3").read::<Hero>().map(|hero| hero.health), Ok(3));
//! let error = Source("\nhealth = 'three'").read::<Hero>().unwrap_err();
//! assert_eq!((error.line, error.expected.as_str()), (2, "a number from 0 to 255"));
//! ```
#![no_std]

extern crate alloc;

mod node;
mod origin;
mod reader;
mod text;

pub use origin::{Origin, check_origins};
pub use reader::Reader;
pub use text::{Source, word};

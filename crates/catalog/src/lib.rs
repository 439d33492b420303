//! The only list of games: by name, with their types erased.
//!
//! Hosts and front ends hold an [`AnyMatch`] and speak JSON values and scenes; whoever needs a game's own types
//! (bots, benches) sends a [`Visitor`].
//!
//! ```
//! use table::{Seat, Seeded};
//! let chance = &mut Seeded::from_number(1);
//! let mut game = catalog::begin("tictactoe", &[], None, chance)?;
//! game.answer(0, Seat(0), 4, chance)?;
//! assert_eq!(game.turn(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod error;
mod list;
mod open;
mod packs;
#[cfg(feature = "values")]
mod seen;

#[cfg(feature = "values")]
pub use any::Asked;
pub use any::{AnyMatch, Line, PlayError};
pub use error::CatalogError;
pub use list::{GAMES, Playable, Visitor, visit};
pub use open::{
    OwnFiles, begin, check_content, defaults, edition, fair, form, replay, resume, run_scenario, stage,
    verify,
};
#[cfg(feature = "read")]
pub use packs::files::packed;
pub use packs::{Origins, bring, origins};
#[cfg(feature = "values")]
pub use seen::{Seen, SeenPrompt};

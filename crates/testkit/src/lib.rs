//! The tests every game gets for free.
//!
//! One line plays random matches and checks at each turn what every front end, bot and host relies on:
//!
//! ```no_run
//! # fn lantern<G: table::Determinize + table::Picture>() {
//! # type Lantern<G> = G;
//! testkit::conforms::<Lantern<G>>(Default::default(), 500);
//! # }
//! ```
//!
//! [`Conform`] is the same with more to say. Fixtures are text that outlives the code: [`perft`] counts,
//! [`transcript`]s of the whole API and golden [`journals`]. `UPDATE_EXPECT=1 cargo test` refreshes them; read the
//! difference before you commit it. [`scenarios`] are written by hand, one for each thing a rule says.

mod checks;
mod conform;
mod fault;
mod files;
mod golden;
mod journals;
mod known;
mod node;
mod perft;
mod player;
mod rules;
mod scenarios;
mod step;
mod transcript;
mod trial;

pub use conform::{Conform, conforms};
pub use golden::expect;
pub use journals::{fill_journals, journal_text, journals};
pub use perft::{perft, perft_text};
pub use scenarios::scenarios;
pub use transcript::transcript;

//! Many matches between bots, counted: how often each side wins, how long it takes, what decides.
//!
//! Match number `i` of a series has dice and thoughts of its own that follow from the seed and from `i` alone, so the result
//! is the same in any number of threads, in any order, and however often the series was broken off.
//!
//! ```
//! use lab::{Series, Summary};
//! use std::sync::atomic::AtomicBool;
//! let series = Series::new("tictactoe", None, &"random".parse()?, 1)?;
//! let mut played = Vec::new();
//! series.play(&[0, 1, 2, 3], 2, &AtomicBool::new(false), |game| played.push(game));
//! let summary = Summary::of(&played);
//! assert_eq!(summary.games, 4);
//! # Ok::<(), String>(())
//! ```

mod cast;
mod chart;
mod elo;
mod forecast;
mod ladder;
mod played;
mod progress;
mod record;
mod report;
mod series;
mod stats;
mod summary;

pub use cast::Cast;
pub use chart::chart;
pub use elo::{Bout, Rating, ratings};
pub use forecast::{Band, Forecasts};
pub use ladder::{Ladder, Pairing};
pub use played::Played;
pub use progress::Progress;
pub use record::{Record, RecordError};
pub use report::report;
pub use series::Series;
pub use stats::{Share, share};
pub use summary::{Decider, Length, SideResult, Summary};

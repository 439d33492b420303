//! Serves the browser client out of the program itself, and tables where people meet.
//!
//! ```no_run
//! // Serves for ever.
//! let settings = server::Settings::new(([127, 0, 0, 1], server::USUAL_PORT).into(), "sqlite:tables.db");
//! server::serve(settings, std::future::pending(), |address| println!("http://{address}"))?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod api;
mod app;
mod assets;
mod buckets;
mod counters;
mod gate;
mod headers;
mod reader;
mod reminders;
mod settings;
mod site;
mod socket;
mod tables;

pub use assets::is_built;
pub use settings::{Limits, Settings};
pub use tables::{run, serve};

/// The port that is tried first: the same address every time, so that bookmarks and stored matches stay valid.
pub const USUAL_PORT: u16 = 4426;

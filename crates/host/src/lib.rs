//! Tables where people meet: matches that are stored, shared and watched.
//!
//! A match is a list of records in a [`Store`](store::Store); everything else follows from it. Whoever comes to a match
//! enters its [`Room`]; a decision is made durable there before anybody is told of it. The network is for others.
//!
//! ```no_run
//! # async fn open(store: std::sync::Arc<dyn store::Store>) -> Result<(), protocol::Problem> {
//! let (hall, _absent) = host::Hall::new(store, host::Settings::default());
//! let wanted = protocol::Create { game: "lantern".into(), options: None, bots: Vec::new() };
//! let created = hall.create(&wanted).await?;
//! let mut watching = hall.room(created.id).await?.join(&created.watch.hash(), protocol::Form::Views).await?;
//! let welcome = watching.told.recv().await;
//! # Ok(())
//! # }
//! ```

mod account;
mod bots;
mod create;
mod decide;
mod guests;
mod hall;
mod mine;
mod play;
mod read;
mod record;
mod room;
mod seats;
mod shared;
mod visit;

pub use guests::{Letter, Ticket};
pub use hall::{Absent, Figures, Hall, Missed};
pub use read::journal;
pub use room::Room;
pub use shared::Settings;

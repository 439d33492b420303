//! The table in any terminal: draws scenes as text and plays every game of the catalogue, here or at a server.
//!
//! [`HotSeat::full_screen`] and [`Visit::full_screen`] take the whole screen, with keys and a mouse. [`HotSeat::run`] goes
//! line by line: it prints the position and reads an answer, so it works in pipes and with screen readers. Both know no
//! game; everything comes from the [`Scene`](table::Scene), drawn by the same code.
//!
//! ```
//! use table::Seeded;
//! use terminal::{End, HotSeat, Player, Style};
//! let mut chance = Seeded::from_number(1);
//! let game = catalog::begin("tictactoe", &[], None, &mut chance)?;
//! let mut screen = Vec::new();
//! let mut hot_seat = HotSeat::new(game, chance, vec![Player::Person, Player::Person]).styled(Style::PLAIN);
//! // The first row for one seat, the second, but for its last cell, for the other.
//! let end = hot_seat.run(&mut "a1\na2\nb1\nb2\nc1\n".as_bytes(), &mut screen)?;
//! assert!(matches!(end, End::Over(_)));
//! assert!(String::from_utf8(screen)?.contains("Victory for cross"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod atlas;
mod axes;
mod choices;
mod draw;
mod edges;
mod flow;
mod hex;
mod ink;
mod legend;
mod look;
mod square;
mod stock;
mod style;
mod tags;

mod command;
mod desk;
mod hint;
mod hotseat;
mod local;
mod log;
mod orders;
mod pass;
mod pick;
mod player;
mod save;
mod turn;
mod why;

mod online;
mod screen;
mod seats;

pub use draw::draw;
pub use hotseat::HotSeat;
pub use online::{SeatLink, Visit, VisitError};
pub use player::{Adviser, End, Hint, Machine, Player};
pub use style::{Style, is_full_screen};

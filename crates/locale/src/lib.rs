//! Messages put into the player's language.
//!
//! Games speak in [`Message`](table::Message)s; the words stand in `text/<language>/*.ftl`. They are built in, unless
//! the feature `built-in` is off: the browser client fetches those of one language and hands them in.
//!
//! ```
//! use locale::{Language, Words};
//! use table::Message;
//! let words = Words::of(Language::English);
//! let cell = Message::new("tictactoe-cell").with("cell", 4);
//! assert_eq!(words.say(&Message::new("tictactoe-mark").with("cell", cell)), "Mark the centre");
//! assert_eq!(words.say(&Message::new("tictactoe-unheard-of")), "⟨tictactoe-unheard-of⟩");
//! ```
//!
//! A game's tests ask [`Words::gaps`] about every message they meet: what is not said in some language is a bug.

#[cfg(feature = "built-in")]
mod built_in;
mod language;
mod plural;
#[cfg(feature = "built-in")]
mod pseudo;
mod sentences;
mod texts;
mod words;

pub use language::Language;
#[cfg(feature = "built-in")]
pub use pseudo::pseudo;
pub use sentences::seat_term;
pub use words::{Words, capital};

//! The numbered rules of every game, read from the files people read: `docs/rules/*.md`.
//!
//! The files are built in, so the rules reference in the program, the refusals that name a rule and the
//! coverage count of `cargo xtask rules` can never disagree about what a rule says.
//!
//! ```
//! use rulebook::Rulebook;
//!
//! let book = Rulebook::load();
//! let rule = book.find("r-move-4").expect("requiem numbers its movement rules");
//! assert_eq!((rule.game, rule.id), ("requiem", "R-MOVE-4"));
//! assert_eq!(book.nearest("R-MOEV-4", 1)[0].id, "R-MOVE-4");
//! ```
#![no_std]

extern crate alloc;

mod files;
mod glossary;
mod id;
mod parse;
mod plain;
mod rule;
mod sent;
mod terms;
mod translation;

mod book;
mod nearest;

pub use book::{Book, Rulebook, small};
pub use glossary::{GLOSSARY_LANGUAGES, Term, glossary, glossary_text};
pub use id::is_rule;
pub use rule::Rule;
pub use terms::{Entry, Found, Glossary, glossary_in};

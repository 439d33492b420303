//! The one binary, as a library, so that tests and fuzz targets can call its parts.
//!
//! A command is one module under [`commands`] with one `run` function; [`engine`] answers lines of JSON.
//!
//! ```
//! use dropship::{content::Shelf, engine::Engine, entropy};
//! let mut engine = Engine::new(Shelf::builtin(), entropy::system);
//! let reply = engine.answer(br#"{"cmd":"new","game":"tictactoe","seed":"tea"}"#);
//! assert!(reply.text.starts_with(r#"{"ok":true,"#));
//! let reply = engine.answer(br#"{"cmd":"play","seat":0,"action":4,"id":7}"#);
//! assert_eq!(reply.text, r#"{"ok":true,"id":7,"turn":1,"notices":[{"cell":4,"seat":0}]}"#);
//! ```

pub mod cli;
pub mod commands;
pub mod content;
pub mod engine;
pub mod entropy;
pub mod exit;
mod files;
mod sentence;
mod speech;

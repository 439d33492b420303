//! Reading TOML so that whatever is wrong has a place.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::ops::Range;
use serde::de::DeserializeOwned;
use table::TextError;
use toml::de::DeTable;

use crate::node::{Node, Wrong};

/// As much of a wrong text is quoted.
const QUOTED: usize = 60;

/// The text of a file, to which the spans of its values belong.
#[derive(Clone, Copy)]
pub struct Source<'a>(pub &'a str);

impl<'a> Source<'a> {
    /// Reads the whole file.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, TextError> {
        let file = DeTable::parse(self.0).map_err(Wrong::from);
        let read = file.and_then(|file| T::deserialize(Node::file(&file)));
        read.map_err(|wrong| self.malformed(&wrong))
    }

    /// Takes the parser's words apart into what was expected and what was found.
    fn malformed(self, wrong: &Wrong) -> TextError {
        let at = wrong.span.as_ref().map_or(0, |span| span.start);
        let message = wrong.message.as_str();
        if let Some(key) = message.strip_prefix("missing field ") {
            return TextError::at(self.0, at, format!("the key {key} in this table"), "none");
        }
        let (found, expected) = message.split_once(", expected ").unwrap_or((message, "a TOML file"));
        let expected = if expected == "u8" { "a number from 0 to 255" } else { expected };
        let found = ["unknown field ", "unknown variant ", "invalid type: ", "invalid value: "]
            .iter()
            .find_map(|prefix| found.strip_prefix(prefix))
            .unwrap_or(found);
        TextError::at(self.0, at, expected, found)
    }

    /// Something else was expected than what stands at the span.
    pub fn wrong(self, span: Range<usize>, expected: impl fmt::Display) -> TextError {
        let there = self.0.get(span.clone()).unwrap_or_default().lines().next().unwrap_or_default();
        let quoted: String = there.chars().take(QUOTED).collect();
        let found = if quoted.is_empty() { "nothing".into() } else { format!("`{quoted}`") };
        TextError::at(self.0, span.start, format!("{expected}"), found)
    }

    /// Refuses what stands at the span unless it is good.
    pub fn must(self, good: bool, span: Range<usize>, expected: impl fmt::Display) -> Result<(), TextError> {
        if good { Ok(()) } else { Err(self.wrong(span, expected)) }
    }

    /// Something is missing that belongs into the file.
    pub fn missing(self, span: Range<usize>, expected: impl fmt::Display) -> TextError {
        TextError::at(self.0, span.start, format!("{expected}"), "none")
    }
}

/// The name that a unit variant has in the files.
pub fn word(variant: impl fmt::Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

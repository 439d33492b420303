//! Where a text that somebody wrote goes wrong, counted from 1 as editors do.

use alloc::string::String;
use core::fmt;

/// A place in a text, what was expected there and what stands there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What may stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl TextError {
    /// An error at a line and column.
    pub fn new(line: u32, column: u32, expected: impl Into<String>, found: impl Into<String>) -> TextError {
        TextError { line, column, expected: expected.into(), found: found.into() }
    }

    /// An error at a byte of `text`.
    pub fn at(text: &str, byte: usize, expected: impl Into<String>, found: impl Into<String>) -> TextError {
        let before = text.get(..byte).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() as u32 + 1;
        TextError::new(line, before[line_start..].chars().count() as u32 + 1, expected, found)
    }

    /// The same error in a larger text, in which this one begins on line `first`.
    #[must_use]
    pub fn below(mut self, first: u32) -> TextError {
        self.line += first - 1;
        self
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl core::error::Error for TextError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters_from_one() {
        let text = "żółw\nab";
        let place = |byte| {
            let error = TextError::at(text, byte, "", "");
            (error.line, error.column)
        };
        assert_eq!(place(0), (1, 1));
        assert_eq!(place(text.find('w').unwrap()), (1, 4));
        assert_eq!(place(text.find('b').unwrap()), (2, 2));
        assert_eq!(place(999), (2, 3));
    }
}

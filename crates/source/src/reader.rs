//! Small languages inside strings, such as conditions: marks, names and numbers, read so that errors keep their place.

use crate::Source;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::ops::{Range, RangeInclusive};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use table::TextError;
use toml::Spanned;

/// A string of a file, read up to some byte. Spaces mean nothing.
///
/// ```
/// use source::{Reader, Source};
/// #[derive(serde::Deserialize)]
/// struct Card {
///     when: toml::Spanned<String>,
/// }
/// let source = Source("when = 'near(wall, 9)'");
/// let card: Card = source.read()?;
/// let mut reader = Reader::new(source, &card.when);
/// assert_eq!(reader.name("a term")?, (0, "near"));
/// reader.mark('(')?;
/// assert_eq!(reader.name("a thing")?.1, "wall");
/// reader.mark(',')?;
/// let error = reader.number(1..=6).unwrap_err();
/// assert_eq!((error.column, error.expected.as_str()), (20, "a number from 1 to 6"));
/// # Ok::<(), table::TextError>(())
/// ```
#[derive(Clone)]
pub struct Reader<'a> {
    source: Source<'a>,
    text: &'a str,
    at: usize,
    /// The byte of the file at which the string begins.
    start: usize,
    /// Written with escapes: then all its errors are where the string is.
    whole: Option<Range<usize>>,
}

impl<'a> Reader<'a> {
    /// At the beginning of a string of that file.
    pub fn new(source: Source<'a>, text: &'a Spanned<String>) -> Reader<'a> {
        let start = text.span().start + 1;
        let plain = source.0.get(start..).is_some_and(|rest| rest.starts_with(text.get_ref().as_str()));
        let whole = (!plain).then(|| text.span());
        Reader { source, text: text.get_ref(), at: 0, start, whole }
    }

    /// The byte of the string at which reading goes on.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What was read since a byte, or the character there if nothing was: its place in the file.
    pub fn span(&self, from: usize) -> Range<usize> {
        let end = if self.at > from { self.at } else { self.text.len().min(from + 1) };
        self.whole.clone().unwrap_or(self.start + from..self.start + end)
    }

    /// Something else was expected than what was read since a byte.
    pub fn wrong(&self, from: usize, expected: impl fmt::Display) -> TextError {
        self.source.wrong(self.span(from), expected)
    }

    /// Refuses what was read since a byte unless it is good.
    pub fn must(&self, good: bool, from: usize, expected: impl fmt::Display) -> Result<(), TextError> {
        if good { Ok(()) } else { Err(self.wrong(from, expected)) }
    }

    /// The next character that is no space; nothing at the end.
    pub fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.chars().next()
    }

    /// Reads a mark.
    pub fn mark(&mut self, mark: char) -> Result<(), TextError> {
        let good = self.peek() == Some(mark);
        self.must(good, self.at, format_args!("`{mark}`"))?;
        self.at += mark.len_utf8();
        Ok(())
    }

    /// Reads letters, digits, `-` and `_`, and says where they begin.
    pub fn name(&mut self, expected: impl fmt::Display) -> Result<(usize, &'a str), TextError> {
        self.peek();
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && !"-_".contains(c)).unwrap_or(rest.len());
        self.must(end > 0, start, expected)?;
        self.at += end;
        Ok((start, &rest[..end]))
    }

    /// Reads one of the names of an enum, which it lists itself in an error, and says where it begins.
    pub fn choice<T: Deserialize<'a>>(&mut self) -> Result<(usize, T), TextError> {
        let (from, name) = self.name("a name")?;
        let name: StrDeserializer<'a, Error> = name.into_deserializer();
        T::deserialize(name).map(|value| (from, value)).map_err(|error| {
            let message = format!("{error}");
            let expected = message.split_once(", expected ").map_or("another name", |split| split.1);
            self.wrong(from, expected)
        })
    }

    /// Reads a number.
    pub fn number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        let expected = format!("a number from {} to {}", allowed.start(), allowed.end());
        let (from, digits) = self.name(&expected)?;
        let number = digits.parse().ok().filter(|number| allowed.contains(number));
        number.ok_or_else(|| self.wrong(from, expected))
    }

    /// Reads a comma and a number.
    pub fn next_number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        self.mark(',')?;
        self.number(allowed)
    }
}

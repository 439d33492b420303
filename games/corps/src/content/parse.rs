//! Reading the little languages inside strings of content files, word by word.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::ops::{Range, RangeInclusive};
use source::Source;
use table::TextError;
use toml::Spanned;

/// What stands for a key that was left out.
pub(super) fn left_out<T: Default>() -> Spanned<T> {
    Spanned::new(0..0, T::default())
}

/// A string of a file, read up to some byte.
pub(super) struct Reader<'a> {
    source: Source<'a>,
    text: &'a str,
    at: usize,
    /// The byte of the file at which the string begins.
    start: usize,
    /// Written with escapes: then all its errors are where the string is.
    whole: Option<Range<usize>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: Source<'a>, text: &'a Spanned<String>) -> Reader<'a> {
        let start = text.span().start + 1;
        let plain = source.0.get(start..).is_some_and(|rest| rest.starts_with(text.get_ref().as_str()));
        let whole = (!plain).then(|| text.span());
        Reader { source, text: text.get_ref(), at: 0, start, whole }
    }

    /// The byte at which the next word begins.
    pub(super) fn here(&mut self) -> usize {
        self.peek();
        self.at
    }

    fn span(&self, from: usize) -> Range<usize> {
        let end = if self.at > from { self.at } else { self.text.len().min(from + 1) };
        self.whole.clone().unwrap_or(self.start + from..self.start + end)
    }

    pub(super) fn must(&self, good: bool, from: usize, expected: impl fmt::Display) -> Result<(), TextError> {
        self.source.must(good, self.span(from), expected)
    }

    pub(super) fn wrong<T>(&self, from: usize, expected: impl fmt::Display) -> Result<T, TextError> {
        Err(self.source.wrong(self.span(from), expected))
    }

    /// The next letter or mark, if there is one.
    pub(super) fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.chars().next()
    }

    /// Goes over a mark if it comes next.
    pub(super) fn skip(&mut self, mark: char) -> bool {
        let there = self.peek() == Some(mark);
        if there {
            self.at += mark.len_utf8();
        }
        there
    }

    /// Goes over a mark, which must come next.
    pub(super) fn mark(&mut self, mark: char) -> Result<(), TextError> {
        let there = self.skip(mark);
        self.must(there, self.at, format_args!("`{mark}`"))
    }

    /// Nothing may follow.
    pub(super) fn end(&mut self) -> Result<(), TextError> {
        let ended = self.peek().is_none();
        self.must(ended, self.at, "the end of the text")
    }

    /// Letters, digits and `_`, and where they begin.
    pub(super) fn name(&mut self, expected: impl fmt::Display) -> Result<(usize, &'a str), TextError> {
        let start = self.here();
        let rest = &self.text[start..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        self.must(end > 0, start, expected)?;
        self.at += end;
        Ok((start, &rest[..end]))
    }

    /// A word out of a list, and its place there.
    pub(super) fn choice(&mut self, words: &[&str], expected: impl fmt::Display) -> Result<usize, TextError> {
        let (from, name) = self.name(&expected)?;
        let known = words.iter().position(|word| *word == name);
        known.map_or_else(|| self.wrong(from, expected), Ok)
    }

    pub(super) fn number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        let expected = format!("a number from {} to {}", allowed.start(), allowed.end());
        let (from, digits) = self.name(&expected)?;
        let number = digits.parse().ok().filter(|number| allowed.contains(number));
        number.map_or_else(|| self.wrong(from, expected), Ok)
    }

    /// A number with or without a sign, but not 0.
    pub(super) fn change(&mut self, most: i8) -> Result<i8, TextError> {
        let expected = format!("a number from -{most} to {most}, but not 0");
        let from = self.here();
        let sign = if self.skip('-') { -1 } else { 1 };
        let (_, digits) = self.name(&expected)?;
        let number = digits.parse::<i8>().ok().filter(|number| (1..=most).contains(number));
        number.map_or_else(|| self.wrong(from, expected), |number| Ok(sign * number))
    }
}

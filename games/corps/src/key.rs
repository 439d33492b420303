//! Short names of things that content defines: cards, missions, weapons.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// Letters in the longest name.
pub(crate) const LONGEST: usize = 20;

/// A name of small letters, digits and underscores, kept in place so that decisions stay small and copyable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Key([u8; LONGEST]);

impl Key {
    /// Reads a name such as `pulse_rifle`.
    pub fn parse(text: &str) -> Option<Key> {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'_';
        if text.is_empty() || text.len() > LONGEST || !text.bytes().all(plain) {
            return None;
        }
        let mut letters = [0; LONGEST];
        letters[..text.len()].copy_from_slice(text.as_bytes());
        Some(Key(letters))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&letter| letter == 0).unwrap_or(LONGEST);
        // Only plain letters are ever written.
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.as_str().into()
    }
}

impl TryFrom<Cow<'_, str>> for Key {
    type Error = &'static str;

    fn try_from(text: Cow<'_, str>) -> Result<Key, Self::Error> {
        Key::parse(&text).ok_or("a name is 1 to 20 small letters, digits and underscores")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_back_as_it_was() {
        assert_eq!(Key::parse("m41a_rifle").unwrap().as_str(), "m41a_rifle");
        for wrong in ["", "Rifle", "a b", "far_too_long_for_a_name"] {
            assert_eq!(Key::parse(wrong), None, "{wrong}");
        }
    }
}

//! What matches and secrets are called.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use table::Hash;

/// Names a match. Not a secret: without a token it opens nothing. On the wire it has 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId(pub u64);

/// A secret of 128 bits: whoever has it may sit on a seat, look on, or run the table. On the wire it has 32
/// hexadecimal digits. It is kept by its owner alone; servers store its hash.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token(pub [u8; 16]);

/// A text that is no id or no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId {
    /// How many hexadecimal digits were expected.
    pub digits: usize,
}

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} hexadecimal digits", self.digits)
    }
}

impl std::error::Error for BadId {}

impl Token {
    /// What a server keeps of it.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

/// A token is a secret: it is not printed by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text of a token, for links and headers.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Exactly as many hexadecimal digits as fit, neither signs nor spaces.
fn digits<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], BadId> {
    let bad = BadId { digits: 2 * BYTES };
    let text = text.as_bytes();
    if text.len() != 2 * BYTES {
        return Err(bad);
    }
    let mut bytes = [0; BYTES];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        let digit = |at: usize| char::from(pair[at]).to_digit(16).ok_or(bad);
        *byte = (digit(0)? * 16 + digit(1)?) as u8;
    }
    Ok(bytes)
}

impl FromStr for MatchId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<MatchId, BadId> {
        digits(text).map(|bytes| MatchId(u64::from_be_bytes(bytes)))
    }
}

impl FromStr for Token {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Token, BadId> {
        digits(text).map(Token)
    }
}

macro_rules! as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Cow::<'_, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

as_text!(MatchId, Token);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_come_back_from_their_text() {
        let (id, token) = (MatchId(0xbeef), Token([7; 16]));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(token.to_string().parse(), Ok(token));
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"000000000000beef\"");
        for wrong in ["", "beef", "+00000000000beef", "00000000000000000beef", "ä0000000000000000"] {
            assert_eq!(wrong.parse::<MatchId>(), Err(BadId { digits: 16 }), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_not_printed() {
        assert_eq!(format!("{:?}", Token([7; 16])), "Token(secret)");
    }
}

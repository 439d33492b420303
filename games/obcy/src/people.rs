//! The six characters, and aliens by number.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// How many characters there are (O-CHAR-1).
pub(crate) const PEOPLE: usize = 6;
/// As many aliens as there are tokens (O-HATCH-8).
pub(crate) const ALIENS: usize = 72;

/// A member of the expedition, in roster order (O-TURN-8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Character {
    /// Commander.
    Lieutenant,
    /// Weapons expert.
    Corporal,
    /// Heavy weapons.
    Gunner,
    /// Radio operator.
    Radio,
    /// Civilian.
    Pilot,
    /// The android, who alone uses medkits.
    Android,
}

impl Character {
    /// All six in roster order.
    pub const ALL: [Character; PEOPLE] = [
        Character::Lieutenant,
        Character::Corporal,
        Character::Gunner,
        Character::Radio,
        Character::Pilot,
        Character::Android,
    ];

    /// The name it has in files.
    pub fn name(self) -> &'static str {
        match self {
            Character::Lieutenant => "lieutenant",
            Character::Corporal => "corporal",
            Character::Gunner => "gunner",
            Character::Radio => "radio",
            Character::Pilot => "pilot",
            Character::Android => "android",
        }
    }

    /// The character of that name.
    pub fn named(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|who| who.name() == name)
    }
}

/// An alien on the board: `a1` to `a72`. A new one takes the lowest number that is free.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Alien(pub(crate) u8);

impl Alien {
    /// All numbers.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Alien> + Clone {
        (0..ALIENS as u8).map(Alien)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The alien of that name.
    pub fn parse(name: &str) -> Option<Alien> {
        let digits = name.strip_prefix('a')?;
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        let number: u8 = digits.parse().ok().filter(|_| plain)?;
        (1..=ALIENS as u8).contains(&number).then(|| Alien(number - 1))
    }
}

impl fmt::Display for Alien {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a{}", self.0 + 1)
    }
}

impl From<Alien> for String {
    fn from(alien: Alien) -> String {
        alloc::format!("{alien}")
    }
}

impl TryFrom<Cow<'_, str>> for Alien {
    type Error = &'static str;

    fn try_from(name: Cow<'_, str>) -> Result<Alien, Self::Error> {
        Alien::parse(&name).ok_or("an alien is a1 to a72")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliens_are_numbered_from_one() {
        assert_eq!(Alien::parse("a1"), Some(Alien(0)));
        assert_eq!(alloc::format!("{}", Alien(71)), "a72");
        for wrong in ["", "a", "a0", "a73", "a01", "b1", "a+1", "1"] {
            assert_eq!(Alien::parse(wrong), None, "{wrong}");
        }
    }
}

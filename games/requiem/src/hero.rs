//! Races and heroes.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A side, in turn order (R-SETUP-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Race {
    /// The National Guard.
    Guard,
    /// The Predator.
    Predator,
    /// The Aliens and the Hybrid.
    Aliens,
}

impl Race {
    /// All of them in turn order.
    pub const ALL: [Race; 3] = [Race::Guard, Race::Predator, Race::Aliens];

    /// Its name in files and on command lines.
    pub fn name(self) -> &'static str {
        match self {
            Race::Guard => "guard",
            Race::Predator => "predator",
            Race::Aliens => "aliens",
        }
    }

    /// The one after it, in a circle.
    pub fn following(self) -> Race {
        Race::ALL[(self as usize + 1) % 3]
    }

    /// The figures of this race, as numbers of heroes.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = Hero> + ExactSizeIterator + Clone {
        let (first, end) = match self {
            Race::Guard => (0, PREDATOR.0),
            Race::Predator => (PREDATOR.0, HYBRID.0),
            Race::Aliens => (HYBRID.0, HEROES as u8),
        };
        (first..end).map(Hero)
    }
}

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A soldier of the Guard.
    Soldier,
    /// The Predator.
    Predator,
    /// The Hybrid.
    Hybrid,
    /// An Alien.
    Alien,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Soldier, Kind::Predator, Kind::Hybrid, Kind::Alien];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Soldier => "soldier",
            Kind::Predator => "predator",
            Kind::Hybrid => "hybrid",
            Kind::Alien => "alien",
        }
    }

    /// Whose it is.
    pub fn race(self) -> Race {
        match self {
            Kind::Soldier => Race::Guard,
            Kind::Predator => Race::Predator,
            Kind::Hybrid | Kind::Alien => Race::Aliens,
        }
    }
}

/// As many figures as the box has.
pub(crate) const HEROES: usize = 19;
/// The Predator's number.
pub const PREDATOR: Hero = Hero(7);
/// The Hybrid's number.
pub const HYBRID: Hero = Hero(8);

/// One of the figures: `S1` to `S7`, `P`, `H`, `A1` to `A10` (R-HERO-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Hero(u8);

impl Hero {
    /// All figures, those of the Guard first.
    pub fn all() -> impl DoubleEndedIterator<Item = Hero> + Clone {
        (0..HEROES as u8).map(Hero)
    }

    /// The figure as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What it is.
    pub fn kind(self) -> Kind {
        match self {
            PREDATOR => Kind::Predator,
            HYBRID => Kind::Hybrid,
            Hero(number) if number < PREDATOR.0 => Kind::Soldier,
            _ => Kind::Alien,
        }
    }

    /// Whose it is.
    pub fn race(self) -> Race {
        self.kind().race()
    }

    /// Reads `S1`.
    pub fn parse(text: &str) -> Option<Hero> {
        Hero::all().find(|hero| alloc::format!("{hero}") == text)
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Soldier => write!(f, "S{}", self.0 + 1),
            Kind::Predator => f.write_str("P"),
            Kind::Hybrid => f.write_str("H"),
            Kind::Alien => write!(f, "A{}", self.0 - HYBRID.0),
        }
    }
}

impl From<Hero> for String {
    fn from(hero: Hero) -> String {
        alloc::format!("{hero}")
    }
}

impl TryFrom<Cow<'_, str>> for Hero {
    type Error = &'static str;

    fn try_from(text: Cow<'_, str>) -> Result<Hero, Self::Error> {
        Hero::parse(&text).ok_or("a hero is S1 to S7, P, H or A1 to A10")
    }
}

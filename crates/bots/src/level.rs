//! How well a bot plays, in words that people choose by.

use crate::{Kind, Plan};
use std::fmt;
use std::str::FromStr;

/// How much a bot thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Anything legal.
    Random,
    /// A little thought.
    Easy,
    /// Some thought.
    #[default]
    Normal,
    /// A good deal of thought.
    Hard,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    /// The bot that plays like this.
    pub fn kind(self) -> Kind {
        match self {
            Level::Random => Kind::Random,
            Level::Easy => Kind::Greedy,
            Level::Normal => Kind::Search(Plan::flat(300)),
            Level::Hard => Kind::Search(Plan::tree(3_000)),
        }
    }

    /// Its name on command lines and in files.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        let names = || Level::ALL.map(Level::name).join(", ");
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| format!("expected one of {}, found `{name}`", names()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("brilliant".parse::<Level>().unwrap_err().contains("random, easy, normal, hard"));
    }
}

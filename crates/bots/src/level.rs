//! How well a bot plays, in words that people choose by.

use crate::{Kind, Plan};
use std::fmt;
use std::str::FromStr;

/// How much a bot thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Anything legal; for simulations.
    Random,
    /// Does what looks best at first sight.
    Recruit,
    /// Plays a few lines on.
    #[default]
    Regular,
    /// Plays more of them, and learns from line to line.
    Veteran,
    /// The same with a good deal of patience.
    Elite,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Regular, Level::Veteran, Level::Elite];

    /// The bot that plays like this.
    pub const fn kind(self) -> Kind {
        match self {
            Level::Random => Kind::Random,
            Level::Recruit => Kind::Greedy,
            Level::Regular => Kind::Search(Plan::flat(32)),
            Level::Veteran => Kind::Search(Plan::tree(160)),
            Level::Elite => Kind::Search(Plan::tree(1_600).in_parts(4)),
        }
    }

    /// Its name on command lines and in files.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Regular => "regular",
            Level::Veteran => "veteran",
            Level::Elite => "elite",
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
        let wrong = "brilliant".parse::<Level>().unwrap_err();
        assert!(wrong.contains("random, recruit, regular, veteran, elite"));
    }
}

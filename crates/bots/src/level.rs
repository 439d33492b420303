//! How well a bot plays, in words that people choose by.

use crate::{Mind, Plan, Way};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Anything legal; for simulations.
    Random,
    /// Has the right ideas, and forgets them as often as not.
    Recruit,
    /// Sensible, but not always awake.
    #[default]
    Regular,
    /// Seldom overlooks anything.
    Veteran,
    /// Never does, and thinks before it acts where that helps.
    Elite,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Regular, Level::Veteran, Level::Elite];

    /// How a bot of this level thinks about a game on a side.
    pub fn mind(self, game: &str, side: &str) -> Mind {
        let (best, usual, lapses) = row(game, side);
        match self {
            Level::Random => usual.but(100),
            Level::Recruit => usual.but(lapses[0]),
            Level::Regular => usual.but(lapses[1]),
            Level::Veteran => usual.but(lapses[2]),
            Level::Elite => best.always(),
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

/// How the elite thinks and how the others do, and how many lapses in a hundred decisions recruit, regular and veteran have.
///
/// They were chosen by measurement (docs/ratings.md): each level beats the one below on every side, and equal levels are an
/// even match.
fn row(game: &str, side: &str) -> (Way, Way, [u8; 3]) {
    const LOOKS: Way = Way::Search(Plan::flat(200));
    match (game, side) {
        // Lines that are played on tell less than a look right after the answer, but many looks tell more than few: dice
        // decide much. The Queen has many aliens, and it matters little what one of them does; of the expedition's six
        // nobody may be careless.
        ("obcy", "queen") => (LOOKS, Way::Greedy, [65, 45, 18]),
        ("obcy", _) => (LOOKS, Way::Greedy, [28, 14, 6]),
        // Neither lines nor more looks are worth their time. Aliens are many, and each of them matters little.
        ("requiem", "aliens") => (Way::Greedy, Way::Greedy, [70, 45, 20]),
        ("requiem", _) => (Way::Greedy, Way::Greedy, [60, 38, 18]),
        // The aliens follow rules, so lines through their phase tell much.
        ("corps", _) => (Way::Search(Plan::flat(24)), Way::Greedy, [25, 8, 0]),
        // Games without an estimate.
        _ => (Way::Search(Plan::tree(2_000)), Way::Search(Plan::tree(500)), [60, 30, 10]),
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

    #[test]
    fn the_higher_the_level_the_fewer_the_lapses() {
        for (game, side) in [
            ("obcy", "queen"),
            ("obcy", "expedition"),
            ("requiem", "guard"),
            ("requiem", "aliens"),
            ("corps", "squad"),
            ("lantern", "one"),
        ] {
            let lapses = Level::ALL.map(|level| level.mind(game, side).lapses);
            assert!(
                lapses.is_sorted_by(|one, other| one >= other) && lapses[1] > lapses[2],
                "{game} {side}: {lapses:?}"
            );
            assert_eq!((lapses[0], lapses[4]), (100, 0));
            let [veteran, elite] = [Level::Veteran, Level::Elite].map(|level| level.mind(game, side));
            assert_ne!(veteran, elite, "{game} {side}");
        }
    }
}

//! How a bot thinks, as a word.

use crate::{Budget, Level, Plan, Shape};
use std::fmt;
use std::str::FromStr;

/// Who plays: a level, whatever that means for the game, or a bot that thinks in a certain way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As well as a level says.
    Level(Level),
    /// Just so.
    Mind(Mind),
}

/// How a bot thinks, and how often it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mind {
    /// In which way.
    pub way: Way,
    /// Of a hundred decisions so many are taken without a thought.
    pub lapses: u8,
}

/// How a bot comes to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// As the game leans, in one guessed world.
    Instinct,
    /// By the game's estimate right after each answer, in a handful of worlds.
    Greedy,
    /// By lines played on in guessed worlds.
    Search(Plan),
}

impl Way {
    /// Always.
    pub const fn always(self) -> Mind {
        self.but(0)
    }

    /// But for so many lapses in a hundred decisions.
    pub const fn but(self, lapses: u8) -> Mind {
        Mind { way: self, lapses }
    }
}

impl Kind {
    /// How it thinks about a game on a side.
    pub fn mind(self, game: &str, side: &str) -> Mind {
        match self {
            Kind::Level(level) => level.mind(game, side),
            Kind::Mind(mind) => mind,
        }
    }
}

impl From<Way> for Kind {
    fn from(way: Way) -> Kind {
        Kind::Mind(way.always())
    }
}

/// The name of a level, or how it thinks.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => level.fmt(f),
            Kind::Mind(mind) => mind.fmt(f),
        }
    }
}

/// `greedy`, or `greedy~15` with 15 lapses in a hundred decisions; `random` for nothing but lapses.
impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.lapses == 100 {
            return f.write_str("random");
        }
        self.way.fmt(f)?;
        if self.lapses == 0 { Ok(()) } else { write!(f, "~{}", self.lapses) }
    }
}

/// `instinct`, `greedy`, or as much as is thought: `flat:300`, `tree:2000`, `tree:2000/4` in four parts.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plan = match self {
            Way::Instinct => return f.write_str("instinct"),
            Way::Greedy => return f.write_str("greedy"),
            Way::Search(plan) => plan,
        };
        let shape = match plan.shape {
            Shape::Flat => "flat",
            Shape::Tree => "tree",
        };
        match plan.budget {
            Budget::Lines(lines) => write!(f, "{shape}:{lines}")?,
            #[cfg(not(target_family = "wasm"))]
            Budget::Time(time) => write!(f, "{shape}:{}ms", time.as_millis())?,
        }
        if plan.parts == 1 { Ok(()) } else { write!(f, "/{}", plan.parts) }
    }
}

/// Reads what is written.
impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        if let Ok(level) = text.parse() {
            return Ok(Kind::Level(level));
        }
        let (way, lapses) = match text.split_once('~') {
            None => (text, 0),
            Some((way, lapses)) => {
                let percent = lapses.parse().ok().filter(|percent| (1..100).contains(percent));
                (way, percent.ok_or_else(|| format!("expected 1 to 99 lapses, found `{lapses}`"))?)
            }
        };
        Ok(Kind::Mind(way.parse::<Way>()?.but(lapses)))
    }
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Way, String> {
        match text {
            "instinct" => return Ok(Way::Instinct),
            "greedy" => return Ok(Way::Greedy),
            _ => {}
        }
        let Some((shape, rest)) = text.split_once(':') else {
            let levels = Level::ALL.map(Level::name).join(", ");
            return Err(format!(
                "expected one of {levels}, instinct, greedy, flat:LINES, tree:LINES, found `{text}`"
            ));
        };
        let (budget, parts) = rest.split_once('/').unwrap_or((rest, "1"));
        let number = |text: &str| text.parse().map_err(|_| format!("expected a number, found `{text}`"));
        let budget = match budget.strip_suffix("ms") {
            None => Budget::Lines(number(budget)?),
            #[cfg(not(target_family = "wasm"))]
            Some(time) => Budget::Time(std::time::Duration::from_millis(number(time)?.into())),
            #[cfg(target_family = "wasm")]
            Some(_) => return Err("there is no clock here".into()),
        };
        let shape = match shape {
            "flat" => Shape::Flat,
            "tree" => Shape::Tree,
            _ => return Err(format!("expected flat or tree, found `{shape}`")),
        };
        let parts = number(parts)?;
        let parts = u8::try_from(parts).ok().filter(|parts| *parts > 0);
        let parts = parts.ok_or("expected 1 to 255 parts")?;
        Ok(Way::Search(Plan { budget, shape, parts }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for text in [
            "random",
            "elite",
            "instinct",
            "greedy~15",
            "flat:300",
            "tree:2000~9",
            "tree:2000/4",
            "flat:50ms",
        ] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        for wrong in
            ["", "bush:3", "tree:x", "tree:5/0", "tree:5/900", "flat:1h", "greedy~", "greedy~0", "~5"]
        {
            assert!(wrong.parse::<Kind>().is_err(), "{wrong}");
        }
    }
}

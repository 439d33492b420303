//! How a bot thinks, as a word.

use crate::{Budget, Level, Plan, Shape};
use std::fmt;
use std::str::FromStr;

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Not at all.
    Random,
    /// As the game leans, in one guessed world.
    Instinct,
    /// By the game's estimate right after each answer, in a handful of worlds.
    Greedy,
    /// By lines played on in guessed worlds.
    Search(Plan),
}

/// `random`, `instinct`, `greedy`, or as much as is thought: `flat:300`, `tree:2000`, `tree:2000/4` in four parts.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plan = match self {
            Kind::Random => return f.write_str("random"),
            Kind::Instinct => return f.write_str("instinct"),
            Kind::Greedy => return f.write_str("greedy"),
            Kind::Search(plan) => plan,
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

/// Reads the same, and the names of levels.
impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        match text {
            "instinct" => return Ok(Kind::Instinct),
            "greedy" => return Ok(Kind::Greedy),
            _ => {}
        }
        let Some((shape, rest)) = text.split_once(':') else {
            let wrong = |error| format!("{error}; or instinct, greedy, flat:LINES, tree:LINES");
            return text.parse::<Level>().map(Level::kind).map_err(wrong);
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
        Ok(Kind::Search(Plan { budget, shape, parts }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for text in ["random", "instinct", "greedy", "flat:300", "tree:2000", "tree:2000/4", "flat:50ms"] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        assert_eq!("elite".parse(), Ok(Level::Elite.kind()));
        for wrong in ["", "bush:3", "tree:x", "tree:5/0", "tree:5/900", "flat:1h"] {
            assert!(wrong.parse::<Kind>().is_err(), "{wrong}");
        }
    }
}

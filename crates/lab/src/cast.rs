//! Who plays which side.

use bots::Kind;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Bots by the names of sides: `veteran` for everybody, or `queen=veteran,expedition=greedy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cast {
    /// Whoever is not named.
    everybody: Option<Kind>,
    sides: BTreeMap<String, Kind>,
}

impl Cast {
    /// The same for everybody.
    pub fn same(kind: Kind) -> Cast {
        Cast { everybody: Some(kind), sides: BTreeMap::new() }
    }

    /// One kind on one side, another on all others.
    pub fn against(side: &str, one: Kind, others: Kind) -> Cast {
        Cast { everybody: Some(others), sides: BTreeMap::from([(side.to_string(), one)]) }
    }

    /// The bot of a side.
    pub fn of(&self, side: &str) -> Option<Kind> {
        self.sides.get(side).copied().or(self.everybody)
    }

    /// How the bots of those sides think about a game, whatever their levels are called.
    pub(crate) fn thoughts(&self, game: &str, sides: &[String]) -> String {
        let word =
            |side: &String| self.of(side).map_or(String::new(), |kind| kind.mind(game, side).to_string());
        sides.iter().map(|side| format!("{side}={}", word(side))).collect::<Vec<_>>().join(",")
    }

    /// Whether every side has a bot and every bot a side.
    pub(crate) fn check(&self, sides: &[String]) -> Result<(), String> {
        let names = || sides.join(", ");
        if let Some(name) = self.sides.keys().find(|name| !sides.contains(name)) {
            return Err(format!("expected bots for the sides {}, found `{name}`", names()));
        }
        match sides.iter().find(|side| self.of(side).is_none()) {
            Some(side) => Err(format!("no bot for `{side}`: expected one for each of {}", names())),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Cast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.everybody.iter().map(Kind::to_string);
        let words: Vec<String> =
            all.chain(self.sides.iter().map(|(side, kind)| format!("{side}={kind}"))).collect();
        f.write_str(&words.join(","))
    }
}

impl FromStr for Cast {
    type Err = String;

    fn from_str(text: &str) -> Result<Cast, String> {
        let mut cast = Cast { everybody: None, sides: BTreeMap::new() };
        for word in text.split(',') {
            let twice = match word.split_once('=') {
                Some((side, kind)) => cast.sides.insert(side.to_string(), kind.parse()?).is_some(),
                None => cast.everybody.replace(word.parse()?).is_some(),
            };
            if twice {
                return Err(format!("`{word}` names a bot where there is one already"));
            }
        }
        Ok(cast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn casts_are_read_as_they_are_written() {
        for text in ["veteran", "greedy,queen=tree:60", "expedition=greedy,queen=elite"] {
            assert_eq!(text.parse::<Cast>().unwrap().to_string(), text);
        }
        for wrong in ["", "queen=", "veteran,elite", "queen=elite,queen=random", "a=b"] {
            assert!(wrong.parse::<Cast>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_side_needs_a_bot_and_every_bot_a_side() {
        let sides = ["queen".to_string(), "expedition".to_string()];
        let check = |text: &str| text.parse::<Cast>().unwrap().check(&sides);
        assert_eq!(check("random"), Ok(()));
        assert_eq!(check("queen=random,expedition=greedy"), Ok(()));
        assert!(check("queen=random").unwrap_err().contains("no bot for `expedition`"));
        assert!(check("random,guard=elite").unwrap_err().contains("found `guard`"));
    }
}

//! Levels against each other, side by side, and what that makes of them.

use crate::cast::Cast;
use crate::elo::{Bout, ratings};
use crate::played::Played;
use crate::stats::share;
use bots::{Kind, Level};
use serde_json::Value;

/// Levels that are far apart play one in so many of the matches that neighbours play: their results hold few surprises.
const FAR: u64 = 4;

/// One level on a side, another on all others; where there is one side only, a level alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The side.
    pub side: String,
    /// Who plays it.
    pub player: Level,
    /// Who plays against it.
    pub opponent: Option<Level>,
    /// How many matches.
    pub games: u64,
}

impl Pairing {
    /// The bots of its matches.
    pub fn cast(&self) -> Cast {
        let player = Kind::Level(self.player);
        match self.opponent {
            Some(opponent) => Cast::against(&self.side, player, Kind::Level(opponent)),
            None => Cast::same(player),
        }
    }

    /// A name for files.
    pub fn name(&self) -> String {
        match self.opponent {
            Some(opponent) => format!("{}-{}-{opponent}", self.side, self.player),
            None => format!("{}-{}", self.side, self.player),
        }
    }
}

/// All pairings of a game and what they came to.
#[derive(Clone, Debug)]
pub struct Ladder {
    game: String,
    options: Value,
    sides: Vec<String>,
    results: Vec<(Pairing, f64, usize)>,
}

impl Ladder {
    /// Without any result yet.
    pub fn new(game: &str, options: &Value, sides: &[String]) -> Ladder {
        Ladder {
            game: game.to_string(),
            options: options.clone(),
            sides: sides.to_vec(),
            results: Vec::new(),
        }
    }

    /// What is to be played: neighbours `games` times, others less often. The weakest play against their like, which tells
    /// how hard the sides themselves are.
    pub fn pairings(&self, games: u64) -> Vec<Pairing> {
        let mut all = Vec::new();
        for side in &self.sides {
            let pairing = |player, opponent, games| Pairing { side: side.clone(), player, opponent, games };
            for (at, player) in Level::ALL.into_iter().enumerate() {
                if self.sides.len() == 1 {
                    all.push(pairing(player, None, games));
                    continue;
                }
                for (below, opponent) in Level::ALL.into_iter().enumerate().take(at.max(1)) {
                    let games = if at - below <= 1 { games } else { games.div_ceil(FAR) };
                    all.push(pairing(player, Some(opponent), games));
                }
            }
        }
        all
    }

    /// Notes how a pairing went.
    pub fn add(&mut self, pairing: &Pairing, played: &[Played]) {
        let points = played.iter().filter_map(|game| game.points.get(&pairing.side)).sum();
        self.results.push((pairing.clone(), points, played.len()));
    }

    /// The first line of its section: game and options.
    pub fn heading(&self) -> String {
        format!("## {} `{}`", self.game, self.options)
    }

    /// Its section of docs/ratings.md.
    pub fn section(&self) -> String {
        let mut text = format!("{}\n", self.heading());
        for side in &self.sides {
            text += &if self.sides.len() == 1 { self.alone(side) } else { self.against(side) };
        }
        text
    }

    fn alone(&self, side: &str) -> String {
        let mut text = format!("\n| {side} | won |\n|---|---|\n");
        for (pairing, points, games) in &self.results {
            text += &format!("| {} | {} of {games} |\n", pairing.player, share(*points, *games).percent());
        }
        text
    }

    fn against(&self, side: &str) -> String {
        let number = |level: Level| Level::ALL.iter().position(|known| *known == level).unwrap_or(0);
        let own = || self.results.iter().filter(|(pairing, ..)| pairing.side == side);
        let bouts: Vec<Bout> = own()
            .filter_map(|(pairing, points, games)| {
                let (player, opponent) = (number(pairing.player), number(pairing.opponent?));
                Some(Bout { player, opponent, points: *points, games: *games })
            })
            .collect();
        let elo = ratings(Level::ALL.len(), &bouts);
        let names = Level::ALL.map(|level| format!("against {level}")).join(" | ");
        let mut text =
            format!("\n| {side} | rating | {names} |\n|---|---{}|\n", "|---".repeat(Level::ALL.len()));
        for (player, rating) in Level::ALL.into_iter().zip(elo) {
            let cell = |opponent: Level| {
                let met = own()
                    .find(|(pairing, ..)| (pairing.player, pairing.opponent) == (player, Some(opponent)));
                met.map_or_else(String::new, |(_, points, games)| {
                    format!("{} of {games}", share(*points, *games).percent())
                })
            };
            let cells = Level::ALL.map(cell).join(" | ");
            text += &format!("| {player} | {:.0} ± {:.0} | {cells} |\n", rating.elo, rating.error);
        }
        text
    }

    /// A page in which its section replaces the one with the same heading, or comes last.
    pub fn page(&self, page: &str) -> String {
        let mut parts: Vec<String> = Vec::new();
        for line in page.lines() {
            match parts.last_mut() {
                Some(part) if !line.starts_with("## ") => *part += &format!("{line}\n"),
                _ => parts.push(format!("{line}\n")),
            }
        }
        let heading = self.heading();
        let own = parts.iter().position(|part| part.lines().next() == Some(heading.as_str()));
        match own {
            Some(at) => parts[at] = self.section(),
            None => parts.push(self.section()),
        }
        let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
        parts.join("\n\n") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn duel() -> Ladder {
        Ladder::new("chess", &serde_json::json!({}), &["white".to_string(), "black".to_string()])
    }

    #[test]
    fn every_level_meets_those_below_it_on_every_side() {
        let all = duel().pairings(40);
        assert_eq!(all.len(), 2 * (1 + 1 + 2 + 3 + 4));
        let far: Vec<u64> =
            all.iter().filter(|one| one.name() == "white-elite-random").map(|one| one.games).collect();
        assert_eq!(far, [10]);
        assert_eq!(all.iter().filter(|one| one.games == 40).count(), 2 * 5);
        let team = Ladder::new("corps", &serde_json::json!({}), &["squad".to_string()]).pairings(40);
        assert_eq!(team.len(), Level::ALL.len());
        assert_eq!(team[4].cast().to_string(), "elite");
    }

    #[test]
    fn a_section_replaces_its_like_and_leaves_the_rest() {
        let mut ladder = duel();
        for pairing in ladder.pairings(4) {
            let points = BTreeMap::from([(pairing.side.clone(), 1.0)]);
            let game = |number| Played {
                number,
                rule: String::new(),
                points: points.clone(),
                decisions: 1,
                clock: 1,
                milestones: BTreeMap::new(),
                forecasts: BTreeMap::new(),
            };
            ladder.add(&pairing, &[game(0), game(1)]);
        }
        let page = format!("# Ratings\n\nWords.\n\n{}\nold\n\n## other `{{}}`\n\nkept\n", ladder.heading());
        let fresh = ladder.page(&page);
        assert!(fresh.starts_with("# Ratings\n\nWords.\n\n## chess `{}`\n\n| white | rating |"), "{fresh}");
        assert!(!fresh.contains("old") && fresh.ends_with("## other `{}`\n\nkept\n"), "{fresh}");
        assert_eq!(ladder.page(&fresh), fresh);
        assert!(fresh.contains("100.0 % (34.2–100.0) of 2"));
    }
}

//! Bots that think elsewhere: what is sent to them and what comes back.

use crate::Advised;
use crate::log::replay_entry;
use bots::{AnyBot, Kind, Level};
use catalog::AnyMatch;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seed, Seeded};

/// What a thinker is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The journal of the match, if the thinker does not know it yet or it has gone another way.
    pub journal: Option<String>,
    /// The decisions taken since it was last asked.
    pub entries: Vec<Value>,
    /// The turn it is.
    pub turn: u32,
    /// For whom it shall think.
    pub seat: Seat,
    /// The name of the level, such as `regular`.
    pub level: String,
    /// Whether it shall say what it thinks instead of deciding.
    #[serde(default)]
    pub advice: bool,
    /// Where its own chance comes from, if it thinks for the first time in this match.
    pub seed: Seed,
}

/// What comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The number of the choice.
    Chose {
        /// At which turn.
        turn: u32,
        /// For whom.
        seat: Seat,
        /// Which choice.
        index: u32,
    },
    /// What it thinks of the choices.
    Advised {
        /// At which turn.
        turn: u32,
        /// An [`Advised`] as it is sent.
        advice: Value,
    },
    /// It does not know the match as it stands; the next order must bring the journal.
    Lost {
        /// Why.
        why: String,
    },
}

/// Follows a match and thinks for its bots.
#[derive(Default)]
pub struct Thinker {
    game: Option<Box<dyn AnyMatch>>,
    /// Those who have thought in this match. They remember what led nowhere.
    bots: Vec<(Seat, Level, Box<dyn AnyBot>)>,
}

impl Thinker {
    /// Thinks.
    pub fn think(&mut self, order: &Order) -> Reply {
        match self.reply(order) {
            Ok(reply) => reply,
            Err(why) => {
                self.game = None;
                Reply::Lost { why }
            }
        }
    }

    fn reply(&mut self, order: &Order) -> Result<Reply, String> {
        if let Some(journal) = &order.journal {
            self.game = Some(catalog::replay(journal, &[]).map_err(|error| error.to_string())?);
            self.bots.clear();
        }
        let game = self.game.as_mut().ok_or("no match was sent yet")?;
        for entry in &order.entries {
            replay_entry(game.as_mut(), entry)
                .ok_or_else(|| format!("{entry} does not fit turn {}", game.turn()))?;
        }
        if game.turn() != order.turn {
            return Err(format!("asked about turn {}, known up to {}", order.turn, game.turn()));
        }
        let level: Level = order.level.parse()?;
        let known = self.bots.iter().position(|(seat, of, _)| (*seat, *of) == (order.seat, level));
        let index = match known {
            Some(index) => index,
            None => {
                let bot = bots::bot(game.game(), Kind::Level(level), Seeded::new(order.seed));
                self.bots.push((order.seat, level, bot.map_err(|error| error.to_string())?));
                self.bots.len() - 1
            }
        };
        let (bot, turn, seat) = (&mut self.bots[index].2, order.turn, order.seat);
        let reply = if order.advice {
            let advice = bot.advise(game.as_ref(), seat);
            advice.map(|advice| Reply::Advised { turn, advice: Advised::of(&advice).written() })
        } else {
            bot.choose(game.as_ref(), seat).map(|index| Reply::Chose { turn, seat, index })
        };
        reply.ok_or_else(|| format!("{seat} is not asked"))
    }
}

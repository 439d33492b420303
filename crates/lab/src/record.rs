//! The file of a series: what was agreed, every match, and what they come to.

use crate::played::Played;
use crate::series::Series;
use crate::summary::Summary;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

/// A series with the matches played so far.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Record {
    #[serde(flatten)]
    head: Head,
    /// Ascending by number.
    matches: Vec<Played>,
}

/// What must be the same for a series to go on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    game: String,
    content: String,
    options: Value,
    bots: String,
    /// Levels may come to think otherwise.
    thoughts: String,
    seed: u64,
    #[serde(default)]
    foretold: bool,
}

/// Why a file cannot be gone on with.
#[derive(Debug)]
pub enum RecordError {
    /// It cannot be read or written.
    File(io::Error),
    /// It is no such file.
    Malformed(serde_json::Error),
    /// It holds another series: what differs, what is wanted and what is there.
    Other(&'static str, String, String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::File(error) => error.fmt(f),
            RecordError::Malformed(error) => write!(f, "this is no record of matches: {error}"),
            RecordError::Other(what, wanted, found) => {
                write!(
                    f,
                    "it holds other matches: expected {what} {wanted}, found {found}; choose another file"
                )
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// The file's matches if it exists, and none yet if it does not.
    ///
    /// # Errors
    /// If it cannot be read or holds something else.
    pub fn open(path: &Path, series: &Series) -> Result<Record, RecordError> {
        let fresh = Record::new(series);
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(fresh),
            Err(error) => return Err(RecordError::File(error)),
        };
        let found: Record = serde_json::from_str(&text).map_err(RecordError::Malformed)?;
        fresh.head.differs(&found.head)?;
        Ok(found)
    }

    /// Without any match yet.
    pub fn new(series: &Series) -> Record {
        let head = Head {
            game: series.game().to_string(),
            content: series.content().to_string(),
            options: series.options().clone(),
            bots: series.cast().to_string(),
            thoughts: series.cast().thoughts(series.game(), series.sides()),
            seed: series.seed(),
            foretold: series.is_foretold(),
        };
        Record { head, matches: Vec::new() }
    }

    /// The matches, ascending by number.
    pub fn matches(&self) -> &[Played] {
        &self.matches
    }

    /// Adds a match.
    pub fn add(&mut self, played: Played) {
        let place = self.matches.partition_point(|known| known.number < played.number);
        self.matches.insert(place, played);
    }

    /// The numbers below `games` that have not been played.
    pub fn missing(&self, games: u64) -> Vec<u64> {
        let has = |number: &u64| self.matches.binary_search_by_key(number, |known| known.number).is_ok();
        (0..games).filter(|number| !has(number)).collect()
    }

    /// The whole file, a match on each line.
    pub fn text(&self) -> String {
        let line = |played: &Played| format!("    {}", json(played));
        let matches: Vec<String> = self.matches.iter().map(line).collect();
        let Head { game, content, options, bots, thoughts, seed, foretold } = &self.head;
        format!(
            "{{\n  \"game\": {},\n  \"content\": {},\n  \"options\": {},\n  \"bots\": {},\n  \"thoughts\": {},\n  \"seed\": {seed},\n  \
             \"foretold\": {foretold},\n  \"summary\": {},\n  \"matches\": [\n{}\n  ]\n}}\n",
            json(game),
            json(content),
            options,
            json(bots),
            json(thoughts),
            json(&Summary::of(&self.matches)),
            matches.join(",\n")
        )
    }

    /// Writes the file so that there is a whole one at any time.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), RecordError> {
        let fresh = path.with_extension("part");
        fs::write(&fresh, self.text()).and_then(|()| fs::rename(&fresh, path)).map_err(RecordError::File)
    }
}

impl Head {
    fn differs(&self, found: &Head) -> Result<(), RecordError> {
        let pairs = [
            ("game", self.game.clone(), found.game.clone()),
            ("content", self.content.clone(), found.content.clone()),
            ("options", self.options.to_string(), found.options.to_string()),
            ("bots", self.bots.clone(), found.bots.clone()),
            ("bots that think", self.thoughts.clone(), found.thoughts.clone()),
            ("seed", self.seed.to_string(), found.seed.to_string()),
            ("forecasts", self.foretold.to_string(), found.foretold.to_string()),
        ];
        match pairs.into_iter().find(|(_, wanted, found)| wanted != found) {
            Some((what, wanted, found)) => Err(RecordError::Other(what, wanted, found)),
            None => Ok(()),
        }
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data with text keys can be written as JSON")
}

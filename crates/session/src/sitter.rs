//! Who sits on a seat.

use bots::Level;
use serde::{Deserialize, Serialize};

/// Who sits on a seat. In files it is `person` or the name of a bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sitter {
    /// Somebody at this device.
    Person,
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// Everything that can sit on a seat.
    pub fn all() -> impl Iterator<Item = Sitter> {
        [Sitter::Person].into_iter().chain(Level::ALL.map(Sitter::Bot))
    }

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Sitter::Person => "person",
            Sitter::Bot(level) => level.name(),
        }
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        sitter.name().to_string()
    }
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(name: String) -> Result<Sitter, String> {
        if name == "person" { Ok(Sitter::Person) } else { name.parse().map(Sitter::Bot) }
    }
}

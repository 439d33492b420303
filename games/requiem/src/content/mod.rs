//! What the content files say: the two boards, the cards and the tasks, with the tables that follow from them.

mod cards;
mod condition;
mod heroes;
mod map;
mod parse;
mod sheet;
mod tasks;
#[cfg(test)]
mod tests;
mod weapons;

pub(crate) use cards::Cards;
pub(crate) use condition::Part;
pub(crate) use heroes::{HeroCard, Heroes};
pub(crate) use map::{Map, Terrain};
pub use tasks::TaskId;
pub(crate) use tasks::{Task, Tasks};
pub(crate) use weapons::{Mode, Weapons};

use crate::Weapon;
use board::{Later, Walks};
use serde::{Deserialize, Serialize};
use table::{ContentError, Files};

pub(crate) const FILES: &[(&str, &str)] = &[
    ("city.map", include_str!("../../content/city.map")),
    ("sewer.map", include_str!("../../content/sewer.map")),
    ("heroes.toml", include_str!("../../content/heroes.toml")),
    ("cards.toml", include_str!("../../content/cards.toml")),
    ("tasks.toml", include_str!("../../content/tasks.toml")),
];

/// The content of one pack, read and checked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Parts")]
pub struct Content {
    pub(crate) map: Map,
    #[serde(skip_serializing)]
    walks: Later<Walks>,
    pub(crate) heroes: Heroes,
    pub(crate) weapons: Weapons,
    pub(crate) cards: Cards,
    pub(crate) tasks: Tasks,
}

/// What the files say, in the order in which a [`Content`] is written: all else follows.
#[derive(Deserialize)]
struct Parts {
    map: Map,
    heroes: Heroes,
    weapons: Weapons,
    cards: Cards,
    tasks: Tasks,
}

impl Content {
    /// Steps between cells, links included, heroes ignored.
    pub(crate) fn walks(&self) -> &Walks {
        let map = &self.map;
        self.walks.get(|| Walks::new(map.size(), |cell| map.neighbours(cell).iter().copied(), |_| true))
    }
}

impl From<Parts> for Content {
    fn from(parts: Parts) -> Content {
        let Parts { map, heroes, weapons, cards, tasks } = parts;
        Content { map, walks: Later::default(), heroes, weapons, cards, tasks }
    }
}

/// Reads a pack.
///
/// What the rulebook fixes (the constraints K-nn of the specification) is demanded of every pack; what only balances
/// our own content is not.
pub(crate) fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    assemble(|name| files.get(name))
}

fn assemble<'a>(text: impl Fn(&str) -> Result<&'a str, ContentError>) -> Result<Content, ContentError> {
    let (cards, carried) = ContentError::in_file("cards.toml", cards::read(text("cards.toml")?))?;
    let (heroes, natural) =
        ContentError::in_file("heroes.toml", heroes::read(text("heroes.toml")?, &carried[&Weapon::M4]))?;
    let map = Map::new(text("city.map")?, text("sewer.map")?)?;
    let tasks = ContentError::in_file("tasks.toml", tasks::read(text("tasks.toml")?, &map))?;
    Ok(Parts { map, heroes, weapons: Weapons::new(carried, natural), cards, tasks }.into())
}

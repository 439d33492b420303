//! What the content files say: the base, the combat table, the characters, the items and the task cards.

mod base;
mod characters;
mod combat;
mod items;
mod parse;
mod tasks;
#[cfg(test)]
mod tests;

pub(crate) use base::{Base, Ground, Mark};
pub(crate) use characters::Cards;
pub(crate) use combat::{Combat, Effect, Side};
pub(crate) use items::Items;
pub use tasks::TaskId;
pub(crate) use tasks::{MAX_DECK, Tasks, Term};

use board::{Later, Walks};
use serde::{Deserialize, Serialize};
use table::{ContentError, Files};

pub(crate) const FILES: &[(&str, &str)] = &[
    ("base.map", include_str!("../../content/base.map")),
    ("base.toml", include_str!("../../content/base.toml")),
    ("characters.toml", include_str!("../../content/characters.toml")),
    ("combat.toml", include_str!("../../content/combat.toml")),
    ("items.toml", include_str!("../../content/items.toml")),
    ("tasks.toml", include_str!("../../content/tasks.toml")),
];

/// The content of one pack, read and checked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Parts")]
pub struct Content {
    pub(crate) base: Base,
    #[serde(skip_serializing)]
    walks: Later<Walks>,
    pub(crate) cards: Cards,
    pub(crate) combat: Combat,
    pub(crate) items: Items,
    pub(crate) tasks: Tasks,
}

/// What the files say, in the order in which a [`Content`] is written: all else follows.
#[derive(Deserialize)]
struct Parts {
    base: Base,
    cards: Cards,
    combat: Combat,
    items: Items,
    tasks: Tasks,
}

impl Content {
    /// Steps of characters, pieces ignored: hatching fields are ends of ways only.
    pub(crate) fn walks(&self) -> &Walks {
        let base = &self.base;
        self.walks.get(|| Walks::new(base.size(), |cell| base.around(cell), |cell| base.foot.has(cell)))
    }
}

impl From<Parts> for Content {
    fn from(parts: Parts) -> Content {
        let Parts { base, cards, combat, items, tasks } = parts;
        Content { base, walks: Later::default(), cards, combat, items, tasks }
    }
}

/// Reads a pack.
///
/// What the rulebook fixes (the constraints BC-nn of the specification) is demanded of every pack; what only balances
/// our own content is not.
pub(crate) fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    assemble(|name| files.get(name))
}

fn assemble<'a>(text: impl Fn(&str) -> Result<&'a str, ContentError>) -> Result<Content, ContentError> {
    let items = ContentError::in_file("items.toml", items::read(text("items.toml")?))?;
    let cards = ContentError::in_file("characters.toml", characters::read(text("characters.toml")?, &items))?;
    let combat = ContentError::in_file("combat.toml", combat::read(text("combat.toml")?))?;
    let (base, points) = base::read(text("base.map")?, text("base.toml")?, &items)?;
    let tasks = ContentError::in_file("tasks.toml", tasks::read(text("tasks.toml")?, &base, points))?;
    Ok(Parts { base, cards, combat, items, tasks }.into())
}

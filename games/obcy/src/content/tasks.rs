//! The task cards (O-TASK).

use super::base::Base;
use super::parse;
use crate::item::Kind;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use core::fmt;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

/// As many cards as a deck may have.
pub(crate) const MAX_DECK: usize = 40;

/// A task card: `T01`, `T02` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct TaskId(pub(crate) u8);

impl TaskId {
    /// The card of that name. It need not be in the deck.
    pub fn parse(name: &str) -> Option<TaskId> {
        let digits = name.strip_prefix('T').filter(|digits| digits.len() == 2)?;
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse().ok().filter(|number: &u8| plain && *number > 0).map(|number| TaskId(number - 1))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", self.0 + 1)
    }
}

impl From<TaskId> for String {
    fn from(task: TaskId) -> String {
        format!("{task}")
    }
}

impl TryFrom<Cow<'_, str>> for TaskId {
    type Error = &'static str;

    fn try_from(name: Cow<'_, str>) -> Result<TaskId, Self::Error> {
        TaskId::parse(&name).ok_or("a task card is T01 to T99")
    }
}

/// What fulfils a card: one of these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Term {
    /// An item of the kind given up at each of the fields. Their progress has the bits from `first` on.
    Give { item: Kind, fields: Vec<Cell>, first: u8 },
    /// A charge collapses one of the fields.
    Collapsed(Vec<Cell>),
    /// So many characters in the room at so many CP2 in a row.
    Hold { room: u8, people: u8, times: u8 },
    /// So many characters in the room at CP1.
    Gather { room: u8, people: u8 },
    /// A character and no alien in the room at CP1.
    Clear { room: u8 },
    /// Out through one airlock and in through another.
    Eva,
    /// So many aliens dead in Phase 1.
    Hunt(u8),
    /// A drive ends in the room.
    DriveTo(u8),
}

impl Term {
    /// Whether it can be done without items that may run out (AMB-61).
    fn is_always_possible(&self) -> bool {
        match self {
            Term::Give { item, .. } => !item.is_limited() || *item == Kind::Diskette,
            Term::Hold { .. } | Term::Gather { .. } | Term::Clear { .. } | Term::Hunt(_) => true,
            Term::Collapsed(_) | Term::Eva | Term::DriveTo(_) => false,
        }
    }
}

/// A card: any of its terms fulfils it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    pub(crate) terms: Vec<Term>,
}

/// The deck, in the order of the file.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Tasks(Vec<Task>);

impl Tasks {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn get(&self, task: TaskId) -> &Task {
        &self.0[task.index()]
    }

    /// All cards.
    pub(crate) fn ids(&self) -> impl Iterator<Item = TaskId> + use<> {
        (0..self.len() as u8).map(TaskId)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskFile {
    tasks: Spanned<BTreeMap<Spanned<String>, RawTask>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTask {
    cond: Spanned<String>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Reads the cards; what they name is in this base, and the points track must have room for them all (BC-14).
pub(super) fn read(text: &str, base: &Base, points: u8) -> Result<Tasks, TextError> {
    let source = Source(text);
    let file: TaskFile = source.read()?;
    let most = MAX_DECK.min(usize::from(points));
    let mut tasks = Vec::new();
    let mut entries: Vec<_> = file.tasks.get_ref().iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    for (name, raw) in entries {
        let expected = format!("the card {}: no gaps, at most {MAX_DECK}", TaskId(tasks.len() as u8));
        let right = TaskId::parse(name.get_ref()) == Some(TaskId(tasks.len() as u8));
        source.must(right && tasks.len() < MAX_DECK, name.span(), expected)?;
        let expected = format!("at most {most} cards, as the points track of base.toml ends there (BC-14)");
        source.must(tasks.len() < most, name.span(), expected)?;
        let terms = parse::condition(source, base, &raw.cond)?;
        let possible = terms.iter().any(Term::is_always_possible);
        source.must(possible, raw.cond.span(), "a way that needs no limited items (AMB-61)")?;
        tasks.push(Task { terms });
    }
    source.must(!tasks.is_empty(), file.tasks.span(), "at least one card")?;
    source::check_origins(source)?;
    Ok(Tasks(tasks))
}

//! Tasks, and on whose sheets they stand.

use super::condition::Condition;
use super::map::Map;
use super::parse::Names;
use super::sheet;
use crate::Race;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

/// How many levels a sheet has.
pub(crate) const LEVELS: u8 = 5;

/// A task by its place in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
#[serde(transparent)]
pub struct TaskId(pub u8);

/// One task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// Its name in files and in the language files.
    pub(crate) id: String,
    pub(crate) races: Vec<Race>,
    pub(crate) level: u8,
    /// In tactical points.
    pub(crate) reward: u8,
    /// With three players, and with two.
    pub(crate) conds: [Condition; 2],
    pub(crate) used_2p: bool,
    pub(crate) shared: bool,
}

/// All tasks.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Tasks {
    pub(crate) all: Vec<Task>,
    /// With three players and with two, by race and level.
    sheets: [[[Vec<TaskId>; LEVELS as usize]; 3]; 2],
    watched: Vec<Cell>,
    /// For each cell its number among the watched, if it has one.
    watch: Vec<Option<u8>>,
}

impl Tasks {
    /// The tasks of a race on a level from 1 to 5, ascending, in a match of two or three sides.
    pub(crate) fn of(&self, race: Race, level: u8, sides: u8) -> &[TaskId] {
        &self.sheets[usize::from(sides == 2)][race as usize][usize::from(level - 1)]
    }

    /// The task of that number.
    pub(crate) fn get(&self, task: TaskId) -> &Task {
        &self.all[usize::from(task.0)]
    }

    pub(crate) fn name(&self, task: TaskId) -> &str {
        &self.get(task).id
    }

    pub(crate) fn find(&self, name: &str) -> Option<TaskId> {
        self.all.iter().position(|task| task.id == name).map(|index| TaskId(index as u8))
    }

    /// The number under which visits ask for a cell, below 64.
    pub(crate) fn watch(&self, cell: Cell) -> Option<u8> {
        self.watch[cell.index()]
    }

    /// The cells that visits ask for, by their numbers.
    pub(crate) fn watched(&self) -> &[Cell] {
        &self.watched
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskFile {
    #[serde(default)]
    groups: BTreeMap<Spanned<String>, RawGroup>,
    tasks: Spanned<BTreeMap<Spanned<String>, RawTask>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGroup {
    cells: Spanned<Vec<Spanned<String>>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTask {
    races: Spanned<Vec<Spanned<Race>>>,
    level: Spanned<u8>,
    reward: u8,
    cond: Spanned<String>,
    cond_2p: Option<Spanned<String>>,
    #[serde(default = "yes")]
    used_2p: bool,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

fn yes() -> bool {
    true
}

/// Reads the tasks; the cells they name are on this map.
pub(super) fn read(text: &str, map: &Map) -> Result<Tasks, TextError> {
    let source = Source(text);
    let file: TaskFile = source.read()?;
    let mut names = Names { source, map, groups: BTreeMap::new(), watched: Vec::new(), streaks: 0 };
    for (name, group) in &file.groups {
        read_group(&mut names, name, &group.cells)?;
    }
    // In the order of the file, which is the order of the sheets.
    let mut entries: Vec<_> = file.tasks.get_ref().iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    let mut all = Vec::new();
    for &(name, raw) in &entries {
        check_name(source, name)?;
        all.push(read_task(&mut names, name.get_ref(), raw)?);
    }
    let spans: Vec<_> = entries.iter().map(|(name, _)| name.span()).collect();
    let sheets = sheet::fill(source, &file.tasks.span(), &spans, &all)?;
    sheet::check(source, &file.tasks.span(), map, &all)?;
    source::check_origins(source)?;
    let mut watch = vec![None; map.size()];
    for (number, cell) in names.watched.iter().enumerate() {
        watch[cell.index()] = Some(number as u8);
    }
    Ok(Tasks { all, sheets, watched: names.watched, watch })
}

fn check_name(source: Source<'_>, name: &Spanned<String>) -> Result<(), TextError> {
    let good = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let fits = (1..=16).contains(&name.get_ref().len()) && name.get_ref().chars().all(good);
    source.must(fits, name.span(), "a name of up to 16 letters, digits and `_`")
}

fn read_group(
    names: &mut Names<'_>,
    name: &Spanned<String>,
    cells: &Spanned<Vec<Spanned<String>>>,
) -> Result<(), TextError> {
    check_name(names.source, name)?;
    names.source.must(!cells.get_ref().is_empty(), cells.span(), "at least one cell")?;
    let cells = cells.get_ref().iter().map(|cell| names.cell(cell.get_ref(), cell.span()));
    let cells = cells.collect::<Result<Vec<Cell>, _>>()?;
    names.groups.insert(name.get_ref().clone(), cells);
    Ok(())
}

fn read_task(names: &mut Names<'_>, id: &str, raw: &RawTask) -> Result<Task, TextError> {
    let source = names.source;
    source.must((1..=LEVELS).contains(raw.level.get_ref()), raw.level.span(), "a level from 1 to 5")?;
    let mut races = Vec::new();
    for race in raw.races.get_ref() {
        source.must(!races.contains(race.get_ref()), race.span(), "each race once")?;
        races.push(*race.get_ref());
    }
    source.must(!races.is_empty(), raw.races.span(), "at least one race")?;
    let shared = races.len() > 1;
    let level = *raw.level.get_ref();
    source.must(
        !shared || [3, 4].contains(&level),
        raw.races.span(),
        "one race: only levels 3 and 4 share tasks",
    )?;
    let three = names.read(&raw.cond, &races)?;
    let two = match &raw.cond_2p {
        Some(cond) => names.read(cond, &races)?,
        None => three.clone(),
    };
    Ok(Task {
        id: id.into(),
        races,
        level,
        reward: raw.reward,
        conds: [three, two],
        used_2p: raw.used_2p,
        shared,
    })
}

//! The task sheets: which tasks stand on them, and what the rulebook demands of them together.

use super::condition::{Part, Victims, Who};
use super::map::Map;
use super::tasks::{LEVELS, Task, TaskId};
use crate::{Area, Race, Spot};
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;
use source::{Source, word};
use table::TextError;

/// So many tasks a race has on a level (K-23).
const CHOICES: usize = 3;

type Sheets = [[[Vec<TaskId>; LEVELS as usize]; 3]; 2];

/// Fills the sheets for three players and for two. `spans` are the places of the tasks.
pub(super) fn fill(
    source: Source<'_>,
    table: &Range<usize>,
    spans: &[Range<usize>],
    all: &[Task],
) -> Result<Sheets, TextError> {
    let mut sheets = Sheets::default();
    for (index, task) in all.iter().enumerate() {
        // No more than 45 tasks get past the check below.
        let id = TaskId(index as u8);
        for &race in &task.races {
            let place = |sheets: &mut Sheets, two: usize| {
                let slots = &mut sheets[two][race as usize][usize::from(task.level - 1)];
                slots.push(id);
                slots.len()
            };
            if place(&mut sheets, 0) > CHOICES {
                let name = word(race);
                let expected = format!("{CHOICES} tasks of the race {name} on level {}", task.level);
                return Err(source.wrong(spans[index].clone(), expected));
            }
            if task.used_2p && !task.races.contains(&Race::Predator) {
                place(&mut sheets, 1);
            }
        }
    }
    for race in Race::ALL {
        let (name, [three, two]) = (word(race), sheets.each_ref().map(|sheets| &sheets[race as usize]));
        for (level, (three, two)) in (1..).zip(three.iter().zip(two)) {
            if three.len() < CHOICES {
                let expected = format!("{CHOICES} tasks of the race {name} on level {level}");
                return Err(TextError::at(source.0, table.start, expected, format!("{}", three.len())));
            }
            if race != Race::Predator && two.is_empty() {
                let expected = format!("a task of the race {name} on level {level} for two players");
                return Err(source.missing(table.clone(), expected));
            }
        }
    }
    Ok(sheets)
}

/// What the rulebook tells of tasks (K-25, K-26, K-27).
pub(super) fn check(
    source: Source<'_>,
    table: &Range<usize>,
    map: &Map,
    all: &[Task],
) -> Result<(), TextError> {
    let must = |good: bool, expected: &str| {
        if good { Ok(()) } else { Err(source.missing(table.clone(), expected)) }
    };
    let shared = |level| all.iter().any(|task| task.shared && task.level == level);
    must(shared(3), "a shared task on level 3")?;
    must(shared(4), "a shared task on level 4")?;
    let with_predator = |task: &Task| task.shared && task.races.contains(&Race::Predator);
    must(all.iter().any(with_predator), "a task shared with the Predator")?;
    let last = |race| all.iter().filter(move |task| task.level == LEVELS && task.races.contains(&race));
    must(
        last(Race::Guard).any(clears_city),
        "a task of the guard on level 5 (\"Clear the city\") that asks for the Aliens' end: alone with two players, \
         with more besides with three",
    )?;
    must(
        last(Race::Aliens).any(|task| survives(task, map)),
        "a task of the aliens on level 5 (\"Survive\") with `idle(hybrid,c15-09,1)` alone for two players, with the \
         end of all people besides for three",
    )
}

fn clears_city(task: &Task) -> bool {
    let [three, two] = &task.conds;
    let hybrid = Part::Kill { victims: Victims::Hybrid, at_least: 1 };
    (two.parts == [Part::Gone(Race::Aliens)] || two.parts == [hybrid]) && three.parts != two.parts
}

fn survives(task: &Task, map: &Map) -> bool {
    let [three, two] = &task.conds;
    let [idle @ Part::Idle { who: Who::Hybrid, cell, turns: 1 }] = &two.parts[..] else { return false };
    let here = |area| map.cell(Spot { area, column: 15, row: 9 }) == Some(*cell);
    let no_people = |part: &Part| {
        let none = Part::Few { victims: Victims::Soldier, at_most: 0 };
        *part == none || *part == Part::Gone(Race::Guard)
    };
    (here(Area::City) || here(Area::Sewer)) && three.parts.contains(idle) && three.parts.iter().any(no_people)
}

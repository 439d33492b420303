//! The task sheets and the numbers given out for them.

use super::builtin;
use crate::content::{Part, Task, TaskId, Tasks};
use crate::{Kind, Race};
use alloc::string::String;
use alloc::vec::Vec;

fn sheet(tasks: &Tasks, race: Race, sides: u8) -> [String; 5] {
    [1, 2, 3, 4, 5].map(|level| {
        let names: Vec<&str> = tasks.of(race, level, sides).iter().map(|&task| tasks.name(task)).collect();
        names.join(" ")
    })
}

// rules: R-TASK-1, R-SHARED-1
#[test]
fn each_race_has_three_tasks_on_each_of_five_levels() {
    let tasks = builtin().tasks;
    let guard = ["G1A G1B G1C", "G2A G2B G2C", "S3GA S3GP G3C", "S4GA S4GP G4C", "G5A G5B G5C"];
    let predator = ["P1A P1B P1C", "P2A P2B P2C", "S3GP S3PA P3C", "S4GP S4PA P4C", "P5A P5B P5C"];
    let aliens = ["A1A A1B A1C", "A2A A2B A2C", "S3GA S3PA A3C", "S4GA S4PA A4C", "A5A A5B A5C"];
    assert_eq!(Race::ALL.map(|race| sheet(&tasks, race, 3)), [guard, predator, aliens]);
    let slots = Race::ALL.map(|race| (1..=5).map(|level| tasks.of(race, level, 3).len()).sum::<usize>());
    assert_eq!((tasks.all.len(), slots), (39, [15, 15, 15]));
    for task in &tasks.all {
        assert_eq!(task.shared, task.races.len() == 2, "{}", task.id);
        assert!(!task.shared || [3, 4].contains(&task.level), "{}", task.id);
    }
}

// rules: R-2P-3
#[test]
fn two_players_do_without_what_needs_the_predator() {
    let tasks = builtin().tasks;
    let guard = ["G1A G1B G1C", "G2A G2B G2C", "S3GA G3C", "S4GA G4C", "G5A G5B G5C"];
    let aliens = ["A1A A1B A1C", "A2A A2B A2C", "S3GA A3C", "S4GA A4C", "A5A A5B"];
    let two = [Race::Guard, Race::Aliens].map(|race| sheet(&tasks, race, 2));
    assert_eq!(two, [guard, aliens]);
}

#[test]
fn rewards_are_those_of_the_specification() {
    let tasks = builtin().tasks;
    for task in &tasks.all {
        let reward = match (task.level, task.races[0]) {
            (2, Race::Aliens) => 2,
            (1 | 3, _) | (2, Race::Predator) => 3,
            (2 | 4, _) => 4,
            _ => 0,
        };
        assert_eq!(task.reward, reward, "{}", task.id);
    }
}

#[test]
fn tasks_are_found_by_name() {
    let tasks = builtin().tasks;
    for number in 0..tasks.all.len() as u8 {
        let name = tasks.name(TaskId(number));
        assert_eq!(tasks.find(name), Some(TaskId(number)));
    }
    assert_eq!(tasks.find("G9Z"), None);
    let changed: Vec<&str> =
        tasks.all.iter().filter(|task| task.conds[0] != task.conds[1]).map(|task| &*task.id).collect();
    assert_eq!(changed, ["G5A", "G5B", "G5C", "A5A", "A5B"]);
}

#[test]
fn cells_of_visits_are_numbered() {
    let content = builtin();
    let tasks = &content.tasks;
    assert_eq!(tasks.watched().len(), 17);
    for cell in content.map.cells() {
        let place = tasks.watched().iter().position(|watched| *watched == cell);
        assert_eq!(tasks.watch(cell).map(usize::from), place);
    }
}

/// The numbers under which one race counts one variant of a task.
fn streaks(task: &Task, race: usize, variant: usize) -> impl Iterator<Item = usize> + '_ {
    task.conds[variant].parts.iter().filter_map(move |part| match part {
        Part::Hold { streak, .. } | Part::Squad { streak, .. } => Some(usize::from(*streak) + race),
        _ => None,
    })
}

#[test]
fn streaks_are_numbered_apart() {
    let tasks = builtin().tasks;
    let mut used = Vec::new();
    for task in &tasks.all {
        // Without a text of its own the variant for two players counts under the same numbers.
        let variants = if task.conds[0] == task.conds[1] { 0..1 } else { 0..2 };
        for variant in variants {
            used.extend((0..task.races.len()).flat_map(|race| streaks(task, race, variant)));
        }
    }
    used.sort_unstable();
    assert_eq!(used, (0..25).collect::<Vec<_>>());
}

/// Our own sheets have no dead ends (K-29): some task of each level is nobody else's and stays possible while any one
/// enemy race is left. Packs need not be so, as the rules end such matches.
#[test]
fn some_task_of_every_level_stays_possible() {
    let tasks = builtin().tasks;
    for race in Race::ALL {
        for enemy in Race::ALL.into_iter().filter(|&enemy| enemy != race) {
            let possible = |part: &Part| match part {
                Part::Kill { victims, .. } | Part::Wound { victims, .. } => {
                    Kind::ALL.iter().any(|&kind| kind.race() == enemy && victims.matches(kind, race))
                }
                _ => true,
            };
            for level in 1..=5 {
                let mut own = tasks.of(race, level, 3).iter().map(|&task| tasks.get(task));
                assert!(own.any(|task| !task.shared && task.conds[0].parts.iter().all(possible)));
            }
        }
    }
}

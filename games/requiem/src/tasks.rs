//! Tasks: what is open, what holds, what follows (R-TASK, R-SHARED, R-2P, R-DRAW-4 and -5).

use crate::Requiem;
use crate::action::Event;
use crate::agenda::Todo;
use crate::content::{Part, Task, TaskId};
use crate::finish::{draw, gain};
use crate::hero::{Hero, Kind, Race};
use crate::state::{Over, State};
use alloc::sync::Arc;
use board::Cell;
use table::Cx;

/// The level whose tasks win the game.
pub(crate) const TOP: u8 = 5;

/// A few tasks: those open to a race, or those that hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Few {
    items: [TaskId; 8],
    len: usize,
}

impl Few {
    fn none() -> Few {
        Few { items: [TaskId(0); 8], len: 0 }
    }

    fn add(&mut self, task: TaskId) {
        if self.len < self.items.len() {
            self.items[self.len] = task;
            self.len += 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[TaskId] {
        &self.items[..self.len]
    }
}

/// The tasks a race may complete now (R-TASK-3, R-SHARED-2, R-2P-4), ascending.
pub(crate) fn open(state: &State, race: Race) -> Few {
    let side = state.side(race);
    let players = state.players() as u8;
    let mut open = Few::none();
    if substitutes_open(state, race) {
        for &task in state.content.tasks.of(race, 1, players) {
            if side.completed >> task.0 & 1 == 0 && !is_lost(state, race, task) {
                open.add(task);
            }
        }
    }
    for &task in state.content.tasks.of(race, side.level, players) {
        if !is_lost(state, race, task) {
            open.add(task);
        }
    }
    open.items[..open.len].sort_unstable();
    open
}

/// R-2P-4: level 1 tasks replace those of level 3 or 4 once the opponent has completed level 4.
fn substitutes_open(state: &State, race: Race) -> bool {
    matches!(state.side(race).level, 3 | 4) && rival_is_ahead(state, race)
}

fn rival_is_ahead(state: &State, race: Race) -> bool {
    let ahead = |other: Race| other != race && state.side(other).level >= TOP;
    state.two_sides() && Race::ALL.into_iter().any(ahead)
}

/// A shared task that another race has completed (R-SHARED-2).
fn is_lost(state: &State, race: Race, task: TaskId) -> bool {
    Race::ALL.into_iter().any(|other| other != race && state.side(other).completed >> task.0 & 1 == 1)
}

/// The rule by which a task cannot be counted now.
pub(crate) fn bar(state: &State, race: Race, id: TaskId) -> &'static str {
    let tasks = &state.content.tasks;
    let level = state.side(race).level;
    if open(state, race).as_slice().contains(&id) {
        "R-TASK-6"
    } else if tasks.of(race, level, state.players() as u8).contains(&id) {
        "R-SHARED-2"
    } else if tasks.all.get(usize::from(id.0)).is_some_and(|task| task.races.contains(&race)) {
        "R-TASK-3"
    } else {
        "R-TASK-2"
    }
}

pub(crate) fn parts<'a>(state: &State, task: &'a Task) -> &'a [Part] {
    &task.conds[usize::from(state.two_sides())].parts
}

/// Whether a condition holds. Streaks and anchors have been counted before.
fn holds(state: &State, race: Race, id: TaskId) -> bool {
    let task = state.content.tasks.get(id);
    parts(state, task).iter().all(|part| part_holds(state, race, task, part))
}

fn part_holds(state: &State, race: Race, task: &Task, part: &Part) -> bool {
    let side = state.side(race);
    match part {
        Part::Visit { who, groups, at_least } => {
            let kinds = Kind::ALL.into_iter().filter(|kind| who.matches(*kind, race));
            let stood = kinds.fold(0, |stood, kind| stood | state.table.visited[kind as usize]);
            groups.iter().filter(|group| stood & **group != 0).count() >= usize::from(*at_least)
        }
        Part::Kill { victims, at_least } => sum(&side.kills, |kind| victims.matches(kind, race)) >= *at_least,
        Part::Wound { victims, at_least } => {
            sum(&side.wounds, |kind| victims.matches(kind, race)) >= *at_least
        }
        Part::Gone(other) => !state.side(*other).alive,
        Part::Few { victims, at_most } => {
            let kinds = Kind::ALL.into_iter().filter(|kind| victims.matches(*kind, race));
            kinds.map(|kind| state.count(kind)).sum::<usize>() <= usize::from(*at_most)
        }
        Part::Hold { turns, streak, .. } | Part::Squad { turns, streak, .. } => {
            state.table.streaks[streak_of(task, race, *streak)] >= *turns
        }
        Part::Idle { who, cell, turns } => state.heroes(race).any(|hero| {
            let figure = state.figure(hero);
            who.matches(hero.kind(), race) && figure.cell == Some(cell.0) && figure.anchor > *turns
        }),
    }
}

pub(crate) fn sum(counts: &[u8; 4], matches: impl Fn(Kind) -> bool) -> u8 {
    let counted = Kind::ALL.into_iter().filter(|kind| matches(*kind));
    counted.fold(0, |sum: u8, kind| sum.saturating_add(counts[kind as usize]))
}

/// A shared task has a streak for each race.
pub(crate) fn streak_of(task: &Task, race: Race, first: u8) -> usize {
    usize::from(first) + task.races.iter().position(|owner| *owner == race).unwrap_or(0)
}

/// What a streak counts: whether it holds right now.
fn holds_now(state: &State, race: Race, part: &Part) -> bool {
    match part {
        Part::Hold { who, groups, at_least, .. } => {
            let held = |cells: &&alloc::vec::Vec<Cell>| {
                state.heroes(race).any(|hero| {
                    who.matches(hero.kind(), race)
                        && state.cell(hero).is_some_and(|cell| cells.contains(&cell))
                })
            };
            groups.iter().filter(held).count() >= usize::from(*at_least)
        }
        Part::Squad { who, area, at_least, .. } => {
            let there = |hero: &Hero| {
                let on = |cell| area.is_none_or(|area| state.content.map.area(cell) == area);
                who.matches(hero.kind(), race) && state.cell(*hero).is_some_and(on)
            };
            state.heroes(race).filter(there).count() >= usize::from(*at_least)
        }
        _ => false,
    }
}

/// A hero stands on its cell: it counts as visited (R-MOVE-10).
pub(crate) fn stand(state: &mut State, hero: Hero) {
    let Some(cell) = state.cell(hero) else { return };
    if let Some(watched) = state.content.tasks.watch(cell) {
        state.table.visited[hero.kind() as usize] |= 1 << watched;
    }
}

/// R-TASK-11: counters start at zero, present facts count.
pub(crate) fn open_level(state: &mut State, race: Race, level: u8) {
    let side = state.side_mut(race);
    side.level = level;
    side.kills = [0; 4];
    side.wounds = [0; 4];
    for kind in Kind::ALL.into_iter().filter(|kind| kind.race() == race) {
        state.table.visited[kind as usize] = 0;
    }
    for hero in race.heroes() {
        stand(state, hero);
        state.figure_mut(hero).anchor = 0;
    }
    let content = Arc::clone(&state.content);
    for task in content.tasks.all.iter().filter(|task| task.races.contains(&race)) {
        for part in parts(state, task) {
            if let Part::Hold { streak, .. } | Part::Squad { streak, .. } = part {
                state.table.streaks[streak_of(task, race, *streak)] = 0;
            }
        }
    }
}

/// Pays for a task and opens the next level, or ends the game (R-TASK-12, R-TASK-14).
pub(crate) fn complete(state: &mut State, race: Race, id: TaskId, cx: &mut Cx<'_, Requiem>) {
    let task = state.content.tasks.get(id);
    let (reward, shared) = (task.reward, task.shared);
    cx.tell(Event::Completed(race, id));
    gain(state, race, reward, cx);
    let side = state.side_mut(race);
    side.completed |= 1 << id.0;
    let level = side.level;
    state.table.doubt |= shared;
    if level >= TOP {
        state.over = Some(Over { winner: Some(race), rule: "R-WIN-1" });
    } else {
        open_level(state, race, level + 1);
    }
}

/// The task check (R-TASK-8): from the active race on, and all over again after every task that is completed.
pub(crate) fn check(state: &mut State, cx: &mut Cx<'_, Requiem>) {
    let active = state.table.active;
    let order = [active, active.following(), active.following().following()];
    for race in order {
        if !state.tasks_on || !state.side(race).alive {
            continue;
        }
        match *fulfilled(state, race, false).as_slice() {
            [] => continue,
            [only] => {
                complete(state, race, only, cx);
                state.table.agenda.push(Todo::Check);
            }
            _ => {
                state.table.agenda.push(Todo::Check);
                state.table.agenda.push(Todo::Count(race, false));
            }
        }
        return;
    }
    settle_doubt(state);
}

/// The open tasks of a race that hold. Those about the end of a turn are looked at only there.
pub(crate) fn fulfilled(state: &State, race: Race, at_end: bool) -> Few {
    let mut fulfilled = Few::none();
    for &task in open(state, race).as_slice() {
        let cond = &state.content.tasks.get(task).conds[usize::from(state.two_sides())];
        if (at_end || !cond.ends_turn) && holds(state, race, task) {
            fulfilled.add(task);
        }
    }
    fulfilled
}

/// The end-of-turn check (R-TASK-9); a level opened by it is looked at in the same check, and then by all races.
pub(crate) fn end_check(state: &mut State, cx: &mut Cx<'_, Requiem>) {
    let race = state.table.active;
    count_streaks(state, race);
    match *fulfilled(state, race, true).as_slice() {
        [] => state.table.agenda.push(Todo::Check),
        [only] => {
            complete(state, race, only, cx);
            state.table.agenda.push(Todo::EndCheck);
        }
        _ => state.table.agenda.push(Todo::Count(race, true)),
    }
}

fn count_streaks(state: &mut State, race: Race) {
    let content = Arc::clone(&state.content);
    for &id in open(state, race).as_slice() {
        let task = content.tasks.get(id);
        for part in parts(state, task) {
            if let Part::Hold { streak, .. } | Part::Squad { streak, .. } = part {
                let now = holds_now(state, race, part);
                let streak = &mut state.table.streaks[streak_of(task, race, *streak)];
                *streak = if now { streak.saturating_add(1) } else { 0 };
            }
        }
    }
    for hero in race.heroes() {
        let figure = state.figure_mut(hero);
        let still = figure.anchor >= 1 && !figure.acted;
        if figure.cell.is_some() {
            figure.anchor = if still { figure.anchor.saturating_add(1) } else { 1 };
        }
    }
}

/// R-DRAW-4, asked only after something that can make it true.
fn settle_doubt(state: &mut State) {
    if core::mem::take(&mut state.table.doubt)
        && state.tasks_on
        && !state.living().any(|race| can_reach_top(state, race))
    {
        draw(state, "R-DRAW-4");
    }
}

/// R-DRAW-5.
fn can_reach_top(state: &State, race: Race) -> bool {
    let side = state.side(race);
    let at = |level| state.content.tasks.of(race, level, state.players() as u8).iter();
    let spare = |task: &&TaskId| side.completed >> task.0 & 1 == 0;
    (side.level..=TOP).all(|level| {
        let replaced = matches!(level, 3 | 4) && rival_is_ahead(state, race);
        at(level).any(|task| is_possible(state, race, *task))
            || replaced && at(1).filter(spare).any(|task| is_possible(state, race, *task))
    })
}

fn is_possible(state: &State, race: Race, id: TaskId) -> bool {
    let task = state.content.tasks.get(id);
    !is_lost(state, race, id)
        && parts(state, task).iter().all(|part| match part {
            Part::Kill { victims, .. } | Part::Wound { victims, .. } => {
                let met = task.level == state.side(race).level && part_holds(state, race, task, part);
                let alive = |kind: &Kind| state.side(kind.race()).alive;
                met || Kind::ALL
                    .into_iter()
                    .filter(|kind| victims.matches(*kind, race))
                    .any(|kind| alive(&kind))
            }
            _ => true,
        })
}

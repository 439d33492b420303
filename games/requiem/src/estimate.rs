//! What a position is worth, for bots: how far each race has climbed, how near it is to its next task, and what it
//! has on the boards.

mod prospects;

use crate::action::Event;
use crate::agenda::Todo;
use crate::content::{Content, Part, Task};
use crate::hero::{Hero, Kind, Race};
use crate::picture::words;
use crate::spot::Area;
use crate::state::State;
use crate::tasks;
use crate::{Requiem, TaskId};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use table::{BySeat, Chance, Estimate, Message, Prompt, Seat, glanced};

/// Farther away than this makes no difference.
const FAR: f64 = 40.0;
/// Answers looked at before one is taken without much thought.
const GLANCES: usize = 6;
/// A tactical point, a level, and the task that leads to the next one.
const POINT: f64 = 0.7;
const LEVEL: f64 = 12.0;
const TASK: f64 = 11.0;
/// Where no tasks lead them together, to be near an enemy.
const HUNT: f64 = 3.0;
/// A distance at which most weapons hit.
const SHOT: u8 = 5;

impl Estimate for Requiem {
    /// Lines that are played on without much thought tell less of a position than a look at it.
    const HORIZON: Option<u32> = Some(0);

    fn estimate(state: &State, seat: Seat) -> f64 {
        let (mut own, mut all) = (0.0, 0.0);
        for race in state.living() {
            let worth = worth(state, race);
            let share = worth * worth * worth * worth;
            all += share;
            if state.seat(race) == seat {
                own = share;
            }
        }
        if all > 0.0 { own / all } else { 0.0 }
    }

    /// Turns, those of races that are gone included.
    fn clock(state: &State) -> u32 {
        Race::ALL.len() as u32 * u32::from(state.table.rounds) + state.table.active as u32
    }

    fn prospects(state: &State, seats: usize) -> BySeat<f64> {
        if state.tasks_on {
            prospects::of(state, seats)
        } else {
            BySeat::of(seats, |seat| Requiem::estimate(state, seat))
        }
    }

    fn facts(state: &State, seat: Seat) -> Vec<Message> {
        let mut facts = Vec::new();
        for race in state.living() {
            let of = |id: &'static str| Message::new(id).with("race", words::race(race));
            facts.push(of("requiem-fact-alive"));
            if state.tasks_on {
                facts.push(of("requiem-fact-level").with("level", state.side(race).level));
            }
            if state.seat(race) == seat {
                facts.push(of("requiem-fact-heroes").with("count", state.heroes(race).count() as u8));
            }
        }
        facts
    }

    fn merits(state: &State, seat: Seat) -> Vec<(Message, f64)> {
        let mut merits = Vec::new();
        for race in state.living() {
            let side = state.side(race);
            let climbed = LEVEL * f64::from(side.level);
            let is_own = state.seat(race) == seat;
            let of = |id: &'static str| Message::new(id).with("race", words::race(race));
            if is_own {
                merits.push(("requiem-merit-forces".into(), strength(state, race)));
                merits.push(("requiem-merit-points".into(), POINT * f64::from(side.tp)));
            } else {
                merits.push((of("requiem-merit-harm"), -strength(state, race)));
            }
            if state.tasks_on && is_own {
                merits.push(("requiem-merit-level".into(), climbed));
                merits.extend(tasks::open(state, race).as_slice().iter().map(|id| {
                    let name = words::task(state.content.tasks.name(*id));
                    (Message::new("requiem-merit-task").with("task", name), TASK * done(state, race, *id))
                }));
            } else if state.tasks_on {
                merits.push((of("requiem-merit-delay"), -climbed - TASK * progress(state, race)));
            }
        }
        merits
    }

    fn side(state: &State, seat: Seat) -> &'static str {
        let sits = |race: &Race| state.seats[*race as usize] == Some(seat);
        // Every seat has a race.
        Race::ALL.into_iter().find(sits).unwrap_or(Race::Guard).name()
    }

    fn milestone(content: &Content, event: &Event) -> Option<String> {
        match event {
            Event::Destroyed(hero, _) => Some(format!("destroyed {}", hero.kind().name())),
            Event::Bought(_, card) => Some(format!("bought {}", words::icon_of(&format!("{card:?}")))),
            Event::Completed(race, task) => {
                Some(format!("{} completed {}", race.name(), content.tasks.name(*task)))
            }
            Event::Eliminated(race) => Some(format!("eliminated {}", race.name())),
            _ => None,
        }
    }

    fn lean(state: &State, prompt: Prompt<'_, Requiem>, chance: &mut dyn Chance) -> usize {
        glanced(state, prompt, GLANCES, chance)
    }
}

/// Levels count most, then the next task, then what can fight.
fn worth(state: &State, race: Race) -> f64 {
    let side = state.side(race);
    let mut worth = 12.0 + POINT * f64::from(side.tp) + strength(state, race) + unspent(state, race);
    if state.tasks_on {
        worth += LEVEL * f64::from(side.level) + TASK * progress(state, race);
    } else {
        worth += HUNT * hunt(state, race);
    }
    worth
}

/// A breath of worth for what can still be done this turn, so that nobody rests without a reason: figures that have
/// not moved yet are worth most, and a few steps that lead nowhere are worth less than to stop. To walk as far as one can
/// is worth as much: Aliens that never leave a hive without a reason leave no room for new ones.
fn unspent(state: &State, race: Race) -> f64 {
    if race != state.table.active {
        return 0.0;
    }
    let current = state.table.current;
    let waiting = state.heroes(race).filter(|hero| !state.figure(*hero).done && current != Some(*hero));
    let begun = current.map_or(0.0, |hero| match state.card(hero).ap.saturating_sub(state.figure(hero).ap) {
        0 => 0.001,
        spent => -0.0001 * f64::from(spent),
    });
    0.002 * waiting.count() as f64 + begun
}

fn strength(state: &State, race: Race) -> f64 {
    let hero = |(hero, health): (Hero, u8)| {
        let health = f64::from(health);
        match hero.kind() {
            Kind::Soldier => 0.6 + 0.5 * health + 0.3 * kit(state, hero),
            Kind::Predator => 1.2 * health + 0.15 * f64::from(state.table.energy) + kit(state, hero) * 0.3,
            Kind::Hybrid => 1.5 * health,
            Kind::Alien => 1.5,
        }
    };
    let standing = state.heroes(race).map(|hero| (hero, state.figure(hero).health));
    // A figure that has been paid for and waits to be placed is as good as there.
    let arriving = match state.table.agenda.last() {
        Some(Todo::Deploy(figure, _)) if figure.race() == race => Some((figure, state.card(figure).health)),
        _ => None,
    };
    standing.chain(arriving).map(hero).sum()
}

/// How many cards a hero has.
fn kit(state: &State, hero: Hero) -> f64 {
    match hero.kind() {
        Kind::Soldier => state.table.kits[hero.index()].iter().map(|copies| f64::from(*copies)).sum(),
        _ => f64::from(state.table.arsenal.count_ones()),
    }
}

/// How far the best open task has come, and a little for the others.
fn progress(state: &State, race: Race) -> f64 {
    let (mut best, mut sum) = (0.0, 0.0);
    for id in tasks::open(state, race).as_slice() {
        let done = done(state, race, *id);
        sum += done;
        best = f64::max(best, done);
    }
    best * 0.9 + sum * 0.03
}

/// How much of a task is done.
fn done(state: &State, race: Race, id: TaskId) -> f64 {
    let task = state.content.tasks.get(id);
    let parts = tasks::parts(state, task);
    let done: f64 = parts.iter().map(|part| part_progress(state, race, task, part)).sum();
    done / parts.len() as f64
}

fn part_progress(state: &State, race: Race, task: &Task, part: &Part) -> f64 {
    let side = state.side(race);
    let ratio = |have: f64, want: u8| (have / f64::from(want.max(1))).min(1.0);
    match part {
        Part::Visit { who, groups, at_least } => {
            let kinds = Kind::ALL.into_iter().filter(|kind| who.matches(*kind, race));
            let stood = kinds.fold(0, |stood, kind| stood | state.table.visited[kind as usize]);
            let watched = state.content.tasks.watched();
            let each = groups.iter().map(|group| {
                let cells = (0..watched.len()).filter(|bit| group >> bit & 1 == 1).map(|bit| watched[bit]);
                if stood & group != 0 {
                    1.0
                } else {
                    0.9 * nearness(state, race, |kind| who.matches(kind, race), cells)
                }
            });
            best_of(each, *at_least)
        }
        Part::Kill { victims, at_least } => {
            let matches = |kind| victims.matches(kind, race);
            ratio(tasks::sum(&side.kills, matches).into(), *at_least) * 0.8
                + 0.2 * contact(state, race, matches)
        }
        Part::Wound { victims, at_least } => {
            let matches = |kind| victims.matches(kind, race);
            ratio(tasks::sum(&side.wounds, matches).into(), *at_least) * 0.8
                + 0.2 * contact(state, race, matches)
        }
        Part::Gone(other) => {
            if state.side(*other).alive {
                0.5 / (1.0 + strength(state, *other))
            } else {
                1.0
            }
        }
        Part::Few { victims, at_most } => {
            let left: usize = Kind::ALL
                .into_iter()
                .filter(|kind| victims.matches(*kind, race))
                .map(|kind| state.count(kind))
                .sum();
            if left <= usize::from(*at_most) {
                return 1.0;
            }
            1.0 / (1.0 + left as f64) + 0.2 * contact(state, race, |kind| victims.matches(kind, race))
        }
        Part::Hold { who, groups, at_least, turns, streak } => {
            // Nobody can hold two places at once.
            let mut taken = 0u32;
            let each = groups.iter().map(|cells| {
                let free = |hero: Hero| taken >> hero.index() & 1 == 0 && who.matches(hero.kind(), race);
                let (steps, hero) = nearest(state, race, free, cells.iter().copied())?;
                taken |= 1 << hero.index();
                Some(closeness(steps))
            });
            let now = best_of(each.map(|near| near.unwrap_or(0.0)), *at_least);
            let streak = state.table.streaks[tasks::streak_of(task, race, *streak)];
            kept(now, streak, *turns)
        }
        Part::Squad { who, area, at_least, turns, streak } => {
            let squad = state.heroes(race).filter(|hero| who.matches(hero.kind(), race));
            let near = squad.filter_map(|hero| state.cell(hero)).map(|cell| presence(state, cell, *area));
            let now = ratio(near.sum(), *at_least);
            let streak = state.table.streaks[tasks::streak_of(task, race, *streak)];
            kept(now, streak, *turns)
        }
        Part::Idle { who, cell, turns } => {
            let near = nearness(state, race, |kind| who.matches(kind, race), [*cell].into_iter());
            let still = state.heroes(race).filter(|hero| state.cell(*hero) == Some(*cell));
            let anchor = still.map(|hero| state.figure(hero).anchor).max().unwrap_or(0);
            kept(near, anchor, *turns + 1)
        }
    }
}

/// Being there is most of it, staying there the rest.
fn kept(now: f64, turns: u8, wanted: u8) -> f64 {
    0.6 * now + 0.4 * (f64::from(turns) / f64::from(wanted.max(1))).min(1.0)
}

/// The mean of the best few.
fn best_of(each: impl Iterator<Item = f64>, count: u8) -> f64 {
    let mut best = [0.0f64; 8];
    let count = usize::from(count).clamp(1, best.len());
    for value in each {
        let mut value = value;
        for slot in &mut best[..count] {
            if value > *slot {
                core::mem::swap(&mut value, slot);
            }
        }
    }
    best[..count].iter().sum::<f64>() / count as f64
}

/// How near the nearest own hero of those kinds is to one of the cells: 1 on it, 0 far away.
fn nearness(state: &State, race: Race, kinds: impl Fn(Kind) -> bool, cells: impl Cells) -> f64 {
    nearest(state, race, |hero| kinds(hero.kind()), cells).map_or(0.0, |(steps, _)| closeness(steps))
}

/// The own hero nearest to one of the cells, and how many steps it is away.
fn nearest(
    state: &State,
    race: Race,
    wanted: impl Fn(Hero) -> bool,
    cells: impl Cells,
) -> Option<(u8, Hero)> {
    let walks = state.content.walks();
    let heroes = state.heroes(race).filter(|hero| wanted(*hero));
    let all = cells.flat_map(|to| {
        let from = heroes.clone().filter_map(|hero| Some((hero, state.cell(hero)?)));
        from.map(move |(hero, from)| (walks.between(from, to), hero))
    });
    all.min()
}

/// Some cells to go to.
trait Cells: Iterator<Item = Cell> {}
impl<I: Iterator<Item = Cell>> Cells for I {}

fn closeness(steps: u8) -> f64 {
    1.0 - f64::from(steps).min(FAR) / FAR
}

/// 1 on the board that is wanted; on the other one less, and the less the longer the way.
fn presence(state: &State, cell: Cell, wanted: Option<Area>) -> f64 {
    let map = &state.content.map;
    if wanted.is_none_or(|area| map.area(cell) == area) {
        return 1.0;
    }
    let exits = map.links.iter().map(|(city, _)| state.content.walks().between(cell, *city));
    exits.min().map_or(0.0, |steps| 0.8 * closeness(steps))
}

/// How near everybody is to an enemy, on average. Soldiers come no nearer than they have to: all others are stronger hand to
/// hand.
fn hunt(state: &State, race: Race) -> f64 {
    let walks = state.content.walks();
    let least = if race == Race::Guard { SHOT } else { 1 };
    let (mut sum, mut count) = (0.0, 0.0);
    for from in state.heroes(race).filter_map(|hero| state.cell(hero)) {
        let enemies = Hero::all().filter(|hero| hero.race() != race).filter_map(|hero| state.cell(hero));
        sum += enemies.map(|to| walks.between(from, to).max(least)).min().map_or(0.0, closeness);
        count += 1.0;
    }
    sum / f64::max(count, 1.0)
}

/// How near the nearest own hero is to an enemy that is wanted.
fn contact(state: &State, race: Race, wanted: impl Fn(Kind) -> bool) -> f64 {
    let enemies = Hero::all().filter(|hero| hero.race() != race && wanted(hero.kind()));
    let mut best: f64 = 0.0;
    for enemy in enemies.filter_map(|enemy| state.cell(enemy)) {
        best = best.max(nearness(state, race, |_| true, [enemy].into_iter()));
    }
    best
}

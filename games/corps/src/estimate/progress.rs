//! How far the squad is from what its mission asks for, counted in steps still to be walked.

use super::steps;
use crate::agenda::Todo;
use crate::content::Object;
use crate::people::{Place, Who};
use crate::program::{Condition, Op, holds};
use crate::state::{Holder, OBJECTS, State};
use crate::walk;
use board::Cell;

/// Steps after which the end is not in sight.
const FAR: f64 = 320.0;
/// From one hidden find to the next.
const NEXT_FIND: f64 = 25.0;
/// An object to be used, a test to be passed.
const EFFORT: f64 = 5.0;
/// From the farthest corner to the exit.
const WHOLE_WAY: f64 = 45.0;
/// Somebody left by the exit and is missed now.
const DESERTER: f64 = 40.0;

/// 1 when nothing is left to do, less with every step that is.
pub(super) fn of(state: &State) -> f64 {
    let conditions = &state.mission().victory;
    let ready = conditions.iter().all(|condition| is_exit(*condition) || is_under_way_out(state, *condition));
    let left: f64 = conditions.iter().map(|condition| left(state, *condition, ready)).sum();
    1.0 - left.min(FAR) / FAR
}

fn is_exit(condition: Condition) -> bool {
    matches!(condition, Condition::AllOut | Condition::Exited(_))
}

/// Nobody should leave before there is something to bring along; with it in hand all may go.
fn is_under_way_out(state: &State, condition: Condition) -> bool {
    let held = |holder: &Holder| match holder {
        Holder::Held(who) => {
            matches!(state.table.people[who.index()].place, Place::Space(_) | Place::Exited(_))
        }
        _ => false,
    };
    match condition {
        Condition::Out(object) => held(&state.table.objects[usize::from(object)]),
        Condition::Saved(look, least) => {
            let of_look = state.mission().objects.iter().zip(&state.table.objects);
            let carried = of_look.filter(|(object, holder)| object.look == look && held(holder));
            carried.count() >= usize::from(least)
        }
        _ => holds(state, condition),
    }
}

/// Steps left for one condition.
fn left(state: &State, condition: Condition, ready: bool) -> f64 {
    if is_exit(condition) {
        return ways_out(state, ready);
    }
    if holds(state, condition) {
        return 0.0;
    }
    match condition {
        Condition::Mark(counter, least) => {
            let missing = least.saturating_sub(state.table.marks[usize::from(counter)]);
            let serves = |object: &Object| counts(state, object, counter);
            let there = spaces(state, serves).map(|cell| company(state, cell)).fold(f64::INFINITY, f64::min);
            let next = if there.is_finite() { there } else { to_find(state) };
            next + EFFORT + f64::from(missing - 1) * NEXT_FIND
        }
        Condition::Out(object) => bring_out(state, usize::from(object)),
        Condition::Saved(look, least) => {
            let mut parts = [f64::INFINITY; OBJECTS];
            for (number, object) in state.mission().objects.iter().enumerate() {
                if object.look == look {
                    parts[number] = bring_out(state, number);
                }
            }
            table::arrange(&mut parts, |part| table::descending(-part));
            parts.iter().take(usize::from(least)).sum()
        }
        Condition::Cleared(look) => {
            spaces(state, |object| object.look == look).map(|cell| EFFORT + 0.5 * lone(state, cell)).sum()
        }
        Condition::Quiet => {
            let aliens: f64 = state.table.aliens.iter().map(|alien| 1.0 + f64::from(alien.tokens)).sum();
            aliens + 2.0 * state.table.blips.len() as f64
        }
        _ => 0.0,
    }
}

/// Steps from a character, less what it may still walk in the move under way.
fn distance(state: &State, who: Who, from: Cell, to: Cell) -> f64 {
    let left = match state.table.agenda.last() {
        Some(Todo::Walk(walk::Job::Step(walk))) if walk.who == who => f64::from(walk.left),
        _ => 0.0,
    };
    // A step that is still to be taken is worth a little less than one that is.
    let steps = steps(state, from, to);
    steps - left.min(steps) * 0.7
}

/// Steps of the nearest character who stands, and of all of them on average.
fn walks(state: &State, to: Cell) -> (f64, f64) {
    let (mut nearest, mut sum, mut all) = (f64::INFINITY, 0.0, 0.0);
    for (who, from) in state.on_board().filter(|(who, _)| !state.table.people[who.index()].down) {
        let distance = distance(state, who, from, to);
        // Nobody stops on a token: beside it is near enough.
        nearest = nearest.min(distance.max(1.0));
        sum += distance.max(1.0);
        all += 1.0;
    }
    if all > 0.0 { (nearest, sum / all) } else { (NEXT_FIND, NEXT_FIND) }
}

/// Steps to a space that one character goes to while the others do something else.
fn lone(state: &State, to: Cell) -> f64 {
    walks(state, to).0
}

/// Steps to a space for a squad that goes there together. Where there is no exit, the squad stays where it is.
fn company(state: &State, to: Cell) -> f64 {
    let (nearest, mean) = walks(state, to);
    if state.mission().exits.is_empty() { nearest } else { 0.2 * nearest + 0.8 * mean }
}

fn to_exit(state: &State, from: Cell) -> f64 {
    let exits = state.mission().exits.iter();
    exits.map(|exit| steps(state, from, *exit)).fold(f64::INFINITY, f64::min).min(FAR)
}

/// Where objects lie.
fn spaces(state: &State, wanted: impl Fn(&Object) -> bool) -> impl Iterator<Item = Cell> {
    let objects = state.mission().objects.iter().zip(&state.table.objects);
    objects.filter_map(move |(object, holder)| match holder {
        Holder::Space(cell) if wanted(object) => Some(Cell(*cell)),
        _ => None,
    })
}

/// Whether using an object adds to a counter.
fn counts(state: &State, object: &Object, counter: u8) -> bool {
    let adds = |op: &Op| matches!(op, Op::Mark(of, change) if *of == counter && *change > 0);
    object.usable && state.content.program(object.effect).iter().any(adds)
}

/// Steps to what lies under one of the mission's blips, nobody knows which.
fn to_find(state: &State) -> f64 {
    let hidden = state.table.blips.iter().filter(|blip| blip.mission).map(|blip| Cell(blip.cell));
    let (mut next, mut count) = (f64::INFINITY, 0.0);
    for cell in hidden {
        next = next.min(company(state, cell));
        count += 1.0;
    }
    if count > 0.0 { next + (count - 1.0) * NEXT_FIND } else { FAR }
}

/// All characters on their way out together.
fn ways_out(state: &State, ready: bool) -> f64 {
    let mut sum = 0.0;
    for who in Who::ALL {
        sum += match state.table.people[who.index()].place {
            Place::Exited(_) if !ready => WHOLE_WAY + DESERTER,
            Place::Space(cell) if ready => {
                let exits = state.mission().exits.iter();
                let nearest = exits.map(|exit| distance(state, who, Cell(cell), *exit));
                3.0 + nearest.fold(WHOLE_WAY, f64::min)
            }
            Place::Space(_) => 3.0 + WHOLE_WAY,
            _ => 0.0,
        };
    }
    0.4 * sum
}

/// An object to bring out: found, reached, carried, out. Whoever is on the way out is counted there.
fn bring_out(state: &State, object: usize) -> f64 {
    match state.table.objects[object] {
        Holder::Held(who) => match state.table.people[who.index()].place {
            Place::Exited(_) => 0.0,
            Place::Space(cell) => 0.4 * to_exit(state, Cell(cell)),
            _ => FAR,
        },
        Holder::Space(cell) => {
            let (nearest, mean) = walks(state, Cell(cell));
            0.7 * nearest + 0.3 * mean + EFFORT + 1.5 * to_exit(state, Cell(cell))
        }
        Holder::Off => to_find(state) + 2.0 * EFFORT + NEXT_FIND,
    }
}

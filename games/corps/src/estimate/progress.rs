//! How much of the mission is done, read off its victory conditions.

use super::steps;
use crate::agenda::Todo;
use crate::content::{Look, Object};
use crate::people::{Place, Who};
use crate::program::{Condition, Op, holds};
use crate::state::{Holder, State};
use crate::walk;
use board::Cell;

/// Steps after which a goal is far.
const FAR: f64 = 45.0;

/// From 0 to 1.
pub(super) fn of(state: &State) -> f64 {
    let conditions = &state.mission().victory;
    if conditions.is_empty() {
        return 0.5 * (1.0 - f64::from(state.table.tracker_len) / 42.0) + 0.5 * quiet(state);
    }
    // Nobody should run for the exit before there is something to bring along.
    let ready = conditions.iter().all(|condition| match *condition {
        Condition::Out(object) => part_of_object(state, usize::from(object)) >= 0.6,
        Condition::Saved(look, least) => saved(state, look, least) >= 0.6,
        Condition::Mark(..) | Condition::Cleared(_) => holds(state, *condition),
        _ => true,
    });
    let parts = conditions.iter().map(|condition| part(state, *condition, ready));
    parts.sum::<f64>() / conditions.len() as f64
}

fn part(state: &State, condition: Condition, ready: bool) -> f64 {
    if holds(state, condition) {
        // Out too early is worth nothing.
        let early = !ready && matches!(condition, Condition::AllOut | Condition::Exited(_));
        return if early { 0.0 } else { 1.0 };
    }
    match condition {
        Condition::Mark(counter, least) => {
            let done = f64::from(state.table.marks[usize::from(counter)]) / f64::from(least.max(1));
            done + (1.0 - done) * 0.6 * nearest_object(state, |object| counts(state, object, counter))
        }
        Condition::AllOut => ways_out(state, ready, 7),
        Condition::Exited(least) => ways_out(state, ready, usize::from(least)),
        Condition::Out(object) => part_of_object(state, usize::from(object)),
        Condition::Saved(look, least) => saved(state, look, least),
        Condition::Cleared(look) => 0.7 * nearest_object(state, |object| object.look == look),
        Condition::Round(round) => f64::from(state.table.round) / f64::from(round.max(1)),
        Condition::Quiet => quiet(state),
        Condition::TrackerEmpty => 1.0 - f64::from(state.table.tracker_len) / 42.0,
        _ => 0.0,
    }
}

fn quiet(state: &State) -> f64 {
    let left = state.table.aliens.iter().map(|alien| 1.0 + f64::from(alien.tokens)).sum::<f64>();
    1.0 / (1.0 + 0.15 * (left + 1.8 * state.table.blips.len() as f64))
}

/// Steps from a character, less what it may still walk in the move under way.
fn distance(state: &State, who: Who, from: Cell, to: Cell) -> f64 {
    let left = match state.table.agenda.last() {
        Some(Todo::Walk(walk::Job::Step(walk))) if walk.who == who => f64::from(walk.left),
        _ => 0.0,
    };
    // A step that is still to be taken is worth a little less than one that is.
    let steps = steps(state, from, to);
    steps - left.min(steps) * 0.9
}

fn near(state: &State, who: Who, from: Cell, to: Cell) -> f64 {
    1.0 - (distance(state, who, from, to) / FAR).min(1.0)
}

/// How near somebody is to a space.
fn nearest(state: &State, to: Cell) -> f64 {
    let people = state.on_board().filter(|(who, _)| !state.table.people[who.index()].down);
    people.map(|(who, from)| near(state, who, from, to)).fold(0.0, f64::max)
}

fn nearest_object(state: &State, wanted: impl Fn(&Object) -> bool) -> f64 {
    let objects =
        state.mission().objects.iter().zip(&state.table.objects).filter(|(object, _)| wanted(object));
    let spaces = objects.filter_map(|(_, holder)| match holder {
        Holder::Space(cell) => Some(Cell(*cell)),
        _ => None,
    });
    spaces.map(|cell| nearest(state, cell)).fold(0.0, f64::max)
}

/// Whether using an object adds to a counter.
fn counts(state: &State, object: &Object, counter: u8) -> bool {
    let adds = |op: &Op| matches!(op, Op::Mark(of, change) if *of == counter && *change > 0);
    object.usable && state.content.program(object.effect).iter().any(adds)
}

/// Of the best so many characters: how far they are on their way out.
fn ways_out(state: &State, ready: bool, wanted: usize) -> f64 {
    let mut parts = [0.0; 7];
    let mut all = 0;
    for who in Who::ALL {
        let part = match state.table.people[who.index()].place {
            Place::Exited(_) if ready => 1.0,
            Place::Exited(_) => 0.0,
            Place::Space(cell) if ready => {
                let exits = state.mission().exits.iter();
                0.85 * exits.map(|exit| near(state, who, Cell(cell), *exit)).fold(0.0, f64::max)
            }
            Place::Space(_) | Place::Waiting => 0.25,
            _ => continue,
        };
        parts[all] = part;
        all += 1;
    }
    let parts = &mut parts[..all];
    parts.sort_unstable_by(|one, other| other.total_cmp(one));
    let wanted = wanted.min(all).max(1);
    parts.iter().take(wanted).sum::<f64>() / wanted as f64
}

/// An object to bring out: found, reached, carried, out.
fn part_of_object(state: &State, object: usize) -> f64 {
    match state.table.objects[object] {
        Holder::Held(who) => match state.table.people[who.index()].place {
            Place::Exited(_) => 1.0,
            Place::Space(cell) => {
                let exits = state.mission().exits.iter();
                0.6 + 0.35 * exits.map(|exit| near(state, who, Cell(cell), *exit)).fold(0.0, f64::max)
            }
            _ => 0.0,
        },
        Holder::Space(cell) => 0.35 + 0.2 * nearest(state, Cell(cell)),
        // Still under one of the mission's blips.
        Holder::Off => {
            let all = state.mission().mission_blips.len().max(1) as f64;
            let left = state.table.blips.iter().filter(|blip| blip.mission);
            let near = left.clone().map(|blip| nearest(state, Cell(blip.cell))).fold(0.0, f64::max);
            0.2 * (1.0 - left.count() as f64 / all) + 0.12 * near
        }
    }
}

/// The best so many objects of a look.
fn saved(state: &State, look: Look, wanted: u8) -> f64 {
    let objects = state.mission().objects.iter().enumerate().filter(|(_, object)| object.look == look);
    let mut parts = [0.0; crate::state::OBJECTS];
    let mut all = 0;
    for (number, _) in objects {
        parts[all] = part_of_object(state, number);
        all += 1;
    }
    let parts = &mut parts[..all];
    parts.sort_unstable_by(|one, other| other.total_cmp(one));
    let wanted = usize::from(wanted).min(all).max(1);
    parts.iter().take(wanted).sum::<f64>() / wanted as f64
}

//! Characters on the move (C-MOVE, C-EXIT).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Fate, Notice};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::{Place, Who};
use crate::state::{Holder, Occupied, State};
use crate::{Corps, pause, sentry, spot};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

/// A character under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Walk {
    pub(crate) who: Who,
    /// Who decides.
    pub(crate) seat: Seat,
    /// Spaces it may still go.
    pub(crate) left: u8,
    /// It must come nearer to this character (E-35).
    pub(crate) towards: Option<Who>,
    /// The last space on which it could have ended its move.
    pub(crate) back: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The next step.
    Step(Walk),
    /// A step was taken and all that it set off is over.
    Arrived(Walk),
}

/// Lets a character move up to so many spaces.
pub(crate) fn walk(state: &mut State, who: Who, seat: Seat, spaces: u8) {
    begin(state, who, seat, spaces, None);
}

/// Moves a character so many spaces towards another one.
pub(crate) fn lure(state: &mut State, who: Who, towards: Who, seat: Seat, spaces: u8) {
    begin(state, who, seat, spaces, Some(towards));
}

fn begin(state: &mut State, who: Who, seat: Seat, left: u8, towards: Option<Who>) {
    if let Some(cell) = state.cell_of(who) {
        push(state, Job::Step(Walk { towards, ..set_out(who, seat, cell, left) }));
    }
}

fn set_out(who: Who, seat: Seat, from: Cell, left: u8) -> Walk {
    Walk { who, seat, left, towards: None, back: from.0 }
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Walk(job));
}

/// Whether a character may end its move on a space (C-MOVE-4, C-MOVE-5, A-30).
pub(crate) fn can_end(state: &State, who: Who, cell: Cell) -> bool {
    !is_taken(state, who, cell) && (state.edition().end_on_token || !has_token(state, cell))
}

/// Whether another character is on a space.
pub(crate) fn is_taken(state: &State, who: Who, cell: Cell) -> bool {
    state.on_board().any(|(other, there)| other != who && there == cell)
}

/// Tokens on which a move may not end.
fn has_token(state: &State, cell: Cell) -> bool {
    let table = &state.table;
    let tunnel = table.tunnels.iter().flatten().any(|tunnel| tunnel.cell == cell.0);
    let gun = table.guns.iter().flatten().any(|gun| gun.cell == cell.0);
    let object = table.objects.contains(&Holder::Space(cell.0));
    tunnel || gun || object || state.mission().spawns.contains(&cell)
}

/// Whether a character on a space must stop there (C-MOVE-6).
pub(crate) fn must_stop(state: &State, occupied: &Occupied, cell: Cell) -> bool {
    let ways = state.mission().ground.ways.of(cell).iter();
    ways.filter(|way| way.door.is_none_or(|door| !occupied.shut.contains(door)))
        .any(|way| occupied.crowd.contains(way.to))
}

/// What stands where once the character has gone from one space to another: doors follow it (C-MOVE-9).
fn moved(state: &State, occupied: &Occupied, from: Cell, to: Cell) -> Occupied {
    let mut after = occupied.clone();
    if state.on_board().filter(|(_, cell)| *cell == from).count() < 2 {
        after.people.remove(from);
    }
    after.people.insert(to);
    let thresholds = &state.mission().ground.thresholds;
    if thresholds.contains(from) || thresholds.contains(to) {
        after.shut = state.shut_but(after.people.iter().chain(state.crowd()));
    }
    after
}

/// Whether a step of a walk from one space to another is legal (C-MOVE-2 to -8, C-MOVE-11).
fn can_step(state: &State, occupied: &Occupied, walk: Walk, from: Cell, to: Cell) -> bool {
    let ground = &state.mission().ground;
    if walk.left == 0
        || !ground.ways.adjacent(from, to, &occupied.shut)
        || occupied.crowd.contains(to)
        || !is_nearer(state, walk, from, to)
    {
        return false;
    }
    if state.mission().exits.contains(&to) || can_end(state, walk.who, to) {
        return true;
    }
    // A space that is only passed: it must not force a stop, and there must be a way on. From a token that may be the way
    // back; a character is passed through (C-MOVE-4).
    let after = moved(state, occupied, from, to);
    let rest = Walk { left: walk.left - 1, ..walk };
    let through = is_taken(state, walk.who, to);
    let on = |way: &board::Way| !(through && way.to == from) && can_step(state, &after, rest, to, way.to);
    rest.left > 0 && !must_stop(state, &after, to) && ground.ways.of(to).iter().any(on)
}

/// A walk towards somebody comes nearer with every step (E-35).
fn is_nearer(state: &State, walk: Walk, from: Cell, to: Cell) -> bool {
    walk.towards.is_none_or(|towards| {
        state.cell_of(towards).is_some_and(|goal| state.reach(to, goal) < state.reach(from, goal))
    })
}

/// All legal next steps of a walk.
fn next(state: &State, walk: Walk) -> impl Iterator<Item = Cell> + '_ {
    let from = state.cell_of(walk.who);
    let occupied = state.occupied();
    from.into_iter()
        .flat_map(|from| state.mission().ground.ways.of(from))
        .map(|way| way.to)
        .filter(move |&to| from.is_some_and(|from| can_step(state, &occupied, walk, from, to)))
}

/// Whether a step would be legal if the walk led nowhere in particular.
pub(crate) fn leads_away(state: &State, walk: Walk, to: Cell) -> bool {
    walk.towards.is_some() && next(state, Walk { towards: None, ..walk }).any(|step| step == to)
}

/// The legal first steps of a move over so many spaces.
pub(crate) fn first_steps(state: &State, who: Who, spaces: u8) -> impl Iterator<Item = Cell> + '_ {
    let from = state.cell_of(who).into_iter();
    // Who decides about them does not matter.
    from.flat_map(move |cell| next(state, set_out(who, Seat(0), cell, spaces)))
}

/// Whether a character may take a Move action at all.
pub(crate) fn can_move(state: &State, who: Who) -> bool {
    first_steps(state, who, state.speed(who)).next().is_some()
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Step(walk) => {
            if walk.left == 0 || state.cell_of(walk.who).is_none() || next(state, walk).next().is_none() {
                end(state, walk);
            } else if walk.towards.is_some() && next(state, walk).nth(1).is_none() {
                // A single way that must be taken.
                let only = next(state, walk).next();
                only.into_iter().for_each(|to| step(state, walk, to, cx));
            } else {
                return false;
            }
        }
        Job::Arrived(walk) => arrived(state, walk),
    }
    true
}

/// A walk ends where it may; figures that have appeared meanwhile may send the character back.
fn end(state: &mut State, walk: Walk) {
    state.table.agenda.pop();
    if let Some(cell) = state.cell_of(walk.who)
        && !can_end(state, walk.who, cell)
    {
        state.table.people[walk.who.index()].place = Place::Space(walk.back);
    }
}

/// The order after a step: doors, spotting, sentry guns, the stop rule, events (C-MOVE-10).
fn step(state: &mut State, walk: Walk, to: Cell, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    state.table.people[walk.who.index()].place = Place::Space(to.0);
    event::tell(cx, Notice::Stepped(walk.who, state.spot(to)));
    if let Some(exit) = state.mission().exits.iter().position(|exit| *exit == to) {
        leave(state, walk.who, exit as u8, cx);
        return;
    }
    push(state, Job::Arrived(Walk { left: walk.left - 1, ..walk }));
    sentry::stepped(state, to);
    spot::check(state);
}

fn arrived(state: &mut State, walk: Walk) {
    state.table.agenda.pop();
    let Some(cell) = state.cell_of(walk.who) else { return };
    let occupied = state.occupied();
    let ends = can_end(state, walk.who, cell);
    let stops = ends && must_stop(state, &occupied, cell);
    let back = if ends { cell.0 } else { walk.back };
    push(state, Job::Step(Walk { left: if stops { 0 } else { walk.left }, back, ..walk }));
    pause::open(state, Moment::Stepped);
}

/// A character leaves by an exit with all it carries (C-EXIT-1, A-31).
fn leave(state: &mut State, who: Who, exit: u8, cx: &mut Cx<'_, Corps>) {
    state.table.people[who.index()].place = Place::Exited(exit);
    event::tell(cx, Notice::Lost(who, Fate::Exited));
    if state.table.current.is_some_and(|(current, _)| current == who) {
        state.table.current = None;
    }
    spot::check(state);
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Step(walk) = job else { return };
    offers.ask(walk.seat, Question::Step(walk.who, walk.left));
    next(state, walk).for_each(|to| offers.add(Action::Space(state.spot(to))));
    let may_end = state.cell_of(walk.who).is_some_and(|cell| can_end(state, walk.who, cell));
    if may_end && walk.towards.is_none() {
        offers.add(Action::Pass);
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::Step(walk) = job else { return };
    match action {
        Action::Space(spot) => {
            if let Some(to) = state.cell(spot) {
                step(state, walk, to, cx);
            }
        }
        _ => drop(state.table.agenda.pop()),
    }
}

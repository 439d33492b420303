//! Blips that come into sight (C-SPOT), and the figures they turn into (C-SWARM, C-OPT).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Notice};
use crate::nearby::nearest;
use crate::offer::Offers;
use crate::program::Running;
use crate::state::{Alien, Breed, State, Under};
use crate::{Corps, program};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::Cx;

/// What brought blips into sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cause {
    /// Anything.
    Change,
    /// Something on that space is moving: if it is a blip, its figures go on with the move (C-BLIP-8).
    Mover(u16),
    /// A blip has entered play there: its figures wait for the next Alien phase (C-SPAWN-7).
    Spawned(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// All blips in sight are turned over, one after another.
    Look(Cause),
    /// So many figures of a blip are still to be placed around its space (C-OPT-3).
    Place { cell: u16, left: u8, cause: Cause },
}

/// Spots whatever is in sight now (C-SPOT-1).
pub(crate) fn check(state: &mut State) {
    look(state, Cause::Change);
}

/// The same after the alien or blip that is now on a space has taken a step from another, or broken the door there. Most
/// steps touch no door: then nothing else can have come into sight.
pub(crate) fn mover_check(state: &mut State, from: Cell, cell: Cell) {
    let thresholds = &state.mission().ground.thresholds;
    if thresholds.contains(from)
        || thresholds.contains(cell)
        || state.blip(cell).is_some() && is_seen(state, cell)
    {
        look(state, Cause::Mover(cell.0));
    }
}

/// Whether a character sees a space.
pub(crate) fn is_seen(state: &State, cell: Cell) -> bool {
    state.eyes().spot(cell)
}

/// The same after a blip has entered play on a space.
pub(crate) fn spawn_check(state: &mut State, cell: Cell) {
    look(state, Cause::Spawned(cell.0));
}

fn look(state: &mut State, cause: Cause) {
    if !state.table.blips.is_empty() {
        push(state, Job::Look(cause));
    }
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Spot(job));
}

/// The blips that characters see.
fn in_sight(state: &State) -> impl Iterator<Item = Cell> + '_ {
    let eyes = state.eyes();
    state.table.blips.iter().map(|blip| Cell(blip.cell)).filter(move |&cell| eyes.spot(cell))
}

/// Turns one blip over as if it were spotted (Op::Scan).
pub(crate) fn turn_over(state: &mut State, cell: Cell, cx: &mut Cx<'_, Corps>) {
    reveal(state, cell, Cause::Change, cx);
}

fn reveal(state: &mut State, cell: Cell, cause: Cause, cx: &mut Cx<'_, Corps>) {
    let Some(blip) = state.remove_blip(cell) else { return };
    match blip.under {
        Under::Aliens(number) => {
            event::tell(cx, Notice::Spotted(state.spot(cell), number));
            place(state, cell, number, cause);
        }
        Under::Mission(number) => {
            event::tell(cx, Notice::Found(state.spot(cell), number));
            if let Some(&text) = state.mission().finds.get(usize::from(number)) {
                let lead = state.lead();
                program::start(state, Running { cell: Some(cell.0), ..Running::new(text, lead, None) });
            }
        }
    }
}

/// What was a mission blip turns out to be so many aliens (Op::Ambush).
pub(crate) fn ambush(state: &mut State, cell: Cell, number: u8, cx: &mut Cx<'_, Corps>) {
    event::tell(cx, Notice::Spotted(state.spot(cell), number));
    place(state, cell, number, Cause::Change);
}

/// A swarm, or the first of several figures (C-SPOT-3, C-SPOT-4, C-OPT-2).
fn place(state: &mut State, cell: Cell, number: u8, cause: Cause) {
    let Some(more) = number.checked_sub(1) else { return };
    let apart = state.edition().multi_figure_swarm;
    if let Some(alien) = state.alien_mut(cell) {
        alien.tokens += number;
    } else {
        let alien = Alien::new(cell.0, Breed::Alien, if apart { 0 } else { more });
        state.add_alien(Alien { acted: waits(state, cell, cause), ..alien });
        if apart && more > 0 {
            push(state, Job::Place { cell: cell.0, left: more, cause });
        }
    }
}

/// Whether the figures of a blip wait for the next Alien phase. In step 1 they do not, unless the blip has only just entered
/// play (C-SPOT-7, C-SPAWN-7).
fn waits(state: &State, cell: Cell, cause: Cause) -> bool {
    !state.table.hunting || cause == Cause::Spawned(cell.0)
}

/// Whether somebody sees a space once a figure there holds its doors open (C-OPT-5).
pub(crate) fn is_exposed(state: &State, cell: Cell) -> bool {
    if !state.on_board().any(|(_, from)| state.sight().could_see(from, cell)) {
        return false;
    }
    let people = state.on_board().map(|(_, cell)| cell);
    let shut = state.shut_but(people.chain(state.crowd()).chain([cell]));
    let blockers = state.blockers();
    state.on_board().any(|(_, from)| state.sight().sees(from, cell, &shut, &blockers))
}

/// The nearest empty spaces that nobody sees, not even once a figure stands there (C-OPT-3 to -5).
fn hidden(state: &State, from: Cell) -> Vec<Cell> {
    nearest(state, from, |cell| state.is_empty(cell) && !is_exposed(state, cell))
}

fn place_figure(state: &mut State, job: Job, to: Cell, cx: &mut Cx<'_, Corps>) {
    let Job::Place { cell, left, cause } = job else { return };
    state.table.agenda.pop();
    if left > 1 {
        push(state, Job::Place { cell, left: left - 1, cause });
    }
    let inherits = cause == Cause::Mover(cell);
    let acted = waits(state, Cell(cell), cause);
    state.add_alien(Alien { acted, moved: !inherits, ..Alien::new(to.0, Breed::Alien, 0) });
    event::tell(cx, Notice::Figure(state.spot(to), Breed::Alien));
}

/// A blip is hit by an area attack or a sentry gun: it goes back unseen (C-AREA-4, C-SENTRY-8). A mission blip that stays put
/// cannot be hit.
pub(crate) fn discard_blip(state: &mut State, cell: Cell, cx: &mut Cx<'_, Corps>) {
    if state.blip(cell).is_some_and(|blip| state.is_loose(blip)) {
        state.remove_blip(cell);
        event::tell(cx, Notice::BlipGone(state.spot(cell)));
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Look(cause) => {
            let mut seen = in_sight(state);
            let (first, second) = (seen.next(), seen.next());
            drop(seen);
            match (first, second) {
                (None, _) => drop(state.table.agenda.pop()),
                // Then it looks again (C-SPOT-8).
                (Some(cell), None) => reveal(state, cell, cause, cx),
                _ => return false,
            }
        }
        Job::Place { cell, .. } => match hidden(state, Cell(cell))[..] {
            // Figures without a place are lost (C-OPT-7).
            [] => drop(state.table.agenda.pop()),
            [only] => place_figure(state, job, only, cx),
            _ => return false,
        },
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let lead = state.lead();
    let mut add = |cell| offers.add(Action::Space(state.spot(cell)));
    match job {
        Job::Look(_) => {
            in_sight(state).for_each(&mut add);
            offers.ask(lead, Question::Spotted);
        }
        Job::Place { cell, .. } => {
            hidden(state, Cell(cell)).into_iter().for_each(&mut add);
            offers.ask(lead, Question::Figure);
        }
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Action::Space(spot) = action else { return };
    let Some(cell) = state.cell(spot) else { return };
    match job {
        Job::Look(cause) => reveal(state, cell, cause, cx),
        Job::Place { .. } => place_figure(state, job, cell, cx),
    }
}

//! Step 2 of the Alien phase, and blips that an effect stirs up (C-BLIP, C-SPAWN-8).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::state::{Blip, State};
use crate::{Corps, hunt};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::Cx;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Step 2 begins.
    Begin,
    /// The next board; those that are done, one bit each.
    Boards { done: u8 },
    /// The blips of a board move so many spaces, one after another (C-BLIP-2).
    Board { board: u8, speed: u8 },
    /// All blips move so many spaces, one after another, and nobody attacks.
    Stir { spaces: u8 },
}

pub(crate) fn begin(state: &mut State) {
    push(state, Job::Begin);
}

/// All blips move so many spaces (Op::Stir, C-SPAWN-8).
pub(crate) fn stir(state: &mut State, spaces: u8) {
    let still = state.mission().still;
    state.table.blips.iter_mut().for_each(|blip| blip.moved = blip.mission && still);
    push(state, Job::Stir { spaces });
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Blips(job));
}

impl State {
    /// Whether a blip can be moved and hit: not a mission blip whose card says otherwise (C-SPOT-10).
    pub(crate) fn is_loose(&self, blip: &Blip) -> bool {
        !(blip.mission && self.mission().still)
    }

    fn board(&self, cell: Cell) -> u8 {
        self.mission().ground.boards[cell.index()]
    }
}

/// Whether a blip still has to move in this job.
fn awaits(state: &State, job: Job, blip: &Blip) -> bool {
    state.is_loose(blip)
        && match job {
            Job::Board { board, .. } => !blip.acted && state.board(Cell(blip.cell)) == board,
            Job::Stir { .. } => !blip.moved,
            Job::Begin | Job::Boards { .. } => !blip.acted,
        }
}

/// The blips of a job that are closest to the characters (C-BLIP-3).
fn closest(state: &State, job: Job) -> impl Iterator<Item = Cell> + '_ {
    let waiting = move || {
        let blips = state.table.blips.iter().filter(move |blip| awaits(state, job, blip));
        blips.map(|blip| Cell(blip.cell)).map(|cell| (state.steps_to_people(cell), cell))
    };
    let least = waiting().map(|(steps, _)| steps).min();
    waiting().filter(move |(steps, _)| Some(*steps) == least).map(|(_, cell)| cell)
}

/// Boards with blips that still have to move (C-BLIP-10).
fn boards(state: &State, done: u8) -> impl Iterator<Item = u8> + '_ {
    let waits = move |board: u8| {
        let mut blips = state.table.blips.iter();
        blips.any(|blip| awaits(state, Job::Board { board, speed: 0 }, blip))
    };
    (0..state.mission().ground.count).filter(move |&board| done & (1 << board) == 0 && waits(board))
}

fn open_board(state: &mut State, done: u8, board: u8, cx: &mut Cx<'_, Corps>) {
    let speed = cx.roll(6) as u8;
    event::tell(cx, Notice::BlipSpeed(board, speed));
    state.table.agenda.pop();
    push(state, Job::Boards { done: done | 1 << board });
    push(state, Job::Board { board, speed });
}

fn set_off(state: &mut State, job: Job, cell: Cell) {
    let (spaces, strikes) = match job {
        Job::Board { speed, .. } => (speed, true),
        Job::Stir { spaces } => (spaces, false),
        Job::Begin | Job::Boards { .. } => return,
    };
    if let Some(blip) = state.blip_mut(cell) {
        if strikes {
            blip.acted = true;
        } else {
            blip.moved = true;
        }
    }
    hunt::move_blip(state, cell, spaces, strikes);
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    if state.on_board().next().is_none() {
        // With nobody left on the board there is nowhere to go.
        state.table.blips.iter_mut().for_each(|blip| (blip.acted, blip.moved) = (true, true));
        state.table.agenda.pop();
        return true;
    }
    match job {
        Job::Begin => {
            state.table.blips.iter_mut().for_each(|blip| blip.acted = false);
            state.table.agenda.pop();
            push(state, Job::Boards { done: 0 });
        }
        Job::Boards { done } => {
            let mut left = boards(state, done);
            let (first, second) = (left.next(), left.next());
            drop(left);
            match (first, second) {
                (None, _) => {
                    state.table.blips.iter_mut().for_each(|blip| blip.acted = true);
                    state.table.agenda.pop();
                }
                (Some(board), None) => open_board(state, done, board, cx),
                _ => return false,
            }
        }
        Job::Board { .. } | Job::Stir { .. } => {
            let mut cells = closest(state, job);
            let (first, second) = (cells.next(), cells.next());
            drop(cells);
            match (first, second) {
                (None, _) => drop(state.table.agenda.pop()),
                (Some(cell), None) => set_off(state, job, cell),
                _ => return false,
            }
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Boards { done } => {
            offers.ask(state.lead(), Question::Board);
            boards(state, done).for_each(|board| offers.add(Action::Board(board)));
        }
        Job::Board { .. } | Job::Stir { .. } => {
            offers.ask(state.lead(), Question::Mover);
            closest(state, job).for_each(|cell| offers.add(Action::Space(state.spot(cell))));
        }
        Job::Begin => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Boards { done }, Action::Board(board)) => open_board(state, done, board, cx),
        (Job::Board { .. } | Job::Stir { .. }, Action::Space(spot)) => {
            if let Some(cell) = state.cell(spot) {
                set_off(state, job, cell);
            }
        }
        _ => {}
    }
}

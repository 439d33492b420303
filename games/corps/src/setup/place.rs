//! Where characters and sentry guns stand at the start (C-SETUP-15, C-SETUP-19).

use super::{Job, push};
use crate::action::{Action, Facing, Question};
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::people::{Place, Who};
use crate::state::{Gun, State};
use crate::{Corps, round, spot};
use board::Cell;
use table::Cx;

const FACINGS: [Facing; 4] = [Facing::North, Facing::East, Facing::South, Facing::West];

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Start(who) => {
            let mut free = start_spaces(state);
            let (first, more) = (free.next(), free.next().is_some());
            drop(free);
            match first {
                Some(cell) if state.agreed.ready_made || !more => start_at(state, who, cell, cx),
                Some(_) => return false,
                None => drop(state.table.agenda.pop()),
            }
        }
        Job::Gun(number) if state.agreed.ready_made => {
            state.table.agenda.pop();
            let post = state.mission().posts.get(usize::from(number)).copied();
            if let Some((cell, facing)) = post {
                mount(state, number, cell, facing, cx);
            }
        }
        Job::Gun(_) | Job::Face(..) => return false,
        _ => {
            // Blips in sight are spotted before the first round (C-SETUP-20).
            state.table.agenda.pop();
            state.table.active = Some(state.lead());
            round::start(state);
            spot::check(state);
        }
    }
    true
}

/// Free spaces of the starting area, one figure each.
fn start_spaces(state: &State) -> impl Iterator<Item = Cell> + '_ {
    state.mission().start.iter().filter(|cell| state.who_at(*cell).is_none())
}

fn start_at(state: &mut State, who: Who, cell: Cell, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    state.table.people[who.index()].place = Place::Space(cell.0);
    event::tell(cx, Notice::Placed(who, state.spot(cell)));
}

/// Empty spaces for a gun (C-SENTRY-11).
fn gun_spaces(state: &State) -> impl Iterator<Item = Cell> + '_ {
    let occupied = state.occupied();
    let exits = &state.mission().exits;
    state.mission().ground.floor.iter().filter(move |cell| {
        let figure = occupied.people.contains(*cell) || occupied.crowd.contains(*cell);
        let gun = state.table.guns.iter().flatten().any(|gun| gun.cell == cell.0);
        !figure && !gun && !exits.contains(cell)
    })
}

fn mount(state: &mut State, number: u8, cell: Cell, facing: u8, cx: &mut Cx<'_, Corps>) {
    let shots = state.content.gun_shots;
    state.table.guns[usize::from(number)] = Some(Gun { cell: cell.0, facing, shots });
    event::tell(cx, Notice::GunPlaced(state.spot(cell), FACINGS[usize::from(facing % 4)]));
}

pub(super) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Start(who) => {
            let seat = state.table.people[who.index()].player.unwrap_or_else(|| state.first_seat());
            offers.ask(seat, Question::Start(who));
            start_spaces(state).for_each(|cell| offers.add(Action::Space(state.spot(cell))));
        }
        Job::Gun(number) => {
            offers.ask(state.lead(), Question::Gun(number));
            gun_spaces(state).for_each(|cell| offers.add(Action::Space(state.spot(cell))));
            offers.add(Action::Pass);
        }
        Job::Face(number, cell) => {
            offers.ask(state.lead(), Question::Gun(number));
            FACINGS.into_iter().for_each(|facing| offers.add(Action::Gun(state.spot(Cell(cell)), facing)));
        }
        _ => {}
    }
}

pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Start(who), Action::Space(spot)) => {
            if let Some(cell) = state.cell(spot) {
                start_at(state, who, cell, cx);
            }
        }
        (Job::Gun(number), Action::Space(spot)) => {
            state.table.agenda.pop();
            if let Some(cell) = state.cell(spot) {
                push(state, Job::Face(number, cell.0));
            }
        }
        (Job::Face(number, cell), Action::Gun(_, facing)) => {
            state.table.agenda.pop();
            mount(state, number, Cell(cell), facing as u8, cx);
        }
        _ => drop(state.table.agenda.pop()),
    }
}

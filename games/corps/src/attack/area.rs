//! Area attacks: a die for everything on a space and next to it (C-AREA).

use super::{Job, Shot, aliens_hit, arms, need, push};
use crate::roll::{self, Roll, Test};
use crate::state::State;
use crate::{Corps, harm, spot};
use board::Cell;
use table::Cx;

/// The space aimed at and all adjacent ones, at most nine (C-AREA-1).
pub(super) fn spaces(state: &State, centre: Cell) -> [Option<Cell>; 9] {
    let shut = state.shut();
    let mut spaces = [None; 9];
    let ways = state.mission().ground.ways.of(centre).iter();
    let near = ways.filter(|way| way.door.is_none_or(|door| !shut.contains(door))).map(|way| way.to);
    let all = core::iter::once(centre).chain(near);
    spaces.iter_mut().zip(all).for_each(|(space, cell)| *space = Some(cell));
    spaces
}

/// How many dice a space needs: one for each alien of a swarm, one for a character, one for a blip (C-AREA-2 to -4).
fn members(state: &State, cell: Cell) -> u8 {
    let alien = state.table.aliens.iter().find(|alien| alien.cell == cell.0).map(|alien| alien.tokens + 1);
    let blip = state.table.blips.iter().any(|blip| blip.cell == cell.0);
    let person = state.who_at(cell).is_some();
    alien.unwrap_or(u8::from(blip || person))
}

/// What an attack on that space would be rolled for: spaces, and how many dice each needs.
pub(crate) fn blast(state: &State, centre: Cell) -> impl Iterator<Item = (Cell, u8)> + '_ {
    let spaces = spaces(state, centre).into_iter().flatten();
    spaces.map(|cell| (cell, members(state, cell))).filter(|(_, dice)| *dice > 0)
}

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    match job {
        Job::Area { shot, space, member, hits } => next(state, shot, space, member, hits, cx),
        Job::AreaSettle { shot, space, member, mut hits } => {
            if state.table.roll.take().is_some_and(|roll| roll.succeeds()) {
                hits[usize::from(space)] += 1;
            }
            push(state, Job::Area { shot, space, member: member + 1, hits });
        }
        _ => {}
    }
}

/// The next die, all with the same dial value; when there is none, the results are applied (C-AREA-6, A-33).
fn next(state: &mut State, shot: Shot, mut space: u8, mut member: u8, hits: [u8; 9], cx: &mut Cx<'_, Corps>) {
    let spaces = spaces(state, Cell(shot.at));
    while let Some(Some(cell)) = spaces.get(usize::from(space)) {
        if member < members(state, *cell) {
            let Some(weapon) = arms(state, shot) else { return };
            push(state, Job::AreaSettle { shot, space, member, hits });
            let need = need(state, shot.who, weapon, *cell);
            roll::throw(state, Roll::new(Test::Attack, shot.who, 0, need), cx);
            return;
        }
        (space, member) = (space + 1, 0);
    }
    state.turn_dial(shot.who, -1, cx);
    let hit = spaces.into_iter().flatten().zip(hits).filter(|(_, hits)| *hits > 0);
    for (cell, hits) in hit {
        (0..hits).for_each(|_| aliens_hit(state, cell, cx));
        if state.table.blips.iter().any(|blip| blip.cell == cell.0) {
            spot::discard_blip(state, cell, cx);
        }
        if let Some(who) = state.who_at(cell) {
            harm::kill(state, who, cx);
        }
    }
    spot::check(state);
}

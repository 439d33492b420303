//! An alien next to a character: defensive fire, then its attack (C-DFIRE, C-DEF).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::attack::{self, How};
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::people::Who;
use crate::roll::{self, Roll, Test};
use crate::state::{Breed, State};
use crate::{Corps, harm};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::Cx;

/// How near a character must be to fire, by rows and columns (C-DFIRE-1, C-DFIRE-8).
const REACH: u16 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Characters fire at the alien there, the closest first. Those in `asked` had their chance, one bit each; `now` is up.
    Fire { cell: u16, asked: u8, now: Option<Who> },
    /// The alien there attacks.
    Strike { cell: u16 },
    /// The defence roll is applied.
    Settle { cell: u16, breed: Breed, who: Who },
}

/// The alien there has come next to a character, or begins there: it is fired at, and attacks if it survives. `entered` says
/// whether it has just come (E-07).
pub(crate) fn assault(state: &mut State, cell: Cell, entered: bool) {
    push(state, Job::Strike { cell: cell.0 });
    if entered || state.edition().dfire_on_start {
        push(state, Job::Fire { cell: cell.0, asked: 0, now: None });
    }
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Defend(job));
}

fn replace(state: &mut State, job: Job) {
    state.table.agenda.pop();
    push(state, job);
}

/// Whether a character on a space sees the alien and has a weapon to fire at it (C-DFIRE-1, C-DFIRE-5, C-DFIRE-6).
fn can_fire(state: &State, who: Who, from: Cell, alien: Cell) -> bool {
    state.sees(from, alien) && attack::weapons(state, who, How::Defensive(alien.0)).next().is_some()
}

/// The closest of those who can fire and have not had their chance (C-DFIRE-2).
fn closest(state: &State, alien: Cell, asked: u8) -> impl Iterator<Item = Who> + '_ {
    let mut able = 0_u8;
    let mut least = REACH;
    for (who, from) in state.on_board().filter(|(who, _)| asked & (1 << *who as u8) == 0) {
        let distance = state.crow(from, alien);
        if distance <= least && can_fire(state, who, from, alien) {
            able = if distance < least { 0 } else { able } | 1 << who as u8;
            least = distance;
        }
    }
    Who::ALL.into_iter().filter(move |who| able & (1 << *who as u8) != 0)
}

fn fire(state: &mut State, cell: u16, asked: u8, now: Option<Who>) -> bool {
    if state.alien(Cell(cell)).is_none() {
        state.table.agenda.pop();
        return true;
    }
    if now.is_some() {
        return false;
    }
    let mut able = closest(state, Cell(cell), asked);
    let (first, second) = (able.next(), able.next());
    drop(able);
    match (first, second) {
        (None, _) => drop(state.table.agenda.pop()),
        (Some(_), None) => replace(state, Job::Fire { cell, asked, now: first }),
        _ => return false,
    }
    true
}

/// An alien that is still there attacks somebody next to it (C-DEF-1, C-ALIEN-18).
fn strike(state: &mut State, cell: Cell, cx: &mut Cx<'_, Corps>) -> bool {
    let mut victims = state.people_beside(cell);
    let (first, second) = (victims.next(), victims.next());
    drop(victims);
    match (first, second) {
        _ if state.alien(cell).is_none() => drop(state.table.agenda.pop()),
        (None, _) => drop(state.table.agenda.pop()),
        (Some(who), None) => attack(state, cell, who, cx),
        _ => return false,
    }
    true
}

/// The victim throws a d10 and adds the tokens under the alien (C-DEF-2).
fn attack(state: &mut State, cell: Cell, who: Who, cx: &mut Cx<'_, Corps>) {
    let Some(&alien) = state.alien(cell) else { return };
    event::tell(cx, Notice::Strikes(state.spot(cell), who));
    replace(state, Job::Settle { cell: cell.0, breed: alien.breed, who });
    let need = state.defence(who);
    roll::throw(state, Roll::new(Test::Defence, who, alien.tokens, need), cx);
}

/// C-DEF-3 to -8, C-HUG-2. A success that an effect has made does not strike back.
fn settle(state: &mut State, cell: Cell, breed: Breed, who: Who, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let Some(roll) = state.table.roll.take() else { return };
    if state.cell_of(who).is_none() {
        return;
    }
    if roll.succeeds() {
        if !roll.mended && roll.total() <= state.melee(who) && state.alien(cell).is_some() {
            attack::aliens_hit(state, cell, cx);
        }
    } else if breed == Breed::Facehugger {
        harm::hug(state, who, cell, cx);
    } else if roll.kills() {
        harm::kill(state, who, cx);
    } else {
        harm::knock_down(state, who, cx);
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Fire { cell, asked, now } => return fire(state, cell, asked, now),
        Job::Strike { cell } => return strike(state, Cell(cell), cx),
        Job::Settle { cell, breed, who } => settle(state, Cell(cell), breed, who, cx),
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Fire { cell, now: Some(who), .. } => {
            offers.ask(state.decider(who), Question::Fire(who, state.spot(Cell(cell))));
            attack::weapons(state, who, How::Defensive(cell))
                .for_each(|slot| offers.add(Action::Attack(slot)));
            offers.add(Action::Pass);
        }
        Job::Fire { cell, asked, now: None } => {
            offers.ask(state.lead(), Question::FireOrder(state.spot(Cell(cell))));
            closest(state, Cell(cell), asked).for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Strike { cell } => {
            offers.ask(state.lead(), Question::Victim(state.spot(Cell(cell))));
            state.people_beside(Cell(cell)).for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Settle { .. } => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Fire { cell, asked, now: None }, Action::Choose(who)) => {
            replace(state, Job::Fire { cell, asked, now: Some(who) });
        }
        // Each has one chance (C-DFIRE-7); the attack comes before the next one is asked.
        (Job::Fire { cell, asked, now: Some(who) }, _) => {
            replace(state, Job::Fire { cell, asked: asked | 1 << who as u8, now: None });
            if let Action::Attack(slot) = action {
                let seat = state.decider(who);
                attack::declare(state, who, seat, slot, How::Defensive(cell));
            }
        }
        (Job::Strike { cell }, Action::Choose(who)) => attack(state, Cell(cell), who, cx),
        _ => {}
    }
}

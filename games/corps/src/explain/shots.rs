//! Why an attack is not possible.

use super::no;
use crate::action::Action;
use crate::attack::{self, How, Job, Shot};
use crate::content::Weapon;
use crate::deck;
use crate::people::Who;
use crate::state::State;
use board::Cell;
use table::Breach;

/// Why a character cannot attack with a weapon.
pub(super) fn weapon(state: &State, who: Who, action: Action, how: How) -> Breach {
    let Action::Attack(slot) = action else { return no("C-ATK-8", "corps-no-attack-first") };
    let Some((_, arms)) = attack::weapon(state, who, slot) else { return no("C-ATK-10", "corps-no-weapon") };
    if matches!(how, How::Defensive(_)) && arms.cumbersome {
        no("C-KEY-3", "corps-no-cumbersome")
    } else if !deck::payable(state, state.price(who, slot)) {
        no("C-EXH-7", "corps-no-cards-left")
    } else {
        no("C-ATK-10", "corps-no-target")
    }
}

pub(super) fn forbids(state: &State, job: Job, action: Action) -> Breach {
    match (job, action) {
        (Job::Aim(shot) | Job::Burst(shot), Action::Space(spot)) => match state.cell(spot) {
            Some(cell) => target(state, shot, cell),
            None => no("C-BOARD-1", "corps-no-space"),
        },
        (Job::Aim(_), _) => no("C-ATK-1", "corps-no-target-first"),
        (Job::Burst(_), _) => no("C-AUTO-4", "corps-no-burst-first"),
        _ => no("C-ATK-8", "corps-no-attack-first"),
    }
}

fn target(state: &State, shot: Shot, cell: Cell) -> Breach {
    let arms: Option<Weapon> = state.content.card(shot.card).weapon;
    let from = state.cell_of(shot.who);
    let area = arms.is_some_and(|weapon| weapon.area);
    let range = arms.map_or(0, |weapon| u16::from(weapon.range));
    if !area && state.alien(cell).is_none() {
        no("C-ATK-1", "corps-no-alien-there")
    } else if !from.is_some_and(|from| state.sees(from, cell)) {
        no(if area { "C-AREA-7" } else { "C-LOS-1" }, "corps-no-sight")
    } else if range > 0 && from.is_some_and(|from| state.crow(from, cell) > range) {
        no("C-ATK-1", "corps-no-range")
    } else if area {
        no("C-DFIRE-11", "corps-no-dfire-area")
    } else {
        no("C-DFIRE-9", "corps-no-dfire-other")
    }
}

/// Defensive fire: who fires first, and with what (C-DFIRE).
pub(super) fn defensive(state: &State, cell: u16, now: Option<Who>, action: Action) -> Breach {
    match (now, action) {
        (Some(who), Action::Attack(_)) => weapon(state, who, action, How::Defensive(cell)),
        (Some(_), _) => no("C-DFIRE-1", "corps-no-fire-first"),
        (None, _) => no("C-DFIRE-8", "corps-no-fire-order"),
    }
}

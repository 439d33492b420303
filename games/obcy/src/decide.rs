//! Carrying out a decision. Only what is on offer comes here.

use crate::action::Action;
use crate::agenda::{self, Todo};
use crate::people::Character;
use crate::state::{State, Step};
use crate::{Obcy, brood, fire, grenade, kit, queen, retreat, strike, tasks, transporter, turn, walk};
use board::Cell;
use table::Cx;
use table::Spot;

pub(crate) fn apply(state: &mut State, action: Action, cx: &mut Cx<'_, Obcy>) {
    match action {
        Action::Activate(who) => {
            state.table.current = Some(who);
            state.table.shot_at = 0;
        }
        Action::Fight => queen::fight(state, cx),
        Action::Decline => {
            state.table.agenda.pop();
        }
        Action::Target(who) => {
            if let Some(alien) = strike::unassigned(state) {
                state.creature_mut(alien).target = Some(who);
            }
        }
        Action::Group(who) => strike::attack(state, who, cx),
        Action::Choose(alien) => match state.table.agenda.last() {
            Some(Todo::Scatter(fields)) => retreat::begin(state, alien, fields),
            _ => state.table.picked = Some(alien),
        },
        Action::Finish => finish(state, cx),
        Action::EndStep => match state.table.step {
            Step::Act => turn::end_acting(state),
            Step::Fire => turn::end_firing(state),
            _ => brood::end_moves(state, cx),
        },
        Action::Drive(spot)
        | Action::Blast(spot)
        | Action::PutOut(spot)
        | Action::Retreat(spot)
        | Action::Hatch(_, spot)
        | Action::Go(spot) => {
            if let Some(cell) = state.content.base.cell(spot) {
                place(state, action, cell, cx);
            }
        }
        _ => {
            if let Some(who) = state.table.current {
                act(state, who, action, cx);
            }
        }
    }
    agenda::run(state, cx);
}

/// Decisions that name a field.
fn place(state: &mut State, action: Action, cell: Cell, cx: &mut Cx<'_, Obcy>) {
    match (action, state.table.agenda.last()) {
        (Action::Drive(_), _) => transporter::drive(state, cell, cx),
        (Action::Hatch(strength, _), _) => brood::hatch(state, strength, cell, cx),
        (Action::Go(_), _) => {
            if let Some(alien) = state.table.picked {
                brood::creep(state, alien, cell, cx);
            }
        }
        (Action::Blast(_), Some(Todo::Zone(who, aim, more))) => {
            grenade::add(state, who, aim, more, cell, cx);
        }
        (Action::PutOut(_), _) => {
            let passenger = state.passengers().next();
            if let Some(who) = passenger {
                transporter::put_out(state, who, cell, cx);
            }
        }
        (_, Some(Todo::Retreat(who, fields))) => retreat::withdraw(state, who, fields, cell, cx),
        (_, Some(Todo::Flee(alien, _))) => retreat::flee(state, alien, cell, cx),
        _ => {}
    }
}

/// Ends whatever goes on just now.
fn finish(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    match (state.table.step, state.table.current, state.table.picked) {
        (Step::Drive, ..) => turn::begin_acting(state, cx),
        (Step::Act, Some(who), _) => turn::finish_acting(state, who),
        (Step::Fire, Some(who), _) => turn::end_volley(state, who),
        (Step::Hatch, ..) => state.table.budget = 0,
        // An alien that stays has had its move (O-AMOVE-1).
        (_, _, Some(alien)) => {
            state.creature_mut(alien).moved = true;
            state.table.picked = None;
        }
        _ => {}
    }
}

/// What the character does whose activation or firing turn it is.
fn act(state: &mut State, who: Character, action: Action, cx: &mut Cx<'_, Obcy>) {
    let cell = |state: &State, spot: Spot| state.content.base.cell(spot);
    match action {
        Action::Move(spot) => {
            if let Some(to) = cell(state, spot) {
                walk::walk(state, who, to, cx);
            }
        }
        Action::Enter(airlock) => walk::come_in(state, who, airlock, cx),
        Action::Take(kind) => kit::take(state, who, kind, cx),
        Action::PickUp(item) => kit::pick_up(state, who, item, cx),
        Action::Drop(item) => kit::drop(state, who, item, cx),
        Action::Hand(item, to) => kit::hand(state, who, item, to, cx),
        Action::Read => kit::read(state, who, cx),
        Action::Blow(spot) => {
            if let Some(cell) = cell(state, spot) {
                kit::blow(state, who, cell, cx);
            }
        }
        Action::Heal(patient) => kit::heal(state, who, patient, cx),
        Action::Load => transporter::load(state, who, cx),
        Action::Board => transporter::board(state, who, cx),
        Action::Leave => transporter::leave(state, who, cx),
        Action::Deliver(task, kind) => tasks::deliver(state, who, task, kind, cx),
        Action::Fire(weapon, target, shots) => fire::fire(state, who, weapon, target, shots, cx),
        Action::Throw(spot) => {
            if let Some(aim) = cell(state, spot) {
                grenade::throw(state, who, aim, cx);
            }
        }
        _ => {}
    }
}

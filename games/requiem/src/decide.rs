//! Carrying out a decision. Only what is on offer comes here.

use crate::Requiem;
use crate::action::{Action, Event};
use crate::agenda::{self, Todo};
use crate::attack::{self, Use};
use crate::card::Card;
use crate::hero::{Hero, PREDATOR};
use crate::movement::Reach;
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::{spend, tasks, turn};
use board::Cell;
use table::Cx;

pub(crate) fn apply(state: &mut State, action: Action, cx: &mut Cx<'_, Requiem>) {
    match action {
        Action::Deploy(spot) => deploy(state, spot, cx),
        Action::Recruit(card) => spend::recruit(state, card, cx),
        Action::Equip(soldier, card) => spend::equip(state, soldier, card, cx),
        Action::Acquire(card) => spend::acquire(state, card, cx),
        Action::Spawn(hive) => spend::spawn(state, hive),
        Action::Done => turn::after_spending(state),
        Action::Visor(visor) => {
            if state.table.visor != visor {
                cx.tell(Event::Visor(visor));
            }
            state.table.visor = visor;
            state.table.phase = Phase::Cloak;
        }
        Action::Cloak(on) => turn::set_cloak(state, on, cx),
        Action::Activate(hero) => state.table.current = Some(hero),
        Action::EndTurn => state.table.agenda.push(Todo::EndTurn),
        Action::Counter(weapon, mode) => {
            if let Some(Todo::Counter(attacker, target)) = state.table.agenda.pop() {
                attack::resolve(state, Use { attacker, target, weapon, mode, counter: true }, cx);
            }
        }
        Action::Decline => {
            if let Some(Todo::Counter(hero, _)) = state.table.agenda.pop() {
                cx.tell(Event::Declined(hero));
            }
        }
        Action::Count(task) => {
            if let Some(Todo::Count(race, at_end)) = state.table.agenda.pop() {
                tasks::complete(state, race, task, cx);
                if at_end {
                    state.table.agenda.push(Todo::EndCheck);
                }
            }
        }
        Action::Move(..) | Action::Attack(..) | Action::Medkit(..) | Action::Heal | Action::Finish => {
            if let Some(hero) = state.table.current {
                act(state, hero, action, cx);
            }
        }
    }
    agenda::run(state, cx);
}

fn deploy(state: &mut State, spot: Spot, cx: &mut Cx<'_, Requiem>) {
    if let (Some(cell), Some(Todo::Deploy(hero, _))) =
        (state.content.map.cell(spot), state.table.agenda.pop())
    {
        spend::deploy(state, hero, cell, cx);
    }
}

/// What the hero does whose activation it is.
fn act(state: &mut State, hero: Hero, action: Action, cx: &mut Cx<'_, Requiem>) {
    match action {
        Action::Move(spot) => {
            let Some(to) = state.content.map.cell(spot) else { return };
            let (path, steps) = Reach::of(state, hero).way_back(to);
            let spots =
                path[..usize::from(steps)].iter().rev().map(|cell| state.content.map.spot(Cell(*cell)));
            cx.tell(Event::Moved(hero, spots.collect()));
            stir(state, hero);
            state.table.agenda.push(Todo::Walk(hero, path, steps));
        }
        Action::Attack(weapon, mode, target) => {
            attack::resolve(state, Use { attacker: hero, target, weapon, mode, counter: false }, cx);
        }
        Action::Medkit(patient) => use_item(state, hero, Card::Medkit, patient, cx),
        Action::Heal => use_item(state, hero, Card::Heal, PREDATOR, cx),
        _ => turn::finish_hero(state, hero),
    }
}

/// R-ITEM-2: an action that costs the printed points.
fn use_item(state: &mut State, hero: Hero, card: Card, patient: Hero, cx: &mut Cx<'_, Requiem>) {
    let Some(item) = state.content.cards.item(card) else { return };
    let (ap, energy, heals) = (item.ap, item.energy, item.heals);
    state.figure_mut(hero).ap -= ap;
    state.table.energy -= energy;
    stir(state, hero);
    turn::heal(state, patient, heals, cx);
}

/// The hero has acted, so the turn is not quiet (R-DRAW-1).
fn stir(state: &mut State, hero: Hero) {
    state.figure_mut(hero).acted = true;
    state.table.stirred = true;
}

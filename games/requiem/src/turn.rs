//! The five phases of a turn (R-TURN).

use crate::Requiem;
use crate::action::Event;
use crate::agenda::Todo;
use crate::finish::{draw, gain};
use crate::hero::{HYBRID, Hero, Kind, PREDATOR, Race};
use crate::spend;
use crate::state::{Phase, State};
use table::Cx;

/// The engine's own limit (R-DRAW-6).
const MOST_ROUNDS: u8 = 100;

/// T1.
pub(crate) fn begin(state: &mut State, race: Race, cx: &mut Cx<'_, Requiem>) {
    state.table.active = race;
    state.table.phase = Phase::Spend;
    state.table.current = None;
    state.table.stirred = false;
    state.table.acquired = false;
    state.table.spawned = [0; 3];
    cx.tell(Event::Turn(race, state.table.rounds + 1));
    for hero in Hero::all() {
        let ap = state.card(hero).ap;
        let figure = state.figure_mut(hero);
        figure.answered = 0;
        if hero.race() == race && figure.cell.is_some() {
            figure.ap = ap;
            figure.uses = 0;
            figure.done = false;
            figure.acted = false;
        }
    }
    if race == Race::Aliens {
        heal(state, HYBRID, state.card(HYBRID).regenerates, cx);
    }
}

/// Gives health back, never above what is printed (R-HERO-11).
pub(crate) fn heal(state: &mut State, hero: Hero, amount: u8, cx: &mut Cx<'_, Requiem>) {
    let most = state.card(hero).health;
    let figure = state.figure_mut(hero);
    if figure.cell.is_some() && figure.health < most {
        figure.health = figure.health.saturating_add(amount).min(most);
        cx.tell(Event::Healed(hero, figure.health));
    }
}

/// Goes on where nothing is under way. False if somebody must decide.
pub(crate) fn advance(state: &mut State) -> bool {
    if !state.side(state.table.active).alive {
        state.table.agenda.push(Todo::EndTurn);
        return true;
    }
    match state.table.phase {
        Phase::Spend if spend::is_possible(state) => return false,
        Phase::Spend => after_spending(state),
        Phase::Visor | Phase::Cloak => return false,
        Phase::Act => match state.table.current {
            Some(hero) if state.figure(hero).ap > 0 => return false,
            Some(hero) => finish_hero(state, hero),
            None if state.heroes(state.table.active).any(|hero| !state.figure(hero).done) => return false,
            None => state.table.agenda.push(Todo::EndTurn),
        },
    }
    true
}

/// T3 is the Predator's alone.
pub(crate) fn after_spending(state: &mut State) {
    state.table.phase = if state.table.active == Race::Predator { Phase::Visor } else { Phase::Act };
}

/// R-CLOAK-1 and R-PRED-1.
pub(crate) fn set_cloak(state: &mut State, on: bool, cx: &mut Cx<'_, Requiem>) {
    if state.table.cloak != on {
        cx.tell(Event::Cloak(on));
    }
    state.table.cloak = on;
    let card = state.card(PREDATOR);
    let charged = (state.table.energy + card.recharges).min(card.energy);
    if !on && charged > state.table.energy {
        state.table.energy = charged;
        cx.tell(Event::Recharged(charged));
    }
    state.table.phase = Phase::Act;
}

pub(crate) fn finish_hero(state: &mut State, hero: Hero) {
    state.figure_mut(hero).done = true;
    state.table.current = None;
}

/// T5(a) and (b).
pub(crate) fn end(state: &mut State) {
    state.table.current = None;
    for hero in Hero::all().filter(|hero| hero.kind() == Kind::Alien) {
        state.figure_mut(hero).health = 0;
    }
    state.table.agenda.push(Todo::PassTurn);
    if state.tasks_on && state.side(state.table.active).alive {
        state.table.agenda.push(Todo::EndCheck);
    }
}

/// T5(c) to (e).
pub(crate) fn pass(state: &mut State, cx: &mut Cx<'_, Requiem>) {
    let race = state.table.active;
    for hero in race.heroes() {
        state.figure_mut(hero).entangled = false;
        state.figure_mut(hero).ap = 0;
    }
    count_quiet_turn(state, cx);
    let mut next = race.following();
    while !state.side(next).alive {
        next = next.following();
    }
    if next <= race {
        state.table.rounds += 1;
        if state.over.is_none() && state.table.rounds >= MOST_ROUNDS {
            draw(state, "R-DRAW-6");
        }
    }
    if state.over.is_none() {
        begin(state, next, cx);
    }
}

/// R-DRAW-1 to -3.
fn count_quiet_turn(state: &mut State, cx: &mut Cx<'_, Requiem>) {
    if state.table.stirred {
        state.table.quiet = 0;
        return;
    }
    let living = state.living().count() as u8;
    state.table.quiet += 1;
    cx.tell(Event::Quiet(state.table.quiet));
    if state.table.quiet == 3 * living {
        for race in Race::ALL {
            gain(state, race, 1, cx);
        }
    } else if state.table.quiet >= 4 * living {
        draw(state, "R-DRAW-3");
    }
}

//! Destruction, tactical points, elimination and the end (R-HERO, R-TP, R-WIN, R-LOSE, R-DRAW).

use crate::Requiem;
use crate::action::Event;
use crate::agenda::Todo;
use crate::card::PEOPLE_CARDS;
use crate::hero::{HYBRID, Hero, Kind, Race};
use crate::state::{Figure, Over, State};
use table::Cx;

/// No race holds more (R-TP-2).
pub(crate) const MOST_TP: u8 = 10;

/// Pays tactical points; to an eliminated race nothing (R-LOSE-6).
pub(crate) fn gain(state: &mut State, race: Race, points: u8, cx: &mut Cx<'_, Requiem>) {
    let side = state.side_mut(race);
    if !side.alive || points == 0 {
        return;
    }
    side.tp = (side.tp + points).min(MOST_TP);
    cx.tell(Event::Gained(race, points, side.tp));
}

/// The procedure `destroy` of section 3.23.
pub(crate) fn destroy(state: &mut State, hero: Hero, by: Race, cx: &mut Cx<'_, Requiem>) {
    remove(state, hero);
    cx.tell(Event::Destroyed(hero, by));
    let worth = state.card(hero).tp;
    gain(state, by, worth, cx);
    let kills = &mut state.side_mut(by).kills[hero.kind() as usize];
    *kills = kills.saturating_add(1);
    if is_beaten(state, hero.race()) {
        eliminate(state, hero.race(), cx);
    }
    state.table.agenda.push(Todo::Check);
}

/// Takes a figure off the board. A soldier's cards go back to the bank, the Predator's are gone (R-HERO-7 to -9).
fn remove(state: &mut State, hero: Hero) {
    *state.figure_mut(hero) = Figure::default();
    for other in &mut state.table.figures {
        other.answered &= !(1 << hero.index());
    }
    if hero.kind() == Kind::Soldier {
        let kit = core::mem::take(&mut state.table.kits[hero.index()]);
        for (card, copies) in kit.into_iter().enumerate().take(PEOPLE_CARDS) {
            state.table.bank[card] += copies;
        }
    }
    if hero.kind() == Kind::Predator {
        state.table.arsenal = 0;
        state.table.energy = 0;
        state.table.cloak = false;
    }
    if state.table.current == Some(hero) {
        state.table.current = None;
    }
}

/// R-LOSE-1 to -4.
fn is_beaten(state: &State, race: Race) -> bool {
    match race {
        Race::Guard => state.heroes(race).next().is_none() && state.side(race).tp == 0,
        Race::Predator => state.heroes(race).next().is_none(),
        Race::Aliens => !state.stands(HYBRID),
    }
}

fn eliminate(state: &mut State, race: Race, cx: &mut Cx<'_, Requiem>) {
    // The brood leaves with the Hybrid and pays nothing (R-TP-5).
    race.heroes().for_each(|hero| remove(state, hero));
    let side = state.side_mut(race);
    side.alive = false;
    side.tp = 0;
    state.table.doubt = true;
    cx.tell(Event::Eliminated(race));
    let mut living = state.living();
    if let (Some(last), None) = (living.next(), living.next()) {
        drop(living);
        state.over = Some(Over { winner: Some(last), rule: "R-WIN-2" });
    }
}

pub(crate) fn draw(state: &mut State, rule: &'static str) {
    state.over = Some(Over { winner: None, rule });
}

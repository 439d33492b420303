//! What pointing at something could mean that is not on offer.

use super::city_size;
use crate::action::{Action, Question};
use crate::attack;
use crate::card::{Card, Weapon};
use crate::choices::carries_medkit;
use crate::content::Content;
use crate::hero::{Hero, PREDATOR, Race};
use crate::spot::Spot;
use crate::state::State;
use crate::view::{self, View};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Anchor, Place};

pub(super) fn meant(content: &Arc<Content>, view: &View, question: Question, anchor: Anchor) -> Vec<Action> {
    match anchor {
        Anchor::Place(place) => spot(content, place).map(|spot| on_cell(question, spot)).unwrap_or_default(),
        Anchor::Piece(number) => {
            let hero = view.heroes.keys().nth(usize::from(number));
            hero.map(|hero| on_hero(content, view, question, *hero)).unwrap_or_default()
        }
        Anchor::Card(tray, card) => on_card(content, view, question, tray, card),
        Anchor::Button => Vec::new(),
    }
}

fn spot(content: &Content, place: Place) -> Option<Spot> {
    let cell = match place.board {
        0 => Cell(place.cell),
        _ => Cell(place.cell.checked_add(city_size(content))?),
    };
    content.map.cells().find(|other| *other == cell).map(|cell| content.map.spot(cell))
}

fn on_cell(question: Question, spot: Spot) -> Vec<Action> {
    match question {
        Question::Deploy(_) => vec![Action::Deploy(spot)],
        _ => vec![Action::Move(spot)],
    }
}

fn on_hero(content: &Arc<Content>, view: &View, question: Question, hero: Hero) -> Vec<Action> {
    match question {
        Question::Act(attacker) => {
            let state = view::rebuild(content, view);
            let weapons = Weapon::ALL.into_iter().filter(|weapon| attack::owns(&state, attacker, *weapon));
            let modes = |weapon: Weapon| attack::modes(&state, weapon).map(move |mode| (weapon, mode));
            let attacks = weapons.flat_map(modes).map(|(weapon, mode)| Action::Attack(weapon, mode, hero));
            let own = hero.race() == attacker.race();
            if own { on_own(&state, attacker, hero) } else { attacks.collect() }
        }
        Question::Spend(Race::Guard) if hero.race() == Race::Guard => {
            Card::people().iter().map(|card| Action::Equip(hero, *card)).collect()
        }
        _ => vec![Action::Activate(hero)],
    }
}

/// Whoever can heal means the wounded; everything else about an own hero is whose turn to act it is.
fn on_own(state: &State, acting: Hero, hero: Hero) -> Vec<Action> {
    let wounded = state.figure(hero).health < state.card(hero).health;
    let heal = match hero {
        PREDATOR => Some(Action::Heal).filter(|_| state.has_card(PREDATOR, Card::Heal)),
        _ => Some(Action::Medkit(hero)).filter(|_| carries_medkit(state, acting)),
    };
    heal.filter(|_| wounded).into_iter().chain([Action::Activate(hero)]).collect()
}

/// Cards of the bank can be bought; the bank is the last tray.
fn on_card(content: &Arc<Content>, view: &View, question: Question, tray: u16, card: u16) -> Vec<Action> {
    let trays = super::trays::all(content, view);
    if usize::from(tray) + 1 != trays.len() {
        return Vec::new();
    }
    let banked = view.bank.iter().filter(|(_, copies)| **copies > 0);
    let Some((card, _)) = banked.map(|(card, copies)| (*card, *copies)).nth(usize::from(card)) else {
        return Vec::new();
    };
    match question {
        Question::Spend(_) if Card::predators().contains(&card) => vec![Action::Acquire(card)],
        _ => vec![Action::Recruit(card)],
    }
}

//! Tactical points: soldiers and gear, Predator cards, brood (R-GUARD, R-PRED, R-BROOD).

use crate::Requiem;
use crate::action::Event;
use crate::agenda::Todo;
use crate::card::Card;
use crate::hero::{Hero, Kind, PREDATOR, Race};
use crate::setup::put;
use crate::state::State;
use crate::tasks;
use alloc::vec::Vec;
use board::Cell;
use table::Cx;

/// Aliens that may come out of one hive in a turn (R-BROOD-4).
pub(crate) const SPAWNS_A_HIVE: u8 = 2;
/// What an Alien costs (R-BROOD-1).
pub(crate) const ALIEN_PRICE: u8 = 1;

/// Why a purchase is not possible, in the order in which it is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoSale {
    OtherRace,
    NoFirearm,
    NotForSale,
    NotInBank,
    TooDear,
    TooMany,
    NotInPlay,
    OneATurn,
    HiveSpent,
    NoSuchHive,
}

/// A card in the bank that `race` can pay for.
fn card_bar(state: &State, race: Race, card: Card) -> Option<NoSale> {
    let people = Card::people().contains(&card);
    if people != (race == Race::Guard) || race == Race::Aliens {
        return Some(NoSale::OtherRace);
    }
    let Some(price) = state.content.cards.price(card) else { return Some(NoSale::NotForSale) };
    if state.table.bank[card as usize] == 0 {
        return Some(NoSale::NotInBank);
    }
    (price > state.side(race).tp).then_some(NoSale::TooDear)
}

pub(crate) fn recruit_bar(state: &State, card: Card) -> Option<NoSale> {
    if state.table.active != Race::Guard {
        return Some(NoSale::OtherRace);
    }
    if !card.is_firearm() {
        return Some(NoSale::NoFirearm);
    }
    let full = state.count(Kind::Soldier) >= usize::from(state.content.heroes[Kind::Soldier].cap);
    card_bar(state, Race::Guard, card).or(full.then_some(NoSale::TooMany))
}

pub(crate) fn equip_bar(state: &State, soldier: Hero, card: Card) -> Option<NoSale> {
    if state.table.active != Race::Guard || soldier.kind() != Kind::Soldier {
        return Some(NoSale::OtherRace);
    }
    card_bar(state, Race::Guard, card).or((!state.stands(soldier)).then_some(NoSale::NotInPlay))
}

pub(crate) fn acquire_bar(state: &State, card: Card) -> Option<NoSale> {
    if state.table.active != Race::Predator {
        return Some(NoSale::OtherRace);
    }
    card_bar(state, Race::Predator, card).or(state.table.acquired.then_some(NoSale::OneATurn))
}

pub(crate) fn spawn_bar(state: &State, hive: u8) -> Option<NoSale> {
    if state.table.active != Race::Aliens {
        return Some(NoSale::OtherRace);
    }
    let Some(&spawned) = state.table.spawned.get(usize::from(hive).wrapping_sub(1)) else {
        return Some(NoSale::NoSuchHive);
    };
    if state.side(Race::Aliens).tp < ALIEN_PRICE {
        return Some(NoSale::TooDear);
    }
    if spawned >= SPAWNS_A_HIVE {
        return Some(NoSale::HiveSpent);
    }
    let full = state.count(Kind::Alien) >= usize::from(state.content.heroes[Kind::Alien].cap);
    full.then_some(NoSale::TooMany)
}

/// Whether the active race could buy anything.
pub(crate) fn is_possible(state: &State) -> bool {
    match state.table.active {
        _ if state.side(state.table.active).tp == 0 => false,
        Race::Guard => {
            Card::people().iter().any(|card| recruit_bar(state, *card).is_none())
                || state.heroes(Race::Guard).next().is_some()
                    && Card::people().iter().any(|card| card_bar(state, Race::Guard, *card).is_none())
        }
        Race::Predator => Card::predators().iter().any(|card| acquire_bar(state, *card).is_none()),
        Race::Aliens => (1..=3).any(|hive| spawn_bar(state, hive).is_none()),
    }
}

/// A Guard without soldiers must buy one if it can (R-GUARD-9).
pub(crate) fn must_recruit(state: &State) -> bool {
    state.table.active == Race::Guard
        && state.heroes(Race::Guard).next().is_none()
        && Card::people().iter().any(|card| recruit_bar(state, *card).is_none())
}

fn pay(state: &mut State, card: Card) {
    state.side_mut(state.table.active).tp -= state.content.cards.price(card).unwrap_or(0);
    state.table.bank[card as usize] -= 1;
    state.table.stirred = true;
}

/// The soldier with the lowest free number comes (R-HERO-1).
pub(crate) fn recruit(state: &mut State, card: Card, cx: &mut Cx<'_, Requiem>) {
    let free = Race::Guard.heroes().find(|hero| !state.stands(*hero));
    if let Some(soldier) = free {
        pay(state, card);
        state.table.kits[soldier.index()][card as usize] += 1;
        cx.tell(Event::Bought(soldier, card));
        state.table.agenda.push(Todo::Deploy(soldier, 0));
    }
}

pub(crate) fn equip(state: &mut State, soldier: Hero, card: Card, cx: &mut Cx<'_, Requiem>) {
    pay(state, card);
    state.table.kits[soldier.index()][card as usize] += 1;
    cx.tell(Event::Bought(soldier, card));
    state.table.agenda.push(Todo::Check);
}

pub(crate) fn acquire(state: &mut State, card: Card, cx: &mut Cx<'_, Requiem>) {
    pay(state, card);
    state.table.arsenal |= 1 << card as u16;
    state.table.acquired = true;
    cx.tell(Event::Bought(PREDATOR, card));
    state.table.agenda.push(Todo::Check);
}

pub(crate) fn spawn(state: &mut State, hive: u8) {
    let free = Race::Aliens.heroes().find(|hero| hero.kind() == Kind::Alien && !state.stands(*hero));
    if let Some(alien) = free {
        state.side_mut(Race::Aliens).tp -= ALIEN_PRICE;
        state.table.spawned[usize::from(hive - 1)] += 1;
        state.table.stirred = true;
        state.table.agenda.push(Todo::Deploy(alien, hive - 1));
    }
}

/// Cells by their distance from where a new figure belongs: first the Guard cells or those of its hive.
fn rings(state: &State, hero: Hero, hive: u8) -> &[Vec<Cell>] {
    let map = &state.content.map;
    match hero.kind() {
        Kind::Alien => map.rings_from_hive(usize::from(hive)),
        _ => map.rings_from_guard(),
    }
}

/// Whether a new figure has to stand beside where it belongs (R-GUARD-8, R-BROOD-3).
pub(crate) fn home_is_full(state: &State, hero: Hero, hive: u8) -> bool {
    let home = rings(state, hero, hive).first();
    home.into_iter().flatten().all(|cell| state.occupant(*cell).is_some())
}

/// Where a new figure may stand: the nearest ring with a free cell (R-GUARD-7, -8, R-BROOD-2, -3).
pub(crate) fn places(state: &State, hero: Hero, hive: u8) -> impl Iterator<Item = Cell> + '_ {
    let rings = rings(state, hero, hive);
    let occupied = state.occupied();
    let nearest = rings.iter().find(|ring| ring.iter().any(|cell| !occupied.contains(*cell)));
    nearest.into_iter().flatten().copied().filter(move |cell| !occupied.contains(*cell))
}

/// The place, if there is only one.
pub(crate) fn only_place(state: &State, hero: Hero, hive: u8) -> Option<Cell> {
    let mut places = places(state, hero, hive);
    places.next().filter(|_| places.next().is_none())
}

/// Puts a new figure on the board, fit to act at once (R-TURN-9).
pub(crate) fn deploy(state: &mut State, hero: Hero, cell: Cell, cx: &mut Cx<'_, Requiem>) {
    put(state, hero, cell);
    cx.tell(Event::Deployed(hero, state.content.map.spot(cell)));
    tasks::stand(state, hero);
    state.table.agenda.push(Todo::Check);
}

//! Attacks and counter-attacks (R-RANGE to R-COUNTER), in the order of section 3.23.

use crate::Requiem;
use crate::action::{Event, Visor};
use crate::agenda::Todo;
use crate::card::Weapon;
use crate::content::Mode;
use crate::hero::{Hero, Kind, PREDATOR, Race};
use crate::state::State;
use board::CellSet;
use table::Cx;

/// Why a weapon cannot be used so. In the order in which it is checked (R-COST-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bar {
    NotOwned,
    NoSuchMode,
    DieChooses,
    NotEnemy,
    TooFar,
    OtherBoard,
    OutOfSight,
    TooFewAp,
    TooLittleEnergy,
    UsedTwice,
    Entangled,
    Answered,
}

/// A weapon use that somebody thinks of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    pub(crate) attacker: Hero,
    pub(crate) target: Hero,
    pub(crate) weapon: Weapon,
    /// 1 or 2; 0 where the die chooses.
    pub(crate) mode: u8,
    pub(crate) counter: bool,
}

/// How one hero lies to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) distance: Option<u16>,
    pub(crate) seen: bool,
}

impl Line {
    pub(crate) fn between(state: &State, attacker: Hero, target: Hero, figures: &CellSet) -> Line {
        let map = &state.content.map;
        let (Some(from), Some(to)) = (state.cell(attacker), state.cell(target)) else {
            return Line { distance: None, seen: false };
        };
        let distance = map.distance(from, to);
        Line { distance, seen: distance.is_some_and(|d| d == 1 || map.sees(from, to, figures)) }
    }
}

/// The modes that can be named for a weapon: 0 alone where the die chooses (R-RANDMODE-1).
pub(crate) fn modes(state: &State, weapon: Weapon) -> core::ops::RangeInclusive<u8> {
    let card = &state.content.weapons[weapon];
    if card.random { 0..=0 } else { 1..=card.modes.len() as u8 }
}

/// The printed values of a mode. Random-mode weapons have one range and cost for both (R-RANDMODE-4).
pub(crate) fn printed(state: &State, weapon: Weapon, mode: u8) -> &Mode {
    &state.content.weapons[weapon].modes[usize::from(mode.saturating_sub(1))]
}

pub(crate) fn owns(state: &State, hero: Hero, weapon: Weapon) -> bool {
    match weapon.card() {
        Some(card) => state.has_card(hero, card),
        None => match weapon {
            Weapon::AlienClaws | Weapon::AlienTail => hero.kind() == Kind::Alien,
            _ => hero.kind() == Kind::Hybrid,
        },
    }
}

/// The visor suits one race only (R-VISOR-3, R-VISOR-4).
fn visor_fails(state: &State, usage: Use) -> bool {
    let seen_well = match state.table.visor {
        Visor::Humans => Race::Guard,
        Visor::Aliens => Race::Aliens,
    };
    usage.attacker == PREDATOR && usage.target.race() != seen_well
}

/// R-VISOR-6: never below 1.
fn range(state: &State, usage: Use) -> u16 {
    let printed = printed(state, usage.weapon, usage.mode).range;
    let penalty = if visor_fails(state, usage) { state.content.cards.visor.range } else { 0 };
    u16::from(printed.saturating_sub(penalty).max(1))
}

/// What is added to the number to be rolled (R-VISOR-5, R-CLOAK-3).
pub(crate) fn penalty(state: &State, usage: Use) -> u8 {
    let cards = &state.content.cards;
    let visor = if visor_fails(state, usage) { cards.visor.accuracy } else { 0 };
    let cloak = if usage.target == PREDATOR && state.table.cloak { cards.cloak_penalty } else { 0 };
    visor + cloak
}

/// What forbids a weapon use, if anything does.
pub(crate) fn bar(state: &State, usage: Use, line: Line) -> Option<Bar> {
    let card = &state.content.weapons[usage.weapon];
    if !owns(state, usage.attacker, usage.weapon) {
        return Some(Bar::NotOwned);
    }
    if card.random && usage.mode != 0 {
        return Some(Bar::DieChooses);
    }
    if !modes(state, usage.weapon).contains(&usage.mode) {
        return Some(Bar::NoSuchMode);
    }
    if usage.target.race() == usage.attacker.race() || !state.stands(usage.target) {
        return Some(Bar::NotEnemy);
    }
    let Some(distance) = line.distance else { return Some(Bar::OtherBoard) };
    if distance > range(state, usage) {
        return Some(Bar::TooFar);
    }
    if !card.indirect && !line.seen {
        return Some(Bar::OutOfSight);
    }
    let (mode, figure) = (printed(state, usage.weapon, usage.mode), state.figure(usage.attacker));
    if mode.energy > 0 && mode.energy > state.table.energy {
        return Some(Bar::TooLittleEnergy);
    }
    if usage.counter {
        if figure.entangled {
            return Some(Bar::Entangled);
        }
        return (figure.answered & 1 << usage.target.index() != 0).then_some(Bar::Answered);
    }
    if figure.ap < mode.ap {
        return Some(Bar::TooFewAp);
    }
    (figure.uses >= 2).then_some(Bar::UsedTwice)
}

/// Every weapon and mode with which a hero can answer another, ascending.
pub(crate) fn answers(state: &State, hero: Hero, attacker: Hero) -> impl Iterator<Item = (Weapon, u8)> + '_ {
    let line = Line::between(state, hero, attacker, &state.occupied());
    let ready = state.stands(hero) && state.stands(attacker);
    let all = Weapon::ALL.into_iter().filter(move |weapon| ready && owns(state, hero, *weapon));
    all.flat_map(move |weapon| modes(state, weapon).map(move |mode| (weapon, mode))).filter(
        move |&(weapon, mode)| {
            bar(state, Use { attacker: hero, target: attacker, weapon, mode, counter: true }, line).is_none()
        },
    )
}

pub(crate) fn can_answer(state: &State, hero: Hero, attacker: Hero) -> bool {
    answers(state, hero, attacker).next().is_some()
}

/// What a throw of the die does (R-ACC-1, R-ACC-3, R-RANDMODE-2): the damage, or nothing for a miss.
pub(crate) fn damage_of(state: &State, usage: Use, roll: u8) -> Option<u8> {
    let card = &state.content.weapons[usage.weapon];
    let penalty = penalty(state, usage);
    let reached = |mode: &Mode, most: u8| mode.accuracy.is_none_or(|a| roll >= (a + penalty).min(most));
    if card.random {
        // The better mode has no upper bound: a cloak can put it out of reach.
        let [first, second] = [&card.modes[0], &card.modes[card.modes.len() - 1]];
        return if reached(second, u8::MAX) {
            Some(second.damage)
        } else {
            reached(first, 6).then_some(first.damage)
        };
    }
    let mode = printed(state, usage.weapon, usage.mode);
    reached(mode, 6).then_some(mode.damage)
}

/// The lowest throw that hits.
pub(crate) fn needed(state: &State, usage: Use) -> u8 {
    (1..=6).find(|roll| damage_of(state, usage, *roll).is_some()).unwrap_or(6)
}

/// Steps 2 to 5 of section 3.23; the rest goes on the agenda.
pub(crate) fn resolve(state: &mut State, usage: Use, cx: &mut Cx<'_, Requiem>) {
    let Use { attacker, target, weapon, mode, counter } = usage;
    let printed = *printed(state, weapon, mode);
    let melee = state.content.weapons[weapon].melee;
    let adjacent = match (state.cell(attacker), state.cell(target)) {
        (Some(from), Some(to)) => state.content.map.adjacent(from, to),
        _ => false,
    };
    let figure = state.figure_mut(attacker);
    if counter {
        figure.answered |= 1 << target.index();
    } else {
        figure.ap -= printed.ap;
        figure.uses += 1;
        figure.acted = true;
        state.table.stirred = true;
        state.table.agenda.push(Todo::Counter(target, attacker));
    }
    state.table.energy -= printed.energy;
    state.table.agenda.push(Todo::Check);
    cx.tell(Event::Attacked { attacker, target, weapon, mode, counter });

    let hit = if melee {
        Some(printed.damage)
    } else {
        let roll = cx.roll(6) as u8;
        let hit = damage_of(state, usage, roll);
        cx.tell(Event::Threw(roll, needed(state, usage), hit));
        hit
    };
    let Some(damage) = hit else { return };
    if printed.entangles {
        state.figure_mut(target).entangled = true;
        cx.tell(Event::Entangled(target));
    }
    if damage > 0 {
        if State::is_acid(target) && adjacent {
            state.table.agenda.push(Todo::Acid(attacker));
        }
        if hurt(state, target, attacker.race(), damage, cx) {
            state.table.agenda.push(Todo::Destroy(target, attacker.race()));
        }
    }
}

/// Takes health or adds wounds, counts the damage for tasks, and says whether the hero is destroyed (R-DMG, R-ALIENDMG).
fn hurt(state: &mut State, target: Hero, by: Race, damage: u8, cx: &mut Cx<'_, Requiem>) -> bool {
    let kind = target.kind();
    let most = state.card(target).health;
    let figure = state.figure_mut(target);
    let left = if kind == Kind::Alien { most.saturating_sub(figure.health) } else { figure.health };
    let suffered = damage.min(left);
    if kind == Kind::Alien {
        figure.health += suffered;
    } else {
        figure.health -= suffered;
    }
    cx.tell(Event::Hurt(target, suffered, figure.health));
    let counted = &mut state.side_mut(by).wounds[kind as usize];
    *counted = counted.saturating_add(suffered);
    if suffered == left {
        return true;
    }
    if kind != Kind::Alien || damage != 2 {
        return false;
    }
    let roll = cx.roll(6) as u8;
    cx.tell(Event::Critical(target, roll));
    roll >= 5
}

/// R-ACID: one roll for each weapon use that hurt from an adjacent cell.
pub(crate) fn acid(state: &mut State, hero: Hero, cx: &mut Cx<'_, Requiem>) {
    let roll = cx.roll(6) as u8;
    cx.tell(Event::Acid(hero, roll));
    if roll == 6 && hurt(state, hero, Race::Aliens, 1, cx) {
        state.table.agenda.push(Todo::Destroy(hero, Race::Aliens));
    }
}

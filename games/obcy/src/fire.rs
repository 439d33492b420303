//! Fire of the characters (O-WEAP, O-FIRE).

use crate::agenda::Todo;
use crate::content::Side;
use crate::event::{Notice, Verdict};
use crate::finish::{hurt, tell, weaken};
use crate::item::{Item, Kind, Weapon};
use crate::people::{Alien, Character};
use crate::state::State;
use crate::{Obcy, grenade};
use board::{Cell, CellSet};
use table::Cx;

/// What forbids a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoShot {
    NotOnBoard,
    NoWeapon,
    Restricted,
    NoCharges,
    NoActionPoints,
    WrongNumber,
    NoTarget,
    Twice,
    TooFar,
    Blocked,
}

/// What forbids this attack; the screens are what [`State::screens`] says.
pub(crate) fn bar(
    state: &State,
    who: Character,
    weapon: Weapon,
    target: Alien,
    shots: u8,
    screens: &CellSet,
) -> Option<NoShot> {
    let Some(from) = state.cell(who) else { return Some(NoShot::NotOnBoard) };
    if let Some(bar) = weapon_bar(state, who, weapon) {
        return Some(bar);
    }
    let person = state.person(who);
    if person.ap == 0 {
        return Some(NoShot::NoActionPoints);
    }
    if shots == 0 || shots > person.ap.min(person.charges()) {
        return Some(NoShot::WrongNumber);
    }
    target_bar(state, from, target, screens).or_else(|| {
        let near = state.content.base.distance(from, state.alien_cell(target));
        (near > u16::from(state.content.items[weapon].range)).then_some(NoShot::TooFar)
    })
}

/// What forbids the use of a weapon at all (O-WEAP-2, O-WEAP-16).
fn weapon_bar(state: &State, who: Character, weapon: Weapon) -> Option<NoShot> {
    let person = state.person(who);
    if !person.has(weapon.kind()) {
        Some(NoShot::NoWeapon)
    } else if !state.content.cards[who].may_fire(weapon) {
        Some(NoShot::Restricted)
    } else if person.charges() == 0 {
        Some(NoShot::NoCharges)
    } else {
        None
    }
}

/// What forbids a target whatever the weapon. Beyond every range there is no line either.
fn target_bar(state: &State, from: Cell, target: Alien, screens: &CellSet) -> Option<NoShot> {
    if !state.stands(target) {
        return Some(NoShot::NoTarget);
    }
    if state.table.shot_at >> target.0 & 1 == 1 {
        return Some(NoShot::Twice);
    }
    let (base, to) = (&state.content.base, state.alien_cell(target));
    if base.distance(from, to) > u16::from(state.content.items.longest_range()) {
        return Some(NoShot::TooFar);
    }
    (!base.clear(from, to, screens)).then_some(NoShot::Blocked)
}

/// Aliens that can be seen from a field, one bit each; with this the targets of every weapon are found at once.
pub(crate) fn targets(state: &State, from: Cell) -> u128 {
    let (base, far) = (&state.content.base, u16::from(state.content.items.longest_range()));
    let mut screens = None;
    let mut seen = 0;
    for alien in state.aliens().filter(|alien| base.distance(from, state.alien_cell(*alien)) <= far) {
        let screens = screens.get_or_insert_with(|| state.screens());
        if target_bar(state, from, alien, screens).is_none() {
            seen |= 1 << alien.0;
        }
    }
    seen
}

/// Weapons at hand, ascending.
pub(crate) fn weapons(state: &State, who: Character) -> impl Iterator<Item = Weapon> + '_ {
    Weapon::ALL.into_iter().filter(move |weapon| weapon_bar(state, who, *weapon).is_none())
}

/// Whether anything can be fired or thrown now.
pub(crate) fn can_shoot(state: &State, who: Character) -> bool {
    let person = state.person(who);
    let Some(from) = person.cell().filter(|_| person.ap > 0) else { return false };
    if weapons(state, who).next().is_some() {
        let seen = targets(state, from);
        let near = |weapon: Weapon| {
            let range = u16::from(state.content.items[weapon].range);
            let reached =
                |alien: &Alien| state.content.base.distance(from, state.alien_cell(*alien)) <= range;
            state.aliens().filter(|alien| seen >> alien.0 & 1 == 1).any(|alien| reached(&alien))
        };
        if seen != 0 && weapons(state, who).any(near) {
            return true;
        }
    }
    grenade::can_throw(state, who)
}

/// Those who may have a firing turn now (DP-11).
pub(crate) fn shooters(state: &State) -> impl Iterator<Item = Character> + '_ {
    Character::ALL.into_iter().filter(|who| !state.person(*who).volleyed && can_shoot(state, *who))
}

/// Attack strength of so many shots (O-FIRE-5, O-FIRE-6).
pub(crate) fn strength(state: &State, who: Character, weapon: Weapon, target: Alien, shots: u8) -> i16 {
    let fire = i16::from(state.content.items[weapon].strength) * i16::from(shots);
    i16::from(state.person(who).strength) + fire - state.effective(target)
}

pub(crate) fn fire(
    state: &mut State,
    who: Character,
    weapon: Weapon,
    target: Alien,
    shots: u8,
    cx: &mut Cx<'_, Obcy>,
) {
    let strength = strength(state, who, weapon, target, shots);
    state.table.shot_at |= 1 << target.0;
    let person = state.person_mut(who);
    person.ap -= shots;
    person.fired = true;
    (0..shots).for_each(|_| spend_charge(person));
    tell(cx, Notice::Fired(who, weapon, target, shots));
    let die = cx.roll(6) as u8;
    let effect = state.content.combat.result(strength, die);
    let beside =
        state.cell(who).is_some_and(|cell| state.content.base.adjacent(cell, state.alien_cell(target)));
    // From farther away nothing comes back (O-FIRE-12).
    let effect = effect.filter(|effect| effect.side == Side::Defender || beside);
    tell(cx, Notice::Rolled(strength, die, effect.map(Verdict)));
    let Some(effect) = effect else { return };
    // Strength first, then the retreat of whoever survives (O-CRT-6).
    match effect.side {
        Side::Defender if weaken(state, target, effect.loss, cx) => {
            state.table.agenda.push(Todo::Flee(target, effect.retreat));
        }
        Side::Attacker if hurt(state, who, effect.loss, cx) => {
            state.table.agenda.push(Todo::Retreat(who, effect.retreat));
        }
        _ => {}
    }
}

/// The magazine with the fewest charges pays; an empty one is discarded (O-WEAP-7, O-WEAP-10).
fn spend_charge(person: &mut crate::state::Person) {
    let magazines = person.pockets.iter_mut().filter(|pocket| pocket.is_some_and(|item| item.charges > 0));
    if let Some(pocket) = magazines.min_by_key(|pocket| pocket.map_or(0, |item| item.charges)) {
        *pocket = match *pocket {
            Some(Item { kind: Kind::Magazine, charges }) if charges > 1 => {
                Some(Item { kind: Kind::Magazine, charges: charges - 1 })
            }
            _ => None,
        };
    }
    person.sort();
}

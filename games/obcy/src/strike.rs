//! Attacks of the aliens (O-AATK).

use crate::Obcy;
use crate::agenda::Todo;
use crate::content::Side;
use crate::event::{Notice, Verdict};
use crate::finish::{hurt, tell, weaken};
use crate::people::{ALIENS, Alien, Character};
use crate::state::State;
use table::Cx;

/// Characters next to an alien, in roster order.
pub(crate) fn victims(state: &State, alien: Alien) -> impl Iterator<Item = Character> + '_ {
    let near = state.content.base.near(state.alien_cell(alien));
    Character::ALL.into_iter().filter(move |who| state.cell(*who).is_some_and(|cell| near.has(cell)))
}

/// The next alien that must attack and has nobody assigned (O-AATK-2).
pub(crate) fn unassigned(state: &State) -> Option<Alien> {
    let around = state.beside(&state.people_cells());
    let must =
        |alien: &Alien| state.creature(*alien).target.is_none() && around.has(state.alien_cell(*alien));
    state.aliens().find(must)
}

/// Assigns aliens to characters as far as there is no choice (O-AATK-3).
pub(crate) fn assign(state: &mut State) -> bool {
    while let Some(alien) = unassigned(state) {
        let mut near = victims(state, alien);
        let (first, second) = (near.next(), near.next());
        drop(near);
        if second.is_some() {
            return false;
        }
        state.creature_mut(alien).target = first;
    }
    state.table.agenda.pop();
    true
}

/// Characters that a group is about to attack, in roster order.
pub(crate) fn attacked(state: &State) -> impl Iterator<Item = Character> + '_ {
    Character::ALL.into_iter().filter(|who| group(state, *who).next().is_some())
}

/// The aliens assigned to a character.
pub(crate) fn group(state: &State, who: Character) -> impl Iterator<Item = Alien> + '_ {
    state.aliens().filter(move |alien| state.creature(*alien).target == Some(who))
}

/// Attack strength of a group (O-AATK-5).
pub(crate) fn strength(state: &State, who: Character) -> i16 {
    let attack: i16 = group(state, who).map(|alien| state.effective(alien)).sum();
    attack - i16::from(state.person(who).strength)
}

/// The only group left attacks; with several their player says which (DP-18).
pub(crate) fn groups(state: &mut State, cx: &mut Cx<'_, Obcy>) -> bool {
    let mut left = attacked(state);
    let (first, second) = (left.next(), left.next());
    drop(left);
    match (first, second) {
        (None, _) => {
            state.table.agenda.pop();
        }
        (Some(who), None) => attack(state, who, cx),
        _ => return false,
    }
    true
}

pub(crate) fn attack(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let strength = strength(state, who);
    let mut aliens = [false; ALIENS];
    group(state, who).for_each(|alien| aliens[alien.index()] = true);
    let aliens = move || Alien::all().filter(move |alien| aliens[alien.index()]);
    aliens().for_each(|alien| state.creature_mut(alien).target = None);
    tell(cx, Notice::Attacked(who, aliens().count() as u8));
    let die = cx.roll(6) as u8;
    let effect = state.content.combat.result(strength, die);
    tell(cx, Notice::Rolled(strength, die, effect.map(Verdict)));
    let Some(effect) = effect else { return };
    match effect.side {
        Side::Defender => {
            if hurt(state, who, effect.loss, cx) {
                state.table.agenda.push(Todo::Retreat(who, effect.retreat));
            }
        }
        // In full on every alien of the group (O-AATK-7).
        Side::Attacker => {
            for alien in aliens() {
                if weaken(state, alien, effect.loss, cx) {
                    state.creature_mut(alien).shaken = true;
                }
            }
            state.table.agenda.push(Todo::Scatter(effect.retreat));
        }
    }
}

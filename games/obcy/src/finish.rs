//! Wounds, deaths and the end (O-CHAR-6, O-AMOVE-11, O-WIN).

use crate::event::{Event, Notice};
use crate::item::{Item, Kind};
use crate::people::{Alien, Character};
use crate::state::{Creature, Over, Person, State, Winner};
use crate::{Obcy, tasks};
use table::Cx;

/// Says something that everybody may know.
pub(crate) fn tell(cx: &mut Cx<'_, Obcy>, notice: Notice) {
    cx.tell(Event::Public(notice));
}

/// Ends the game if all characters are dead; true if it is over (O-WIN-3, O-WIN-4).
pub(crate) fn test(state: &mut State) -> bool {
    if state.over.is_none() && !state.table.people.iter().any(Person::is_alive) {
        state.over = Some(if state.table.queen_alive {
            Over { winner: Some(Winner::Aliens), rule: "O-WIN-3" }
        } else {
            Over { winner: None, rule: "O-WIN-4" }
        });
    }
    state.over.is_some()
}

/// A character has reached the ship (O-WIN-1).
pub(crate) fn arrive(state: &mut State) {
    state.over = Some(Over { winner: Some(Winner::Expedition), rule: "O-WIN-1" });
}

/// A character loses strength points. False if it dies of it.
pub(crate) fn hurt(state: &mut State, who: Character, loss: u8, cx: &mut Cx<'_, Obcy>) -> bool {
    if loss > 0 {
        let person = state.person_mut(who);
        person.strength = person.strength.saturating_sub(loss);
        let left = person.strength;
        tell(cx, Notice::Hurt(who, loss, left));
        if left == 0 {
            die(state, who, cx);
            return false;
        }
    }
    true
}

/// A character leaves the game with all it carries (O-CHAR-6, O-CHAR-7).
pub(crate) fn die(state: &mut State, who: Character, cx: &mut Cx<'_, Obcy>) {
    let pockets = core::mem::take(&mut state.person_mut(who).pockets);
    pockets.into_iter().flatten().for_each(|item| give_back(state, item));
    *state.person_mut(who) = Person::DEAD;
    if state.table.current == Some(who) {
        state.table.current = None;
    }
    for creature in &mut state.table.aliens {
        if creature.target == Some(who) {
            creature.target = None;
        }
    }
    tell(cx, Notice::Died(who));
}

/// What is used up or lost: only diskettes come back (O-CHAR-7, O-ITEM-12).
pub(crate) fn give_back(state: &mut State, item: Item) {
    if item.kind == Kind::Diskette {
        state.table.supply[Kind::Diskette as usize] += 1;
    }
}

/// An alien loses strength points. False if it dies of it.
pub(crate) fn weaken(state: &mut State, alien: Alien, loss: u8, cx: &mut Cx<'_, Obcy>) -> bool {
    if loss > 0 {
        let creature = state.creature_mut(alien);
        creature.strength = creature.strength.saturating_sub(loss);
        let left = creature.strength;
        tell(cx, Notice::Weakened(alien, loss, left));
        if left == 0 {
            kill(state, alien, cx);
            return false;
        }
    }
    true
}

/// An alien leaves the board.
pub(crate) fn kill(state: &mut State, alien: Alien, cx: &mut Cx<'_, Obcy>) {
    *state.creature_mut(alien) = Creature::NONE;
    tell(cx, Notice::Killed(alien));
    if state.table.step.is_expedition() {
        tasks::hunted(state, cx);
    }
}

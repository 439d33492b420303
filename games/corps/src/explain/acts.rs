//! Why a character cannot do something in its activation.

use super::{no, shots};
use crate::action::{Action, Element};
use crate::content::{Hook, Type};
use crate::key::Key;
use crate::people::{Slot, Who};
use crate::picture::words;
use crate::state::State;
use crate::{attack, barricade, deck};
use table::{Breach, Message, Seat};

/// `equips` says whether step 2 is still open; there is none outside the own activation.
pub(super) fn forbids(
    state: &State,
    who: Who,
    seat: Seat,
    left: u8,
    equips: Option<bool>,
    action: Action,
) -> Breach {
    let person = &state.table.people[who.index()];
    match action {
        Action::Equip(..) | Action::Unequip(_) if equips != Some(true) => {
            no("C-EQUIP-12", "corps-no-equip-late")
        }
        Action::Equip(key, to) => equip(state, who, seat, key, to),
        Action::Unequip(_) => no("C-EQUIP-9", "corps-no-card-there"),
        Action::Use(origin) => {
            let text = state.texts(who).find(|text| text.origin == origin);
            let spent = person.spent & origin.bit() != 0;
            match text.map(|text| text.hook) {
                Some(Hook::Action) if left == 0 => no("C-ACT-7", "corps-no-actions-left"),
                Some(Hook::FreeAction) if spent => no("C-FREE-3", "corps-no-free-again"),
                Some(Hook::DuringActivation) if spent => no("C-CHAR-9", "corps-no-ability-again"),
                Some(Hook::Action | Hook::FreeAction) if person.down => no("C-KD-2", "corps-no-down"),
                Some(Hook::Action | Hook::FreeAction) => no("C-CACT-1", "corps-no-use-now"),
                _ => no("C-CACT-1", "corps-no-such-text"),
            }
        }
        Action::Play(key) => event(state, who, seat, left, key),
        Action::Move
        | Action::Attack(_)
        | Action::Barricade(_)
        | Action::Aim
        | Action::Interact(_)
        | Action::Rest => {
            if person.down {
                no("C-KD-2", "corps-no-down")
            } else if left == 0 {
                no("C-ACT-7", "corps-no-actions-left")
            } else {
                act(state, who, action)
            }
        }
        Action::Choose(other) => {
            let (rule, why) = if other == who {
                ("C-ACT-7", "corps-no-acting")
            } else {
                ("C-ACT-4", "corps-no-other-acts")
            };
            Breach::new(rule, Message::new(why).with("who", words::who(who)))
        }
        _ => no("C-ACT-8", "corps-no-action"),
    }
}

fn act(state: &State, who: Who, action: Action) -> Breach {
    match action {
        Action::Move => no("C-MOVE-2", "corps-no-way"),
        Action::Attack(_) => shots::weapon(state, who, action, attack::How::Action),
        Action::Barricade(element) => site(state, who, element),
        Action::Aim => no("C-AIM-6", "corps-no-dial"),
        _ => no("C-INT-1", "corps-no-object"),
    }
}

fn site(state: &State, who: Who, element: Element) -> Breach {
    if barricade::elements(state, who).any(|(near, _)| near == element) {
        no("C-BARR-4", "corps-no-barricades-left")
    } else {
        no("C-BARR-2", "corps-no-element")
    }
}

fn event(state: &State, who: Who, seat: Seat, left: u8, key: Key) -> Breach {
    let kind = state.content.find(key).filter(|kind| state.table.hands[seat.index()].has(*kind));
    let Some(card) = kind.map(|kind| state.content.card(kind)) else {
        return no("C-CARD-3", "corps-no-card-in-hand");
    };
    let has = |hook: Hook| card.hooks.iter().any(|(of, _)| *of == hook);
    let own = state.table.people[who.index()].player == Some(seat);
    if card.of != Type::Event {
        no("C-CARD-1", "corps-no-equip-instead")
    } else if !deck::payable(state, card.cost) {
        no("C-EXH-7", "corps-no-cards-left")
    } else if has(Hook::FreeAction) && !own {
        no("C-CARD-6", "corps-no-own-character")
    } else if has(Hook::Action) && left == 0 {
        no("C-ACT-7", "corps-no-actions-left")
    } else if has(Hook::Action) || has(Hook::FreeAction) {
        no("C-CARD-5", "corps-no-use-now")
    } else {
        no("C-CARD-13", "corps-no-event-now")
    }
}

fn equip(state: &State, who: Who, seat: Seat, key: Key, to: Who) -> Breach {
    if state.table.people[who.index()].player != Some(seat) {
        return no("C-EQUIP-13", "corps-no-hand");
    }
    let kind = state.content.find(key).filter(|kind| state.table.hands[seat.index()].has(*kind));
    let Some(card) = kind.map(|kind| state.content.card(kind)) else {
        return no("C-EQUIP-8", "corps-no-card-in-hand");
    };
    if !matches!(card.of, Type::Weapon | Type::Equipment) {
        return no("C-CARD-2", "corps-no-gear-card");
    }
    if !deck::payable(state, card.cost) {
        return no("C-EXH-7", "corps-no-cards-left");
    }
    let near =
        state.cell_of(who).zip(state.cell_of(to)).is_some_and(|(from, to)| state.is_within(2, from, to));
    if !near {
        return no("C-EQUIP-10", "corps-no-reach");
    }
    let full = |slot: Slot| state.table.people[to.index()].slots[slot as usize].is_some();
    match card.weapon {
        Some(_) if to == Who::Newt => no("C-NEWT-4", "corps-no-newt-weapon"),
        Some(weapon) if weapon.backup && full(Slot::Backup) => no("C-EQUIP-3", "corps-no-second-backup"),
        Some(weapon) if weapon.backup => no("C-EQUIP-4", "corps-no-bulky"),
        Some(_) if full(Slot::Weapon) => no("C-EQUIP-2", "corps-no-second-weapon"),
        Some(_) => no("C-EQUIP-4", "corps-no-bulky"),
        None => no("C-EQUIP-5", "corps-no-third-gear"),
    }
}

/// Why a hero cannot activate a grunt (C-RANK).
pub(super) fn grunt(state: &State, hero: Who, action: Action) -> Breach {
    let Action::Choose(who) = action else { return no("C-RANK-4", "corps-no-grunt-first") };
    let person = &state.table.people[who.index()];
    if state.cell_of(who).is_none() || person.is_hero() {
        no("C-RANK-1", "corps-no-grunt")
    } else if person.activated {
        no("C-ROUND-3", "corps-no-activated")
    } else if !state.content.character(who).marine {
        no("C-RANK-5", "corps-no-civilian")
    } else if state.rank(who) > state.rank(hero) {
        no("C-RANK-2", "corps-no-rank")
    } else {
        no("C-RANK-1", "corps-no-grunt")
    }
}

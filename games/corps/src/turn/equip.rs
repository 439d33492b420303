//! Putting cards on characters and taking them back (C-EQUIP).

use crate::Corps;
use crate::action::Action;
use crate::card::{Card, CardId, Known};
use crate::content::{CardKind, Type};
use crate::deck;
use crate::event::{self, Notice};
use crate::key::Key;
use crate::offer::Offers;
use crate::people::{Slot, Who};
use crate::state::State;
use table::{Cx, Seat};

/// Spaces to another character whom one may equip (C-EQUIP-10).
const REACH: u16 = 2;

impl State {
    /// The free slot that suits a card (C-EQUIP-1 to -6).
    pub(crate) fn slot_for(&self, who: Who, card: &CardKind) -> Option<Slot> {
        let slots = self.table.people[who.index()].slots;
        let held = |slot: Slot| slots[slot as usize].and_then(|card| self.content.card(card).weapon);
        let free = |slot: Slot| slots[slot as usize].is_none().then_some(slot);
        match (card.of, card.weapon) {
            // Newt never has a weapon (C-NEWT-4).
            (Type::Weapon, _) if who == Who::Newt => None,
            (Type::Weapon, Some(weapon)) if weapon.backup => {
                free(Slot::Backup).filter(|_| !held(Slot::Weapon).is_some_and(|main| main.bulky))
            }
            (Type::Weapon, Some(weapon)) => {
                free(Slot::Weapon).filter(|_| !weapon.bulky || free(Slot::Backup).is_some())
            }
            (Type::Equipment, _) => free(Slot::Gear).or(free(Slot::Spare)),
            _ => None,
        }
    }

    /// Puts a card into a slot that suits it; two pieces of equipment lie in order.
    pub(crate) fn put_on(&mut self, who: Who, slot: Slot, card: CardId) {
        let slots = &mut self.table.people[who.index()].slots;
        slots[slot as usize] = Some(card);
        if let [_, _, Some(first), Some(second)] = slots
            && first > second
        {
            core::mem::swap(first, second);
        }
    }
}

/// Cards of the hand that may be put on a character, with their costs payable (C-EQUIP-8, C-EQUIP-10).
fn equippable(state: &State, who: Who, seat: Seat) -> impl Iterator<Item = (Key, Who)> + '_ {
    // A grunt has no hand (C-EQUIP-13).
    let own = state.table.people[who.index()].player == Some(seat);
    let from = state.cell_of(who).filter(|_| own);
    let kinds = state.table.hands[seat.index()].kinds().map(|kind| state.content.card(kind));
    kinds.filter(|card| deck::payable(state, card.cost)).flat_map(move |card| {
        let near = move |cell| from.is_some_and(|from| state.is_within(REACH, from, cell));
        let to = state.on_board().filter(move |&(to, cell)| state.slot_for(to, card).is_some() && near(cell));
        to.map(move |(to, _)| (card.key, to))
    })
}

/// Whether there is anything to equip or unequip.
pub(super) fn any(state: &State, who: Who, seat: Seat) -> bool {
    equippable(state, who, seat).next().is_some()
        || state.table.people[who.index()].slots.iter().any(Option::is_some)
}

pub(super) fn offer(state: &State, who: Who, seat: Seat, offers: &mut Offers<'_>) {
    equippable(state, who, seat).for_each(|(key, to)| offers.add(Action::Equip(key, to)));
    for slot in Slot::ALL {
        if state.table.people[who.index()].slots[slot as usize].is_some() {
            offers.add(Action::Unequip(slot));
        }
    }
}

pub(super) fn equip(state: &mut State, _: Who, seat: Seat, key: Key, to: Who, cx: &mut Cx<'_, Corps>) {
    let Some(kind) = state.content.find(key) else { return };
    let Some(slot) = state.slot_for(to, state.content.card(kind)) else { return };
    if state.table.hands[seat.index()].take(kind).is_some() {
        let cost = state.content.card(kind).cost;
        state.put_on(to, slot, kind);
        event::tell(cx, Notice::Equipped(to, key, cost));
        deck::exhaust(state, cost, cx);
    }
}

/// Back to the hand, free; a grunt's card goes under the exhaust pile (C-EQUIP-9, C-EQUIP-13).
pub(super) fn unequip(state: &mut State, who: Who, seat: Seat, slot: Slot, cx: &mut Cx<'_, Corps>) {
    let Some(card) = state.remove_from_slot(who, slot) else { return };
    event::tell(cx, Notice::Unequipped(who, state.content.card(card).key));
    if state.table.people[who.index()].is_hero() {
        state.table.hands[seat.index()].insert(Card::new(card, deck::hand_known(state, seat)));
    } else {
        state.table.exhaust.push_bottom(Card::new(card, Known::ALL));
    }
}

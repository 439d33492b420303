//! What character cards and equipped cards give.

use crate::action::Origin;
use crate::content::{Hook, ProgramId, Stats, Trait};
use crate::event::Notice;
use crate::people::{Slot, Who};
use crate::state::State;

/// A text that a character has, and where it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    pub(crate) origin: Origin,
    pub(crate) hook: Hook,
    pub(crate) program: ProgramId,
    /// A passive that works once between two Marine phases.
    pub(crate) once_a_round: bool,
}

impl Origin {
    /// The bit by which a use is remembered: C-FREE-3, C-CHAR-9, A-79.
    pub(crate) fn bit(self) -> u8 {
        match self {
            Origin::Ability(number) => 1 << number,
            Origin::Card(slot) => 0x10 << slot as u8,
        }
    }

    pub(crate) fn slot(self) -> Option<Slot> {
        match self {
            Origin::Card(slot) => Some(slot),
            Origin::Ability(_) => None,
        }
    }
}

impl State {
    pub(crate) fn stats(&self, who: Who) -> &Stats {
        self.content.character(who).side(self.table.people[who.index()].side)
    }

    /// All texts of a character: its abilities, then those of its cards.
    pub(crate) fn texts(&self, who: Who) -> impl Iterator<Item = Text> + '_ {
        let abilities = self.stats(who).abilities.iter().enumerate().map(|(number, ability)| Text {
            origin: Origin::Ability(number as u8),
            hook: ability.hook,
            program: ability.text,
            once_a_round: ability.once_a_round,
        });
        let slots = self.table.people[who.index()].slots;
        let cards = Slot::ALL.into_iter().zip(slots).filter_map(|(slot, card)| Some((slot, card?)));
        abilities.chain(cards.flat_map(|(slot, card)| {
            let origin = Origin::Card(slot);
            let text = move |&(hook, program)| Text { origin, hook, program, once_a_round: false };
            self.content.card(card).hooks.iter().map(text)
        }))
    }

    /// That a text of a character is being carried out.
    pub(crate) fn used(&self, who: Who, origin: Origin) -> Notice {
        Notice::Used(who, self.table.people[who.index()].side, origin)
    }

    /// Adds up what the character's own card and its equipment give.
    fn sum(&self, who: Who, value: impl Fn(&Trait) -> i8) -> i8 {
        let own = self.stats(who).traits.iter();
        let cards = self.table.people[who.index()].slots.into_iter().flatten();
        own.chain(cards.flat_map(|card| self.content.card(card).traits.iter())).map(value).sum()
    }

    pub(crate) fn speed(&self, who: Who) -> u8 {
        self.stats(who).speed.saturating_add_signed(self.sum(who, |t| match t {
            Trait::Speed(plus) => *plus,
            _ => 0,
        }))
    }

    pub(crate) fn defence(&self, who: Who) -> u8 {
        self.stats(who).defence.saturating_add_signed(self.sum(who, |t| match t {
            Trait::Defence(plus) => *plus,
            _ => 0,
        }))
    }

    pub(crate) fn melee(&self, who: Who) -> u8 {
        self.stats(who).melee.saturating_add_signed(self.sum(who, |t| match t {
            Trait::Melee(plus) => *plus,
            _ => 0,
        }))
    }

    /// Tech for building and removing barricades (C-BARR-2).
    pub(crate) fn barricade_tech(&self, who: Who) -> u8 {
        self.stats(who).tech.saturating_add_signed(self.sum(who, |t| match t {
            Trait::Tech(plus) | Trait::Barricade(plus) => *plus,
            _ => 0,
        }))
    }

    /// Tech for the mission's objects (C-INT-1).
    pub(crate) fn interact_tech(&self, who: Who) -> u8 {
        self.stats(who).tech.saturating_add_signed(self.sum(who, |t| match t {
            Trait::Tech(plus) | Trait::Interact(plus) => *plus,
            _ => 0,
        }))
    }

    /// The value that a reset sets the dial to; 0 without a dial (C-SETUP-10, C-AIM-2).
    pub(crate) fn printed_aim(&self, who: Who) -> u8 {
        match self.stats(who).aim {
            0 => 0,
            aim => aim
                .saturating_add_signed(self.sum(who, |t| match t {
                    Trait::Aim(plus) => *plus,
                    _ => 0,
                }))
                .clamp(1, 10),
        }
    }

    /// Cards that a rest recycles beyond the usual number (C-REST-3).
    pub(crate) fn rest_bonus(&self, who: Who) -> u8 {
        let bonus = self.sum(who, |t| match t {
            Trait::Rest(plus) => *plus as i8,
            _ => 0,
        });
        bonus as u8
    }

    /// Cards to exhaust for an Attack action with the weapon in a slot (C-ATK-6).
    pub(crate) fn price(&self, who: Who, slot: Slot) -> u8 {
        let Some(card) = self.table.people[who.index()].slots[slot as usize] else { return 0 };
        let price = self.content.card(card).weapon.map_or(0, |weapon| weapon.price);
        let less = self.sum(who, |t| match t {
            Trait::Discount(kind, less) if *kind == card => *less as i8,
            _ => 0,
        });
        price.saturating_sub(less as u8)
    }
}

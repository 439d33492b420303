//! Weapon and equipment cards.

mod entry;

use super::weapons::{RawModes, WeaponCard};
use crate::{CARDS, Card, Race, Weapon};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::{Source, word};
use table::TextError;
use toml::Spanned;

/// An item that restores up to full health.
pub(crate) const FULL: u8 = u8::MAX;

/// A card that a hero uses up action points on to restore health.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Item {
    pub(crate) ap: u8,
    pub(crate) energy: u8,
    /// [`FULL`] for all of it.
    pub(crate) heals: u8,
}

/// What the visor does to attacks on the race it does not suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Visor {
    /// Added to the accuracy.
    pub(crate) accuracy: u8,
    /// Taken from the range.
    pub(crate) range: u8,
}

/// All cards but for what they say as weapons.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Cards {
    each: [Entry; CARDS],
    /// Added to the accuracy of ranged attacks on a cloaked Predator.
    pub(crate) cloak_penalty: u8,
    pub(crate) visor: Visor,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Entry {
    count: u8,
    price: Option<u8>,
    item: Option<Item>,
}

impl Cards {
    /// How many of them the box has.
    pub(crate) fn count(&self, card: Card) -> u8 {
        self.each[card as usize].count
    }

    /// In tactical points; nothing for cards with which the Predator starts.
    pub(crate) fn price(&self, card: Card) -> Option<u8> {
        self.each[card as usize].price
    }

    /// Does the Predator start with it?
    pub(crate) fn starts(&self, card: Card) -> bool {
        self.price(card).is_none()
    }

    /// The item on the card.
    pub(crate) fn item(&self, card: Card) -> Option<Item> {
        self.each[card as usize].item
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    cards: Spanned<BTreeMap<Spanned<Card>, Spanned<RawCard>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    race: Spanned<Race>,
    count: Spanned<u8>,
    price: Option<Spanned<u8>>,
    start: Option<Spanned<bool>>,
    random: Option<Spanned<bool>>,
    indirect: Option<Spanned<bool>>,
    modes: Option<RawModes>,
    item: Option<Spanned<RawItem>>,
    toggle: Option<Spanned<RawToggle>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawItem {
    ap: u8,
    energy: Option<Spanned<u8>>,
    effect: Spanned<Heals>,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Heals {
    Heal2,
    HealFull,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawToggle {
    acc_penalty: Spanned<u8>,
    range_penalty: Option<Spanned<u8>>,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Reads the cards, and what they say as weapons.
pub(super) fn read(text: &str) -> Result<(Cards, BTreeMap<Weapon, WeaponCard>), TextError> {
    let source = Source(text);
    let file: CardFile = source.read()?;
    let table = file.cards.get_ref();
    let mut cards = Cards { each: [Entry::default(); CARDS], cloak_penalty: 0, visor: Visor::default() };
    let mut weapons = BTreeMap::new();
    for card in Card::ALL {
        let raw = table.get(&Spanned::new(0..0, card)).ok_or_else(|| {
            source.missing(file.cards.span(), format!("all 13 kinds of card, `[cards.{}]` too", word(card)))
        })?;
        cards.each[card as usize] = entry::read(source, card, raw)?;
        match card {
            Card::Medkit | Card::Heal => {}
            Card::Cloak => cards.cloak_penalty = entry::cloak(source, raw)?,
            Card::Visor => cards.visor = entry::visor(source, raw)?,
            _ => {
                if let (Some(weapon), Some(read)) = (card.weapon(), entry::weapon(source, card, raw)?) {
                    weapons.insert(weapon, read);
                }
            }
        }
    }
    check_whole(source, &file, &cards, &weapons)?;
    source::check_origins(source)?;
    Ok((cards, weapons))
}

/// What the cards must satisfy together (K-13, K-15, K-20, K-21).
fn check_whole(
    source: Source<'_>,
    file: &CardFile,
    cards: &Cards,
    weapons: &BTreeMap<Weapon, WeaponCard>,
) -> Result<(), TextError> {
    let table = file.cards.get_ref();
    let at = |card: Card| table.get_key_value(&Spanned::new(0..0, card)).map_or(0..0, |entry| entry.0.span());
    let count: u32 = Card::ALL.iter().map(|&card| u32::from(cards.count(card))).sum();
    if count != 30 {
        return Err(TextError::at(source.0, file.cards.span().start, "30 cards in all", format!("{count}")));
    }
    let price = |card| cards.price(card).map_or(0, u32::from);
    let together = price(Card::M249) + price(Card::Medkit);
    if together != 3 {
        let expected = "prices of M249 and medkit that make 3 together, as the rulebook says";
        return Err(TextError::at(source.0, at(Card::M249).start, expected, format!("{together}")));
    }
    if !weapons.values().any(|weapon| weapon.indirect) {
        return Err(source.missing(file.cards.span(), "at least one weapon with `indirect = true`"));
    }
    if !weapons.values().flat_map(|weapon| &weapon.modes).any(|mode| mode.energy > 0) {
        return Err(source.missing(file.cards.span(), "some card of the Predator with an `energy` cost"));
    }
    Ok(())
}

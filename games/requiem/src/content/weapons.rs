//! Weapons: those on cards and those on hero cards.

use crate::{WEAPONS, Weapon};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Index;
use serde::{Deserialize, Serialize};
use source::Source;
use table::TextError;
use toml::Spanned;

/// One way to use a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Mode {
    pub(crate) ap: u8,
    pub(crate) range: u8,
    /// The least roll that hits; nothing if no die is rolled.
    pub(crate) accuracy: Option<u8>,
    pub(crate) damage: u8,
    pub(crate) energy: u8,
    pub(crate) entangles: bool,
}

/// What is printed about a weapon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct WeaponCard {
    /// One or two.
    pub(crate) modes: Vec<Mode>,
    /// The die chooses the mode; the first has the lower accuracy, and both the same range and price.
    pub(crate) random: bool,
    /// Needs no line of sight.
    pub(crate) indirect: bool,
    /// Always hits.
    pub(crate) melee: bool,
}

/// All weapons, asked for by name.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Weapons([WeaponCard; WEAPONS]);

impl Weapons {
    /// Puts the weapons of both files together. Between them they have all.
    pub(super) fn new(
        mut carried: BTreeMap<Weapon, WeaponCard>,
        natural: BTreeMap<Weapon, WeaponCard>,
    ) -> Weapons {
        carried.extend(natural);
        Weapons(Weapon::ALL.map(|weapon| carried[&weapon].clone()))
    }
}

impl Index<Weapon> for Weapons {
    type Output = WeaponCard;

    fn index(&self, weapon: Weapon) -> &WeaponCard {
        &self.0[weapon as usize]
    }
}

pub(super) type RawModes = Spanned<Vec<Spanned<RawMode>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMode {
    ap: u8,
    range: Spanned<u8>,
    acc: Option<Spanned<u8>>,
    damage: Spanned<u8>,
    energy: Option<Spanned<u8>>,
    effect: Option<Spanned<Effect>>,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Effect {
    Entangle,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Traits {
    pub(super) random: bool,
    pub(super) indirect: bool,
}

/// Reads a weapon's modes and checks what the rulebook says of them.
pub(super) fn read(
    source: Source<'_>,
    weapon: Weapon,
    modes: &RawModes,
    traits: Traits,
) -> Result<WeaponCard, TextError> {
    let list = modes.get_ref();
    source.must((1..=2).contains(&list.len()), modes.span(), "one or two modes")?;
    let melee = weapon == Weapon::Spear || list.iter().all(|mode| *mode.get_ref().range.get_ref() == 1);
    let mut read = Vec::new();
    for mode in list {
        let RawMode { ap, range, acc, damage, energy, effect, .. } = mode.get_ref();
        source.must(*range.get_ref() >= 1, range.span(), "a range of at least 1")?;
        match acc {
            Some(acc) if melee => {
                return Err(source.wrong(acc.span(), "no `acc`: this weapon always hits"));
            }
            Some(acc) => source.must((1..=6).contains(acc.get_ref()), acc.span(), "a roll from 1 to 6")?,
            None if melee => {}
            None => return Err(source.missing(mode.span(), "`acc`, the least roll that hits")),
        }
        if let Some(energy) = energy {
            let may = *energy.get_ref() == 0 || is_predators(weapon);
            source.must(may, energy.span(), "no energy: only cards of the Predator cost it")?;
        }
        if let Some(effect) = effect {
            source.must(weapon == Weapon::Net, effect.span(), "no effect: only the Net has one")?;
        }
        read.push(Mode {
            ap: *ap,
            range: *range.get_ref(),
            accuracy: acc.as_ref().map(|acc| *acc.get_ref()),
            damage: *damage.get_ref(),
            energy: energy.as_ref().map_or(0, |energy| *energy.get_ref()),
            entangles: effect.is_some(),
        });
    }
    let card = WeaponCard { modes: read, random: traits.random, indirect: traits.indirect, melee };
    if card.random {
        check_random(source, modes, &card)?;
    }
    check_printed(source, weapon, modes, &card)?;
    Ok(card)
}

fn is_predators(weapon: Weapon) -> bool {
    weapon.card().is_some_and(|card| crate::Card::predators().contains(&card))
}

/// One roll chooses the mode and hits (R-RANDMODE-2), so range and cost are needed before it (K-19).
fn check_random(source: Source<'_>, modes: &RawModes, card: &WeaponCard) -> Result<(), TextError> {
    let [first, second] = card.modes[..] else {
        return Err(source.wrong(modes.span(), "two modes, between which the die chooses"));
    };
    let span = || modes.get_ref()[1].span();
    let known = first.ap == second.ap && first.range == second.range && first.energy == second.energy;
    source.must(known, span(), "the same `ap`, `range` and `energy` as in the first mode")?;
    let ordered = first.accuracy < second.accuracy && first.damage != second.damage;
    source.must(ordered, span(), "a higher `acc` than in the first mode and another `damage`")
}

/// The values that the rulebook tells of single weapons (K-11, K-16, K-17, K-22).
fn check_printed(
    source: Source<'_>,
    weapon: Weapon,
    modes: &RawModes,
    card: &WeaponCard,
) -> Result<(), TextError> {
    let raw = |index: usize| modes.get_ref()[index].get_ref();
    let is = |value: &Spanned<u8>, right: u8| {
        let expected = alloc::format!("{right}, as the rulebook says");
        source.must(*value.get_ref() == right, value.span(), expected)
    };
    match weapon {
        Weapon::M4 | Weapon::Plasma => {
            source.must(card.modes.len() == 2, modes.span(), "two modes, as the rulebook says")?;
            is(&raw(0).damage, 1)?;
            if let (Weapon::M4, Some(acc)) = (weapon, &raw(1).acc) {
                source.must(*acc.get_ref() >= 2, acc.span(), "at least 2, as a roll of 1 misses")?;
            }
        }
        Weapon::Spear => {
            is(&raw(0).damage, 2)?;
            is(&raw(0).range, 2)?;
        }
        Weapon::AlienTail => is(&raw(0).damage, 2)?,
        Weapon::Net => {
            let entangles = card.modes.iter().any(|mode| mode.entangles);
            source.must(entangles, modes.span(), "a mode with `effect = \"entangle\"`")?;
        }
        _ => {}
    }
    Ok(())
}

//! Hero cards.

use super::weapons::{self, RawModes, Traits, WeaponCard};
use crate::agenda::MAX_STEPS;
use crate::{Kind, Race, Weapon};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::{Index, Range};
use serde::{Deserialize, Serialize};
use source::Origin;
use source::{Source, word};
use table::TextError;
use toml::Spanned;

/// What is printed about a kind of hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HeroCard {
    pub(crate) ap: u8,
    /// Of an Alien: the wounds within one turn that destroy it.
    pub(crate) health: u8,
    pub(crate) energy: u8,
    /// Tactical points for whoever destroys it.
    pub(crate) tp: u8,
    /// So many at a time.
    pub(crate) cap: u8,
    /// Health regained in each own turn.
    pub(crate) regenerates: u8,
    /// Energy regained in each own turn.
    pub(crate) recharges: u8,
}

/// All hero cards, asked for by kind.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Heroes([HeroCard; 4]);

impl Index<Kind> for Heroes {
    type Output = HeroCard;

    fn index(&self, kind: Kind) -> &HeroCard {
        &self.0[kind as usize]
    }
}

/// What the rulebook says of a kind of hero (K-09). Its two texts differ about the Predator's health (C-01).
struct Printed {
    health: &'static [u8],
    energy: u8,
    tp: u8,
    cap: u8,
    regenerates: u8,
    recharges: u8,
}

fn printed(kind: Kind) -> Printed {
    let plain = Printed { health: &[3], energy: 0, tp: 1, cap: 7, regenerates: 0, recharges: 0 };
    match kind {
        Kind::Soldier => plain,
        Kind::Predator => Printed { health: &[10, 7], energy: 10, tp: 3, cap: 1, recharges: 1, ..plain },
        Kind::Hybrid => Printed { health: &[7], tp: 2, cap: 1, regenerates: 1, ..plain },
        Kind::Alien => Printed { cap: 10, ..plain },
    }
}

/// The weapons on hero cards (K-11).
const NATURAL: [(Weapon, Kind, &str); 4] = [
    (Weapon::AlienClaws, Kind::Alien, "alien_claws"),
    (Weapon::AlienTail, Kind::Alien, "alien_tail"),
    (Weapon::HybridClaws, Kind::Hybrid, "hybrid_claws"),
    (Weapon::HybridJaws, Kind::Hybrid, "hybrid_jaws"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroFile {
    heroes: Spanned<BTreeMap<Spanned<Kind>, Spanned<RawHero>>>,
    natural_weapons: Spanned<BTreeMap<Spanned<Weapon>, RawNatural>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHero {
    race: Spanned<Race>,
    ap: Spanned<u8>,
    health: Option<Spanned<u8>>,
    kill_threshold: Option<Spanned<u8>>,
    energy: Option<Spanned<u8>>,
    regenerates: Option<Spanned<u8>>,
    recharges: Option<Spanned<u8>>,
    cap: Spanned<u8>,
    tp_for_kill: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNatural {
    hero: Spanned<Kind>,
    modes: RawModes,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Reads the heroes and the weapons on their cards. A soldier must be able to use the M4 twice in a turn.
pub(super) fn read(text: &str, m4: &WeaponCard) -> Result<(Heroes, BTreeMap<Weapon, WeaponCard>), TextError> {
    let source = Source(text);
    let file: HeroFile = source.read()?;
    let raw = |kind| {
        let missing = || source.missing(file.heroes.span(), format!("a table `[heroes.{}]`", word(kind)));
        file.heroes.get_ref().get(&Spanned::new(0..0, kind)).ok_or_else(missing)
    };
    let card = |kind| hero(source, kind, raw(kind)?);
    let heroes =
        Heroes([card(Kind::Soldier)?, card(Kind::Predator)?, card(Kind::Hybrid)?, card(Kind::Alien)?]);
    let ap = |kind| raw(kind).map(|raw| raw.get_ref().ap.span());
    let twice = format!("action points for two uses of the M4, {} each", m4.modes[0].ap);
    let soldier = heroes[Kind::Soldier].ap;
    source.must(u16::from(soldier) >= 2 * u16::from(m4.modes[0].ap), ap(Kind::Soldier)?, twice)?;
    let quicker = format!("more action points than a soldier's {soldier}, as Aliens are quicker");
    source.must(heroes[Kind::Alien].ap > soldier, ap(Kind::Alien)?, quicker)?;
    let natural = natural(source, &file)?;
    source::check_origins(source)?;
    Ok((heroes, natural))
}

fn hero(source: Source<'_>, kind: Kind, hero: &Spanned<RawHero>) -> Result<HeroCard, TextError> {
    let (raw, printed, entry) = (hero.get_ref(), printed(kind), hero.span());
    source.must(*raw.race.get_ref() == kind.race(), raw.race.span(), format!("\"{}\"", word(kind.race())))?;
    let most = MAX_STEPS as u8;
    source.must((1..=most).contains(raw.ap.get_ref()), raw.ap.span(), format!("from 1 to {most}"))?;
    let (lives, other, key) = match kind {
        Kind::Alien => (&raw.kill_threshold, &raw.health, "kill_threshold"),
        _ => (&raw.health, &raw.kill_threshold, "health"),
    };
    if let Some(other) = other {
        return Err(source.wrong(other.span(), format!("`{key}` instead")));
    }
    let energy = number(source, &entry, "energy", raw.energy.as_ref(), &[printed.energy])?;
    let regenerates =
        number(source, &entry, "regenerates", raw.regenerates.as_ref(), &[printed.regenerates])?;
    Ok(HeroCard {
        ap: *raw.ap.get_ref(),
        health: number(source, &entry, key, lives.as_ref(), printed.health)?,
        energy,
        tp: number(source, &entry, "tp_for_kill", Some(&raw.tp_for_kill), &[printed.tp])?,
        cap: number(source, &entry, "cap", Some(&raw.cap), &[printed.cap])?,
        regenerates,
        recharges: number(source, &entry, "recharges", raw.recharges.as_ref(), &[printed.recharges])?,
    })
}

/// A number that the rulebook fixes. It may be left out where it is 0.
fn number(
    source: Source<'_>,
    entry: &Range<usize>,
    key: &str,
    value: Option<&Spanned<u8>>,
    right: &[u8],
) -> Result<u8, TextError> {
    let expected = || format!("`{key} = {}`, as the rulebook says", right[0]);
    match value {
        Some(value) if right.contains(value.get_ref()) => Ok(*value.get_ref()),
        Some(value) => Err(source.wrong(value.span(), expected())),
        None if right[0] == 0 => Ok(0),
        None => Err(source.missing(entry.clone(), expected())),
    }
}

fn natural(source: Source<'_>, file: &HeroFile) -> Result<BTreeMap<Weapon, WeaponCard>, TextError> {
    let mut weapons = BTreeMap::new();
    for (weapon, raw) in file.natural_weapons.get_ref() {
        let Some((weapon, kind, _)) = NATURAL.into_iter().find(|natural| natural.0 == *weapon.get_ref())
        else {
            let names = NATURAL.map(|natural| natural.2).join(", ");
            return Err(source.wrong(weapon.span(), format!("one of the weapons {names}")));
        };
        source.must(*raw.hero.get_ref() == kind, raw.hero.span(), format!("\"{}\"", word(kind)))?;
        weapons.insert(weapon, weapons::read(source, weapon, &raw.modes, Traits::default())?);
    }
    match NATURAL.iter().find(|natural| !weapons.contains_key(&natural.0)) {
        Some((_, _, name)) => {
            Err(source.missing(file.natural_weapons.span(), format!("a table `[natural_weapons.{name}]`")))
        }
        None => Ok(weapons),
    }
}

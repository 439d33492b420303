//! Numbers of items and of weapons.

use crate::item::{FULL, KINDS, Kind, Weapon};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Index;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

/// What a weapon can do (O-WEAP-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Gun {
    pub(crate) range: u8,
    /// Of one shot.
    pub(crate) strength: u8,
}

/// All numbers.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Items {
    /// None where there is no limit.
    limits: [Option<u8>; KINDS],
    guns: [Gun; 3],
}

impl Items {
    /// How many there are, if there is a limit (O-ITEM-24).
    pub(crate) fn limit(&self, kind: Kind) -> Option<u8> {
        self.limits[kind as usize]
    }

    /// No weapon reaches farther.
    pub(crate) fn longest_range(&self) -> u8 {
        self.guns.iter().map(|gun| gun.range).max().unwrap_or(1)
    }
}

impl Index<Weapon> for Items {
    type Output = Gun;

    fn index(&self, weapon: Weapon) -> &Gun {
        &self.guns[weapon as usize]
    }
}

/// What the rulebook says of a limit; nothing of fuel, whose line is lost (AMB-06).
fn printed(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Suit | Kind::Diskette | Kind::Charge | Kind::Grenade => Some(4),
        Kind::Medkit => Some(6),
        _ => None,
    }
}

/// What the rulebook says of a weapon: range and strength.
fn printed_gun(weapon: Weapon) -> (u8, u8) {
    match weapon {
        Weapon::Pistol => (3, 2),
        Weapon::Rifle => (4, 3),
        Weapon::Flamethrower => (3, 4),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemFile {
    limits: Spanned<BTreeMap<Spanned<Kind>, RawLimit>>,
    weapons: Spanned<BTreeMap<Spanned<Weapon>, RawGun>>,
    magazine: RawMagazine,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLimit {
    limit: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGun {
    range: Spanned<u8>,
    strength: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMagazine {
    charges: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

pub(super) fn read(text: &str) -> Result<Items, TextError> {
    let source = Source(text);
    let file: ItemFile = source.read()?;
    let mut limits = [None; KINDS];
    for (kind, raw) in file.limits.get_ref() {
        let limited = kind.get_ref().is_limited();
        source.must(limited, kind.span(), "suit, fuel, diskette, charge, medkit or grenade")?;
        limits[*kind.get_ref() as usize] = Some(limit(source, *kind.get_ref(), &raw.limit)?);
    }
    if let Some(kind) =
        Kind::ALL.into_iter().find(|kind| kind.is_limited() && limits[*kind as usize].is_none())
    {
        return Err(source.missing(file.limits.span(), format!("a limit of `{}`", kind.name())));
    }
    let gun = |weapon: Weapon| {
        let raw = file.weapons.get_ref().get(&Spanned::new(0..0, weapon));
        let Some(raw) = raw else {
            return Err(source.missing(file.weapons.span(), format!("the weapon `{}`", weapon.kind().name())));
        };
        let (range, strength) = printed_gun(weapon);
        fixed(source, &raw.range, range)?;
        fixed(source, &raw.strength, strength)?;
        Ok(Gun { range, strength })
    };
    let guns = [gun(Weapon::Pistol)?, gun(Weapon::Rifle)?, gun(Weapon::Flamethrower)?];
    fixed(source, &file.magazine.charges, FULL)?;
    source::check_origins(source)?;
    Ok(Items { limits, guns })
}

fn limit(source: Source<'_>, kind: Kind, limit: &Spanned<u8>) -> Result<u8, TextError> {
    match printed(kind) {
        Some(right) => fixed(source, limit, right)?,
        None => source.must((1..=9).contains(limit.get_ref()), limit.span(), "1 to 9")?,
    }
    Ok(*limit.get_ref())
}

fn fixed(source: Source<'_>, value: &Spanned<u8>, right: u8) -> Result<(), TextError> {
    source.must(*value.get_ref() == right, value.span(), format!("{right}, as the rulebook says"))
}

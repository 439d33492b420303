//! Items, weapons and the stores they come from.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A kind of item (O-ITEM).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Lets its bearer walk outside.
    Suit,
    /// A fuel container.
    Fuel,
    /// Holds a task.
    Diskette,
    /// A spare part.
    Part,
    /// An explosive charge.
    Charge,
    /// Gives a strength point back.
    Medkit,
    /// A weapon.
    Pistol,
    /// A weapon.
    Rifle,
    /// A weapon.
    Flamethrower,
    /// Kills all in three fields.
    Grenade,
    /// Ammunition.
    Magazine,
}

/// How many kinds there are.
pub(crate) const KINDS: usize = 11;
/// Charges in a full magazine (O-WEAP-3).
pub(crate) const FULL: u8 = 4;

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; KINDS] = [
        Kind::Suit,
        Kind::Fuel,
        Kind::Diskette,
        Kind::Part,
        Kind::Charge,
        Kind::Medkit,
        Kind::Pistol,
        Kind::Rifle,
        Kind::Flamethrower,
        Kind::Grenade,
        Kind::Magazine,
    ];

    /// The name it has in files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Suit => "suit",
            Kind::Fuel => "fuel",
            Kind::Diskette => "diskette",
            Kind::Part => "part",
            Kind::Charge => "charge",
            Kind::Medkit => "medkit",
            Kind::Pistol => "pistol",
            Kind::Rifle => "rifle",
            Kind::Flamethrower => "flamethrower",
            Kind::Grenade => "grenade",
            Kind::Magazine => "magazine",
        }
    }

    /// The kind of that name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The weapon, if it is one that fires.
    pub fn weapon(self) -> Option<Weapon> {
        Weapon::ALL.into_iter().find(|weapon| weapon.kind() == self)
    }

    /// Whether there is only a certain number of them (O-ITEM-24).
    pub fn is_limited(self) -> bool {
        matches!(self, Kind::Suit | Kind::Fuel | Kind::Diskette | Kind::Charge | Kind::Medkit | Kind::Grenade)
    }

    /// Fresh from a store: a magazine is full (O-WEAP-3).
    pub(crate) fn fresh(self) -> Item {
        Item { kind: self, charges: if self == Kind::Magazine { FULL } else { 0 } }
    }
}

/// A weapon that fires (O-WEAP-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weapon {
    /// Light.
    Pistol,
    /// Reaches far.
    Rifle,
    /// Strong.
    Flamethrower,
}

impl Weapon {
    /// All of them.
    pub const ALL: [Weapon; 3] = [Weapon::Pistol, Weapon::Rifle, Weapon::Flamethrower];

    /// The item it is.
    pub fn kind(self) -> Kind {
        match self {
            Weapon::Pistol => Kind::Pistol,
            Weapon::Rifle => Kind::Rifle,
            Weapon::Flamethrower => Kind::Flamethrower,
        }
    }
}

/// A store (O-ITEM-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Store {
    /// Suits.
    Suits,
    /// Fuel containers.
    Fuel,
    /// Diskettes and spare parts.
    Parts,
    /// Explosive charges.
    Explosives,
    /// Medkits.
    Medical,
    /// Weapons, grenades and magazines.
    Weapons,
    /// Magazines.
    Ammunition,
}

impl Store {
    /// All of them.
    pub const ALL: [Store; 7] = [
        Store::Suits,
        Store::Fuel,
        Store::Parts,
        Store::Explosives,
        Store::Medical,
        Store::Weapons,
        Store::Ammunition,
    ];

    /// What is taken there, ascending.
    pub fn kinds(self) -> &'static [Kind] {
        match self {
            Store::Suits => &[Kind::Suit],
            Store::Fuel => &[Kind::Fuel],
            Store::Parts => &[Kind::Diskette, Kind::Part],
            Store::Explosives => &[Kind::Charge],
            Store::Medical => &[Kind::Medkit],
            Store::Weapons => &[Kind::Pistol, Kind::Rifle, Kind::Flamethrower, Kind::Grenade, Kind::Magazine],
            Store::Ammunition => &[Kind::Magazine],
        }
    }

    /// The name it has in files and messages.
    pub fn name(self) -> &'static str {
        match self {
            Store::Suits => "suits",
            Store::Fuel => "fuel",
            Store::Parts => "parts",
            Store::Explosives => "explosives",
            Store::Medical => "medical",
            Store::Weapons => "weapons",
            Store::Ammunition => "ammunition",
        }
    }
}

/// One item: its kind, and the charges left in a magazine (O-WEAP-5). Written `rifle` or `magazine3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
pub struct Item {
    /// What it is.
    pub kind: Kind,
    /// Charges of a magazine, 1 to 4; 0 for everything else.
    pub charges: u8,
}

impl Item {
    /// The item of that name.
    pub fn parse(name: &str) -> Option<Item> {
        if let Some(kind) = Kind::named(name) {
            return (kind != Kind::Magazine).then(|| kind.fresh());
        }
        let charges: u8 = name.strip_prefix("magazine").filter(|digits| digits.len() == 1)?.parse().ok()?;
        (1..=FULL).contains(&charges).then_some(Item { kind: Kind::Magazine, charges })
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.charges {
            0 => f.write_str(self.kind.name()),
            charges => write!(f, "{}{charges}", self.kind.name()),
        }
    }
}

impl From<Item> for String {
    fn from(item: Item) -> String {
        alloc::format!("{item}")
    }
}

impl TryFrom<Cow<'_, str>> for Item {
    type Error = &'static str;

    fn try_from(name: Cow<'_, str>) -> Result<Item, Self::Error> {
        Item::parse(&name).ok_or("an item is a kind such as rifle, or magazine1 to magazine4")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_comes_back_from_its_name() {
        for kind in Kind::ALL {
            let item = kind.fresh();
            assert_eq!(Item::parse(&alloc::format!("{item}")), Some(item));
        }
        assert_eq!(Item::parse("magazine1").map(|item| item.charges), Some(1));
        for wrong in ["", "magazine", "magazine0", "magazine5", "magazine+1", "rifle4", "gun"] {
            assert_eq!(Item::parse(wrong), None, "{wrong}");
        }
    }
}

//! Cards and weapons by name. Their numbers stand in the content.

use serde::{Deserialize, Serialize};

/// A weapon or equipment card (R-CARD-2). People's cards come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// A firearm.
    M4,
    /// A firearm that reaches far.
    M14,
    /// A firearm whose die chooses the mode.
    M249,
    /// Thrown round corners; the die chooses the mode.
    Grenades,
    /// Restores a soldier.
    Medkit,
    /// Wrist blade.
    Blade,
    /// Thrown round corners.
    Disc,
    /// Shoulder cannon.
    Plasma,
    /// Strikes two cells away.
    Spear,
    /// Entangles.
    Net,
    /// Restores the Predator.
    Heal,
    /// Makes the Predator hard to hit.
    Cloak,
    /// Sees people or Aliens well.
    Visor,
}

/// How many kinds of card there are.
pub(crate) const CARDS: usize = 13;
/// How many of them are People's: the first ones.
pub(crate) const PEOPLE_CARDS: usize = 5;

impl Card {
    /// All kinds.
    pub const ALL: [Card; CARDS] = [
        Card::M4,
        Card::M14,
        Card::M249,
        Card::Grenades,
        Card::Medkit,
        Card::Blade,
        Card::Disc,
        Card::Plasma,
        Card::Spear,
        Card::Net,
        Card::Heal,
        Card::Cloak,
        Card::Visor,
    ];

    /// Those with a People back (R-CARD-3).
    pub fn people() -> &'static [Card] {
        &Card::ALL[..PEOPLE_CARDS]
    }

    /// Those with a Predator back (R-CARD-3).
    pub fn predators() -> &'static [Card] {
        &Card::ALL[PEOPLE_CARDS..]
    }

    /// The weapon on the card, if it is one.
    pub fn weapon(self) -> Option<Weapon> {
        Weapon::ALL.into_iter().find(|weapon| weapon.card() == Some(self))
    }

    /// A new soldier must bring one of these (R-GUARD-2).
    pub fn is_firearm(self) -> bool {
        matches!(self, Card::M4 | Card::M14 | Card::M249)
    }
}

/// A weapon: on a card, or on the hero card of Aliens and Hybrid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Card.
    M4,
    /// Card.
    M14,
    /// Card.
    M249,
    /// Card.
    Grenades,
    /// Card.
    Blade,
    /// Card.
    Disc,
    /// Card.
    Plasma,
    /// Card.
    Spear,
    /// Card.
    Net,
    /// Of an Alien.
    AlienClaws,
    /// Of an Alien.
    AlienTail,
    /// Of the Hybrid.
    HybridClaws,
    /// Of the Hybrid.
    HybridJaws,
}

/// How many weapons there are.
pub(crate) const WEAPONS: usize = 13;

impl Weapon {
    /// All of them.
    pub const ALL: [Weapon; WEAPONS] = [
        Weapon::M4,
        Weapon::M14,
        Weapon::M249,
        Weapon::Grenades,
        Weapon::Blade,
        Weapon::Disc,
        Weapon::Plasma,
        Weapon::Spear,
        Weapon::Net,
        Weapon::AlienClaws,
        Weapon::AlienTail,
        Weapon::HybridClaws,
        Weapon::HybridJaws,
    ];

    /// The card it is on.
    pub fn card(self) -> Option<Card> {
        Some(match self {
            Weapon::M4 => Card::M4,
            Weapon::M14 => Card::M14,
            Weapon::M249 => Card::M249,
            Weapon::Grenades => Card::Grenades,
            Weapon::Blade => Card::Blade,
            Weapon::Disc => Card::Disc,
            Weapon::Plasma => Card::Plasma,
            Weapon::Spear => Card::Spear,
            Weapon::Net => Card::Net,
            _ => return None,
        })
    }
}

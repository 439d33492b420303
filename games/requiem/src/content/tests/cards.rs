//! Hero cards, weapons and equipment.

use super::builtin;
use crate::content::Mode;
use crate::content::cards::{FULL, Item, Visor};
use crate::{Card, Kind, Weapon};

fn mode(ap: u8, range: u8, accuracy: u8, damage: u8, energy: u8) -> Mode {
    let accuracy = (accuracy > 0).then_some(accuracy);
    Mode { ap, range, accuracy, damage, energy, entangles: false }
}

// rules: R-CARD-1, R-HERO-2, R-HERO-3, R-HERO-4
#[test]
fn hero_cards_are_those_of_the_specification() {
    let heroes = builtin().heroes;
    let numbers = |kind| {
        let card = heroes[kind];
        [card.ap, card.health, card.energy, card.tp, card.cap, card.regenerates, card.recharges]
    };
    assert_eq!(numbers(Kind::Soldier), [5, 3, 0, 1, 7, 0, 0]);
    assert_eq!(numbers(Kind::Predator), [6, 10, 10, 3, 1, 0, 1]);
    assert_eq!(numbers(Kind::Hybrid), [6, 7, 0, 2, 1, 1, 0]);
    assert_eq!(numbers(Kind::Alien), [6, 3, 0, 1, 10, 0, 0]);
}

// rules: R-CARD-2, R-HERO-5
#[test]
fn weapons_are_those_of_the_specification() {
    let weapons = builtin().weapons;
    let net = Mode { entangles: true, ..mode(2, 3, 3, 0, 1) };
    let table: [(Weapon, &[Mode]); 13] = [
        (Weapon::M4, &[mode(2, 6, 3, 1, 0), mode(3, 5, 4, 2, 0)]),
        (Weapon::M14, &[mode(2, 8, 3, 1, 0), mode(3, 7, 4, 2, 0)]),
        (Weapon::M249, &[mode(3, 6, 3, 1, 0), mode(3, 6, 5, 3, 0)]),
        (Weapon::Grenades, &[mode(2, 3, 3, 1, 0), mode(2, 3, 5, 2, 0)]),
        (Weapon::Blade, &[mode(2, 1, 0, 2, 0), mode(4, 1, 0, 3, 0)]),
        (Weapon::Disc, &[mode(2, 4, 3, 1, 0), mode(3, 4, 4, 2, 1)]),
        (Weapon::Plasma, &[mode(2, 6, 3, 1, 1), mode(3, 5, 4, 2, 3)]),
        (Weapon::Spear, &[mode(2, 2, 0, 2, 0)]),
        (Weapon::Net, &[net]),
        (Weapon::AlienClaws, &[mode(2, 1, 0, 1, 0)]),
        (Weapon::AlienTail, &[mode(3, 1, 0, 2, 0)]),
        (Weapon::HybridClaws, &[mode(2, 1, 0, 2, 0)]),
        (Weapon::HybridJaws, &[mode(4, 1, 0, 3, 0)]),
    ];
    for (weapon, modes) in table {
        assert_eq!(weapons[weapon].modes, modes, "{weapon:?}");
    }
}

// rules: R-INDIRECT-3, R-RANGE-7, R-RANDMODE-4
#[test]
fn weapons_are_told_apart_by_what_they_need() {
    let weapons = builtin().weapons;
    for weapon in Weapon::ALL {
        let card = &weapons[weapon];
        assert_eq!(card.indirect, matches!(weapon, Weapon::Grenades | Weapon::Disc), "{weapon:?}");
        assert_eq!(card.random, matches!(weapon, Weapon::Grenades | Weapon::M249), "{weapon:?}");
        let near = weapon == Weapon::Spear || card.modes.iter().all(|mode| mode.range == 1);
        assert_eq!(card.melee, near, "{weapon:?}");
        assert!(card.modes.iter().all(|mode| mode.accuracy.is_none() == near), "{weapon:?}");
        if card.random {
            let [first, second] = card.modes[..] else { panic!("{weapon:?}") };
            assert_eq!((first.ap, first.range), (second.ap, second.range), "{weapon:?}");
        }
    }
}

// rules: R-CARD-2, R-ITEM-1
#[test]
fn cards_are_those_of_the_specification() {
    let cards = builtin().cards;
    let counts = Card::ALL.map(|card| cards.count(card));
    assert_eq!(counts, [7, 4, 3, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(counts.iter().sum::<u8>(), 30);
    let prices = Card::ALL.map(|card| cards.price(card).unwrap_or(0));
    assert_eq!(prices, [1, 2, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0]);
    for card in Card::ALL {
        let start = [Card::Blade, Card::Disc, Card::Plasma, Card::Cloak, Card::Visor].contains(&card);
        assert_eq!(cards.starts(card), start, "{card:?}");
        let item = match card {
            Card::Medkit => Some(Item { ap: 3, energy: 0, heals: 2 }),
            Card::Heal => Some(Item { ap: 3, energy: 5, heals: FULL }),
            _ => None,
        };
        assert_eq!(cards.item(card), item, "{card:?}");
    }
    assert_eq!((cards.cloak_penalty, cards.visor), (2, Visor { accuracy: 1, range: 1 }));
}

//! Names of things as messages.

use crate::card::{Card, Weapon};
use crate::hero::{Hero, Kind, Race};
use crate::spot::{Area, Spot};
use alloc::format;
use alloc::string::ToString;
use table::Message;

/// `requiem-card-m4`
pub(crate) fn card(card: Card) -> Message {
    Message::new(format!("requiem-card-{}", icon_of(&format!("{card:?}"))))
}

/// `requiem-weapon-alien-claws`
pub(crate) fn weapon(weapon: Weapon) -> Message {
    Message::new(format!("requiem-weapon-{}", icon_of(&format!("{weapon:?}"))))
}

pub(crate) fn race(race: Race) -> Message {
    match race {
        Race::Guard => "requiem-race-guard".into(),
        Race::Predator => "requiem-race-predator".into(),
        Race::Aliens => "requiem-race-aliens".into(),
    }
}

/// A hero by name; soldiers and Aliens are told apart by their numbers.
pub(crate) fn hero(hero: Hero) -> Message {
    let number = |first: Hero| hero.index() as u8 - first.index() as u8;
    match hero.kind() {
        Kind::Soldier => Message::new("requiem-soldier").with("number", hero.index() as u8 + 1),
        Kind::Predator => "requiem-predator".into(),
        Kind::Hybrid => "requiem-hybrid".into(),
        Kind::Alien => Message::new("requiem-alien").with("number", number(crate::hero::HYBRID)),
    }
}

/// A cell with its board.
pub(crate) fn cell(spot: Spot) -> Message {
    let id = match spot.area {
        Area::City => "requiem-cell-city",
        Area::Sewer => "requiem-cell-sewer",
    };
    Message::new(id).with("cell", spot.to_string()[1..].to_string())
}

/// A task by the name it has in the content.
pub(crate) fn task(name: &str) -> Message {
    Message::new(format!("requiem-task-{}", name.to_ascii_lowercase()))
}

/// What a task asks for.
pub(crate) fn task_text(name: &str) -> Message {
    Message::new(format!("requiem-task-{}-text", name.to_ascii_lowercase()))
}

/// `AlienClaws` becomes `alien-claws`.
pub(crate) fn icon_of(name: &str) -> alloc::string::String {
    let mut icon = alloc::string::String::new();
    for (at, letter) in name.chars().enumerate() {
        let new_word = letter.is_ascii_uppercase() && at > 0;
        if new_word {
            icon.push('-');
        }
        icon.push(letter.to_ascii_lowercase());
    }
    icon
}

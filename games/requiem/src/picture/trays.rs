//! Cards and tasks as they lie on the table.

use super::words;
use crate::card::Card;
use crate::content::Content;
use crate::hero::Race;
use crate::view::View;
use crate::{tasks, view};
use alloc::sync::Arc;
use alloc::vec::Vec;
use table::Message;
use table::scene::{self, Badge, Tray};

/// Every hero's cards, the open tasks of every race, and the bank.
pub(super) fn all(content: &Arc<Content>, view: &View) -> Vec<Tray> {
    let mut trays = Vec::new();
    for (hero, seen) in view.heroes.iter().filter(|(_, seen)| !seen.cards.is_empty()) {
        trays.push(Tray {
            name: Message::new("requiem-tray-cards").with("hero", words::hero(*hero)),
            owner: view.seats.get(&hero.race()).copied(),
            cards: seen.cards.iter().map(|card| face(content, *card, None)).collect(),
            face_down: 0,
        });
    }
    if view.tasks {
        let state = view::rebuild(content, view);
        for race in Race::ALL.into_iter().filter(|race| state.side(*race).alive) {
            let open = tasks::open(&state, race);
            trays.push(Tray {
                name: Message::new("requiem-tray-tasks").with("race", words::race(race)),
                owner: view.seats.get(&race).copied(),
                cards: open.as_slice().iter().map(|id| task(content, *id)).collect(),
                face_down: 0,
            });
        }
    }
    let banked = view.bank.iter().filter(|(_, copies)| **copies > 0);
    trays.push(Tray {
        name: "requiem-tray-bank".into(),
        owner: None,
        cards: banked.map(|(card, copies)| face(content, *card, Some(*copies))).collect(),
        face_down: 0,
    });
    trays
}

fn badge(icon: &'static str, id: &'static str, value: u8) -> Badge {
    let name = Message::new(id).with("count", value);
    Badge { icon: icon.into(), value: Some(value.into()), name }
}

fn face(content: &Content, card: Card, copies: Option<u8>) -> scene::Card {
    // Only what can still be bought has a price.
    let mut badges = Vec::new();
    if let Some(copies) = copies {
        badges.push(badge("copies", "requiem-badge-copies", copies));
        badges.extend(content.cards.price(card).map(|price| badge("tactical", "requiem-badge-price", price)));
    }
    let text = match card.weapon() {
        Some(weapon) => weapon_text(content, weapon),
        None => Message::new(alloc::format!("{}-text", words::card(card).id)),
    };
    scene::Card {
        icon: words::icon_of(&alloc::format!("{card:?}")).into(),
        name: words::card(card),
        text,
        badges,
    }
}

/// The printed numbers of a weapon in one sentence.
fn weapon_text(content: &Content, weapon: crate::Weapon) -> Message {
    let card = &content.weapons[weapon];
    let mode = |mode: &crate::content::Mode| {
        Message::new("requiem-mode")
            .with("range", mode.range)
            .with("ap", mode.ap)
            .with("accuracy", mode.accuracy.unwrap_or(0))
            .with("damage", mode.damage)
            .with("energy", mode.energy)
    };
    let id = match (card.modes.len(), card.random) {
        _ if card.modes[0].entangles => "requiem-weapon-text-net",
        (1, _) => "requiem-weapon-text-one",
        (_, false) => "requiem-weapon-text-two",
        (_, true) => "requiem-weapon-text-die",
    };
    let last = card.modes.len() - 1;
    Message::new(id)
        .with("first", mode(&card.modes[0]))
        .with("second", mode(&card.modes[last]))
        .with("indirect", u8::from(card.indirect))
}

fn task(content: &Content, id: crate::TaskId) -> scene::Card {
    let name = content.tasks.name(id);
    let reward = content.tasks.get(id).reward;
    scene::Card {
        icon: "task".into(),
        name: words::task(name),
        text: words::task_text(name),
        badges: alloc::vec![badge("tactical", "requiem-badge-reward", reward)],
    }
}

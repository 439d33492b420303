//! Pockets, task cards and supplies as they lie on the table.

use super::{badge, words};
use crate::content::Content;
use crate::item::{Item, Kind};
use crate::state::{OpenCard, State};
use crate::view::View;
use crate::{TaskId, Weapon};
use alloc::vec::Vec;
use table::Message;
use table::scene::{Badge, Card, Tray};

/// Pockets of the living in roster order, then open and fulfilled cards, the deck, and the supply.
pub(super) fn all(content: &Content, view: &View, state: &State) -> Vec<Tray> {
    let mut trays = Vec::new();
    for who in state.living() {
        let items = state.person(who).items();
        trays.push(Tray {
            name: Message::new("obcy-tray-pockets").with("who", words::character(who)),
            owner: Some(state.controller(who)),
            cards: items.map(|item| face(content, item, None)).collect(),
            face_down: 0,
        });
    }
    let seen: Vec<Card> = view.cards.iter().flatten().map(open).collect();
    let hidden = u16::from(view.open) - seen.len() as u16;
    trays.push(Tray { name: "obcy-tray-open".into(), owner: None, cards: seen, face_down: hidden });
    trays.push(Tray {
        name: "obcy-tray-aside".into(),
        owner: None,
        cards: view.aside.iter().map(|task| card(*task, Vec::new())).collect(),
        face_down: 0,
    });
    trays.push(Tray {
        name: "obcy-tray-deck".into(),
        owner: None,
        cards: Vec::new(),
        face_down: view.deck.into(),
    });
    let left = view.supply.iter().filter(|(_, count)| **count > 0);
    trays.push(Tray {
        name: "obcy-tray-supply".into(),
        owner: None,
        cards: left.map(|(kind, count)| face(content, kind.fresh(), Some(*count))).collect(),
        face_down: 0,
    });
    trays
}

/// Where the open cards lie among the trays.
pub(super) fn open_tray(state: &State) -> u16 {
    state.living().count() as u16
}

fn card(task: TaskId, badges: Vec<Badge>) -> Card {
    Card { icon: "task".into(), name: words::task(task), text: words::task_text(task), badges }
}

fn open(open: &OpenCard) -> Card {
    let mut badges = Vec::new();
    if open.given != 0 {
        badges.push(badge("part", "obcy-badge-given", open.given.count_ones() as u8));
    }
    if open.kills > 0 {
        badges.push(badge("alien", "obcy-badge-kills", open.kills));
    }
    if open.streak > 0 {
        badges.push(badge("hold", "obcy-badge-streak", open.streak));
    }
    card(open.task, badges)
}

fn face(content: &Content, item: Item, copies: Option<u8>) -> Card {
    let mut badges = Vec::new();
    if item.charges > 0 && copies.is_none() {
        badges.push(badge("charge", "obcy-badge-charges", item.charges));
    }
    if let Some(copies) = copies {
        badges.push(badge("copies", "obcy-badge-copies", copies));
    }
    Card {
        icon: item.kind.name().into(),
        name: words::kind(item.kind),
        text: text(content, item.kind),
        badges,
    }
}

fn text(content: &Content, kind: Kind) -> Message {
    let gun = |weapon: Weapon| {
        let gun = &content.items[weapon];
        Message::new("obcy-weapon-text").with("range", gun.range).with("strength", gun.strength)
    };
    let plain = || Message::new(alloc::format!("obcy-item-{}-text", kind.name()));
    kind.weapon().map_or_else(plain, gun)
}

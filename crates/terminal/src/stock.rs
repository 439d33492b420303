//! What lies beside the boards: numbers with names, hands and piles.

use crate::flow::{hang, items};
use crate::ink::{Ink, Line};
use crate::legend::{badges, counted};
use crate::look::Look;
use table::Message;
use table::scene::{Card, Tray};

/// All gauges in as few lines as possible.
pub(crate) fn gauges(look: &Look<'_>, width: usize) -> Vec<Line> {
    let each = look.scene.gauges.iter().map(|gauge| {
        let name = owned(look, look.words.say(&gauge.name), gauge.owner);
        match gauge.most {
            Some(most) => format!("{name} {}/{most}", gauge.value),
            None => format!("{name} {}", gauge.value),
        }
    });
    items(&each.collect::<Vec<_>>(), width, 0, Ink::Plain)
}

/// How much is written about cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// What the cards of the seat that is asked do; of all others only the names.
    Own,
    /// What every card does.
    All,
}

/// Hands and piles. What a card does is written once, however often it lies there.
pub(crate) fn trays(look: &Look<'_>, detail: Detail, width: usize) -> Vec<Line> {
    let asked = look.scene.prompt.as_ref().map(|ask| ask.seat);
    let mut told = Vec::new();
    let mut lines = Vec::new();
    for tray in &look.scene.trays {
        let wanted =
            detail == Detail::All || tray.owner.is_some() && (asked.is_none() || tray.owner == asked);
        lines.extend(names(look, tray, width));
        if wanted {
            lines.extend(texts(look, tray, &mut told, width));
        }
    }
    lines
}

/// A tray in one line.
fn names(look: &Look<'_>, tray: &Tray, width: usize) -> Vec<Line> {
    let name = owned(look, look.words.say(&tray.name), tray.owner);
    let head = Line::of(format!("{name}: "), tray.owner.map_or(Ink::Bold, Ink::Seat));
    let mut parts = counted(tray.cards.iter().map(|card| titled(look, card)));
    if tray.face_down > 0 {
        parts.push(look.words.say(&Message::new("terminal-face-down").with("count", tray.face_down)));
    } else if parts.is_empty() {
        parts.push(look.words.say(&"terminal-no-cards".into()));
    }
    hang(head, &parts.join(", "), width, Ink::Plain)
}

/// What the cards of a tray do, as far as it was not told yet.
fn texts(look: &Look<'_>, tray: &Tray, told: &mut Vec<Message>, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for card in &tray.cards {
        if !told.contains(&card.name) {
            told.push(card.name.clone());
            let mut head = Line::of("  ", Ink::Plain);
            head.add(look.words.say(&card.name), Ink::Bold).add(": ", Ink::Plain);
            lines.extend(hang(head, &look.words.say(&card.text), width, Ink::Plain));
        }
    }
    lines
}

/// A card's name with its badges in brackets.
fn titled(look: &Look<'_>, card: &Card) -> String {
    let name = look.words.say(&card.name);
    if card.badges.is_empty() { name } else { format!("{name} ({})", badges(look, &card.badges)) }
}

/// The owner is left out where the name tells already.
pub(crate) fn owned(look: &Look<'_>, name: String, owner: Option<table::Seat>) -> String {
    match owner.map(|seat| look.words.seat(seat, &look.scene.seats)) {
        Some(owner) if !name.contains(&owner) => format!("{name}, {owner}"),
        _ => name,
    }
}

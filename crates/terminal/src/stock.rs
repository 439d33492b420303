//! What lies beside the boards: what is played for, numbers with names, hands and piles.

use crate::flow::{hang, items, wrap};
use crate::ink::{Ink, Line};
use crate::legend::{badges, counted};
use crate::look::Look;
use locale::capital;
use table::Message;
use table::scene::{Card, Gauge, Tray};

/// What the match is won by.
pub(crate) fn goal(look: &Look<'_>, width: usize) -> Vec<Line> {
    // A pack's own mission may have no words.
    let goal = look.scene.goal.as_ref().filter(|goal| look.words.has(&goal.id));
    let head = look.words.label(&look.words.say(&"web-goal".into()));
    goal.map_or_else(Vec::new, |goal| wrap(&format!("{head} {}", look.words.say(goal)), width, 2, Ink::Plain))
}

/// All gauges in as few lines as possible, those of one owner together: `The Guard: tactical points 3/10, task level 1/5`.
pub(crate) fn gauges(look: &Look<'_>, width: usize) -> Vec<Line> {
    let owner = |gauge: &Gauge| {
        let seat = gauge.owner.map(|seat| look.words.seat(seat, &look.scene.seats));
        gauge.of.as_ref().map(|of| look.words.say(of)).or(seat)
    };
    let each = look.scene.gauges.chunk_by(|one, next| owner(one) == owner(next)).map(|alike| {
        let numbers: Vec<String> = alike.iter().map(|gauge| number(look, gauge)).collect();
        match owner(&alike[0]) {
            Some(owner) => vec![format!("{} {}", look.words.label(&capital(&owner)), numbers.join(", "))],
            None => numbers,
        }
    });
    items(&each.flatten().collect::<Vec<_>>(), width, 0, Ink::Plain)
}

fn number(look: &Look<'_>, gauge: &Gauge) -> String {
    let name = look.words.say(&gauge.name);
    match gauge.most {
        Some(most) => format!("{name} {}/{most}", gauge.value),
        None => format!("{name} {}", gauge.value),
    }
}

/// How much is written about cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// What the cards of the seat that is asked do; of all others only the names.
    Own,
    /// What every card does.
    All,
}

/// The goal, and what every card on the table does.
pub(crate) fn stock(look: &Look<'_>, width: usize) -> Vec<Line> {
    [goal(look, width), trays(look, Detail::All, width)].concat()
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
    let name = look.words.label(&owned(look, look.words.say(&tray.name), tray.owner));
    let head = Line::of(format!("{name} "), tray.owner.map_or(Ink::Bold, Ink::Seat));
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
            head.add(look.words.label(&look.words.say(&card.name)), Ink::Bold).add(" ", Ink::Plain);
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

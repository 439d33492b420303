//! What the letters and signs on the boards stand for.

use crate::edges::{self, Edges, of_hexagon, upright};
use crate::flow::{hang, items};
use crate::ink::{Ink, Line};
use crate::look::Look;
use crate::stock::owned;
use table::Message;
use table::scene::{Badge, EdgeKind, Piece, Shape};

/// One line for each kind of piece, with the places where it stands, then the signs of doors and ground.
pub(crate) fn legend(look: &Look<'_>, width: usize) -> Vec<Line> {
    let mut kinds: Vec<(&Piece, Vec<String>)> = Vec::new();
    for piece in &look.scene.pieces {
        let place = look.atlas.full_name(piece.place, look.words);
        let alike = |other: &Piece| {
            (&other.icon, &other.name, other.owner, &other.badges)
                == (&piece.icon, &piece.name, piece.owner, &piece.badges)
        };
        match kinds.iter_mut().find(|(other, _)| alike(other)) {
            Some((_, places)) => places.push(place),
            None => kinds.push((piece, vec![place])),
        }
    }
    kinds.sort_by_key(|(piece, _)| piece.owner.map_or(u8::MAX, |seat| seat.0));
    let tags: Vec<String> = kinds.iter().map(|(piece, _)| look.tags.piece(piece)).collect();
    let widest = tags.iter().map(|tag| tag.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for ((piece, places), tag) in kinds.iter().zip(tags) {
        let mut head = Line::of("  ", Ink::Plain);
        head.add(tag, piece.owner.map_or(Ink::Bold, Ink::Seat)).pad(widest + 4);
        lines.extend(hang(head, &describe(look, piece, places), width, Ink::Plain));
    }
    lines.extend(items(&signs(look), width, 2, Ink::Faint));
    lines
}

/// `thief, seat 1 · b2 · wounded 2`.
fn describe(look: &Look<'_>, piece: &Piece, places: &[String]) -> String {
    let name = owned(look, look.words.say(&piece.name), piece.owner);
    let mut text = format!("{name} · {}", counted(places.iter().cloned()).join(", "));
    if !piece.badges.is_empty() {
        text = format!("{text} · {}", badges(look, &piece.badges));
    }
    text
}

/// Each name once, with how often it occurs: `Dash ×2`.
pub(crate) fn counted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for name in names {
        match counts.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    counts
        .into_iter()
        .map(|(name, count)| if count > 1 { format!("{name} ×{count}") } else { name })
        .collect()
}

/// `wounds 2, knocked down`.
pub(crate) fn badges(look: &Look<'_>, badges: &[Badge]) -> String {
    let each = badges.iter().map(|badge| {
        let name = look.words.say(&badge.name);
        // A badge's words may say its number themselves.
        match badge.value.map(|value| value.to_string()) {
            Some(value) if !name.contains(&value) => format!("{name} {value}"),
            _ => name,
        }
    });
    each.collect::<Vec<_>>().join(", ")
}

fn signs(look: &Look<'_>) -> Vec<String> {
    let mut signs = Vec::new();
    for board in &look.scene.boards {
        let drawn = if board.shape == Shape::Hex { of_hexagon } else { upright };
        for kind in Edges::of(board).kinds() {
            let sign = format!("{} {}", drawn(kind), look.words.say(&Message::new(edges::words(kind))));
            // Walls need no explanation, and several boards have the same doors.
            if kind != EdgeKind::Wall && !signs.contains(&sign) {
                signs.push(sign);
            }
        }
    }
    for (terrain, sign) in look.tags.grounds() {
        let id = format!("common-terrain-{terrain}");
        let name = if look.words.has(&id) { look.words.say(&Message::new(id)) } else { terrain.to_string() };
        signs.push(format!("{sign} {name}"));
    }
    signs
}

//! A faint tint for each room, so that the eye finds its way about.

use super::plan::Plan;
use super::terrain::{Look, look};
use crate::markup::closed;
use std::collections::BTreeSet;

/// How many tints there are.
const TINTS: usize = 3;

/// Cells of floor that can be walked between without passing a door belong to one room.
pub(super) fn tints(plan: &Plan<'_>) -> String {
    let mut tinted = [const { String::new() }; TINTS];
    for (number, room) in all(plan).into_iter().enumerate() {
        for cell in room {
            tinted[number % TINTS].push_str(&closed(&plan.geometry.outline(cell)));
        }
    }
    let some = tinted.into_iter().enumerate().filter(|(_, outlines)| !outlines.is_empty());
    some.map(|(tint, outlines)| format!(r#"<path class="art-room art-room-{tint}" d="{outlines}"/>"#))
        .collect()
}

/// The rooms in the order of their first cells; none if the whole board is one.
fn all(plan: &Plan<'_>) -> Vec<Vec<u16>> {
    let (mut left, mut rooms) = (BTreeSet::new(), Vec::new());
    let indoors = plan.floors().filter(|(_, floor)| look(&floor.terrain) == Look::Floor);
    left.extend(indoors.map(|(cell, _)| cell));
    while let Some(first) = left.pop_first() {
        let (mut room, mut seen) = (vec![first], 0);
        while let Some(cell) = room.get(seen).copied() {
            seen += 1;
            for side in 0..plan.geometry.sides() {
                let open = plan.kind(cell, side).is_none();
                room.extend(plan.beyond(cell, side).filter(|next| open && left.remove(next)));
            }
        }
        rooms.push(room);
    }
    if rooms.len() < 2 { Vec::new() } else { rooms }
}

//! The pieces on the boards: drawn, named for those who listen, and moved when they move.

use super::camera::{Num, Vector};
use super::motion::walk;
use crate::desk::{Desk, Frame};
use leptos::prelude::*;
use leptos::svg::G;
use std::collections::BTreeMap;
use table::scene::{Piece, Place};

/// A piece as it is drawn.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    at: Vector,
    size: f64,
    token: String,
    /// What is read out.
    name: String,
    /// Whether something can be chosen at it.
    lit: bool,
    place: Place,
}

/// All pieces, each under a name that it keeps from scene to scene.
pub(super) fn pieces(desk: Desk) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let world = desk.world.get();
        desk.framed(|frame| {
            let stands = world.map(|world| world.pieces(&frame.scene)).unwrap_or_default();
            let lit = frame.choices_by_place();
            let keys = keys(&frame.scene.pieces);
            let each = (0u16..).zip(&frame.scene.pieces).zip(keys).filter_map(|((number, piece), key)| {
                let (at, size) = *stands.get(&number)?;
                let lit = lit.contains_key(&piece.place);
                Some((key, drawn(frame, piece, at, size, lit)))
            });
            table::map_of(each)
        })
        .unwrap_or_default()
    });
    let keys = move || shown.read().keys().cloned().collect::<Vec<String>>();
    view! {
        <For
            each=keys
            key=Clone::clone
            children=move |key| one(desk, shown, key)
        />
    }
}

fn drawn(frame: &Frame, piece: &Piece, at: Vector, size: f64, lit: bool) -> Shown {
    let name = format!("{}, {}", frame.piece(piece), place_name(frame, piece.place));
    Shown { at, size, token: art::token(piece), name, lit, place: piece.place }
}

fn place_name(frame: &Frame, place: Place) -> String {
    let board = frame.scene.boards.get(usize::from(place.board));
    let floor = board.and_then(|board| board.cells.get(usize::from(place.cell))?.as_ref());
    floor.map_or(String::new(), |floor| floor.name.clone())
}

fn one(desk: Desk, shown: Memo<BTreeMap<String, Shown>>, key: String) -> impl IntoView {
    let node = NodeRef::<G>::new();
    let this = Memo::new(move |_| shown.read().get(&key).cloned());
    let part = move |of: fn(&Shown) -> String| this.read().as_ref().map(of).unwrap_or_default();
    let transform = move || part(|shown| transform(shown.at, shown.size));
    Effect::new(move |before: Option<Option<Shown>>| {
        let now = this.get();
        if let (Some(Some(before)), Some(now), Some(node)) = (&before, &now, node.get_untracked())
            && before.place != now.place
        {
            walk(desk, &node, (before.at, before.place), (now.at, now.place), now.size);
        }
        now
    });
    view! {
        <g
            class="piece"
            class:lit=move || this.read().as_ref().is_some_and(|shown| shown.lit)
            node_ref=node
            style:transform=transform
            role="img"
            aria-label=move || part(|shown| shown.name.clone())
            inner_html=move || part(|shown| shown.token.clone())
        ></g>
    }
}

/// Puts a token of 64 units so that its middle is at a point.
pub(super) fn transform(at: Vector, size: f64) -> String {
    let (x, y) = (at.x - size / 2.0, at.y - size / 2.0);
    format!("translate({}px, {}px) scale({})", Num(x), Num(y), Num(size / 64.0))
}

/// A name for each piece that it keeps while it moves or changes: what it is called, and which of those called so.
fn keys(pieces: &[Piece]) -> Vec<String> {
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    let key = |piece: &Piece| {
        let owner = piece.owner.map_or(-1, |seat| i32::from(seat.0));
        let name = format!("{owner} {} {:?} {:?}", piece.icon, piece.label, piece.name);
        let number = times.entry(name.clone()).and_modify(|number| *number += 1).or_insert(0);
        format!("{name} {number}")
    };
    pieces.iter().map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::{Badge, Icon};

    fn piece(icon: &'static str, cell: u16) -> Piece {
        Piece {
            place: Place { board: 0, cell },
            icon: Icon::from(icon),
            name: icon.into(),
            label: None,
            owner: None,
            badges: Vec::new(),
        }
    }

    #[test]
    fn a_piece_keeps_its_key_while_it_moves_and_is_hurt() {
        let mut pieces = vec![piece("alien", 1), piece("alien", 2), piece("soldier", 3)];
        let before = keys(&pieces);
        pieces[1].place.cell = 9;
        pieces[1].badges.push(Badge { icon: "wound".into(), value: Some(1), name: "x".into() });
        assert_eq!(keys(&pieces), before);
        let mut all = before.clone();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 3, "{before:?}");
    }
}

//! What each cell of a scene shows: a piece, the number of a choice, the ground.

use crate::atlas::Atlas;
use crate::ink::Ink;
use crate::tags::{Tags, WALL};
use locale::Words;
use std::collections::BTreeMap;
use table::scene::{Anchor, Board, Place, Scene};

/// What is done with a board that is wider than its room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wide {
    /// It is cut into bands, one under the other: on paper nothing can be scrolled.
    Bands,
    /// It stays whole and is looked at through a window.
    Whole,
}

/// A scene, ready to be drawn.
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) words: &'a Words,
    pub(crate) atlas: Atlas<'a>,
    pub(crate) tags: Tags<'a>,
    pieces: BTreeMap<Place, Vec<usize>>,
    /// Numbers of choices, counted from 1 as people do.
    choices: BTreeMap<Place, Vec<usize>>,
}

impl<'a> Look<'a> {
    pub(crate) fn of(scene: &'a Scene, words: &'a Words) -> Look<'a> {
        let mut pieces = BTreeMap::<_, Vec<_>>::new();
        for (index, piece) in scene.pieces.iter().enumerate() {
            pieces.entry(piece.place).or_default().push(index);
        }
        let mut choices = BTreeMap::<_, Vec<_>>::new();
        for (number, choice) in (1..).zip(scene.prompt.iter().flat_map(|ask| &ask.choices)) {
            if let Some(place) = anchored(scene, choice.anchor) {
                choices.entry(place).or_default().push(number);
            }
        }
        Look { scene, words, atlas: Atlas::of(scene), tags: Tags::of(scene, words), pieces, choices }
    }

    /// Exactly `room` characters for a cell.
    pub(crate) fn cell(&self, board: &Board, place: Place, room: usize) -> Vec<(String, Ink)> {
        let Some(Some(floor)) = board.cells.get(usize::from(place.cell)) else {
            return vec![(" ".repeat(room), Ink::Plain)];
        };
        let numbers = self.choices.get(&place).map_or(&[][..], Vec::as_slice);
        if let Some((first, others)) = self.pieces.get(&place).and_then(|here| here.split_first()) {
            return self.piece(*first, others.len(), !numbers.is_empty(), room);
        }
        let ground = self.tags.ground(&floor.terrain);
        match numbers {
            [] if ground == ' ' => vec![(" ".repeat(room), Ink::Plain)],
            [] if ground == WALL => vec![(WALL.to_string().repeat(room), Ink::Faint)],
            [] => vec![(centred(&ground.to_string(), room), Ink::Ground)],
            [first, others @ ..] => {
                let more = if others.is_empty() { "" } else { "+" };
                let number = [format!("{first}{more}"), first.to_string(), "*".to_string()]
                    .into_iter()
                    .find(|text| text.chars().count() <= room)
                    .unwrap_or_default();
                let left = room - number.chars().count();
                if ground == ' ' || left == 0 {
                    return boxed(&number, Ink::Choice, room);
                }
                let ground = format!("{ground}{}", " ".repeat(left - 1));
                vec![(ground, Ink::Ground), (number, Ink::Choice)]
            }
        }
    }

    /// A piece, a plus if it does not stand alone, and an exclamation mark if it can be chosen, as far as they fit.
    fn piece(&self, index: usize, others: usize, choice: bool, room: usize) -> Vec<(String, Ink)> {
        let piece = &self.scene.pieces[index];
        let ink = piece.owner.map_or(Ink::Bold, Ink::Seat);
        let mut text = squeezed(&self.tags.piece(piece), room);
        let marks = [(others > 0, '+'), (choice, '!')];
        for (_, mark) in marks.into_iter().filter(|(wanted, _)| *wanted) {
            if text.chars().count() < room {
                text.push(mark);
            }
        }
        boxed(&text, ink, room)
    }
}

/// As many letters as fit: of `A10` in two the first and the last, which tell it from `A1`.
fn squeezed(tag: &str, room: usize) -> String {
    let letters: Vec<char> = tag.chars().collect();
    match letters.as_slice() {
        [first, .., last] if letters.len() > room && room >= 2 => [*first, *last].into_iter().collect(),
        letters => letters.iter().take(room).collect(),
    }
}

/// The cell at which a choice is made, if it is made on a board.
pub(crate) fn anchored(scene: &Scene, anchor: Anchor) -> Option<Place> {
    match anchor {
        Anchor::Place(place) => Some(place),
        Anchor::Piece(index) => Some(scene.pieces.get(usize::from(index))?.place),
        Anchor::Card(..) | Anchor::Button => None,
    }
}

/// The text in the middle of its room, with ink on itself only.
fn boxed(text: &str, ink: Ink, room: usize) -> Vec<(String, Ink)> {
    let blank = room.saturating_sub(text.chars().count());
    let left = blank.div_ceil(2);
    let blanks = |count: usize| (" ".repeat(count), Ink::Plain);
    vec![blanks(left), (text.to_string(), ink), blanks(blank - left)]
}

pub(crate) fn centred(text: &str, room: usize) -> String {
    let blank = room.saturating_sub(text.chars().count());
    let left = blank.div_ceil(2);
    format!("{}{text}{}", " ".repeat(left), " ".repeat(blank - left))
}

//! One letter for each kind of piece and of ground.

use locale::Words;
use std::collections::BTreeMap;
use table::scene::{Piece, Scene};

/// Drawings with a sign of their own, which also tells whose they are.
const SIGNS: [(&str, char); 2] = [("cross", 'X'), ("ring", 'O')];
/// Ground that nobody can enter fills its whole cell.
pub(crate) const WALL: char = '#';
/// Ground with a sign of its own.
const GROUNDS: [(&str, char); 7] = [
    ("floor", ' '),
    ("passage", ':'),
    ("lantern", '*'),
    ("wall", WALL),
    ("water", '~'),
    ("rubble", '%'),
    ("vent", '='),
];

/// The letters of one scene.
pub(crate) struct Tags<'a> {
    words: &'a Words,
    /// By drawing, and by name too where one owner has several people with the same drawing.
    pieces: BTreeMap<(String, String), char>,
    grounds: BTreeMap<String, char>,
}

impl<'a> Tags<'a> {
    pub(crate) fn of(scene: &Scene, words: &'a Words) -> Tags<'a> {
        let named = |piece: &Piece| (piece.icon.to_string(), words.say(&piece.name));
        let alike = |piece: &Piece| {
            let peers =
                scene.pieces.iter().filter(|peer| (&peer.icon, peer.owner) == (&piece.icon, piece.owner));
            peers.map(|peer| &peer.name).all(|name| *name == piece.name)
        };
        let mut pieces = BTreeMap::new();
        for piece in &scene.pieces {
            let (icon, name) = named(piece);
            let whole = scene.pieces.iter().filter(|peer| peer.icon == piece.icon).all(alike);
            let key = (icon.clone(), if whole { String::new() } else { name.clone() });
            if !pieces.contains_key(&key) {
                let taken: Vec<char> = pieces.values().copied().collect();
                let letter = sign(&SIGNS, &icon)
                    .unwrap_or_else(|| free(if whole { &icon } else { &name }, &taken, 'A'..='Z'));
                pieces.insert(key, letter);
            }
        }
        let mut grounds = BTreeMap::new();
        for floor in scene.boards.iter().flat_map(|board| board.cells.iter().flatten()) {
            if !grounds.contains_key(floor.terrain.as_ref()) {
                let taken: Vec<char> = grounds.values().copied().collect();
                let letter =
                    sign(&GROUNDS, &floor.terrain).unwrap_or_else(|| free(&floor.terrain, &taken, 'a'..='z'));
                grounds.insert(floor.terrain.to_string(), letter);
            }
        }
        Tags { words, pieces, grounds }
    }

    /// What is written on the piece, else a letter and the number of the owner, such as `T1`.
    pub(crate) fn piece(&self, piece: &Piece) -> String {
        if let Some(label) = &piece.label {
            return label.to_string();
        }
        let kind = (piece.icon.to_string(), String::new());
        let person = (kind.0.clone(), self.words.say(&piece.name));
        let letter = self.pieces.get(&kind).or_else(|| self.pieces.get(&person)).copied().unwrap_or('?');
        match piece.owner {
            Some(owner) if sign(&SIGNS, &piece.icon).is_none() => format!("{letter}{}", owner.0),
            _ => letter.to_string(),
        }
    }

    pub(crate) fn ground(&self, terrain: &str) -> char {
        self.grounds.get(terrain).copied().unwrap_or(' ')
    }

    /// Every kind of ground that does not look like plain floor.
    pub(crate) fn grounds(&self) -> impl Iterator<Item = (&str, char)> {
        self.grounds.iter().filter(|(_, sign)| **sign != ' ').map(|(terrain, sign)| (terrain.as_str(), *sign))
    }
}

fn sign(signs: &[(&str, char)], icon: &str) -> Option<char> {
    signs.iter().find(|known| known.0 == icon).map(|known| known.1)
}

/// The first letter of `name` that is not taken, else any that is not, else its first letter again.
fn free(name: &str, taken: &[char], letters: std::ops::RangeInclusive<char>) -> char {
    let upper = letters.contains(&'A');
    let fit = |c: char| if upper { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let own = || name.chars().filter(char::is_ascii_alphabetic).map(fit);
    let mut found = own().chain(letters).filter(|letter| !taken.contains(letter));
    found.next().or_else(|| own().next()).unwrap_or('?')
}

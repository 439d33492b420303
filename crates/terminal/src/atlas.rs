//! What places are called, and which are meant by what somebody typed.

use crate::axes::{Axes, width};
use locale::Words;
use table::scene::{Board, Place, Scene};

/// The names of all places of a scene.
pub(crate) struct Atlas<'a> {
    scene: &'a Scene,
    axes: Vec<Axes>,
}

impl<'a> Atlas<'a> {
    pub(crate) fn of(scene: &'a Scene) -> Atlas<'a> {
        Atlas { scene, axes: scene.boards.iter().map(Axes::of).collect() }
    }

    pub(crate) fn axes(&self, board: usize) -> Option<&Axes> {
        self.axes.get(board)
    }

    /// What the place is called. A bare number would be taken for a choice, so such cells go by their coordinates.
    pub(crate) fn name(&self, place: Place) -> String {
        let number = |name: &str| name.bytes().all(|byte| byte.is_ascii_digit());
        match self.own_name(place) {
            Some(name) if !number(name) => name.to_string(),
            _ => self.coordinates(place),
        }
    }

    /// The same with the board's name where there are several boards.
    pub(crate) fn full_name(&self, place: Place, words: &Words) -> String {
        let name = self.name(place);
        let has_it = |board: &&Board| board.cells.iter().flatten().any(|floor| floor.name == name);
        let told_apart = self.scene.boards.iter().filter(has_it).count() == 1;
        match self.board(place) {
            Some(board) if self.scene.boards.len() > 1 && !told_apart => {
                format!("{} {name}", words.say(&board.name))
            }
            _ => name,
        }
    }

    /// Whether somebody who typed `text` means this place.
    pub(crate) fn means(&self, text: &str, place: Place) -> bool {
        // Some games write a cell as `(15,9)`.
        let text = text.trim_matches(['(', ')']).to_lowercase();
        let same = |name: &str| !name.is_empty() && name.to_lowercase() == text;
        same(&self.name(place)) || same(&self.coordinates(place)) || self.own_name(place).is_some_and(same)
    }

    /// The first place that goes by this name.
    pub(crate) fn find(&self, text: &str) -> Option<Place> {
        let mut places = (0u8..).zip(&self.scene.boards).flat_map(|(board, drawn)| {
            let cells = (0u16..).zip(&drawn.cells).filter(|(_, floor)| floor.is_some());
            cells.map(move |(cell, _)| Place { board, cell })
        });
        places.find(|place| self.means(text, *place))
    }

    fn board(&self, place: Place) -> Option<&'a Board> {
        self.scene.boards.get(usize::from(place.board))
    }

    fn own_name(&self, place: Place) -> Option<&'a str> {
        let floor = self.board(place)?.cells.get(usize::from(place.cell))?.as_ref()?;
        Some(floor.name.as_str()).filter(|name| !name.is_empty())
    }

    fn coordinates(&self, place: Place) -> String {
        let (Some(board), Some(axes)) = (self.board(place), self.axes(usize::from(place.board))) else {
            return String::new();
        };
        let cell = usize::from(place.cell);
        let part = |names: &[String], index: usize| names.get(index).cloned().unwrap_or_default();
        let row = part(&axes.rows, cell / width(board));
        if axes.from_names {
            return self.own_name(place).unwrap_or_default().to_string();
        }
        part(&axes.columns, cell % width(board)) + &row
    }
}

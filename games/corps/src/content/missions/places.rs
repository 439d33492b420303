//! Spaces that a mission card names: each is real, and no two tokens share one.

use crate::action::Facing;
use crate::content::Ground;
use crate::state::GUNS;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Cell, CellSet, Dir};
use core::ops::RangeInclusive;
use source::Source;
use table::{Spot, TextError};
use toml::Spanned;

/// Numbered blips (1.2).
pub(super) const NUMBERED: usize = 21;
/// Mission blips (1.2).
pub(super) const MISSION_BLIPS: usize = 4;
/// Exit tokens (1.2).
const EXITS: usize = 2;

/// The spaces of a mission, as tokens are laid on them.
pub(super) struct Places<'a> {
    source: Source<'a>,
    ground: &'a Ground,
    taken: CellSet,
}

impl<'a> Places<'a> {
    pub(super) fn new(source: Source<'a>, ground: &'a Ground) -> Places<'a> {
        Places { source, ground, taken: CellSet::new() }
    }

    fn find(&self, text: &str, place: &Spanned<String>) -> Result<Cell, TextError> {
        let Some(spot) = Spot::parse(text) else {
            return Err(self.source.wrong(place.span(), "a space such as \"5,7\": its column and its row"));
        };
        let cell = self.ground.grid.at(usize::from(spot.column), usize::from(spot.row));
        cell.filter(|cell| self.ground.floor.contains(*cell))
            .ok_or_else(|| self.source.wrong(place.span(), format!("a space of the boards ({text})")))
    }

    /// Lays a token on a space.
    pub(super) fn take(&mut self, place: &Spanned<String>) -> Result<Cell, TextError> {
        let cell = self.find(place.get_ref(), place)?;
        let free = self.taken.insert(cell);
        self.source.must(free, place.span(), "a space without another token")?;
        Ok(cell)
    }

    /// Lays a number of tokens.
    pub(super) fn few(
        &mut self,
        raw: &Spanned<Vec<Spanned<String>>>,
        allowed: RangeInclusive<usize>,
        what: &str,
    ) -> Result<Vec<Cell>, TextError> {
        let expected = format!("{} to {} {what}", allowed.start(), allowed.end());
        self.source.must(allowed.contains(&raw.get_ref().len()), raw.span(), expected)?;
        raw.get_ref().iter().map(|place| self.take(place)).collect()
    }

    /// Exits lie at the edge of the boards (C-SETUP-17).
    pub(super) fn exits(&mut self, raw: &Spanned<Vec<Spanned<String>>>) -> Result<Vec<Cell>, TextError> {
        let exits = self.few(raw, 0..=EXITS, "exits (1.2)")?;
        for (cell, place) in exits.iter().zip(raw.get_ref()) {
            let edge = Dir::ALL.iter().any(|dir| !self.ground.has_board_beyond(*cell, *dir));
            self.source.must(edge, place.span(), "a space at the edge of the boards (C-SETUP-17)")?;
        }
        Ok(exits)
    }

    /// The starting area: single spaces and rectangles such as `2,3..5,4`.
    pub(super) fn start(
        &self,
        raw: &Spanned<Vec<Spanned<String>>>,
        people: usize,
    ) -> Result<CellSet, TextError> {
        let mut start = CellSet::new();
        for place in raw.get_ref() {
            let (first, last) =
                place.get_ref().split_once("..").unwrap_or((place.get_ref(), place.get_ref()));
            let (first, last) = (self.find(first, place)?, self.find(last, place)?);
            let grid = &self.ground.grid;
            let inside = |cell: Cell| {
                (grid.column(first)..=grid.column(last)).contains(&grid.column(cell))
                    && (grid.row(first)..=grid.row(last)).contains(&grid.row(cell))
            };
            let cells: Vec<Cell> = self.ground.floor.iter().filter(|cell| inside(*cell)).collect();
            self.source.must(
                !cells.is_empty(),
                place.span(),
                "a rectangle from its top left to its bottom right",
            )?;
            let free = cells.iter().all(|cell| !self.taken.contains(*cell));
            self.source.must(free, place.span(), "spaces without tokens")?;
            for cell in cells {
                start.insert(cell);
            }
        }
        let expected = format!("at least {people} spaces, one for each character (C-SETUP-15)");
        self.source.must(start.len() >= people, raw.span(), expected)?;
        Ok(start)
    }

    /// Places of sentry guns: `10,4 north`.
    pub(super) fn posts(
        &mut self,
        raw: &Spanned<Vec<Spanned<String>>>,
    ) -> Result<Vec<(Cell, u8)>, TextError> {
        const FACINGS: [(&str, Facing); 4] = [
            ("north", Facing::North),
            ("east", Facing::East),
            ("south", Facing::South),
            ("west", Facing::West),
        ];
        self.source.must(
            raw.get_ref().len() <= GUNS,
            raw.span(),
            format_args!("at most {GUNS} guns (1.2)"),
        )?;
        let mut posts = Vec::new();
        for place in raw.get_ref() {
            let expected = "a space and a direction such as \"10,4 north\"";
            let parts = place.get_ref().split_once(' ');
            let facing = parts.and_then(|(_, word)| FACINGS.iter().find(|facing| facing.0 == word));
            let (Some((cell, _)), Some((_, facing))) = (parts, facing) else {
                return Err(self.source.wrong(place.span(), expected));
            };
            let cell = self.find(cell, place)?;
            let free = self.taken.insert(cell);
            self.source.must(free, place.span(), "a space without another token")?;
            posts.push((cell, *facing as u8));
        }
        Ok(posts)
    }
}

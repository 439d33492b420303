//! Doors and grilles: openings in the walls of the drawing.

use super::{BaseFile, Ground, field};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Cell, HexGrid};
use core::ops::Range;
use serde::Deserialize;
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPairs {
    pairs: Vec<Spanned<String>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

type Pairs = Vec<(Cell, Cell)>;

struct Opener<'a> {
    source: Source<'a>,
    grid: &'a mut HexGrid,
    ground: &'a [Ground],
}

/// Opens all of them. Doors, the pad and airlocks come first, grilles second.
pub(super) fn read(
    source: Source<'_>,
    file: &BaseFile,
    grid: &mut HexGrid,
    ground: &[Ground],
) -> Result<(Pairs, Pairs), TextError> {
    let mut opener = Opener { source, grid, ground };
    let (mut doors, mut grilles) = (Vec::new(), Vec::new());
    for (letter, raw) in file.doors.get_ref() {
        let room = opener.room(letter)?;
        let expected = format!("a field of room {} and then one of a corridor", letter.get_ref());
        opener.all(raw, &mut doors, &expected, |one, other| {
            one == Ground::Room(room) && other == Ground::Corridor
        })?;
    }
    let expected = "the landing pad and then a field of a room or corridor";
    opener.all(&file.pad, &mut doors, expected, |one, other| {
        one == Ground::Pad && matches!(other, Ground::Room(_) | Ground::Corridor)
    })?;
    for (number, raw) in file.airlocks.get_ref() {
        let known = number.get_ref().parse().ok().filter(|number: &u8| (1..=5).contains(number));
        let Some(airlock) = known else { return Err(source.wrong(number.span(), "an airlock, 1 to 5")) };
        let expected = format!("airlock {airlock} and then a field of a room or corridor");
        opener.all(raw, &mut doors, &expected, |one, other| {
            one == Ground::Airlock(airlock - 1) && matches!(other, Ground::Room(_) | Ground::Corridor)
        })?;
    }
    for raw in file.grilles.get_ref().values() {
        let expected = "a field of a vent and then one of a room or corridor";
        opener.all(raw, &mut grilles, expected, |one, other| {
            one == Ground::Vent && matches!(other, Ground::Room(_) | Ground::Corridor)
        })?;
    }
    Ok((doors, grilles))
}

impl Opener<'_> {
    fn room(&self, letter: &Spanned<String>) -> Result<u8, TextError> {
        let mut letters = letter.get_ref().bytes();
        let room = match (letters.next(), letters.next()) {
            (Some(letter @ b'A'..=b'Z'), None) => Some(letter - b'A'),
            _ => None,
        };
        room.filter(|room| self.ground.contains(&Ground::Room(*room)))
            .ok_or_else(|| self.source.wrong(letter.span(), "the letter of a room in the drawing"))
    }

    fn all(
        &mut self,
        raw: &RawPairs,
        opened: &mut Pairs,
        expected: &str,
        right: impl Fn(Ground, Ground) -> bool,
    ) -> Result<(), TextError> {
        for pair in &raw.pairs {
            let (one, other) = self.pair(pair)?;
            let (first, second) = (self.ground[one.index()], self.ground[other.index()]);
            self.source.must(right(first, second), pair.span(), expected)?;
            if self.grid.open(one, other).is_err() {
                return Err(self.source.wrong(pair.span(), "two fields that share a side"));
            }
            opened.push((one, other));
        }
        Ok(())
    }

    fn pair(&self, text: &Spanned<String>) -> Result<(Cell, Cell), TextError> {
        let Some((one, other)) = text.get_ref().split_once('-') else {
            return Err(self.source.wrong(text.span(), "two fields such as \"3,13-3,12\""));
        };
        // A string without escapes stands in the file as it is, so that both halves have places of their own.
        let start = text.span().start + 1;
        let half = |part: &str, at: usize| {
            let span: Range<usize> = start + at..start + at + part.len();
            field(self.source, &Spanned::new(span, part.into()), self.grid)
        };
        Ok((half(one, 0)?, half(other, one.len() + 1)?))
    }
}

//! The condition language: `hold(soldier,[BRIDGE_N,c15-09],2,1) & gone(aliens)`.

use super::condition::{Condition, Part, Victims, Who};
use super::map::Map;
use crate::{Area, HEROES, Kind, Race, Spot};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use core::fmt;
use core::ops::{Range, RangeInclusive};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use source::{Source, word};
use table::TextError;
use toml::Spanned;

/// What conditions of one file refer to, and the numbers given out to them.
pub(super) struct Names<'a> {
    pub(super) source: Source<'a>,
    pub(super) map: &'a Map,
    pub(super) groups: BTreeMap<String, Vec<Cell>>,
    /// The cells of all visits; their places are their numbers.
    pub(super) watched: Vec<Cell>,
    /// How many streaks are numbered.
    pub(super) streaks: usize,
}

/// As many cells can be watched and streaks counted.
const MOST: usize = 64;
/// Kills, damage and turns beyond this cannot happen: a match ends after so many rounds (R-DRAW-6).
const DEEDS: RangeInclusive<u8> = 1..=100;
/// No more heroes are on the boards.
const HEADS: u8 = HEROES as u8;

impl Names<'_> {
    /// The cell of that name, if heroes can stand there (K-08).
    pub(super) fn cell(&self, name: &str, span: Range<usize>) -> Result<Cell, TextError> {
        let Some(spot) = Spot::parse(name) else {
            return Err(self.source.wrong(span, "a cell such as c15-09 or s02-02"));
        };
        let Some(cell) = self.map.cell(spot) else {
            let (column, row) = (self.map.width(spot.area), self.map.height(spot.area));
            let last = Spot { area: spot.area, column, row };
            return Err(self.source.wrong(span, format!("a cell of the board, up to {last}")));
        };
        self.source.must(self.map.is_walkable(cell), span, "a cell on which heroes can stand")?;
        Ok(cell)
    }

    /// Reads a condition of a task that is on the sheets of these races.
    pub(super) fn read(&mut self, text: &Spanned<String>, races: &[Race]) -> Result<Condition, TextError> {
        let start = text.span().start + 1;
        let plain = self.source.0.get(start..).is_some_and(|rest| rest.starts_with(text.get_ref().as_str()));
        let whole = (!plain).then(|| text.span());
        let mut reader = Reader { text: text.get_ref(), at: 0, start, whole, names: self, races };
        let mut parts = Vec::new();
        loop {
            parts.push(reader.part()?);
            if reader.peek().is_none() {
                break;
            }
            reader.mark('&')?;
        }
        let ends_turn = parts.iter().any(Part::ends_turn);
        Ok(Condition { parts, ends_turn })
    }
}

/// A condition, read up to some byte.
struct Reader<'a, 'b> {
    text: &'a str,
    at: usize,
    /// The byte of the file at which the condition begins.
    start: usize,
    /// Written with escapes: then all its errors are where the string is.
    whole: Option<Range<usize>>,
    names: &'a mut Names<'b>,
    races: &'a [Race],
}

impl<'a> Reader<'a, '_> {
    fn span(&self, from: usize) -> Range<usize> {
        let end = if self.at > from { self.at } else { self.text.len().min(from + 1) };
        self.whole.clone().unwrap_or(self.start + from..self.start + end)
    }

    fn must(&self, good: bool, from: usize, expected: impl fmt::Display) -> Result<(), TextError> {
        self.names.source.must(good, self.span(from), expected)
    }

    fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.chars().next()
    }

    fn mark(&mut self, mark: char) -> Result<(), TextError> {
        let good = self.peek() == Some(mark);
        self.must(good, self.at, format_args!("`{mark}`"))?;
        self.at += mark.len_utf8();
        Ok(())
    }

    /// Letters, digits, `-` and `_`, and where they begin.
    fn name(&mut self, expected: impl fmt::Display) -> Result<(usize, &'a str), TextError> {
        self.peek();
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && !"-_".contains(c)).unwrap_or(rest.len());
        self.must(end > 0, start, expected)?;
        self.at += end;
        Ok((start, &rest[..end]))
    }

    /// One of the names of an enum, which it lists itself.
    fn choice<T: Deserialize<'a>>(&mut self) -> Result<(usize, T), TextError> {
        let (from, name) = self.name("a name")?;
        let name: StrDeserializer<'a, Error> = name.into_deserializer();
        T::deserialize(name).map(|value| (from, value)).map_err(|error| {
            let message = format!("{error}");
            let expected = message.split_once(", expected ").map_or("another name", |split| split.1);
            self.names.source.wrong(self.span(from), expected)
        })
    }

    fn number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        let expected = format!("a number from {} to {}", allowed.start(), allowed.end());
        let (from, digits) = self.name(&expected)?;
        let number = digits.parse().ok().filter(|number| allowed.contains(number));
        number.ok_or_else(|| self.names.source.wrong(self.span(from), expected))
    }

    fn next_number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        self.mark(',')?;
        self.number(allowed)
    }

    fn part(&mut self) -> Result<Part, TextError> {
        let (from, predicate) = self.choice::<Predicate>()?;
        self.mark('(')?;
        let part = match predicate {
            Predicate::Visit => {
                let (who, groups) = (self.who()?, self.groups()?);
                let groups =
                    groups.iter().map(|group| self.watch(group, from)).collect::<Result<Vec<_>, _>>()?;
                Part::Visit { who, at_least: self.next_number(1..=groups.len() as u8)?, groups }
            }
            Predicate::Kill => Part::Kill { victims: self.enemies()?, at_least: self.next_number(DEEDS)? },
            Predicate::Wound => Part::Wound { victims: self.enemies()?, at_least: self.next_number(DEEDS)? },
            Predicate::Gone => Part::Gone(self.rival()?),
            Predicate::Few => Part::Few { victims: self.choice()?.1, at_most: self.next_number(0..=HEADS)? },
            Predicate::Hold => {
                let (who, groups) = (self.who()?, self.groups()?);
                let at_least = self.next_number(1..=groups.len() as u8)?;
                let turns = self.next_number(DEEDS)?;
                Part::Hold { who, groups, at_least, turns, streak: self.streak(from)? }
            }
            Predicate::Squad => {
                let who = self.who()?;
                self.mark(',')?;
                let area = match self.choice()?.1 {
                    Board::City => Some(Area::City),
                    Board::Sewer => Some(Area::Sewer),
                    Board::Any => None,
                };
                let at_least = self.next_number(1..=HEADS)?;
                let turns = self.next_number(DEEDS)?;
                Part::Squad { who, area, at_least, turns, streak: self.streak(from)? }
            }
            Predicate::Idle => {
                let who = self.who()?;
                self.mark(',')?;
                let (from, name) = self.name("a cell such as c15-09")?;
                let cell = self.names.cell(name, self.span(from))?;
                Part::Idle { who, cell, turns: self.next_number(DEEDS)? }
            }
        };
        self.mark(')')?;
        Ok(part)
    }

    /// A kind that every race with the task has.
    fn who(&mut self) -> Result<Who, TextError> {
        let (from, who) = self.choice::<Who>()?;
        for &race in self.races {
            let has = Kind::ALL.iter().any(|&kind| who.matches(kind, race));
            self.must(has, from, format_args!("heroes that the race {} has", word(race)))?;
        }
        Ok(who)
    }

    /// A kind that every race with the task can attack.
    fn enemies(&mut self) -> Result<Victims, TextError> {
        let (from, victims) = self.choice::<Victims>()?;
        for &race in self.races {
            let has = Kind::ALL.iter().any(|&kind| victims.matches(kind, race) && kind.race() != race);
            self.must(has, from, format_args!("enemies of the race {}", word(race)))?;
        }
        Ok(victims)
    }

    fn rival(&mut self) -> Result<Race, TextError> {
        let (from, race) = self.choice::<Race>()?;
        self.must(!self.races.contains(&race), from, "a race other than the one whose task it is")?;
        Ok(race)
    }

    fn groups(&mut self) -> Result<Vec<Vec<Cell>>, TextError> {
        self.mark(',')?;
        self.mark('[')?;
        let mut groups = Vec::new();
        loop {
            let (from, name) = self.name("a group or a cell")?;
            groups.push(match self.names.groups.get(name) {
                Some(cells) => cells.clone(),
                None if Spot::parse(name).is_some() => Vec::from([self.names.cell(name, self.span(from))?]),
                None => {
                    return Err(self.names.source.wrong(self.span(from), "a group of this file or a cell"));
                }
            });
            self.must(groups.len() <= MOST, from, format_args!("at most {MOST} groups"))?;
            if self.peek() == Some(']') {
                break;
            }
            self.mark(',')?;
        }
        self.mark(']')?;
        Ok(groups)
    }

    fn watch(&mut self, group: &[Cell], from: usize) -> Result<u64, TextError> {
        let mut mask = 0;
        for cell in group {
            let watched = &mut self.names.watched;
            let number = watched.iter().position(|other| other == cell).unwrap_or_else(|| {
                watched.push(*cell);
                watched.len() - 1
            });
            self.must(number < MOST, from, format_args!("at most {MOST} cells in all visits together"))?;
            mask |= 1 << number;
        }
        Ok(mask)
    }

    /// The first of as many numbers as races may have to count it.
    fn streak(&mut self, from: usize) -> Result<u8, TextError> {
        let first = self.names.streaks;
        self.names.streaks += self.races.len();
        let few = self.names.streaks <= MOST;
        self.must(
            few,
            from,
            format_args!("at most {MOST} holds and squads, shared ones counted for each race"),
        )?;
        Ok(first as u8)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Predicate {
    Visit,
    Kill,
    Wound,
    Gone,
    Few,
    Hold,
    Squad,
    Idle,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Board {
    City,
    Sewer,
    Any,
}

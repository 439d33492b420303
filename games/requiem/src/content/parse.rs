//! The condition language: `hold(soldier,[BRIDGE_N,c15-09],2,1) & gone(aliens)`.

use super::condition::{Condition, Part, Victims, Who};
use super::map::Map;
use crate::{Area, HEROES, Kind, Race, Spot};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use core::ops::{Range, RangeInclusive};
use serde::Deserialize;
use source::{Reader, Source, word};
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
        let mut parser = Parser { text: Reader::new(self.source, text), names: self, races };
        let mut parts = Vec::new();
        loop {
            parts.push(parser.part()?);
            if parser.text.peek().is_none() {
                break;
            }
            parser.text.mark('&')?;
        }
        let ends_turn = parts.iter().any(Part::ends_turn);
        Ok(Condition { parts, ends_turn })
    }
}

/// A condition that is being read.
struct Parser<'a, 'b> {
    text: Reader<'a>,
    names: &'a mut Names<'b>,
    races: &'a [Race],
}

impl Parser<'_, '_> {
    fn part(&mut self) -> Result<Part, TextError> {
        let (from, predicate) = self.text.choice::<Predicate>()?;
        self.text.mark('(')?;
        let part = match predicate {
            Predicate::Visit => {
                let (who, groups) = (self.who()?, self.groups()?);
                let groups =
                    groups.iter().map(|group| self.watch(group, from)).collect::<Result<Vec<_>, _>>()?;
                Part::Visit { who, at_least: self.text.next_number(1..=groups.len() as u8)?, groups }
            }
            Predicate::Kill => {
                Part::Kill { victims: self.enemies()?, at_least: self.text.next_number(DEEDS)? }
            }
            Predicate::Wound => {
                Part::Wound { victims: self.enemies()?, at_least: self.text.next_number(DEEDS)? }
            }
            Predicate::Gone => Part::Gone(self.rival()?),
            Predicate::Few => {
                Part::Few { victims: self.text.choice()?.1, at_most: self.text.next_number(0..=HEADS)? }
            }
            Predicate::Hold => {
                let (who, groups) = (self.who()?, self.groups()?);
                let at_least = self.text.next_number(1..=groups.len() as u8)?;
                let turns = self.text.next_number(DEEDS)?;
                Part::Hold { who, groups, at_least, turns, streak: self.streak(from)? }
            }
            Predicate::Squad => {
                let who = self.who()?;
                self.text.mark(',')?;
                let area = match self.text.choice()?.1 {
                    Board::City => Some(Area::City),
                    Board::Sewer => Some(Area::Sewer),
                    Board::Any => None,
                };
                let at_least = self.text.next_number(1..=HEADS)?;
                let turns = self.text.next_number(DEEDS)?;
                Part::Squad { who, area, at_least, turns, streak: self.streak(from)? }
            }
            Predicate::Idle => {
                let who = self.who()?;
                self.text.mark(',')?;
                let (from, name) = self.text.name("a cell such as c15-09")?;
                let cell = self.names.cell(name, self.text.span(from))?;
                Part::Idle { who, cell, turns: self.text.next_number(DEEDS)? }
            }
        };
        self.text.mark(')')?;
        Ok(part)
    }

    /// A kind that every race with the task has.
    fn who(&mut self) -> Result<Who, TextError> {
        let (from, who) = self.text.choice::<Who>()?;
        for &race in self.races {
            let has = Kind::ALL.iter().any(|&kind| who.matches(kind, race));
            self.text.must(has, from, format_args!("heroes that the race {} has", word(race)))?;
        }
        Ok(who)
    }

    /// A kind that every race with the task can attack.
    fn enemies(&mut self) -> Result<Victims, TextError> {
        let (from, victims) = self.text.choice::<Victims>()?;
        for &race in self.races {
            let has = Kind::ALL.iter().any(|&kind| victims.matches(kind, race) && kind.race() != race);
            self.text.must(has, from, format_args!("enemies of the race {}", word(race)))?;
        }
        Ok(victims)
    }

    fn rival(&mut self) -> Result<Race, TextError> {
        let (from, race) = self.text.choice::<Race>()?;
        self.text.must(!self.races.contains(&race), from, "a race other than the one whose task it is")?;
        Ok(race)
    }

    fn groups(&mut self) -> Result<Vec<Vec<Cell>>, TextError> {
        self.text.mark(',')?;
        self.text.mark('[')?;
        let mut groups = Vec::new();
        loop {
            let (from, name) = self.text.name("a group or a cell")?;
            groups.push(match self.names.groups.get(name) {
                Some(cells) => cells.clone(),
                None if Spot::parse(name).is_some() => {
                    Vec::from([self.names.cell(name, self.text.span(from))?])
                }
                None => {
                    return Err(self.text.wrong(from, "a group of this file or a cell"));
                }
            });
            self.text.must(groups.len() <= MOST, from, format_args!("at most {MOST} groups"))?;
            if self.text.peek() == Some(']') {
                break;
            }
            self.text.mark(',')?;
        }
        self.text.mark(']')?;
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
            self.text.must(
                number < MOST,
                from,
                format_args!("at most {MOST} cells in all visits together"),
            )?;
            mask |= 1 << number;
        }
        Ok(mask)
    }

    /// The first of as many numbers as races may have to count it.
    fn streak(&mut self, from: usize) -> Result<u8, TextError> {
        let first = self.names.streaks;
        self.names.streaks += self.races.len();
        let few = self.names.streaks <= MOST;
        self.text.must(
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

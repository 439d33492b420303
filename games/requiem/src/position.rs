//! Positions drawn in scenarios.
//!
//! `[city]` and `[sewer]` may draw the pack's maps with small letters where heroes stand. `[heroes]` has a line for
//! each hero: a letter of a drawing or a cell, then who it is and what differs from a fresh hero:
//!
//! ```text
//! a: S1 health 2 ap 3 cards m4 medkit
//! c12-09: A1 wounds 2 entangled
//! ```
//!
//! `[table]` says the rest, a fact a line: `turn guard`, `phase refresh|spend|visor|cloak|act`, `active S1`,
//! `tp guard 5`, `level guard 3`, `completed guard G1A`, `kills guard alien 2`, `wounds guard alien 1`,
//! `streak guard G5C 1`, `energy 6`, `visor aliens`, `cloak on`, `arsenal blade spear`, `quiet 8`, `rounds 99`,
//! `gone predator`. A race without heroes is out of the game, but for a Guard with tactical points.

use crate::action::{Options, Visor};
use crate::agenda;
use crate::card::{Card, PEOPLE_CARDS};
use crate::content::{Content, Part};
use crate::hero::{HYBRID, Hero, Kind, PREDATOR, Race};
use crate::setup::{bare, put};
use crate::spot::{Area, Spot};
use crate::state::{Phase, State};
use crate::{tasks, turn};
use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use table::position::{Block, Line, PositionError, block, only};
use table::{Cx, Recorded, TextError};

pub(crate) fn stage(
    content: &Arc<Content>,
    options: &Options,
    blocks: &[Block<'_>],
) -> Result<State, PositionError> {
    only(blocks, &["city", "sewer", "heroes", "table"])?;
    let mut state = bare(content, options, &options.seated());
    let mut drawn = Vec::new();
    for (name, area) in [("city", Area::City), ("sewer", Area::Sewer)] {
        if let Some(block) = blocks.iter().find(|block| block.name == name) {
            letters(content, area, block, &mut drawn)?;
        }
    }
    for line in block(blocks, "heroes")?.lines() {
        hero(&mut state, &drawn, &line)?;
    }
    let anchors = state.table.figures.map(|figure| figure.anchor);
    for race in Race::ALL {
        tasks::open_level(&mut state, race, 1);
    }
    let mut refresh = false;
    for line in blocks.iter().filter(|block| block.name == "table").flat_map(Block::lines) {
        refresh |= fact(&mut state, &line)?;
    }
    // Opening levels loosened them.
    state.table.figures.iter_mut().zip(anchors).for_each(|(figure, anchor)| figure.anchor = anchor);
    settle(&mut state);
    let mut draws = Recorded::new(&[]);
    let cx = &mut Cx::silent(&mut draws);
    if refresh {
        let race = state.table.active;
        turn::begin(&mut state, race, cx);
    }
    agenda::run(&mut state, cx);
    Ok(state)
}

/// Finds the letters in a drawing; everything else must be the pack's map.
fn letters(
    content: &Content,
    area: Area,
    block: &Block<'_>,
    drawn: &mut Vec<(char, Cell)>,
) -> Result<(), PositionError> {
    let map = &content.map;
    let (width, height) = (map.width(area), map.height(area));
    if block.text.lines().count() != usize::from(height) {
        let expected = format!("the {height} rows of the pack's map");
        return Err(TextError::new(block.line, 1, expected, format!("{} rows", block.text.lines().count())));
    }
    for ((line, text), row) in (block.line..).zip(block.text.lines()).zip(1..) {
        if text.chars().count() != usize::from(width) {
            return Err(TextError::new(line, 1, format!("a row of {width} cells"), format!("`{text}`")));
        }
        for (column, mark) in (1..).zip(text.chars()) {
            let Some(cell) = map.cell(Spot { area, row, column }) else { continue };
            if mark.is_ascii_lowercase() {
                drawn.push((mark, cell));
            } else if mark != map.terrain(cell).mark() {
                let expected = format!("`{}` of the pack's map, or a small letter", map.terrain(cell).mark());
                return Err(TextError::new(line, u32::from(column), expected, format!("`{mark}`")));
            }
        }
    }
    Ok(())
}

fn hero(state: &mut State, drawn: &[(char, Cell)], line: &Line<'_>) -> Result<(), PositionError> {
    const FORM: &str = "`CELL: HERO …`, such as `c08-09: S1 health 2` or `a: A1 wounds 2`";
    let (place, words) = line.parts(FORM)?;
    let [name, attributes @ ..] = words.as_slice() else { return line.wrong(FORM) };
    let Some(hero) = Hero::parse(name) else { return line.wrong(FORM) };
    let letter = drawn.iter().find(|(letter, _)| place.chars().eq([*letter])).map(|drawn| drawn.1);
    let cell = letter.or_else(|| Spot::parse(place).and_then(|spot| state.content.map.cell(spot)));
    let Some(cell) = cell.filter(|cell| state.content.map.is_walkable(*cell)) else {
        return line.wrong("a letter of a drawing, or a cell that can be stood on");
    };
    if state.occupant(cell).is_some() || state.stands(hero) || !state.side(hero.race()).alive {
        return line.wrong("a free cell, and a hero of a race that takes part, not placed yet");
    }
    put(state, hero, cell);
    if hero.kind() == Kind::Soldier && !attributes.contains(&"cards") {
        give(state, hero, Card::M4, line)?;
    }
    let mut words = attributes.iter();
    while let Some(word) = words.next() {
        if *word == "cards" {
            for card in words.by_ref() {
                give(state, hero, card_named(card, line)?, line)?;
            }
            break;
        }
        let figure = state.figure_mut(hero);
        match *word {
            "entangled" => figure.entangled = true,
            "done" => figure.done = true,
            _ => {
                let Some(number) = words.next().and_then(|number| number.parse().ok()) else {
                    return line.wrong(format!("a number after `{word}`"));
                };
                match *word {
                    "health" | "wounds" => figure.health = number,
                    "ap" => figure.ap = number,
                    "used" => figure.uses = number,
                    "anchor" => figure.anchor = number,
                    _ => return line.wrong("health, wounds, ap, used, anchor, entangled, done or cards"),
                }
            }
        }
    }
    let most = state.card(hero).health;
    let (figure, alien) = (state.figure(hero), hero.kind() == Kind::Alien);
    let possible = if alien { figure.health < most } else { (1..=most).contains(&figure.health) };
    if possible { Ok(()) } else { line.wrong(format!("at most {most} health, or fewer wounds than {most}")) }
}

fn card_named(name: &str, line: &Line<'_>) -> Result<Card, PositionError> {
    let named = |card: &Card| format!("{card:?}").eq_ignore_ascii_case(name);
    Card::ALL.into_iter().find(named).map_or_else(|| line.wrong(format!("a card, not `{name}`")), Ok)
}

/// Takes a card out of the bank for a hero.
fn give(state: &mut State, hero: Hero, card: Card, line: &Line<'_>) -> Result<(), PositionError> {
    let people = (card as usize) < PEOPLE_CARDS;
    if people != (hero.kind() == Kind::Soldier) || hero.race() == Race::Aliens {
        return line.wrong("a card of the hero's own race");
    }
    let Some(left) = state.table.bank[card as usize].checked_sub(1) else {
        return line.wrong(format!("no more copies of {card:?} than the pack has"));
    };
    state.table.bank[card as usize] = left;
    if people {
        state.table.kits[hero.index()][card as usize] += 1;
    } else {
        state.table.arsenal |= 1 << card as u16;
    }
    Ok(())
}

/// Reads one fact. True if the turn is to begin with its refreshment.
fn fact(state: &mut State, line: &Line<'_>) -> Result<bool, PositionError> {
    match *line.words().as_slice() {
        ["turn", name] => state.table.active = race_named(name, line)?,
        ["phase", "refresh"] => return Ok(true),
        ["phase", name] => {
            state.table.phase = match name {
                "spend" => Phase::Spend,
                "visor" => Phase::Visor,
                "cloak" => Phase::Cloak,
                "act" => Phase::Act,
                _ => return line.wrong("refresh, spend, visor, cloak or act"),
            }
        }
        ["active", name] => match Hero::parse(name).filter(|hero| state.stands(*hero)) {
            Some(hero) => state.table.current = Some(hero),
            None => return line.wrong("a hero on the boards"),
        },
        ["tp", name, points] => {
            state.side_mut(race_named(name, line)?).tp = line.number::<u8>(points)?.min(10);
        }
        ["level", name, level] => {
            let level = line.number(level)?;
            if !(1..=tasks::TOP).contains(&level) {
                return line.wrong("a level from 1 to 5");
            }
            tasks::open_level(state, race_named(name, line)?, level);
        }
        ["completed", name, task] => {
            let Some(id) = state.content.tasks.find(task) else { return line.wrong("a task of the pack") };
            state.side_mut(race_named(name, line)?).completed |= 1 << id.0;
        }
        ["kills", name, kind, count] => {
            let kind = kind_named(kind, line)?;
            state.side_mut(race_named(name, line)?).kills[kind as usize] = line.number(count)?;
        }
        ["wounds", name, kind, count] => {
            let kind = kind_named(kind, line)?;
            state.side_mut(race_named(name, line)?).wounds[kind as usize] = line.number(count)?;
        }
        ["streak", name, task, count] => {
            let race = race_named(name, line)?;
            let count = line.number(count)?;
            let content = Arc::clone(&state.content);
            let Some(id) = content.tasks.find(task) else { return line.wrong("a task of the pack") };
            for part in tasks::parts(state, content.tasks.get(id)) {
                if let Part::Hold { streak, .. } | Part::Squad { streak, .. } = part {
                    let at = tasks::streak_of(content.tasks.get(id), race, *streak);
                    state.table.streaks[at] = count;
                }
            }
        }
        ["energy", points] => state.table.energy = line.number(points)?,
        ["visor", "humans"] => state.table.visor = Visor::Humans,
        ["visor", "aliens"] => state.table.visor = Visor::Aliens,
        ["cloak", word @ ("on" | "off")] => state.table.cloak = word == "on",
        ["arsenal", ref cards @ ..] => {
            for card in cards {
                let card = card_named(card, line)?;
                if !state.has_card(PREDATOR, card) {
                    give(state, PREDATOR, card, line)?;
                }
            }
        }
        ["quiet", count] => state.table.quiet = line.number(count)?,
        ["rounds", count] => state.table.rounds = line.number(count)?,
        ["gone", name] => state.side_mut(race_named(name, line)?).alive = false,
        _ => return line.wrong("a fact such as `turn guard`, `tp aliens 3` or `cloak on`"),
    }
    Ok(false)
}

fn race_named(name: &str, line: &Line<'_>) -> Result<Race, PositionError> {
    let named = |race: &Race| format!("{race:?}").eq_ignore_ascii_case(name);
    Race::ALL.into_iter().find(named).map_or_else(|| line.wrong("guard, predator or aliens"), Ok)
}

fn kind_named(name: &str, line: &Line<'_>) -> Result<Kind, PositionError> {
    let named = |kind: &Kind| format!("{kind:?}").eq_ignore_ascii_case(name);
    Kind::ALL.into_iter().find(named).map_or_else(|| line.wrong("soldier, predator, hybrid or alien"), Ok)
}

/// Races without what keeps them in the game are out of it.
fn settle(state: &mut State) {
    for race in Race::ALL {
        let lives = match race {
            Race::Guard => state.heroes(race).next().is_some() || state.side(race).tp > 0,
            Race::Predator => state.stands(PREDATOR),
            Race::Aliens => state.stands(HYBRID),
        };
        let side = state.side_mut(race);
        side.alive &= lives;
        if !side.alive {
            side.tp = 0;
        }
    }
    if !state.side(Race::Predator).alive {
        state.table.arsenal = 0;
        state.table.energy = 0;
    }
}

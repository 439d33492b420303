//! Characters, aliens and items in a drawn position.

use super::field;
use crate::brood::STRONGEST;
use crate::item::Item;
use crate::people::Character;
use crate::state::{ACTION_POINTS, Creature, NOWHERE, Person, Place, State};
use alloc::format;
use alloc::string::ToString;
use board::Cell;
use table::position::{Line, PositionError};

pub(super) fn person(
    state: &mut State,
    drawn: &[(char, Cell)],
    line: &Line<'_>,
) -> Result<(), PositionError> {
    const FORM: &str = "`FIELD: CHARACTER …`, such as `5,7: corporal strength 4`";
    let (place, words) = line.parts(FORM)?;
    let Some((name, attributes)) = words.split_first() else { return line.wrong(FORM) };
    let Some(who) = Character::named(name) else { return line.wrong(FORM) };
    if state.person(who).is_alive() {
        return line.wrong(format!("each character once, {name} too"));
    }
    let card = &state.content.cards[who];
    let (strength, pockets) = (card.strength, card.pockets);
    let mut person = Person { strength, ap: ACTION_POINTS, ..Person::DEAD };
    (person.place, person.out_by) = stand(state, drawn, line, place)?;
    person.ready = person.place == Place::Track(state.content.base.track - 1);
    let mut words = attributes.iter();
    let mut own = false;
    while let Some(word) = words.next() {
        match *word {
            "done" => person.done = true,
            "volleyed" => person.volleyed = true,
            "stopped" => person.stopped = true,
            "fired" => person.fired = true,
            "left" => person.left = true,
            "waiting" => person.ready = false,
            "pockets" => {
                own = true;
                for item in words.by_ref() {
                    carry(state, &mut person, item, line)?;
                }
            }
            "strength" | "ap" => {
                let number: u8 = line.number(words.next().copied().unwrap_or_default())?;
                let most = if *word == "ap" { ACTION_POINTS } else { strength };
                if number > most || (number == 0 && *word == "strength") {
                    return line.wrong(format!("{word} up to {most}"));
                }
                *(if *word == "ap" { &mut person.ap } else { &mut person.strength }) = number;
            }
            _ => return line.wrong("strength, ap, done, volleyed, stopped, fired, left, waiting or pockets"),
        }
    }
    if !own {
        for item in pockets.into_iter().flatten() {
            carry(state, &mut person, &item.to_string(), line)?;
        }
    }
    person.sort();
    *state.person_mut(who) = person;
    Ok(())
}

/// Where a character is, and by which airlock it went out.
fn stand(
    state: &State,
    drawn: &[(char, Cell)],
    line: &Line<'_>,
    place: &str,
) -> Result<(Place, u8), PositionError> {
    let words: alloc::vec::Vec<&str> = place.split_whitespace().collect();
    match *words.as_slice() {
        ["aboard"] => Ok((Place::Aboard, 0)),
        ["track", field] => outside(state, line, field, "1"),
        ["track", field, "out", airlock] => outside(state, line, field, airlock),
        _ => {
            let cell = field(line, &state.content, drawn, place)?;
            let base = &state.content.base;
            let shared = cell != base.pad && state.people_cells().has(cell);
            let airlock = base.airlocks.contains(&cell);
            if shared
                || state.alien_cells().has(cell)
                || !(base.foot.has(cell) || airlock || cell == base.pad)
            {
                return line.wrong("a free field on which a character may stand");
            }
            Ok((Place::Field(cell.0), 0))
        }
    }
}

fn outside(state: &State, line: &Line<'_>, field: &str, airlock: &str) -> Result<(Place, u8), PositionError> {
    let (field, airlock): (u8, u8) = (line.number(field)?, line.number(airlock)?);
    if field >= state.content.base.track || !(1..=5).contains(&airlock) {
        return line.wrong("a field of the outside track, from 0, and an airlock, 1 to 5");
    }
    Ok((Place::Track(field), airlock - 1))
}

/// Puts an item into a pocket, out of the supply.
fn carry(state: &mut State, person: &mut Person, name: &str, line: &Line<'_>) -> Result<(), PositionError> {
    let item = supplied(state, name, line)?;
    if !person.has_room() {
        return line.wrong("at most three items");
    }
    person.put(item);
    Ok(())
}

fn supplied(state: &mut State, name: &str, line: &Line<'_>) -> Result<Item, PositionError> {
    let Some(item) = Item::parse(name) else {
        return line.wrong(format!("an item such as rifle or magazine4, not `{name}`"));
    };
    if item.kind.is_limited() {
        let Some(left) = state.table.supply[item.kind as usize].checked_sub(1) else {
            return line.wrong(format!("no more of `{name}` than there are"));
        };
        state.table.supply[item.kind as usize] = left;
    }
    Ok(item)
}

pub(super) fn aliens(
    state: &mut State,
    drawn: &[(char, Cell)],
    line: &Line<'_>,
) -> Result<(), PositionError> {
    let (place, words) = line.parts("`FIELD: STRENGTH …`, such as `4,7: 3` or `8,5: 2 1 moved`")?;
    let cell = field(line, &state.content, drawn, place)?;
    let base = &state.content.base;
    if !base.brood.has(cell) || state.people_cells().has(cell) {
        return line.wrong("a field that aliens may enter, without a character");
    }
    let moved = words.contains(&"moved");
    for word in words.iter().filter(|word| **word != "moved") {
        let strength: u8 = line.number(word)?;
        if !(1..=STRONGEST).contains(&strength) {
            return line.wrong("a strength from 1 to 4");
        }
        let shared = state.table.aliens.iter().filter(|creature| creature.cell == cell.0).count();
        let room = match () {
            () if state.content.base.hatching.contains(&cell) => true,
            () if state.content.base.is_vent(cell) => shared < 2,
            () => shared == 0,
        };
        let slot = state.table.aliens.iter_mut().find(|creature| creature.cell == NOWHERE);
        match slot.filter(|_| room) {
            Some(slot) => *slot = Creature { cell: cell.0, strength, moved, ..Creature::NONE },
            None => return line.wrong("at most one alien on a field, and 72 in all"),
        }
    }
    Ok(())
}

pub(super) fn items(state: &mut State, drawn: &[(char, Cell)], line: &Line<'_>) -> Result<(), PositionError> {
    let (place, words) = line.parts("`FIELD: ITEM …`, such as `5,7: diskette magazine3`")?;
    let cell = field(line, &state.content, drawn, place)?;
    for name in words {
        let item = supplied(state, name, line)?;
        state.table.floor.put(cell, item);
    }
    Ok(())
}

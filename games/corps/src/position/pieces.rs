//! Characters, aliens and blips of a drawn position.

use super::{Letters, card, space};
use crate::people::{Person, Place, Side, Who};
use crate::state::{Alien, Blip, Breed, HIGHEST_BLIP, State, Under};
use table::Seat;
use table::position::{Line, PositionError};

/// `a: hicks hero 0 dial 7 down activated hugged 1 cards pulse_rifle`.
pub(super) fn person(state: &mut State, letters: &Letters, line: &Line<'_>) -> Result<(), PositionError> {
    let (place, words) = line.parts("a place and a character such as `a: hicks hero 0`")?;
    let mut words = words.into_iter();
    let Some(who) = words.next().and_then(Who::parse) else { return line.wrong("the name of a character") };
    let place = match place {
        "waiting" => Place::Waiting,
        "exited" => Place::Exited(0),
        "killed" => Place::Killed,
        "captured" => Place::Captured,
        _ => Place::Space(space(state, letters, line, place)?.0),
    };
    state.table.people[who.index()] = Person { place, ..Person::ABSENT };
    let mut dial = None;
    let mut cards = false;
    while let Some(word) = words.next() {
        let mut number = |what: &str| match words.next() {
            Some(word) => line.number(word),
            None => line.wrong(what),
        };
        let person = &mut state.table.people[who.index()];
        match word {
            "hero" => {
                let seat: u8 = number("the seat of the player")?;
                if seat >= state.agreed.players {
                    return line.wrong("a seat of the table");
                }
                (person.side, person.player) = (Side::Hero, Some(Seat(seat)));
            }
            "grunt" => person.side = Side::Grunt,
            "dial" => dial = Some(number("what the dial shows")?),
            "hugged" => person.hugged = number("how many facehuggers")?,
            "down" => person.down = true,
            "activated" => person.activated = true,
            "cards" => {
                cards = true;
                break;
            }
            _ => {
                return line
                    .wrong("`hero 0`, `grunt`, `dial 5`, `hugged 1`, `down`, `activated` or `cards …`");
            }
        }
    }
    for word in words.filter(|_| cards) {
        let kind = card(state, line, word)?;
        let Some(slot) = state.slot_for(who, state.content.card(kind)) else {
            return line.wrong("cards for which there is a slot");
        };
        if state.table.upper.take(kind).is_none() {
            return line.wrong("no more copies of a card than there are");
        }
        state.put_on(who, slot, kind);
    }
    let aim = state.printed_aim(who);
    state.table.people[who.index()].dial = dial.unwrap_or(aim);
    Ok(())
}

/// `b: alien 2` with so many tokens, or `b: facehugger`.
pub(super) fn alien(state: &mut State, letters: &Letters, line: &Line<'_>) -> Result<(), PositionError> {
    let (place, words) = line.parts("a place and an alien such as `b: alien 2`")?;
    let cell = space(state, letters, line, place)?;
    let (breed, tokens) = match words[..] {
        ["alien"] => (Breed::Alien, 0),
        ["alien", tokens] => (Breed::Alien, line.number(tokens)?),
        ["facehugger"] => (Breed::Facehugger, 0),
        _ => return line.wrong("`alien`, `alien 2` with so many tokens, or `facehugger`"),
    };
    state.table.aliens.push(Alien::new(cell.0, breed, tokens));
    Ok(())
}

/// `d: 3` for three aliens, or `d: mission 0`.
pub(super) fn blip(state: &mut State, letters: &Letters, line: &Line<'_>) -> Result<(), PositionError> {
    let (place, words) = line.parts("a place and a blip such as `d: 3`")?;
    let cell = space(state, letters, line, place)?;
    let under = match words[..] {
        ["mission", find] => Under::Mission(line.number(find)?),
        [number] => {
            let number: u8 = line.number(number)?;
            if usize::from(number) > HIGHEST_BLIP || state.table.pool[usize::from(number)] == 0 {
                return line.wrong("the number of a blip that is left in the pool");
            }
            state.table.pool[usize::from(number)] -= 1;
            Under::Aliens(number)
        }
        _ => return line.wrong("the number under the blip, or `mission 0`"),
    };
    state.table.blips.push(Blip::new(cell.0, under));
    Ok(())
}

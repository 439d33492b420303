//! Piles, tokens and whose turn it is in a drawn position.

use super::{Letters, card, map, space};
use crate::card::{Card, CardId, Known};
use crate::content::{TrackerId, Type};
use crate::people::Who;
use crate::state::{Gun, HIGHEST_BLIP, Holder, State, Tunnel};
use crate::{Key, deck};
use alloc::vec::Vec;
use board::Door;
use table::position::{Line, PositionError};
use table::{Seat, TextError};

/// Where in a round the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Phase {
    #[default]
    Marine,
    Activation,
    Alien,
    End,
}

/// A pile to lay out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum To {
    Above,
    Beneath,
    Exhaust,
    Discard,
    Hand(Seat),
}

/// What is said about a pile: these cards, or so many of any.
enum What {
    Cards(Vec<CardId>),
    Any(usize),
}

/// What can be carried out only when everything has been read.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) phase: Phase,
    pub(super) activated: Option<(Who, Seat)>,
    piles: Vec<(To, What, u32)>,
}

impl Facts {
    pub(super) fn read(
        &mut self,
        state: &mut State,
        letters: &Letters,
        line: &Line<'_>,
    ) -> Result<(), PositionError> {
        let words = line.words();
        match words[..] {
            ["phase", phase] => {
                self.phase = match phase {
                    "marine" => Phase::Marine,
                    "alien" => Phase::Alien,
                    "end" => Phase::End,
                    _ => return line.wrong("`phase marine`, `phase alien` or `phase end`"),
                };
            }
            ["activate", who] => self.activate(state, line, who, None)?,
            ["activate", who, "by", seat] => {
                self.activate(state, line, who, Some(Seat(line.number(seat)?)))?;
            }
            ["above", ref rest @ ..] => self.pile(state, line, To::Above, rest)?,
            ["beneath", ref rest @ ..] => self.pile(state, line, To::Beneath, rest)?,
            ["exhaust", ref rest @ ..] => self.pile(state, line, To::Exhaust, rest)?,
            ["discard", ref rest @ ..] => self.pile(state, line, To::Discard, rest)?,
            ["hand", seat, ref rest @ ..] => {
                let seat = Seat(line.number(seat)?);
                if seat.0 >= state.agreed.players {
                    return line.wrong("the hand of a seat of the table");
                }
                self.pile(state, line, To::Hand(seat), rest)?;
            }
            _ => return token(state, letters, line, &words),
        }
        Ok(())
    }

    fn activate(
        &mut self,
        state: &State,
        line: &Line<'_>,
        who: &str,
        by: Option<Seat>,
    ) -> Result<(), PositionError> {
        let Some(who) = Who::parse(who).filter(|who| state.cell_of(*who).is_some()) else {
            return line.wrong("a character on the board");
        };
        let seat = by.or(state.table.people[who.index()].player).unwrap_or_else(|| state.lead());
        (self.phase, self.activated) = (Phase::Activation, Some((who, seat)));
        Ok(())
    }

    fn pile(&mut self, state: &State, line: &Line<'_>, to: To, words: &[&str]) -> Result<(), PositionError> {
        let what = match words {
            [number] if number.starts_with(|digit: char| digit.is_ascii_digit()) => {
                What::Any(line.number(number)?)
            }
            _ => What::Cards(words.iter().map(|word| card(state, line, word)).collect::<Result<_, _>>()?),
        };
        self.piles.push((to, what, line.number));
        Ok(())
    }

    /// Lays the piles out. What belongs to none of them is out of the game.
    pub(super) fn deal(&self, state: &mut State) -> Result<(), PositionError> {
        if self.piles.is_empty() {
            return Ok(());
        }
        let mut stock = core::mem::replace(&mut state.table.upper, crate::card::Pile::EMPTY);
        let content = state.content.clone();
        let short =
            |line: u32| TextError::new(line, 1, "no more copies of a card than there are", "too many");
        let named = self.piles.iter().filter_map(|(to, what, line)| match what {
            What::Cards(cards) => Some((*to, cards, *line)),
            What::Any(_) => None,
        });
        for (to, cards, line) in named {
            for kind in cards {
                stock.take(*kind).ok_or_else(|| short(line))?;
                lay(state, to, *kind);
            }
        }
        for (to, what, line) in &self.piles {
            let What::Any(count) = what else { continue };
            for _ in 0..*count {
                let harmless = stock.kinds().find(|kind| content.card(*kind).of != Type::Hazard);
                let kind = harmless.ok_or_else(|| short(*line))?;
                stock.take(kind);
                lay(state, *to, kind);
            }
        }
        while let Some(card) = stock.pop() {
            state.table.removed.insert(Card::new(card.kind, Known::ALL));
        }
        Ok(())
    }
}

fn lay(state: &mut State, to: To, kind: CardId) {
    match to {
        To::Above => state.table.upper.push(Card::new(kind, Known::NOBODY)),
        To::Beneath => state.table.lower.insert(Card::new(kind, Known::NOBODY)),
        To::Exhaust => state.table.exhaust.push(Card::new(kind, Known::NOBODY)),
        To::Discard => state.table.discard.insert(Card::new(kind, Known::ALL)),
        To::Hand(seat) => {
            let known = deck::hand_known(state, seat);
            state.table.hands[seat.index()].insert(Card::new(kind, known));
        }
    }
}

/// Tokens on the board and everything else.
fn token(state: &mut State, letters: &Letters, line: &Line<'_>, words: &[&str]) -> Result<(), PositionError> {
    match *words {
        ["round", round] => state.table.round = line.number(round)?,
        ["lead", seat] => state.table.chosen_lead = Some(Seat(line.number(seat)?)),
        ["eliminated", seat] => state.table.eliminated |= 1 << line.number::<u8>(seat)?.min(7),
        ["boards", column] => map::split(state, line.number(column)?),
        ["tracker", ref cards @ ..] => {
            for name in cards {
                let number = tracker_card(state, line, name)?;
                state.table.tracker[usize::from(state.table.tracker_len)] = number;
                state.table.tracker_len += 1;
            }
        }
        ["used", ref cards @ ..] => {
            for name in cards {
                let bit = 1 << tracker_card(state, line, name)?.0;
                state.table.tracker_used |= bit;
                state.table.tracker_seen |= bit;
            }
        }
        ["pool", ref numbers @ ..] => {
            state.table.pool = [0; HIGHEST_BLIP + 1];
            for number in numbers {
                match state.table.pool.get_mut(line.number::<usize>(number)?) {
                    Some(count) => *count += 1,
                    None => return line.wrong("numbers of blips"),
                }
            }
        }
        ["tunnel", place] => {
            let cell = space(state, letters, line, place)?.0;
            let Some(free) = state.table.tunnels.iter_mut().find(|tunnel| tunnel.is_none()) else {
                return line.wrong("no more tunnels than there are tokens");
            };
            *free = Some(Tunnel { cell, barred: false, owners: 0 });
        }
        ["barred", "door", one, other] => {
            let cells = [space(state, letters, line, one)?, space(state, letters, line, other)?];
            let grid = &state.mission.ground.grid;
            let beside = |door: &Door| {
                grid.threshold(*door).is_some_and(|two| cells.iter().all(|cell| two.contains(cell)))
            };
            let door = (0..grid.doors().len()).map(|number| Door(number as u8)).find(beside);
            let Some(door) = door else { return line.wrong("the two spaces beside a door") };
            state.table.barred.insert(door);
        }
        ["barred", place] => {
            let cell = space(state, letters, line, place)?;
            let spawn = state.mission.spawns.iter().position(|spawn| *spawn == cell);
            let tunnel = state.table.tunnels.iter_mut().flatten().find(|tunnel| tunnel.cell == cell.0);
            match (spawn, tunnel) {
                (Some(spawn), _) => state.table.barred_spawns |= 1 << spawn,
                (_, Some(tunnel)) => tunnel.barred = true,
                _ => return line.wrong("the space of a spawn point or a tunnel"),
            }
        }
        ["gun", place, facing, shots] => {
            let cell = space(state, letters, line, place)?.0;
            let facing = ["north", "east", "south", "west"].iter().position(|name| *name == facing);
            let Some(facing) = facing else { return line.wrong("a facing: north, east, south or west") };
            let Some(free) = state.table.guns.iter_mut().find(|gun| gun.is_none()) else {
                return line.wrong("no more sentry guns than there are tokens");
            };
            *free = Some(Gun { cell, facing: facing as u8, shots: line.number(shots)? });
        }
        ["object", number, ref place @ ..] => {
            let number: usize = line.number(number)?;
            let holder = match place {
                ["held", who] => match Who::parse(who) {
                    Some(who) => Holder::Held(who),
                    None => return line.wrong("the name of a character"),
                },
                [place] => Holder::Space(space(state, letters, line, place)?.0),
                _ => return line.wrong("a place, or `held` and a character"),
            };
            if number >= state.mission.objects.len() {
                return line.wrong("an object of the mission, counted from 0");
            }
            state.table.objects[number] = holder;
        }
        ["mark", counter, value] => match state.table.marks.get_mut(line.number::<usize>(counter)?) {
            Some(mark) => *mark = line.number(value)?,
            None => return line.wrong("a counter from 0 to 3"),
        },
        _ => return line.wrong("a fact about the table, such as `round 5`, `activate hicks` or `above 5`"),
    }
    Ok(())
}

fn tracker_card(state: &State, line: &Line<'_>, name: &str) -> Result<TrackerId, PositionError> {
    let found =
        Key::parse(name).and_then(|key| state.content.trackers.iter().position(|card| card.key == key));
    found.map_or_else(|| line.wrong("the names of tracker cards"), |number| Ok(TrackerId(number as u8)))
}

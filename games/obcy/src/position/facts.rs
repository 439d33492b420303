//! All facts of a drawn position that are not pieces.

use crate::content::TaskId;
use crate::item::Kind;
use crate::people::Character;
use crate::state::{MOST_OPEN, OpenCard, State, Step};
use crate::tasks;
use alloc::format;
use alloc::vec::Vec;
use board::Cell;
use table::Spot;
use table::position::{Line, PositionError};

/// Facts that count only when all are known.
#[derive(Default)]
pub(super) struct Facts {
    /// Phase 1 begins.
    pub(super) begins: bool,
    /// The deck from its top.
    deck: Vec<TaskId>,
}

impl Facts {
    pub(super) fn read(&mut self, state: &mut State, line: &Line<'_>) -> Result<(), PositionError> {
        let words = line.words();
        match *words.as_slice() {
            ["round", number] => state.table.round = line.number::<u16>(number)?.max(1),
            ["step", "begin"] => self.begins = true,
            ["step", name] => {
                state.table.step = match name {
                    "drive" => Step::Drive,
                    "act" => Step::Act,
                    "fire" => Step::Fire,
                    "move" => Step::Brood,
                    _ => return line.wrong("begin, drive, act, fire or move"),
                }
            }
            ["hatch", number] => {
                state.table.step = Step::Hatch;
                state.table.budget = line.number(number)?;
            }
            ["active", name] => {
                let who = Character::named(name).filter(|who| state.person(*who).is_alive());
                let Some(who) = who else { return line.wrong("a living character") };
                state.table.current = Some(who);
            }
            ["transporter", spot] => state.table.transporter = cell(state, spot, line)?.0,
            ["fuel", drives] => state.table.fuel = line.number(drives)?,
            ["collapsed", ref spots @ ..] => {
                for spot in spots {
                    let cell = cell(state, spot, line)?;
                    if !state.content.base.corridors.has(cell) {
                        return line.wrong("corridor fields");
                    }
                    state.table.collapsed.add(cell);
                }
            }
            ["supply", kind, number] => match Kind::named(kind).filter(|kind| kind.is_limited()) {
                Some(kind) => state.table.supply[kind as usize] = line.number(number)?,
                None => return line.wrong("an item that is limited"),
            },
            ["queen", "dead"] => {
                state.table.queen_alive = false;
                state.table.hatching = false;
            }
            ["hatching", word @ ("on" | "off")] => state.table.hatching = word == "on",
            ["points", number] => state.table.points = line.number(number)?,
            ["scored", number] => state.table.scored = line.number(number)?,
            ["aside", ref cards @ ..] => {
                for name in cards {
                    state.table.aside |= 1 << task(state, name, line)?.0;
                }
            }
            ["open", ref cards @ ..] if cards.len() <= MOST_OPEN => {
                for (slot, name) in cards.iter().enumerate() {
                    state.table.open[slot] = Some(OpenCard::new(task(state, name, line)?));
                }
            }
            ["deck", ref cards @ ..] => {
                for name in cards {
                    self.deck.push(task(state, name, line)?);
                }
            }
            ["given", name, spot] => {
                let cell = cell(state, spot, line)?;
                let card = *open(state, name, line)?;
                let bit = Kind::ALL.into_iter().find_map(|kind| tasks::wanted(state, &card, kind, cell));
                let Some(bit) = bit else { return line.wrong("a field where the card wants something") };
                open(state, name, line)?.given |= bit;
            }
            ["kills", name, number] => open(state, name, line)?.kills = line.number(number)?,
            ["streak", name, number] => open(state, name, line)?.streak = line.number(number)?,
            ["out", name, who] => match Character::named(who) {
                Some(who) => open(state, name, line)?.out |= 1 << who as u8,
                None => return line.wrong("a character"),
            },
            _ => return line.wrong("a fact such as `step move`, `fuel 2` or `open T01`"),
        }
        Ok(())
    }

    /// Lays out the deck: named cards on top, all others below.
    pub(super) fn deal(&self, state: &mut State) {
        let open: Vec<TaskId> = state.open_cards().map(|card| card.task).collect();
        let away = |task: &TaskId| open.contains(task) || state.table.aside >> task.0 & 1 == 1;
        let rest = state.content.tasks.ids().filter(|task| !self.deck.contains(task) && !away(task));
        let named = self.deck.iter().rev().copied().filter(|task| !away(task));
        let deck: Vec<u8> = rest.chain(named).map(|task| task.0).collect();
        state.table.deck_len = deck.len() as u8;
        state.table.deck[..deck.len()].copy_from_slice(&deck);
    }
}

fn cell(state: &State, name: &str, line: &Line<'_>) -> Result<Cell, PositionError> {
    let cell = Spot::parse(name).and_then(|spot| state.content.base.cell(spot));
    cell.map_or_else(|| line.wrong(format!("a field, not `{name}`")), Ok)
}

fn task(state: &State, name: &str, line: &Line<'_>) -> Result<TaskId, PositionError> {
    let task = TaskId::parse(name).filter(|task| task.index() < state.content.tasks.len());
    task.map_or_else(|| line.wrong(format!("a card of the deck, not `{name}`")), Ok)
}

fn open<'a>(state: &'a mut State, name: &str, line: &Line<'_>) -> Result<&'a mut OpenCard, PositionError> {
    let task = task(state, name, line)?;
    let card = state.table.open.iter_mut().flatten().find(|card| card.task == task);
    card.map_or_else(|| line.wrong(format!("an open card, not `{name}`")), Ok)
}

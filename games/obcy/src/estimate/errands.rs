//! Errands: something to be carried somewhere, and how a character would go about it.

use crate::cells::Cells;
use crate::content::Mark;
use crate::item::{KINDS, Kind};
use crate::people::Character;
use crate::state::{ACTION_POINTS, Place, State};
use alloc::vec::Vec;
use board::Cell;

/// As many action points take what seems out of reach.
pub(super) const HOPELESS: u32 = 90;
/// Taking something without a free pocket: something else must go, which is more than the action point for it.
const NO_ROOM: u32 = 6;

/// Something to be carried to one of some fields, or somebody to get there.
pub(super) struct Errand {
    pub(super) item: Option<Kind>,
    pub(super) sources: Vec<Source>,
    /// Empty while nobody knows where the item is wanted.
    to: Cells,
    /// Action points on top of the way.
    then: u32,
}

/// Where an item can be had.
#[derive(Clone, Copy)]
pub(super) struct Source {
    pub(super) cell: Cell,
    pub(super) is_store: bool,
    /// The nearest field to which it may be carried, and how far that is.
    to: Cell,
    steps: u32,
}

impl Errand {
    pub(super) fn walk(to: Cells, then: u32) -> Errand {
        Errand { item: None, sources: Vec::new(), to, then }
    }

    pub(super) fn carry(state: &State, item: Kind, to: Cells, then: u32) -> Errand {
        let sells = |mark: &Mark| matches!(mark, Mark::Store(store) if store.kinds().contains(&item));
        let stores =
            state.content.base.marked().filter(|(_, mark)| sells(mark)).map(|(cell, _)| (cell, true));
        let heaps = state.table.floor.iter().filter(|heap| heap.1.kind == item).map(|heap| (heap.0, false));
        let source = |(cell, is_store)| {
            let ways = to.iter().map(|to| (walk(state, cell, to), to));
            let (steps, to) = ways.min().unwrap_or((0, cell));
            Source { cell, is_store, to, steps }
        };
        Errand { item: Some(item), sources: stores.chain(heaps).map(source).collect(), to, then }
    }

    /// The item is wanted, nobody knows where.
    pub(super) fn fetch(state: &State, item: Kind) -> Errand {
        Errand::carry(state, item, Cells::NONE, 0)
    }
}

fn walk(state: &State, from: Cell, to: Cell) -> u32 {
    u32::from(state.content.walks().between(from, to))
}

/// How a character does an errand.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Action points, with all that is to be done before.
    pub(super) points: u32,
    /// Where it ends.
    end: Option<Cell>,
    /// Where the item is taken, if it is not carried.
    pub(super) source: Option<Source>,
}

/// A character with its errands done so far.
#[derive(Clone, Copy)]
pub(super) struct Worker {
    /// None outside, whence one comes in by any airlock.
    at: Option<Cell>,
    /// Action points until it is there.
    spent: u32,
    items: [u8; KINDS],
    free: u8,
    pub(super) busy: bool,
}

impl Worker {
    pub(super) fn new(state: &State, who: Character) -> Option<Worker> {
        let person = state.person(who);
        let (at, spent) = match person.place {
            Place::Field(cell) => (Some(Cell(cell)), 0),
            Place::Aboard => (Some(Cell(state.table.transporter)), 0),
            Place::Track(field) => (None, outside(state, field)),
            Place::Dead => return None,
        };
        let mut items = [0; KINDS];
        person.items().for_each(|item| items[item.kind as usize] += 1);
        let free = person.pockets.iter().filter(|pocket| pocket.is_none()).count() as u8;
        Some(Worker { at, spent, items, free, busy: false })
    }

    fn steps(&self, state: &State, to: Cell) -> u32 {
        match self.at {
            Some(from) => walk(state, from, to),
            None => state
                .content
                .base
                .airlocks
                .map(|from| walk(state, from, to))
                .into_iter()
                .fold(HOPELESS, u32::min),
        }
    }

    /// The quickest way to do an errand, with one of these sources if the item is not carried.
    pub(super) fn plan(&self, state: &State, errand: &Errand, sources: impl Iterator<Item = Source>) -> Plan {
        let mut best = Plan { points: HOPELESS, end: None, source: None };
        let mut consider = |points: u32, end: Cell, source: Option<Source>| {
            if points < best.points {
                best = Plan { points, end: Some(end), source };
            }
        };
        if errand.item.is_none_or(|item| self.items[item as usize] > 0) {
            errand.to.iter().for_each(|to| consider(self.steps(state, to), to, None));
            if errand.to.is_empty() {
                best.points = 0;
            }
        } else {
            let taking = if self.free > 0 { 1 } else { NO_ROOM };
            for source in sources {
                consider(self.steps(state, source.cell) + taking + source.steps, source.to, Some(source));
            }
        }
        best.points += self.spent + errand.then;
        best
    }

    pub(super) fn carry_out(&mut self, plan: &Plan, item: Option<Kind>) {
        (self.spent, self.busy) = (plan.points, true);
        self.at = plan.end.or(self.at);
        let carried = item.filter(|_| plan.source.is_none()).map(|item| &mut self.items[item as usize]);
        if let Some(carried) = carried.filter(|carried| **carried > 0) {
            *carried -= 1;
            self.free += 1;
        }
    }
}

/// Action points until somebody on that field of the track can come in, a whole phase for each field.
pub(super) fn outside(state: &State, field: u8) -> u32 {
    u32::from(state.content.base.track.saturating_sub(field)) * u32::from(ACTION_POINTS)
}

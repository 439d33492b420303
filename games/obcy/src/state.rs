//! The whole truth of a match: flat, so that a search can copy it by the million.

use crate::action::FireTiming;
use crate::agenda::Agenda;
use crate::cells::Cells;
use crate::content::{Content, MAX_DECK, TaskId};
use crate::floor::Floor;
use crate::item::{Item, KINDS, Kind};
use crate::people::{ALIENS, Alien, Character, PEOPLE};
use alloc::sync::Arc;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A field as it travels.
pub(crate) type CellIndex = u16;
/// Where aliens are that are not on the board.
pub(crate) const NOWHERE: CellIndex = CellIndex::MAX;
/// Action points of a phase (O-AP-1).
pub(crate) const ACTION_POINTS: u8 = 6;
/// Cards that may be open at a time (O-TASK-5).
pub(crate) const MOST_OPEN: usize = 3;

/// Where a character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Place {
    Field(CellIndex),
    Aboard,
    /// On the outside track, from 0 for its entry.
    Track(u8),
    Dead,
}

/// A character and what lies on its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) place: Place,
    pub(crate) strength: u8,
    pub(crate) ap: u8,
    /// The airlock it went out by, counted from 0, while it is outside.
    pub(crate) out_by: u8,
    /// Had its activation in this phase (O-TURN-6).
    pub(crate) done: bool,
    /// Had its firing turn in this phase (O-TURN-7).
    pub(crate) volleyed: bool,
    /// May not move any more in this phase (O-MOVE-5).
    pub(crate) stopped: bool,
    /// Has fired or thrown in this phase (O-AP-12).
    pub(crate) fired: bool,
    /// Has left the transporter in this phase (O-TRANS-21).
    pub(crate) left: bool,
    /// Stood on the exit of the track when the phase began (O-LOCK-5).
    pub(crate) ready: bool,
    /// In order, empty ones last: which pocket an item is in means nothing.
    pub(crate) pockets: [Option<Item>; 3],
}

impl Person {
    pub(crate) const DEAD: Person = Person {
        place: Place::Dead,
        strength: 0,
        ap: 0,
        out_by: 0,
        done: false,
        volleyed: false,
        stopped: false,
        fired: false,
        left: false,
        ready: false,
        pockets: [None; 3],
    };

    pub(crate) fn is_alive(&self) -> bool {
        self.place != Place::Dead
    }

    /// The field it stands on (O-BOARD-8).
    pub(crate) fn cell(&self) -> Option<Cell> {
        match self.place {
            Place::Field(cell) => Some(Cell(cell)),
            _ => None,
        }
    }

    pub(crate) fn items(&self) -> impl Iterator<Item = Item> + '_ {
        self.pockets.iter().flatten().copied()
    }

    /// Each item once, ascending.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = Item> + '_ {
        let fresh = |at: &usize| *at == 0 || self.pockets[*at] != self.pockets[*at - 1];
        (0..3).filter(fresh).filter_map(|at| self.pockets[at])
    }

    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.items().any(|item| item.kind == kind)
    }

    pub(crate) fn has_room(&self) -> bool {
        self.pockets[2].is_none()
    }

    /// Puts an item into a pocket that is free.
    pub(crate) fn put(&mut self, item: Item) {
        self.pockets[2] = Some(item);
        self.sort();
    }

    /// Takes one such item out.
    pub(crate) fn take(&mut self, item: Item) {
        if let Some(pocket) = self.pockets.iter_mut().find(|pocket| **pocket == Some(item)) {
            *pocket = None;
        }
        self.sort();
    }

    pub(crate) fn sort(&mut self) {
        table::arrange(&mut self.pockets, |pocket| (pocket.is_none(), *pocket));
    }

    /// Charges of all magazines together.
    pub(crate) fn charges(&self) -> u8 {
        self.items().map(|item| item.charges).sum()
    }
}

/// An alien.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Creature {
    pub(crate) cell: CellIndex,
    pub(crate) strength: u8,
    /// Has moved in this phase.
    pub(crate) moved: bool,
    /// Must still retreat from the result that is being applied.
    pub(crate) shaken: bool,
    /// Whom it attacks in A4.
    pub(crate) target: Option<Character>,
}

impl Creature {
    pub(crate) const NONE: Creature =
        Creature { cell: NOWHERE, strength: 0, moved: false, shaken: false, target: None };
}

/// A card that was read and not fulfilled yet, with its secret progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OpenCard {
    pub(crate) task: TaskId,
    /// Fields of gifts that are done, one bit each.
    pub(crate) given: u16,
    /// Aliens killed in Phase 1 since it was drawn.
    pub(crate) kills: u8,
    /// CP2 in a row at which `hold` was met.
    pub(crate) streak: u8,
    /// Characters who went outside since it was drawn, one bit each.
    pub(crate) out: u8,
}

impl OpenCard {
    pub(crate) fn new(task: TaskId) -> OpenCard {
        OpenCard { task, given: 0, kills: 0, streak: 0, out: 0 }
    }
}

/// Where in a round the match is when nothing else is under way (O-TURN-2, O-TURN-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Step {
    /// E1.
    Drive,
    /// E2.
    Act,
    /// E3.
    Fire,
    /// A1.
    Hatch,
    /// A2; A3 follows by itself.
    Brood,
    /// A4.
    Strike,
}

impl Step {
    pub(crate) fn is_expedition(self) -> bool {
        self <= Step::Fire
    }
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Over {
    pub(crate) winner: Option<Winner>,
    pub(crate) rule: &'static str,
}

/// Which side won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Winner {
    Expedition,
    Aliens,
}

/// What was agreed before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub(crate) seats: u8,
    pub(crate) queen: Seat,
    pub(crate) controllers: [Seat; PEOPLE],
    pub(crate) leader: Option<Seat>,
    pub(crate) variant: u8,
    pub(crate) goal: u8,
    pub(crate) timing: FireTiming,
    pub(crate) rounds: u8,
}

/// The whole truth of a match.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) agreed: Agreed,
    pub(crate) table: Table,
    pub(crate) over: Option<Over>,
}

/// All that changes during a match. Deck and open cards are secret, the rest is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) round: u16,
    pub(crate) step: Step,
    /// Whose activation or firing turn it is.
    pub(crate) current: Option<Character>,
    /// The alien that is about to move.
    pub(crate) picked: Option<Alien>,
    /// Strength points that may still hatch.
    pub(crate) budget: u8,
    pub(crate) people: [Person; PEOPLE],
    pub(crate) aliens: [Creature; ALIENS],
    /// Aliens that the current shooter has fired at, one bit each (O-FIRE-10).
    pub(crate) shot_at: u128,
    pub(crate) transporter: CellIndex,
    /// Drives left in the tank.
    pub(crate) fuel: u8,
    pub(crate) collapsed: Cells,
    pub(crate) floor: Floor,
    /// Limited items not yet taken, by kind.
    pub(crate) supply: [u8; KINDS],
    pub(crate) queen_alive: bool,
    pub(crate) hatching: bool,
    pub(crate) points: u8,
    /// Tasks scored in all.
    pub(crate) scored: u8,
    /// Cards put aside, one bit each.
    pub(crate) aside: u64,
    /// The deck, its top card last.
    pub(crate) deck: [u8; MAX_DECK],
    pub(crate) deck_len: u8,
    pub(crate) open: [Option<OpenCard>; MOST_OPEN],
    pub(crate) agenda: Agenda,
}

/// Content does not change during a match.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        (&self.table, self.over, &self.agreed) == (&other.table, other.over, &other.agreed)
    }
}

impl Eq for State {}

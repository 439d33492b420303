//! What a task asks for.

use crate::{Area, Kind, Race};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};

/// All parts must hold at the same check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Condition {
    pub(crate) parts: Vec<Part>,
    /// Some part looks at the end of a turn: only the owner's end-of-turn check evaluates the condition.
    pub(crate) ends_turn: bool,
}

/// One predicate of the condition language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Part {
    /// At least so many groups have been stood on. A group is a mask of watched cells.
    Visit { who: Who, groups: Vec<u64>, at_least: u8 },
    /// So many heroes were destroyed.
    Kill { victims: Victims, at_least: u8 },
    /// So much damage was dealt.
    Wound { victims: Victims, at_least: u8 },
    /// The race is out of the game, or never was in it.
    Gone(Race),
    /// No more than so many are on the boards.
    Few { victims: Victims, at_most: u8 },
    /// At least so many groups of cells are occupied, so many turn ends in a row. The owner at place `i` of the
    /// task's races counts them under the number `streak + i`.
    Hold { who: Who, groups: Vec<Vec<Cell>>, at_least: u8, turns: u8, streak: u8 },
    /// So many heroes are on the board, or on both, so many turn ends in a row. Numbered likewise.
    Squad { who: Who, area: Option<Area>, at_least: u8, turns: u8, streak: u8 },
    /// A hero ended a turn on the cell and did nothing there for so many own turns.
    Idle { who: Who, cell: Cell, turns: u8 },
}

impl Part {
    /// Is it evaluated at the owner's end-of-turn checks only?
    pub(crate) fn ends_turn(&self) -> bool {
        matches!(self, Part::Hold { .. } | Part::Squad { .. } | Part::Idle { .. })
    }
}

/// Which of the owner's heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    Soldier,
    Predator,
    Hybrid,
    Alien,
    /// Alien or Hybrid.
    Brood,
    /// Any hero of the owner.
    Own,
}

impl Who {
    /// Is a hero of that kind meant? Never one that is not the owner's.
    pub(crate) fn matches(self, kind: Kind, owner: Race) -> bool {
        let right = match self {
            Who::Soldier => kind == Kind::Soldier,
            Who::Predator => kind == Kind::Predator,
            Who::Hybrid => kind == Kind::Hybrid,
            Who::Alien => kind == Kind::Alien,
            Who::Brood => matches!(kind, Kind::Alien | Kind::Hybrid),
            Who::Own => true,
        };
        right && kind.race() == owner
    }
}

/// Which heroes as targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Victims {
    Soldier,
    Predator,
    Hybrid,
    Alien,
    /// Alien or Hybrid.
    Brood,
    /// Any hero of another race.
    Enemy,
}

impl Victims {
    /// Is a hero of that kind meant?
    pub(crate) fn matches(self, kind: Kind, owner: Race) -> bool {
        match self {
            Victims::Soldier => kind == Kind::Soldier,
            Victims::Predator => kind == Kind::Predator,
            Victims::Hybrid => kind == Kind::Hybrid,
            Victims::Alien => kind == Kind::Alien,
            Victims::Brood => matches!(kind, Kind::Alien | Kind::Hybrid),
            Victims::Enemy => kind.race() != owner,
        }
    }
}

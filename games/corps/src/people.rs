//! The seven characters.

use crate::card::CardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// How many characters there are.
pub(crate) const PEOPLE: usize = 7;

/// A character (section 8.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Lt. Gorman.
    Gorman,
    /// Cpl. Hicks.
    Hicks,
    /// Pte. Hudson.
    Hudson,
    /// Pte. Vasquez.
    Vasquez,
    /// Pte. Frost.
    Frost,
    /// Ellen Ripley.
    Ripley,
    /// Newt.
    Newt,
}

impl Who {
    /// All of them.
    pub const ALL: [Who; PEOPLE] =
        [Who::Gorman, Who::Hicks, Who::Hudson, Who::Vasquez, Who::Frost, Who::Ripley, Who::Newt];

    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// As content files and scenarios write it.
    pub fn name(self) -> &'static str {
        ["gorman", "hicks", "hudson", "vasquez", "frost", "ripley", "newt"][self.index()]
    }

    /// Reads such a name.
    pub fn parse(name: &str) -> Option<Who> {
        Who::ALL.into_iter().find(|who| who.name() == name)
    }
}

/// Which side of a character card is up (C-CHAR-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// A player's own.
    Hero,
    /// Led by the group.
    Grunt,
}

/// Where a character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Place {
    /// Takes no part in this mission.
    Absent,
    /// Takes part and has no space yet.
    Waiting,
    Space(u16),
    /// Left by an exit (C-EXIT-1): 0 for a plain one or A, 1 for B.
    Exited(u8),
    Killed,
    Captured,
}

/// The slots of a character card (C-CHAR-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    /// The weapon on the left.
    Weapon,
    /// The Backup weapon on the right.
    Backup,
    /// The first piece of equipment.
    Gear,
    /// The second.
    Spare,
}

impl Slot {
    /// All four.
    pub const ALL: [Slot; 4] = [Slot::Weapon, Slot::Backup, Slot::Gear, Slot::Spare];
}

/// A character and what lies on its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) place: Place,
    pub(crate) side: Side,
    /// Whose hero it is.
    pub(crate) player: Option<Seat>,
    /// Aim dial, 1 to 10; 0 for a character without one (C-SETUP-10).
    pub(crate) dial: u8,
    /// Knocked down (C-KD-1).
    pub(crate) down: bool,
    /// Was activated in this Marine phase (C-ROUND-3).
    pub(crate) activated: bool,
    /// Equipped cards by slot. Equal cards in the last two lie in order.
    pub(crate) slots: [Option<CardId>; 4],
    /// Facehuggers on its card (C-HUG-2).
    pub(crate) hugged: u8,
    /// Abilities of its own card used since the Marine phase began, one bit each.
    pub(crate) spent_round: u8,
    /// Sources of free actions and During Activation abilities used in this activation: bits 0 to 3 for abilities of its
    /// card, 4 to 7 for its slots (C-FREE-3, C-CHAR-9).
    pub(crate) spent: u8,
}

impl Person {
    pub(crate) const ABSENT: Person = Person {
        place: Place::Absent,
        side: Side::Grunt,
        player: None,
        dial: 0,
        down: false,
        activated: false,
        slots: [None; 4],
        hugged: 0,
        spent_round: 0,
        spent: 0,
    };

    pub(crate) fn is_on_board(&self) -> bool {
        matches!(self.place, Place::Space(_))
    }

    pub(crate) fn is_hero(&self) -> bool {
        self.side == Side::Hero
    }
}

//! What happened, and as much of it as a viewer may learn.

use crate::content::{Effect, TaskId};
use crate::item::{Item, Kind, Weapon};
use crate::people::{Alien, Character};
use serde::{Deserialize, Serialize};
use table::Spot;
use table::{Seat, Viewer};

/// The two phases of a round (O-TURN-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Phase 1.
    Expedition,
    /// Phase 2.
    Aliens,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody may know it.
    Public(Notice),
    /// A character read a card, which the Queen may not see (O-TASK-4).
    Read {
        /// The Queen's seat.
        queen: Seat,
        /// Who read it.
        who: Character,
        /// The card.
        task: TaskId,
    },
}

impl Event {
    pub(crate) fn notice(&self, viewer: Viewer) -> Notice {
        match self {
            Event::Public(notice) => notice.clone(),
            Event::Read { queen, who, task } => {
                let shown = matches!(viewer, Viewer::Seat(seat) if seat != *queen);
                Notice::Read(*who, shown.then_some(*task))
            }
        }
    }

    /// Whether somebody learnt a secret. Whatever may fulfil a card tells the Queen, if it does not, that no such
    /// card is open.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Read { .. } => true,
            Event::Public(notice) => matches!(
                notice,
                Notice::Phase(..)
                    | Notice::Drove(..)
                    | Notice::CameIn(..)
                    | Notice::Collapsed(..)
                    | Notice::Delivered(..)
                    | Notice::Fulfilled(..)
                    | Notice::Killed(_)
                    | Notice::Exploded(..)
            ),
        }
    }
}

/// As much of it as a viewer may learn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// A phase of this round began.
    Phase(u16, Phase),
    /// The transporter drove to a field and can drive so many times more.
    Drove(Spot, u8),
    /// A character walked so many fields.
    Moved(Character, Spot, u8),
    /// A character went outside through that airlock.
    WentOut(Character, u8),
    /// A character came to that field of the outside track, counted from 0.
    Tracked(Character, u8),
    /// A character came in through that airlock.
    CameIn(Character, u8),
    /// A character took an item from a store.
    Took(Character, Item),
    /// A character picked an item up.
    PickedUp(Character, Item),
    /// A character dropped an item.
    Dropped(Character, Item),
    /// The first character handed an item to the second.
    Handed(Character, Item, Character),
    /// A character read a task; the expedition learns which.
    Read(Character, Option<TaskId>),
    /// A character blew up a corridor field.
    Collapsed(Character, Spot),
    /// The android gave a character a strength point back; so many it has now.
    Healed(Character, u8),
    /// A character loaded fuel.
    Loaded(Character),
    /// A character boarded the transporter.
    Boarded(Character),
    /// A character was set down on the transporter's field.
    Left(Character),
    /// A passenger was put out on a field.
    PutOut(Character, Spot),
    /// A character used an item on a field.
    Delivered(Character, Kind, Spot),
    /// A task was fulfilled; so many points there are now.
    Fulfilled(TaskId, u8),
    /// The expedition fought the Queen: her strength and the points.
    Fought(u8, u8),
    /// The Queen died; whether aliens go on hatching.
    QueenDied(bool),
    /// A character fired so many shots.
    Fired(Character, Weapon, Alien, u8),
    /// A character threw a grenade at a field.
    Threw(Character, Spot),
    /// It went off and killed so many characters and aliens.
    Exploded(u8, u8),
    /// Attack strength, die and result.
    Rolled(i16, u8, Option<Verdict>),
    /// A character lost strength points and has so many left.
    Hurt(Character, u8, u8),
    /// An alien lost strength points and has so many left.
    Weakened(Alien, u8, u8),
    /// A character died.
    Died(Character),
    /// An alien died.
    Killed(Alien),
    /// A character retreated to a field.
    Retreated(Character, Spot),
    /// An alien cannot retreat as far as it must, and dies of that (O-RETREAT-3).
    Cornered(Alien),
    /// An alien retreated to a field.
    Fled(Alien, Spot),
    /// The alien player threw so many strength points of new aliens.
    Spawning(u8),
    /// An alien of that strength hatched.
    Hatched(Alien, u8, Spot),
    /// An alien walked.
    Crept(Alien, Spot),
    /// The first alien took up the second and has that strength.
    Mutated(Alien, Alien, u8),
    /// So many aliens attack a character.
    Attacked(Character, u8),
}

/// A combat result as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict(pub(crate) Effect);

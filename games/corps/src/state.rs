//! The whole truth of a match: flat, so that a search can copy it by the million.

use crate::action::{Agreed, Edition};
use crate::agenda::Agenda;
use crate::card::{Card, Pile};
use crate::content::{Content, MOST_TRACKERS, Mission, TrackerId};
use crate::people::{PEOPLE, Person, Who};
use crate::roll::Roll;
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::{CellSet, DoorSet};
use serde::{Deserialize, Serialize};
use table::Seat;

/// Players at most.
pub(crate) const MOST_PLAYERS: usize = 6;
/// Spawn points, and as many tunnels (1.2).
pub(crate) const GATES: usize = 4;
/// Barricade tokens (C-BARR-4).
pub(crate) const BARRICADES: usize = 12;
/// Sentry guns (C-SENTRY-1).
pub(crate) const GUNS: usize = 2;
/// Crates, computers and other tokens of a mission at most.
pub(crate) const OBJECTS: usize = 16;
/// The highest blip number (9.6).
pub(crate) const HIGHEST_BLIP: usize = 6;

/// What a figure on the aliens' side is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Breed {
    /// An alien figure, perhaps with tokens under it.
    Alien,
    /// A facehugger (C-HUG-1).
    Facehugger,
}

/// An alien figure. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Alien {
    pub(crate) cell: u16,
    pub(crate) breed: Breed,
    /// Alien tokens under the figure (C-SWARM-1).
    pub(crate) tokens: u8,
    /// Does not activate any more in step 1 of the Alien phase (C-ALIEN-3). True at all other times.
    pub(crate) acted: bool,
    /// Has moved as far as the effect under way moves aliens. True while there is none.
    pub(crate) moved: bool,
}

impl Alien {
    /// A new figure, which waits for its next activation (C-SPOT-7).
    pub(crate) fn new(cell: u16, breed: Breed, tokens: u8) -> Alien {
        Alien { cell, breed, tokens, acted: true, moved: true }
    }
}

/// What lies under a blip. Nobody knows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Under {
    /// So many aliens (C-SPOT-2).
    Aliens(u8),
    /// A mission blip, by its number on the mission card.
    Mission(u8),
}

/// A blip on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Blip {
    pub(crate) cell: u16,
    pub(crate) under: Under,
    /// A mission blip looks different from the others.
    pub(crate) mission: bool,
    /// Does not activate any more in step 2 of the Alien phase (C-BLIP-4). True at all other times.
    pub(crate) acted: bool,
    /// Has moved as far as the effect under way moves blips. True while there is none.
    pub(crate) moved: bool,
}

impl Blip {
    /// A blip that has just entered play.
    pub(crate) fn new(cell: u16, under: Under) -> Blip {
        Blip { cell, under, mission: matches!(under, Under::Mission(_)), acted: true, moved: true }
    }
}

/// A sentry gun on the board (C-SENTRY-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Gun {
    pub(crate) cell: u16,
    /// 0 north, 1 east, 2 south, 3 west.
    pub(crate) facing: u8,
    /// Shots left.
    pub(crate) shots: u8,
}

/// A tunnel on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Tunnel {
    pub(crate) cell: u16,
    pub(crate) barred: bool,
    /// The seats whose tunnel cards of this round mean it, one bit each (C-TUN-3).
    pub(crate) owners: u8,
}

/// Where an object of the mission is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Holder {
    /// Not there yet, or no more.
    Off,
    Space(u16),
    /// Carried along by a character.
    Held(Who),
}

/// How the mission ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All requirements were met (C-END-3).
    Won,
    /// The team withdrew: not won, but a campaign goes on.
    Withdrawn,
    /// No card is left in deck and exhaust pile (C-DECK-4).
    Exhausted,
    /// Everybody is killed, knocked down or captured (C-END-4).
    Fallen,
    /// Nobody is left on the board.
    Deserted,
    /// As the mission card says.
    Failed,
}

impl Ending {
    /// The rule that says so.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Ending::Won => "C-END-3",
            Ending::Withdrawn => "C-RESC-4",
            Ending::Exhausted => "C-DECK-4",
            Ending::Fallen => "C-END-4",
            Ending::Deserted => "C-END-8",
            Ending::Failed => "C-GEN-6",
        }
    }
}

/// The card turned over by a reveal (C-REV-1), still part of its pile for the loss check (C-REV-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Revealed {
    pub(crate) card: Card,
    /// It was taken from the exhaust pile because the deck was empty (C-REV-7).
    pub(crate) from_exhaust: bool,
    /// An effect has already put it somewhere else (C-REV-6).
    pub(crate) gone: bool,
}

/// The whole truth of a match.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) agreed: Agreed,
    /// The mission card, or what a scenario makes of it.
    pub(crate) mission: Arc<Mission>,
    /// The board that a scenario draws instead of the mission's own.
    pub(crate) drawn: Option<Arc<str>>,
    pub(crate) table: Table,
    pub(crate) over: Option<Ending>,
}

/// All that changes during a match. Secret are: faces in deck and exhaust pile but those that are known, what is under
/// blips, the pool, and the order of the tracker deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// From 1; the turn dial shows it where the mission uses one (C-END-6).
    pub(crate) round: u16,
    pub(crate) people: [Person; PEOPLE],
    /// Sorted by space.
    pub(crate) aliens: Vec<Alien>,
    /// Sorted by space.
    pub(crate) blips: Vec<Blip>,
    /// Blips in the pool, by their number.
    pub(crate) pool: [u8; HIGHEST_BLIP + 1],

    /// Above the Reshuffle card, face down (C-DECK).
    pub(crate) upper: Pile,
    /// Beneath it, in no order.
    pub(crate) lower: Pile,
    pub(crate) exhaust: Pile,
    /// Face up, in no order.
    pub(crate) discard: Pile,
    /// In no order.
    pub(crate) hands: [Pile; MOST_PLAYERS],
    /// Lost for the campaign (C-CAMP-8).
    pub(crate) removed: Pile,
    /// The events being played and hazards being resolved: in no pile just now. The innermost on top.
    pub(crate) limbo: Pile,
    pub(crate) revealed: Option<Revealed>,

    /// The tracker deck, its top card last.
    pub(crate) tracker: [TrackerId; MOST_TRACKERS],
    pub(crate) tracker_len: u8,
    /// Used tracker cards, one bit each.
    pub(crate) tracker_used: u64,
    /// Cards that came up in this game and may have been shuffled back, one bit each.
    pub(crate) tracker_seen: u64,
    /// The seats that have looked at the top tracker card, one bit each.
    pub(crate) peeked: u8,

    /// Barricaded doors.
    pub(crate) barred: DoorSet,
    /// Barricaded spawn points, one bit each.
    pub(crate) barred_spawns: u8,
    pub(crate) tunnels: [Option<Tunnel>; GATES],
    pub(crate) guns: [Option<Gun>; GUNS],
    /// Objects of the mission, in the order of its list.
    pub(crate) objects: [Holder; OBJECTS],
    /// Counters that the mission's rules keep.
    pub(crate) marks: [u8; 4],

    /// Who leads while no Marine hero is on the board.
    pub(crate) chosen_lead: Option<Seat>,
    /// Who holds the activation token.
    pub(crate) active: Option<Seat>,
    /// Seats without a hero and without hope of one (C-LOSS-3), one bit each.
    pub(crate) eliminated: u8,
    /// Whose activation it is, and the player who makes its decisions (C-ACT-17).
    pub(crate) current: Option<(Who, Seat)>,
    /// Spaces where the tracker card under way has placed blips.
    pub(crate) placed: [Option<u16>; 8],
    /// A character saw one of them as it was placed.
    pub(crate) placed_seen: bool,
    /// Step 1 of the Alien phase is under way: aliens that appear now activate in it.
    pub(crate) hunting: bool,
    /// The die on the table.
    pub(crate) roll: Option<Roll>,
    pub(crate) agenda: Agenda,
}

impl State {
    pub(crate) fn mission(&self) -> &Mission {
        &self.mission
    }

    pub(crate) fn edition(&self) -> &Edition {
        &self.agreed.edition
    }
}

/// Content does not change during a match.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        (&self.table, self.over, &self.agreed) == (&other.table, other.over, &other.agreed)
    }
}

impl Eq for State {}

/// What characters, aliens and doors stand where, worked out once for a look at the board.
#[derive(Clone, Debug)]
pub(crate) struct Occupied {
    /// Characters on the board.
    pub(crate) people: CellSet,
    /// Alien figures and blips.
    pub(crate) crowd: CellSet,
    /// Doors that are closed or barricaded (C-BOARD-10, C-BOARD-11).
    pub(crate) shut: DoorSet,
}

//! Cards, characters, boards and missions, read from a content pack and never changed afterwards.

mod boards;
mod cards;
mod characters;
mod condition;
mod ground;
mod hook;
mod missions;
mod parse;
mod printed;
mod scope;
mod text;
mod tracker;
mod traits;

use crate::card::CardId;
use crate::key::Key;
use crate::people::{PEOPLE, Side, Who};
use crate::program::{Condition, Op};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::{Cell, CellSet, DoorSet, Grid, Later, Sight, Ways};
use serde::{Deserialize, Serialize};
use table::{ContentError, Files};

/// Tracker cards in all (9.2).
pub(crate) const MOST_TRACKERS: usize = 42;

/// The built-in pack.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("endurance.toml", include_str!("../../content/endurance.toml")),
    ("characters.toml", include_str!("../../content/characters.toml")),
    ("tracker.toml", include_str!("../../content/tracker.toml")),
    ("boards.map", include_str!("../../content/boards.map")),
    ("missions.toml", include_str!("../../content/missions.toml")),
];

/// A text of ops, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ProgramId(pub(crate) u16);

/// A tracker card, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TrackerId(pub(crate) u8);

/// Everything.
#[derive(Debug, Serialize, Deserialize)]
pub struct Content {
    /// Kinds of endurance cards in the order of their names.
    pub(crate) cards: Vec<CardKind>,
    /// What everybody begins a Bug Hunt with (C-BUG-5).
    pub(crate) pistol: CardId,
    pub(crate) characters: [Character; PEOPLE],
    /// In the order of their names; each is a card of its own.
    pub(crate) trackers: Vec<TrackerCard>,
    /// How many blips there are of each number.
    pub(crate) blips: [u8; crate::state::HIGHEST_BLIP + 1],
    /// Shots of a full sentry gun.
    pub(crate) gun_shots: u8,
    pub(crate) missions: Vec<Arc<Mission>>,
    /// The moments at which any event may be played, one bit each.
    pub(crate) moments: u32,
    /// All texts. The first is empty.
    pub(crate) programs: Vec<Vec<Op>>,
}

/// The four types of endurance cards (C-DECK-3), in the order in which reveals list them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Type {
    /// Lets a character attack.
    Weapon,
    /// Helps a character.
    Equipment,
    /// Played from the hand.
    Event,
    /// Played at once.
    Hazard,
}

/// A set of types, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Types(pub(crate) u8);

impl Types {
    pub(crate) const ANY: Types = Types(0b1111);

    pub(crate) fn has(self, of: Type) -> bool {
        self.0 & (1 << of as u8) != 0
    }
}

/// A kind of endurance card.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CardKind {
    pub(crate) key: Key,
    pub(crate) of: Type,
    /// Cards to exhaust to play or equip it (C-EXH-6).
    pub(crate) cost: u8,
    /// How many of the 60 cards.
    pub(crate) copies: u8,
    /// For weapons.
    pub(crate) weapon: Option<Weapon>,
    /// What it gives while equipped.
    pub(crate) traits: Vec<Trait>,
    /// What it does and when.
    pub(crate) hooks: Vec<(Hook, ProgramId)>,
}

/// What a weapon card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Weapon {
    /// Cards to exhaust for an Attack action (C-ATK-6).
    pub(crate) price: u8,
    /// The card itself is discarded for an Attack action.
    pub(crate) discards_itself: bool,
    /// Hits on this or less whatever the dial shows; 0 for none (C-HIT-1).
    pub(crate) auto_hit: u8,
    /// Auto-hit against targets this near or nearer only; 0 for any distance (what Close means is on the card, A-93).
    pub(crate) auto_range: u8,
    /// Farthest target by rows and columns, whichever is more; 0 for any distance.
    pub(crate) range: u8,
    pub(crate) area: bool,
    pub(crate) full_auto: bool,
    pub(crate) backup: bool,
    pub(crate) bulky: bool,
    pub(crate) cumbersome: bool,
    pub(crate) close: bool,
    pub(crate) grenade: bool,
    /// After an Attack action with it: a free Attack action (C-ATK-8).
    pub(crate) follow_up: Option<FollowUp>,
}

/// A free Attack action after an Attack action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum FollowUp {
    /// With an equipped Grenade.
    Grenade,
    /// With the same weapon, for so many exhausted cards.
    Again(u8),
}

/// What an equipped card or a character card gives as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Trait {
    Speed(i8),
    Defence(i8),
    Melee(i8),
    Tech(i8),
    /// To the printed aim value at a reset.
    Aim(i8),
    /// To the tech value of a Barricade action.
    Barricade(i8),
    /// To the tech value of an Interact action.
    Interact(i8),
    /// Attacking with this kind of weapon costs so many cards less.
    Discount(CardId, u8),
    /// Resting recycles so many more (C-REST-3).
    Rest(u8),
}

/// When a text of a card or an ability comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Hook {
    /// C-CHAR-8.
    OnActivation,
    /// C-CHAR-9; one that is not an action.
    DuringActivation,
    /// C-CHAR-10.
    EndOfActivation,
    /// C-CHAR-11.
    EndPhase,
    /// A Card action (C-CACT-1) of an equipped card, or an event with the keyword Action.
    Action,
    /// A free action of an equipped card, or an event with the keyword Free Action.
    FreeAction,
    /// An event that may be played at these moments, one bit each (C-CARD-3).
    Play(u32),
    /// The text of a hazard (C-CARD-7).
    Hazard,
    /// After an Attack action with this kind of weapon.
    After(CardId),
    /// Offered when an attack roll of the character fails; by passives at most once a round.
    FailedAttack,
    /// Offered when a tech test of the character fails.
    FailedTech,
    /// Offered when a defence roll of the character fails (C-DEF-8). `within` is the distance to the character that
    /// rolled; 0 for itself only.
    FailedDefence { within: u8 },
}

/// A character card (C-CHAR-1).
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Character {
    pub(crate) marine: bool,
    pub(crate) hero: Stats,
    pub(crate) grunt: Stats,
}

impl Character {
    pub(crate) fn side(&self, side: Side) -> &Stats {
        match side {
            Side::Hero => &self.hero,
            Side::Grunt => &self.grunt,
        }
    }
}

/// One side of it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Stats {
    pub(crate) speed: u8,
    pub(crate) defence: u8,
    pub(crate) melee: u8,
    pub(crate) tech: u8,
    /// 0 for a character without a dial.
    pub(crate) aim: u8,
    /// 1 to 3 for Marines, 0 for civilians (C-CHAR-4).
    pub(crate) rank: u8,
    pub(crate) traits: Vec<Trait>,
    /// At most four.
    pub(crate) abilities: Vec<Ability>,
}

/// An ability that is not a mere trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ability {
    pub(crate) hook: Hook,
    pub(crate) text: ProgramId,
    /// At most once between two Marine phases.
    pub(crate) once_a_round: bool,
}

/// The types of tracker cards (C-TRACK-7 to -10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Threat {
    /// Opens a tunnel.
    Tunnel,
    /// More if its blips are placed out of sight.
    Hidden,
    /// More if they are placed in sight.
    Active,
    /// Anything.
    Drone,
}

/// Where a tracker card's blips come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Gate {
    /// A spawn point, counted from 0. If the mission has fewer, they count round.
    Spawn(u8),
    /// The tunnel of the player who drew it (C-TUN-4).
    Tunnel,
    /// The spawn point or tunnel nearest to the drawer's hero.
    Nearest,
}

/// A motion tracker card.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct TrackerCard {
    pub(crate) key: Key,
    pub(crate) threat: Threat,
    /// On its back, 1 to 3 (C-TRACK-11).
    pub(crate) level: u8,
    pub(crate) blips: u8,
    pub(crate) gate: Gate,
    /// Carried out after its blips are placed.
    pub(crate) effect: ProgramId,
    /// Of hidden and active threats, if their condition holds.
    pub(crate) bonus: ProgramId,
}

/// What kind of mission it is, in the order in which missions are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Of the campaign, by its number.
    Campaign(u8),
    /// C-RESC.
    Rescue,
    /// C-SUPP.
    Resupply,
    /// C-BUG.
    BugHunt,
}

/// The boards as a mission lays them out. What follows from them is in its [`Tables`].
#[derive(Serialize, Deserialize)]
pub(crate) struct Ground {
    pub(crate) grid: Grid,
    /// The board each cell lies on (C-BLIP-11); 255 for none.
    pub(crate) boards: Vec<u8>,
    /// How many boards.
    pub(crate) count: u8,
    /// What each board side is called.
    pub(crate) names: Vec<Key>,
    /// Whether the aliens have made that side their own.
    pub(crate) hive: Vec<bool>,
    /// The named rooms.
    pub(crate) rooms: Vec<Key>,
    /// The room each space lies in, by its place in that list.
    pub(crate) room_of: Vec<Option<u8>>,
    /// Worked out when the mission is first played: all missions at once would keep whoever only looks at them waiting.
    #[serde(skip)]
    tables: Later<Tables>,
}

/// What the rules ask of boards.
#[derive(Debug)]
pub(crate) struct Tables {
    /// Neighbours, diagonals included (C-BOARD-7); doors carry their numbers.
    pub(crate) ways: Ways,
    /// Without and with the corner rule (E-09).
    pub(crate) sight: [Sight; 2],
    /// The spaces that figures can stand on. Consoles, fenced off by thick lines, are cells of the grid and no spaces.
    pub(crate) floor: CellSet,
    /// For each space, steps to each other one, all doors passable (C-ALIEN-12); 255 for none.
    pub(crate) steps: Vec<Vec<u8>>,
    /// All doors, and the spaces at them.
    pub(crate) doors: DoorSet,
    pub(crate) thresholds: CellSet,
    /// The doors at each space.
    pub(crate) doors_at: Vec<DoorSet>,
}

/// What an object of a mission looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A crate.
    Crate,
    /// A computer.
    Computer,
    /// A person or thing to bring along.
    Newt,
    /// A captive in a cocoon.
    Cocoon,
    /// An egg.
    Egg,
    /// Something else.
    Beacon,
}

/// An object that a character may interact with (C-INT-1).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Object {
    pub(crate) key: Key,
    pub(crate) look: Look,
    /// None if it is not there at the start.
    pub(crate) cell: Option<Cell>,
    /// Interacting needs a tech test (C-TECH-1).
    pub(crate) test: bool,
    /// Interacting is possible only if this holds.
    pub(crate) needs: Condition,
    /// What it does.
    pub(crate) effect: ProgramId,
    /// It is taken away once it has worked.
    pub(crate) once: bool,
    /// It can be interacted with at all.
    pub(crate) usable: bool,
}

/// A mission card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Mission {
    pub(crate) key: Key,
    pub(crate) mode: Mode,
    pub(crate) ground: Arc<Ground>,
    /// Characters who cannot take part.
    pub(crate) absent: Vec<Who>,
    /// Characters whom the aliens hold if the mission is not part of a campaign. In one, those captured are held (C-RESC).
    pub(crate) captives: Vec<Who>,
    pub(crate) start: CellSet,
    /// Cards of each threat level in each layer, the top layer first; a layer is shuffled by itself.
    pub(crate) recipe: Vec<[u8; 3]>,
    pub(crate) spawns: Vec<Cell>,
    pub(crate) blips: Vec<Cell>,
    /// Where mission blips lie; what is under each is dealt at random from as many texts (C-SPOT-10).
    pub(crate) mission_blips: Vec<Cell>,
    /// What happens when the mission blip of that number is spotted. An empty text removes it.
    pub(crate) finds: Vec<ProgramId>,
    /// Mission blips neither move nor can be hit.
    pub(crate) still: bool,
    /// What the counters of the mission are called.
    pub(crate) marks: Vec<Key>,
    pub(crate) objects: Vec<Object>,
    /// Exits, plain or A first, then B (C-EXIT-2).
    pub(crate) exits: Vec<Cell>,
    pub(crate) guns: bool,
    /// Run at the start of the End phase of these rounds, or of every one for round 0 (C-END-9).
    pub(crate) timed: Vec<(u16, ProgramId)>,
    /// All must hold (C-END-3).
    pub(crate) victory: Vec<Condition>,
    /// Any of these loses the mission, at the End phase check.
    pub(crate) defeat: Vec<Condition>,
    /// If there are any and all hold, at the End phase check after victory and before defeat, the team has withdrawn: the
    /// mission is not won, but the campaign goes on, C-CAMP-5 included.
    pub(crate) withdrawal: Vec<Condition>,
    /// Victory is checked at once, not only in the End phase (C-END-7).
    pub(crate) immediate: bool,
    /// What winning brings in a campaign.
    pub(crate) spoils: Vec<Spoil>,
    /// Ready-made gear, by character.
    pub(crate) gear: [Vec<CardId>; PEOPLE],
    /// Ready-made places of sentry guns: space and facing.
    pub(crate) posts: Vec<(Cell, u8)>,
}

/// What winning a mission brings in a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Spoil {
    /// Newt becomes available (C-NEWT-1).
    Newt,
    /// Characters freed in this mission return (C-RESC-3).
    Captives,
    /// So many lost cards return for each object of that look carried out by an exit (C-SUPP-1).
    Cards(u8, Look),
}

impl Content {
    pub(crate) fn card(&self, id: CardId) -> &CardKind {
        &self.cards[usize::from(id.0)]
    }

    /// The kind of that name.
    pub(crate) fn find(&self, key: Key) -> Option<CardId> {
        self.cards.binary_search_by_key(&key, |card| card.key).ok().map(|at| CardId(at as u8))
    }

    pub(crate) fn program(&self, id: ProgramId) -> &[Op] {
        &self.programs[usize::from(id.0)]
    }

    pub(crate) fn tracker(&self, id: TrackerId) -> &TrackerCard {
        &self.trackers[usize::from(id.0)]
    }

    pub(crate) fn character(&self, who: Who) -> &Character {
        &self.characters[who.index()]
    }
}

/// Reads a pack.
///
/// What the rulebooks fix (section 9 of the specification) is demanded of every pack; what only balances our own content
/// is not.
pub(crate) fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let mut library = text::Library::new();
    let deck = files.read("endurance.toml", |text| cards::read(text, &mut library))?;
    let kinds = hook::Kinds(&deck.keys);
    let characters = files.read("characters.toml", |text| characters::read(text, &kinds, &mut library))?;
    let tracker = files.read("tracker.toml", |text| tracker::read(text, &mut library))?;
    let sides = files.read("boards.map", boards::read)?;
    let parts = missions::Parts { sides: &sides, deck: &deck, tracker: &tracker };
    let missions = files.read("missions.toml", |text| missions::read(text, &parts, &mut library))?;
    let hooks = deck.kinds.iter().flat_map(|card| &card.hooks);
    let moments = hooks.fold(0, |moments, (hook, _)| match hook {
        Hook::Play(at) => moments | at,
        _ => moments,
    });
    Ok(Content {
        cards: deck.kinds,
        pistol: deck.pistol,
        characters,
        trackers: tracker.cards,
        blips: tracker.blips,
        gun_shots: tracker.gun_shots,
        missions: missions.into_iter().map(Arc::new).collect(),
        moments,
        programs: library.into_texts(),
    })
}

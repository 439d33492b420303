//! One picture for every front end: what lies on the table, and where each choice is.

use crate::{Message, Seat};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Name of a drawing that front ends know: a piece, a weapon, a kind of floor.
pub type Icon = Cow<'static, str>;

/// Everything a viewer sees. Browser, terminal and SVG export draw it and know no game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// Which step of which turn it is.
    pub headline: Option<Message>,
    /// What the match is won by as it stands, so that nobody has to look for it in the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Message>,
    /// The phases of a turn or round in their order, so that people see what comes next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<Phase>,
    /// Where whoever acts now stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub focus: Option<Place>,
    /// What each seat is called, in order: a race, a colour, a thief.
    pub seats: Vec<Message>,
    /// Boards, left to right.
    pub boards: Vec<Board>,
    /// What stands on them.
    pub pieces: Vec<Piece>,
    /// Hands, decks, piles and equipment.
    pub trays: Vec<Tray>,
    /// Health, points, ammunition: numbers with a name.
    pub gauges: Vec<Gauge>,
    /// What this viewer is asked, if anything.
    pub prompt: Option<Ask>,
    /// All seats somebody waits for. The host fills it in: a game's picture need not know whether the game is over.
    pub awaited: Vec<Seat>,
}

/// A phase of a turn or round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phase {
    /// What it is called.
    pub name: Message,
    /// Whether it is this one now.
    pub now: bool,
}

/// A cell of a board in the scene.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Which board, from 0.
    pub board: u8,
    /// Which of its cells, from 0.
    pub cell: u16,
}

/// How a board's cells lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Rows of squares.
    Square,
    /// Hexagons with a point on top, odd rows shifted half a field to the right.
    Hex,
}

/// A board: its cells row by row, and what stands between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// What it is called.
    pub name: Message,
    /// How the cells lie.
    pub shape: Shape,
    /// Cells in a row.
    pub width: u16,
    /// Every cell, row by row; none where the board has a hole.
    pub cells: Vec<Option<Floor>>,
    /// Walls and doors.
    pub edges: Vec<Edge>,
}

/// What a cell is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Floor {
    /// How it is drawn.
    pub terrain: Icon,
    /// What people call it, such as `15-09`.
    pub name: String,
}

/// Something between two cells, kept once: beside or below the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edge {
    /// The cell.
    pub cell: u16,
    /// Which side of it: of a square 0 north, 1 east, 2 south, 3 west; of a hexagon 0 east, then clockwise.
    pub side: u8,
    /// What stands there.
    pub kind: EdgeKind,
}

/// What stands between two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EdgeKind {
    /// Stops moving and seeing.
    Wall,
    /// Stops moving only.
    Line,
    /// A door that is open.
    OpenDoor,
    /// A door that is closed.
    ClosedDoor,
    /// A door that has been barred.
    Barricade,
    /// An opening for those who fit through.
    Grille,
}

/// A piece on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Where it stands.
    pub place: Place,
    /// How it is drawn.
    pub icon: Icon,
    /// What it is called.
    pub name: Message,
    /// Up to three letters written on it, where several pieces look alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Cow<'static, str>>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// What else matters about it.
    pub badges: Vec<Badge>,
}

/// Something small on a piece or a card: wounds, a number of figures, knocked down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Badge {
    /// How it is drawn.
    pub icon: Icon,
    /// The number on it.
    pub value: Option<i32>,
    /// What it says when asked.
    pub name: Message,
}

/// A place for cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tray {
    /// What it is called.
    pub name: Message,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The cards this viewer sees.
    pub cards: Vec<Card>,
    /// How many more lie face down.
    pub face_down: u16,
}

/// A card that can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// How it is drawn.
    pub icon: Icon,
    /// Its name.
    pub name: Message,
    /// What it does.
    pub text: Message,
    /// What else matters about it.
    pub badges: Vec<Badge>,
}

/// A number with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gauge {
    /// What it counts.
    pub name: Message,
    /// Which of several has it, if it is not the owner's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Message>,
    /// How it is drawn.
    pub icon: Icon,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How much there is.
    pub value: i32,
    /// How much there can be.
    pub most: Option<i32>,
}

/// A question with its choices, each where the hand is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What is to be decided.
    pub question: Message,
    /// One for each choice of the prompt, in the same order.
    pub choices: Vec<Choice>,
}

/// One choice and where it is on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What has to be pointed at.
    pub anchor: Anchor,
    /// What it does.
    pub label: Message,
    /// The cells it leads over, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Place>,
    /// What may come of it, where dice decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Odds>,
    /// What it costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<Badge>,
    /// The line along which it is aimed: from where, and at what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sight: Option<(Place, Place)>,
    /// The cells that come into question next, once it is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub area: Vec<Place>,
    /// What may interrupt or answer it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub risks: Vec<Risk>,
}

/// Something that may interrupt or answer a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Risk {
    /// Where it comes from or happens.
    pub place: Option<Place>,
    /// What it is.
    pub what: Message,
}

/// Something that can be laid over the boards on demand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Overlay {
    /// What it shows.
    pub name: Message,
    /// How it is drawn on a button.
    pub icon: Icon,
    /// The cells it marks.
    pub shades: Vec<Shade>,
}

/// A cell that an overlay marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shade {
    /// The cell.
    pub place: Place,
    /// What kind of mark.
    pub tone: Tone,
    /// A number on it, such as a distance.
    pub number: Option<u16>,
}

/// What a mark on a cell means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// Somebody may be hurt there.
    Harm,
    /// Something is, or may come there.
    Warning,
    /// It can be reached.
    Calm,
}

impl Overlay {
    /// An overlay whose words stand under `GAME-overlay-NAME`.
    pub fn new(game: &str, name: &str, icon: &'static str, shades: Vec<Shade>) -> Overlay {
        Overlay { name: Message::new(alloc::format!("{game}-overlay-{name}")), icon: icon.into(), shades }
    }
}

impl Shade {
    /// A mark without a number.
    pub fn new(place: Place, tone: Tone) -> Shade {
        Shade { place, tone, number: None }
    }
}

impl Phase {
    /// All phases by the names of their sentences, and which of them it is now.
    pub fn strip(names: &[&'static str], now: Option<usize>) -> Vec<Phase> {
        let phase =
            |(at, name): (usize, &&'static str)| Phase { name: Message::new(*name), now: now == Some(at) };
        names.iter().enumerate().map(phase).collect()
    }
}

/// What has to be pointed at to choose something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// A cell.
    Place(Place),
    /// A piece, by its number in the scene.
    Piece(u16),
    /// A card, by the numbers of its tray and of itself in it.
    Card(u16, u16),
    /// Nothing on the table: a button.
    Button,
}

/// An exact chance: `ways` of `of` equally likely throws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Odds {
    /// What comes of it.
    pub outcome: Message,
    /// In so many throws.
    pub ways: u64,
    /// Of so many.
    pub of: u64,
}

/// What of an event can be shown besides its sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Glance {
    /// Where it happened; of a walk every cell in order, beginning with the one after the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// What was thrown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// What it sounds like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cue: Option<Cue>,
}

/// A die that was thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Die {
    /// How many faces it has.
    pub sides: u8,
    /// Which one is on top, from 1.
    pub face: u8,
}

impl Die {
    /// A die with six faces.
    pub fn six(face: u8) -> Die {
        Die { sides: 6, face }
    }
}

/// Kinds of sound. Front ends make them; nothing is recorded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cue {
    /// Somebody walks.
    Step,
    /// A die rolls.
    Dice,
    /// A shot.
    Shot,
    /// Claws, blades, teeth.
    Strike,
    /// Something goes off.
    Blast,
    /// Somebody is hurt or dies.
    Harm,
    /// A door, an airlock, a vehicle.
    Door,
    /// Something is bought, taken or drawn.
    Card,
    /// Something moves out there.
    Ping,
    /// A turn or a phase begins.
    Turn,
    /// Something was achieved.
    Gain,
}

impl Glance {
    /// What is heard and not seen.
    pub fn heard(cue: Cue) -> Glance {
        Glance { cue: Some(cue), ..Glance::default() }
    }

    /// The same, at these places.
    #[must_use]
    pub fn at(self, places: impl IntoIterator<Item = Place>) -> Glance {
        Glance { places: places.into_iter().collect(), ..self }
    }

    /// The same, with this die.
    #[must_use]
    pub fn rolled(mut self, die: Die) -> Glance {
        self.dice.push(die);
        self
    }
}

impl Choice {
    /// A choice with nothing to be shown besides its label.
    pub fn new(anchor: Anchor, label: impl Into<Message>) -> Choice {
        Choice {
            anchor,
            label: label.into(),
            path: Vec::new(),
            odds: Vec::new(),
            costs: Vec::new(),
            sight: None,
            area: Vec::new(),
            risks: Vec::new(),
        }
    }
}

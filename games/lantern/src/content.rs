//! What the content files say: the house and the numbers.

use crate::Spot;
use alloc::format;
use alloc::vec::Vec;
use board::{Cell, Corner, Dir, DoorSet, Grid, Sight, Ways};
use serde::{Deserialize, Serialize};
use table::{ContentError, Files, TextError};

/// As many thieves as the house has room for.
pub(crate) const MAX_THIEVES: usize = 4;

pub(crate) const FILES: &[(&str, &str)] = &[
    ("house.map", include_str!("../content/house.map")),
    ("game.toml", include_str!("../content/game.toml")),
];

/// The content of one pack, with the tables that follow from it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Parts")]
pub struct Content {
    pub(crate) house: Grid,
    #[serde(skip_serializing)]
    pub(crate) ways: Ways,
    #[serde(skip_serializing)]
    pub(crate) sight: Sight,
    pub(crate) lantern: Cell,
    pub(crate) starts: Vec<Cell>,
    pub(crate) numbers: Numbers,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    pub(crate) hand: u8,
    pub(crate) hand_limit: u8,
    pub(crate) turns: u16,
    pub(crate) cards: Cards,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cards {
    pub(crate) dash: Dash,
    pub(crate) bolt: Bolt,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dash {
    pub(crate) count: u8,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bolt {
    pub(crate) count: u8,
    pub(crate) hits_on: u8,
}

/// What the files say, in the order in which a [`Content`] is written: the tables follow.
#[derive(Deserialize)]
struct Parts {
    house: Grid,
    lantern: Cell,
    starts: Vec<Cell>,
    numbers: Numbers,
}

impl From<Parts> for Content {
    fn from(parts: Parts) -> Content {
        let Parts { house, lantern, starts, numbers } = parts;
        let sight = Sight::new(&house, Corner::Blocked);
        Content { ways: Ways::four(&house), house, sight, lantern, starts, numbers }
    }
}

pub(crate) fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let house = files.read("house.map", parse_house)?;
    let lantern = files.read("house.map", |text| only(&house, text, '*'))?;
    let start = |mark| files.read("house.map", |text| only(&house, text, mark));
    let starts: Vec<Cell> = ['1', '2', '3', '4'].into_iter().map(start).collect::<Result<_, _>>()?;
    let numbers = files.read("game.toml", parse_numbers)?;
    Ok(Parts { house, lantern, starts, numbers }.into())
}

pub(crate) fn parse_house(text: &str) -> Result<Grid, TextError> {
    let house: Grid = text.parse().map_err(|error: board::MapError| {
        let found = error.found.map_or_else(|| "the end".into(), |mark| format!("`{mark}`"));
        TextError::new(error.line as u32, error.column as u32, error.expected, found)
    })?;
    match house.width() {
        0..=26 => Ok(house),
        width => Err(TextError::new(1, 1, "at most 26 columns, a to z", format!("{width}"))),
    }
}

/// The one cell with that mark.
fn only(house: &Grid, text: &str, mark: char) -> Result<Cell, TextError> {
    let mut cells = house.find(mark);
    let expected = || format!("the mark `{mark}` on exactly one cell");
    let first = cells.next().ok_or_else(|| TextError::new(1, 1, expected(), "none"))?;
    if cells.next().is_some() {
        let twin = text.rfind(mark).unwrap_or(0);
        return Err(TextError::at(text, twin, expected(), "another one"));
    }
    Ok(first)
}

fn parse_numbers(text: &str) -> Result<Numbers, TextError> {
    let numbers: Numbers = toml::from_str(text).map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start);
        TextError::at(text, at, "the numbers of the game", error.message())
    })?;
    let must = |good: bool, key: &str, expected: &str| {
        let at = text.find(key).unwrap_or(0);
        if good {
            Ok(())
        } else {
            Err(TextError::at(text, at, format!("{key} to be {expected}"), "another number"))
        }
    };
    let dealt = usize::from(numbers.hand) * MAX_THIEVES;
    let cards = usize::from(numbers.cards.dash.count) + usize::from(numbers.cards.bolt.count);
    must(numbers.hand <= numbers.hand_limit, "hand_limit", "at least the hand that is dealt")?;
    must(numbers.hand_limit <= 100, "hand_limit", "at most 100")?;
    must((1..=1000).contains(&numbers.turns), "turns", "from 1 to 1000")?;
    must((2..=6).contains(&numbers.cards.bolt.hits_on), "hits_on", "from 2 to 6")?;
    must(dealt <= cards, "[cards]", "enough for four hands")?;
    must(cards <= 255, "[cards]", "at most 255 together")?;
    Ok(numbers)
}

impl Content {
    /// The cell of that name, if the map has it.
    pub(crate) fn cell(&self, spot: Spot) -> Option<Cell> {
        self.house
            .at(usize::from(spot.column), usize::from(spot.row))
            .filter(|cell| self.house.mark(*cell).is_some())
    }

    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        // A map is at most 26 cells wide and 64 high.
        Spot { row: self.house.row(cell) as u8, column: self.house.column(cell) as u8 }
    }

    /// The cells one step away, in the order in which spots sort.
    pub(crate) fn steps(&self, from: Cell) -> impl Iterator<Item = Cell> + '_ {
        [Dir::North, Dir::West, Dir::East, Dir::South]
            .into_iter()
            .filter_map(move |dir| self.house.step(from, dir, &DoorSet::new()))
    }
}

//! The base: fields, the openings between them, and the marks on them.

mod cuts;
mod draw;
mod marks;
mod openings;
mod plan;
mod survey;

use super::items::Items;
use crate::cells::Cells;
use crate::item::Store;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Cell, CellSet, FireLines, HexGrid, Later, Ways};
use marks::{RawField, RawFields};
use openings::RawPairs;
use plan::Plan;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::Spot;
use table::{ContentError, TextError};
use toml::Spanned;

/// What a field is (O-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Ground {
    /// No field at all.
    Rock,
    Corridor,
    /// A field of the room of that letter, counted from 0.
    Room(u8),
    Vent,
    /// Counted from 0.
    Airlock(u8),
    Pad,
}

/// What a field is marked as (O-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Mark {
    Store(Store),
    /// By its place in the list of computers.
    Computer(u8),
    Hatching,
    /// By its place in the list of devices.
    Device(u8),
}

/// The base with the tables that the rules ask. The tables follow from the rest and are worked out wherever the content
/// comes to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Plan")]
pub(crate) struct Base {
    grid: HexGrid,
    ground: Vec<Ground>,
    marks: Vec<Option<Mark>>,
    #[serde(skip_serializing)]
    marked: Vec<(Cell, Mark)>,
    #[serde(skip_serializing)]
    near: Vec<Cells>,
    #[serde(skip_serializing)]
    ways: Ways,
    #[serde(skip_serializing)]
    fire: Later<FireLines>,
    /// How far the lines of fire are known.
    reach: u8,
    pub(crate) pad: Cell,
    /// By number, counted from 0.
    pub(crate) airlocks: [Cell; 5],
    /// Ascending.
    pub(crate) hatching: Vec<Cell>,
    pub(crate) computers: Vec<(String, Cell)>,
    pub(crate) devices: Vec<(String, Cell)>,
    pub(crate) track: u8,
    #[serde(skip_serializing)]
    pub(crate) rooms: Vec<Cells>,
    /// Where characters may walk whatever they carry (O-MOVE-8, O-MOVE-9).
    #[serde(skip_serializing)]
    pub(crate) foot: Cells,
    /// Where aliens may be (O-AMOVE-2, O-AMOVE-3).
    #[serde(skip_serializing)]
    pub(crate) brood: Cells,
    /// Where the transporter may drive, but for the landing pad (O-TRANS-11 to -13).
    #[serde(skip_serializing)]
    pub(crate) road: Cells,
    #[serde(skip_serializing)]
    pub(crate) corridors: Cells,
    #[serde(skip_serializing)]
    pub(crate) vents: Cells,
    /// Openings to rooms, the pad and airlocks, and those of the vents, for the picture.
    pub(crate) doors: Vec<(Cell, Cell)>,
    pub(crate) grilles: Vec<(Cell, Cell)>,
}

impl Base {
    /// How many fields are drawn, rock included.
    pub(crate) fn size(&self) -> usize {
        self.ground.len()
    }

    pub(crate) fn grid(&self) -> &HexGrid {
        &self.grid
    }

    pub(crate) fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    pub(crate) fn mark(&self, cell: Cell) -> Option<Mark> {
        self.marks[cell.index()]
    }

    /// All fields with marks.
    pub(crate) fn marked(&self) -> impl Iterator<Item = (Cell, Mark)> + '_ {
        self.marked.iter().copied()
    }

    pub(crate) fn is_vent(&self, cell: Cell) -> bool {
        self.ground(cell) == Ground::Vent
    }

    /// All fields adjacent to this one (O-BOARD-2).
    pub(crate) fn near(&self, cell: Cell) -> &Cells {
        &self.near[cell.index()]
    }

    pub(crate) fn adjacent(&self, one: Cell, other: Cell) -> bool {
        self.near(one).has(other)
    }

    /// The same fields in the order in which ways are tried.
    pub(crate) fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.ways.of(cell).iter().map(|way| way.to)
    }

    /// Fields between two centres (O-WEAP-12).
    pub(crate) fn distance(&self, one: Cell, other: Cell) -> u16 {
        self.grid.distance(one, other)
    }

    /// The exact test of O-WEAP-14.
    pub(crate) fn clear(&self, from: Cell, to: Cell, blocked: &CellSet) -> bool {
        self.fire.get(|| FireLines::new(&self.grid, self.reach)).clear(from, to, blocked)
    }

    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        // A base has at most 64 columns and rows.
        Spot { row: self.grid.row(cell) as u8, column: self.grid.column(cell) as u8 }
    }

    /// The field of that name, unless it is rock or off the board.
    pub(crate) fn cell(&self, spot: Spot) -> Option<Cell> {
        let cell = self.grid.at(usize::from(spot.column), usize::from(spot.row))?;
        (self.ground(cell) != Ground::Rock).then_some(cell)
    }

    /// The fields of a room.
    pub(crate) fn room(&self, room: u8) -> &Cells {
        &self.rooms[usize::from(room)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BaseFile {
    doors: Spanned<BTreeMap<Spanned<String>, RawPairs>>,
    pad: RawPairs,
    airlocks: Spanned<BTreeMap<Spanned<String>, RawPairs>>,
    grilles: Spanned<BTreeMap<Spanned<String>, RawPairs>>,
    hatching: Spanned<BTreeMap<Spanned<String>, RawField>>,
    computers: Spanned<BTreeMap<Spanned<String>, RawField>>,
    stores: Spanned<BTreeMap<Spanned<Store>, RawFields>>,
    devices: Spanned<BTreeMap<Spanned<String>, RawField>>,
    track: RawTrack,
    points: RawPoints,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    fields: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPoints {
    last: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Reads drawing and lists. The second value is the last space of the points track.
pub(super) fn read(map: &str, lists: &str, items: &Items) -> Result<(Base, u8), ContentError> {
    let drawing = ContentError::in_file("base.map", draw::read(map))?;
    let base = ContentError::in_file("base.toml", assemble(drawing, lists, items))?;
    ContentError::in_file("base.map", survey::check(&base.0, items))?;
    Ok(base)
}

fn assemble(drawing: draw::Drawing, lists: &str, items: &Items) -> Result<(Base, u8), TextError> {
    let source = Source(lists);
    let file: BaseFile = source.read()?;
    let draw::Drawing { mut grid, ground, pad, airlocks } = drawing;
    let (doors, grilles) = openings::read(source, &file, &mut grid, &ground)?;
    let marked = marks::read(source, &file, &grid, &ground)?;
    let track = *file.track.fields.get_ref();
    // The first field is the entry and the last the exit (BC-4).
    source.must((2..=8).contains(&track), file.track.fields.span(), "2 to 8 fields (BC-4)")?;
    source::check_origins(source)?;
    let mut hatching = marked.hatching;
    hatching.sort_unstable();
    let plan = Plan {
        grid,
        ground,
        marks: marked.marks,
        reach: items.longest_range(),
        pad,
        airlocks,
        hatching,
        computers: marked.computers,
        devices: marked.devices,
        track,
        doors,
        grilles,
    };
    Ok((plan.into(), *file.points.last.get_ref()))
}

/// The field that a text names, if it is one of the base.
fn field(source: Source<'_>, text: &Spanned<String>, grid: &HexGrid) -> Result<Cell, TextError> {
    let spot = Spot::parse(text.get_ref());
    let Some(spot) = spot else { return Err(source.wrong(text.span(), "a field such as \"5,7\"")) };
    let cell = grid.at(usize::from(spot.column), usize::from(spot.row));
    cell.filter(|cell| grid.mark(*cell) != draw::ROCK)
        .ok_or_else(|| source.wrong(text.span(), format!("a field of the drawing, not rock ({spot})")))
}

//! The two boards in one numbering of cells: first the city, then the sewer.

mod draw;
mod plan;
mod range;
mod survey;

use crate::{Area, Spot};
use alloc::vec::Vec;
use board::{Cell, CellSet, Grid, Later};
use plan::Plan;
use range::Ranges;
use serde::{Deserialize, Serialize};

/// What is drawn on a cell (R-BOARD-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Terrain {
    Floor,
    /// City: nobody walks or sees through it.
    Wall,
    /// City: a gap in a wall, or a bridge.
    Passage,
    /// City: nobody walks there, everybody sees over it.
    Water,
    GuardCell,
    PredatorCell,
    /// Sewer: what a wall is in the city.
    Blocked,
    /// Sewer: a cell of one of the three hives, counted from 0.
    Hive(u8),
    HybridCell,
    /// An end of a link between the boards, counted from 0 in the order of the letters.
    Link(u8),
}

impl Terrain {
    /// May heroes stand there (R-BOARD-6)?
    pub(crate) fn is_walkable(self) -> bool {
        !matches!(self, Terrain::Wall | Terrain::Water | Terrain::Blocked)
    }

    /// How it is drawn.
    pub(crate) fn mark(self) -> char {
        match self {
            Terrain::Floor => '.',
            Terrain::Wall | Terrain::Blocked => '#',
            Terrain::Passage => '+',
            Terrain::Water => '~',
            Terrain::GuardCell => 'G',
            Terrain::PredatorCell => 'P',
            Terrain::HybridCell => 'Q',
            Terrain::Hive(number) => char::from(b'1' + number),
            Terrain::Link(number) => char::from(b'A' + number),
        }
    }

    /// Does it stop sight and fire (R-BOARD-6)?
    pub(crate) fn is_opaque(self) -> bool {
        matches!(self, Terrain::Wall | Terrain::Blocked)
    }
}

/// Both boards, with the tables that the rules ask. The tables follow from the rest and are worked out wherever the content
/// comes to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Plan")]
pub(crate) struct Map {
    /// The drawings.
    grids: [Grid; 2],
    #[serde(skip_serializing)]
    sizes: [Size; 2],
    #[serde(skip_serializing)]
    spots: Vec<Spot>,
    terrain: Vec<Terrain>,
    /// Where the neighbours of each cell begin, and after the last cell, where they end.
    #[serde(skip_serializing)]
    starts: Vec<u16>,
    #[serde(skip_serializing)]
    neighbours: Vec<Cell>,
    #[serde(skip_serializing)]
    ranges: Later<Ranges>,
    #[serde(skip_serializing)]
    guard_rings: Vec<Vec<Cell>>,
    #[serde(skip_serializing)]
    hive_rings: [Vec<Vec<Cell>>; 3],
    pub(crate) guard_cells: Vec<Cell>,
    pub(crate) predator_cell: Cell,
    pub(crate) hybrid_cell: Cell,
    pub(crate) hives: [Vec<Cell>; 3],
    /// The city's end first, in the order of the letters.
    pub(crate) links: Vec<(Cell, Cell)>,
}

#[derive(Clone, Copy, Debug)]
struct Size {
    width: u8,
    height: u8,
    /// The number of the board's first cell.
    first: u16,
}

impl Map {
    /// How many cells both boards have together.
    pub(crate) fn size(&self) -> usize {
        self.terrain.len()
    }

    /// All cells, those of the city first.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        (0..self.size() as u16).map(Cell)
    }

    /// Cells in a row of a board.
    pub(crate) fn width(&self, area: Area) -> u8 {
        self.sizes[area as usize].width
    }

    /// Rows of a board.
    pub(crate) fn height(&self, area: Area) -> u8 {
        self.sizes[area as usize].height
    }

    /// Where a cell is.
    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        self.spots[cell.index()]
    }

    /// The cell of that name, unless it is off the board.
    pub(crate) fn cell(&self, spot: Spot) -> Option<Cell> {
        let Size { width, height, first } = self.sizes[spot.area as usize];
        let inside = (1..=width).contains(&spot.column) && (1..=height).contains(&spot.row);
        inside.then(|| Cell(first + u16::from(spot.row - 1) * u16::from(width) + u16::from(spot.column - 1)))
    }

    /// The board a cell is on.
    pub(crate) fn area(&self, cell: Cell) -> Area {
        if cell.0 < self.sizes[Area::Sewer as usize].first { Area::City } else { Area::Sewer }
    }

    pub(crate) fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[cell.index()]
    }

    pub(crate) fn is_walkable(&self, cell: Cell) -> bool {
        self.terrain(cell).is_walkable()
    }

    pub(crate) fn is_opaque(&self, cell: Cell) -> bool {
        self.terrain(cell).is_opaque()
    }

    /// The other end of the link.
    pub(crate) fn across(&self, cell: Cell) -> Option<Cell> {
        let Terrain::Link(number) = self.terrain(cell) else { return None };
        let (city, sewer) = self.links[usize::from(number)];
        Some(if cell == city { sewer } else { city })
    }

    /// The cells to which a hero may step: north, east, south, west, link (R-MOVE-9). None from a cell on which
    /// nobody can stand.
    pub(crate) fn neighbours(&self, cell: Cell) -> &[Cell] {
        let (start, end) = (self.starts[cell.index()], self.starts[cell.index() + 1]);
        &self.neighbours[usize::from(start)..usize::from(end)]
    }

    /// Do the cells share a side, or are they the two ends of a link (R-BOARD-8)?
    pub(crate) fn adjacent(&self, one: Cell, other: Cell) -> bool {
        let (a, b) = (self.spot(one), self.spot(other));
        let beside = a.area == b.area && a.column.abs_diff(b.column) + a.row.abs_diff(b.row) == 1;
        beside || self.across(one) == Some(other)
    }

    fn ranges(&self) -> &Ranges {
        self.ranges.get(|| Ranges::new(&self.grids, &self.terrain, &self.links))
    }

    /// The distance of an attack (R-RANGE-3, R-RANGE-5): nothing if it cannot be made at all.
    pub(crate) fn distance(&self, from: Cell, to: Cell) -> Option<u16> {
        self.ranges().distance(from, to)
    }

    /// Is the line between the cells free (R-LOS-2, R-LOS-5)? Figures block it, but for those at its ends.
    pub(crate) fn sees(&self, from: Cell, to: Cell, figures: &CellSet) -> bool {
        let (a, b) = (self.spot(from), self.spot(to));
        self.ranges().is_clear(from, to) && (a.area != b.area || self.is_free(from, a, b, figures))
    }

    /// Walks a line that terrain does not block. In `ix` and `iy` columns and rows are counted that it has passed.
    ///
    /// The cells at its ends are never asked about, so it does not matter that figures stand there.
    fn is_free(&self, from: Cell, a: Spot, b: Spot, figures: &CellSet) -> bool {
        let (dx, dy) = (i32::from(a.column.abs_diff(b.column)), i32::from(a.row.abs_diff(b.row)));
        let right = if b.column > a.column { 1 } else { -1 };
        let width = i32::from(self.width(a.area));
        let down = if b.row > a.row { width } else { -width };
        let cell = |at: i32| Cell(at as u16);
        let blocker = |at| figures.contains(cell(at)) || self.is_opaque(cell(at));
        let mut at = i32::from(from.0);
        let (mut ix, mut iy) = (0, 0);
        while ix < dx || iy < dy {
            let (left, up) = ((1 + 2 * ix) * dy, (1 + 2 * iy) * dx);
            if left == up && blocker(at + right) && blocker(at + down) {
                return false;
            }
            if left <= up {
                at += right;
                ix += 1;
            }
            if up <= left {
                at += down;
                iy += 1;
            }
            if figures.contains(cell(at)) && (ix < dx || iy < dy) {
                return false;
            }
        }
        true
    }

    /// City cells by walking distance from the Guard cells, which come first; each ring ascending.
    pub(crate) fn rings_from_guard(&self) -> &[Vec<Cell>] {
        &self.guard_rings
    }

    /// Sewer cells by walking distance from a hive, counted from 0; each ring ascending.
    pub(crate) fn rings_from_hive(&self, hive: usize) -> &[Vec<Cell>] {
        &self.hive_rings[hive]
    }
}

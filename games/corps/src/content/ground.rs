//! Boards laid side by side, and the tables that the rules ask of them.

use super::boards::{CONSOLE, Side};
use super::{Ground, Tables};
use crate::key::Key;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, CellSet, Corner, Dir, DoorSet, Flood, Grid, Later, Layout, Piece, Sight, Ways};
use core::fmt;
use core::ops::Deref;
use serde::Deserialize;
use source::Source;
use table::{Spot, TextError};
use toml::Spanned;

/// No way leads there.
const FAR: u8 = u8::MAX;

/// A board in a mission: which side is up, how often it is turned to the right, and where its top left space lies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPiece {
    side: Spanned<String>,
    #[serde(default)]
    turns: u8,
    at: Spanned<String>,
}

/// Lays the boards of a mission down.
pub(super) fn lay(
    source: Source<'_>,
    raw: &Spanned<Vec<RawPiece>>,
    sides: &[Side],
) -> Result<Ground, TextError> {
    let mut used: Vec<&Side> = Vec::new();
    let mut pieces = Vec::new();
    for piece in raw.get_ref() {
        let name = piece.side.get_ref();
        let Some(side) = sides.iter().find(|side| side.key.as_str() == name) else {
            let names: Vec<&str> = sides.iter().map(|side| side.key.as_str()).collect();
            return Err(
                source.wrong(piece.side.span(), format!("a side of boards.map: {}", names.join(", ")))
            );
        };
        let free = !used.iter().any(|other| other.board == side.board);
        source.must(free, piece.side.span(), "each board once, whichever side is up (C-SETUP-2)")?;
        let Some(at) = Spot::parse(piece.at.get_ref()) else {
            return Err(source.wrong(piece.at.span(), "a column and a row such as \"12,0\""));
        };
        let (column, row) = (usize::from(at.column), usize::from(at.row));
        pieces.push(Piece { grid: &side.grid, turns: piece.turns, column, row });
        used.push(side);
    }
    let layout = Layout::new(&pieces)
        .map_err(|error| source.wrong(raw.span(), format!("boards that fit: {error}")))?;
    let ground = survey(&layout, &used);
    let first = ground.floor.iter().next().map_or(0, Cell::index);
    let cut = ground.floor.iter().find(|cell| ground.steps[first][cell.index()] == FAR);
    if let Some(cell) = cut {
        let (column, row) = (ground.grid.column(cell), ground.grid.row(cell));
        let expected = format!("boards on which a way leads everywhere, also to {column},{row}");
        return Err(source.wrong(raw.span(), expected));
    }
    Ok(ground)
}

impl Ground {
    /// Does a board lie on that side of a cell, be it rock there?
    pub(super) fn has_board_beyond(&self, cell: Cell, dir: Dir) -> bool {
        let (dx, dy) = dir.delta();
        let (width, height) = (self.grid.width(), self.grid.height());
        let column = self.grid.column(cell).checked_add_signed(dx as isize).filter(|column| *column < width);
        let row = self.grid.row(cell).checked_add_signed(dy as isize).filter(|row| *row < height);
        column.zip(row).is_some_and(|(column, row)| self.boards[row * width + column] != FAR)
    }
}

fn survey(layout: &Layout, sides: &[&Side]) -> Ground {
    let grid = layout.grid().clone();
    let mut rooms: Vec<Key> = Vec::new();
    let room_of = (0..grid.size())
        .map(|index| {
            let cell = Cell(index as u16);
            let side = layout.board(cell).and_then(|board| sides.get(board))?;
            let room = side.room(grid.mark(cell)?)?;
            let at = rooms.iter().position(|known| *known == room).unwrap_or_else(|| {
                rooms.push(room);
                rooms.len() - 1
            });
            // Marks of four boards: far fewer than a byte holds.
            Some(at as u8)
        })
        .collect();
    // Rock is part of a board too: only what no board covers is off the boards. At most four are laid down.
    let mut boards = vec![FAR; grid.size()];
    for (number, side) in sides.iter().enumerate() {
        let cells = (0..side.grid.size()).filter_map(|index| layout.place(number, Cell(index as u16)));
        cells.for_each(|cell| boards[cell.index()] = number as u8);
    }
    Ground {
        boards,
        count: sides.len() as u8,
        names: sides.iter().map(|side| side.key).collect(),
        hive: sides.iter().map(|side| side.hive).collect(),
        rooms,
        room_of,
        grid,
        tables: Later::default(),
    }
}

impl Deref for Ground {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        self.tables.get(|| Tables::of(&self.grid))
    }
}

/// The same whether its tables were worked out already or not.
impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ground { grid, boards, count, names, hive, rooms, room_of, tables: _ } = self;
        let laid = (grid, boards, count, names, hive, rooms, room_of);
        f.debug_struct("Ground").field("laid", &laid).field("tables", &**self).finish()
    }
}

impl Tables {
    fn of(grid: &Grid) -> Tables {
        let ways = Ways::eight(grid);
        let floor: CellSet = grid.marked(|mark| mark != CONSOLE);
        Tables {
            sight: sights(grid),
            steps: distances(&ways, &floor),
            doors: DoorSet::all(grid.doors().len()),
            thresholds: thresholds(&ways, &floor),
            doors_at: doors_at(&ways),
            floor,
            ways,
        }
    }
}

/// Sight without and with the corner rule (E-09).
fn sights(grid: &Grid) -> [Sight; 2] {
    let plain = Sight::new(grid, Corner::Blocked);
    [plain.clone(), plain.with(Corner::Seen)]
}

/// The spaces from which a way leads through a door.
fn thresholds(ways: &Ways, floor: &CellSet) -> CellSet {
    floor.iter().filter(|cell| ways.of(*cell).iter().any(|way| way.door.is_some())).collect()
}

fn doors_at(ways: &Ways) -> Vec<DoorSet> {
    let cells = (0..ways.size()).map(|index| Cell(index as u16));
    cells.map(|cell| ways.of(cell).iter().filter_map(|way| way.door).collect()).collect()
}

fn distances(ways: &Ways, floor: &CellSet) -> Vec<Vec<u8>> {
    let mut steps = vec![Vec::new(); ways.size()];
    let mut flood = Flood::new();
    for from in floor.iter() {
        flood.fill(ways, [from], |_| true);
        let row = &mut steps[from.index()];
        row.resize(ways.size(), FAR);
        for to in flood.reached() {
            let distance = flood.distance(*to).and_then(|steps| u8::try_from(steps).ok());
            row[to.index()] = distance.unwrap_or(FAR);
        }
    }
    for row in steps.iter_mut().filter(|row| row.is_empty()) {
        row.resize(ways.size(), FAR);
    }
    steps
}

impl Ground {
    /// A board drawn by itself.
    pub(crate) fn of(grid: Grid) -> Ground {
        Ground {
            boards: vec![0; grid.size()],
            count: 1,
            names: Vec::new(),
            hive: Vec::new(),
            rooms: Vec::new(),
            room_of: vec![None; grid.size()],
            grid,
            tables: Later::default(),
        }
    }

    /// Makes two boards of it, the second from that column on.
    pub(crate) fn split(&mut self, column: usize) {
        let board = |index: usize| u8::from(self.grid.column(Cell(index as u16)) >= column);
        self.boards = (0..self.grid.size()).map(board).collect();
        self.count = 2;
    }
}

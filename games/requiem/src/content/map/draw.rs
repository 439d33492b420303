//! The drawings of the two boards, one character for a cell.

use super::Terrain;
use crate::Area;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use board::{Cell, Grid};
use table::{ContentError, TextError};

/// One drawing, its characters checked. Cells are numbered within the drawing.
pub(super) struct Drawing {
    pub(super) area: Area,
    pub(super) grid: Grid,
}

impl Drawing {
    pub(super) fn read(area: Area, text: &str) -> Result<Drawing, ContentError> {
        let grid = Grid::from_rows(text).map_err(|error| {
            let found = error.found.map_or_else(|| "the end".into(), |mark| format!("`{mark}`"));
            let error = TextError::new(error.line as u32, error.column as u32, error.expected, found);
            ContentError { file: file(area), error }
        })?;
        let drawing = Drawing { area, grid };
        // Blanks are cells too: a board has no holes.
        for index in 0..drawing.grid.size() {
            let cell = Cell(index as u16);
            let mark = drawing.mark(cell);
            if terrain(area, mark).is_none() {
                return Err(drawing.wrong(cell, legend(area), format!("`{mark}`")));
            }
        }
        Ok(drawing)
    }

    fn mark(&self, cell: Cell) -> char {
        self.grid.mark(cell).unwrap_or(' ')
    }

    /// What is drawn, row by row. Links are told apart by their letters as yet.
    pub(super) fn terrain(&self) -> impl Iterator<Item = Terrain> + '_ {
        self.grid.cells().map(|cell| terrain(self.area, self.mark(cell)).unwrap_or(Terrain::Floor))
    }

    /// Something is wrong with a cell.
    pub(super) fn wrong(
        &self,
        cell: Cell,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> ContentError {
        let (line, column) = (self.grid.row(cell) + 1, self.grid.column(cell) + 1);
        let error = TextError::new(line as u32, column as u32, expected, found);
        ContentError { file: file(self.area), error }
    }

    /// Something is missing in the drawing.
    pub(super) fn missing(&self, expected: impl Into<String>, found: impl Into<String>) -> ContentError {
        self.wrong(Cell(0), expected, found)
    }

    /// The one cell with that mark.
    pub(super) fn only(&self, mark: char, what: &str) -> Result<Cell, ContentError> {
        let expected = format!("exactly one {what}, marked `{mark}`");
        let mut cells = self.grid.find(mark);
        let Some(first) = cells.next() else { return Err(self.missing(expected, "none")) };
        match cells.next() {
            Some(second) => Err(self.wrong(second, expected, "another one")),
            None => Ok(first),
        }
    }

    /// This board's ends of the links, by letter.
    pub(super) fn links(&self) -> Result<BTreeMap<char, Cell>, ContentError> {
        let mut links = BTreeMap::new();
        for cell in self.grid.cells() {
            let mark = self.mark(cell);
            if is_link(mark) && links.insert(mark, cell).is_some() {
                let expected = format!("each link once on a board, `{mark}` too");
                return Err(self.wrong(cell, expected, "another one"));
            }
        }
        Ok(links)
    }
}

fn file(area: Area) -> String {
    match area {
        Area::City => "city.map",
        Area::Sewer => "sewer.map",
    }
    .to_string()
}

fn legend(area: Area) -> &'static str {
    match area {
        Area::City => {
            "`.` floor, `#` wall, `+` passage, `~` water, `G` Guard cell, `P` Predator cell or another capital letter \
             for a sewer entrance"
        }
        Area::Sewer => {
            "`.` floor, `#` blocked cell, `1`, `2`, `3` hives, `Q` Hybrid cell or another capital letter for a city exit"
        }
    }
}

/// Capital letters that mean nothing else on either board.
fn is_link(mark: char) -> bool {
    mark.is_ascii_uppercase() && !['G', 'P', 'Q'].contains(&mark)
}

fn terrain(area: Area, mark: char) -> Option<Terrain> {
    Some(match (area, mark) {
        (_, '.') => Terrain::Floor,
        (Area::City, '#') => Terrain::Wall,
        (Area::City, '+') => Terrain::Passage,
        (Area::City, '~') => Terrain::Water,
        (Area::City, 'G') => Terrain::GuardCell,
        (Area::City, 'P') => Terrain::PredatorCell,
        (Area::Sewer, '#') => Terrain::Blocked,
        (Area::Sewer, '1'..='3') => Terrain::Hive(mark as u8 - b'1'),
        (Area::Sewer, 'Q') => Terrain::HybridCell,
        _ if is_link(mark) => Terrain::Link(mark as u8),
        _ => return None,
    })
}

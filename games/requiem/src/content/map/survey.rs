//! From two drawings to the boards, and what a pack's drawings must satisfy.

use super::draw::Drawing;
use super::plan::Plan;
use super::{Map, Terrain};
use crate::movement::MAX_CELLS;
use crate::{Area, HEROES};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::ContentError;

impl Map {
    /// Reads both drawings.
    pub(in crate::content) fn new(city: &str, sewer: &str) -> Result<Map, ContentError> {
        let drawings = [Drawing::read(Area::City, city)?, Drawing::read(Area::Sewer, sewer)?];
        let [city, sewer] = &drawings;
        let cells = city.grid.size() + sewer.grid.size();
        if cells > MAX_CELLS {
            let most = format!("at most {MAX_CELLS} cells on both boards");
            return Err(sewer.missing(most, format!("{cells}")));
        }
        if city.grid.size() <= sewer.grid.size() {
            let expected = format!("a board larger than the sewer's {} cells", sewer.grid.size());
            return Err(city.missing(expected, format!("{}", city.grid.size())));
        }
        let first = [0, city.grid.size() as u16];
        let flat = |drawing: &Drawing, cell: Cell| Cell(first[drawing.area as usize] + cell.0);
        let find =
            |drawing: &Drawing, mark| drawing.grid.find(mark).map(|cell| flat(drawing, cell)).collect();
        let guard_cells: Vec<Cell> = find(city, 'G');
        if guard_cells.len() < 3 {
            let expected = "at least 3 Guard cells, marked `G`";
            return Err(city.missing(expected, format!("{}", guard_cells.len())));
        }
        let hives: [Vec<Cell>; 3] = ['1', '2', '3'].map(|mark| find(sewer, mark));
        if let Some(hive) = hives.iter().position(Vec::is_empty) {
            let expected = "three hives, their cells marked `1`, `2` and `3`";
            return Err(sewer.missing(expected, format!("no cell of hive {}", hive + 1)));
        }
        let links = pair(city, sewer)?;
        let letters: BTreeMap<char, u8> =
            links.iter().zip(0..).map(|(link, number)| (link.0, number)).collect();
        let number = |terrain| match terrain {
            Terrain::Link(letter) => Terrain::Link(letters[&char::from(letter)]),
            other => other,
        };
        let links: Vec<_> = links.iter().map(|&(_, a, b)| (flat(city, a), flat(sewer, b))).collect();
        let terrain: Vec<Terrain> = drawings.iter().flat_map(Drawing::terrain).map(number).collect();
        let (predator, hybrid) = (city.only('P', "Predator cell")?, sewer.only('Q', "Hybrid cell")?);
        let map = Map::from(Plan {
            terrain,
            guard_cells,
            predator_cell: flat(city, predator),
            hybrid_cell: flat(sewer, hybrid),
            hives,
            links,
            grids: [city.grid.clone(), sewer.grid.clone()],
        });
        map.check_connected(&drawings)?;
        map.check_room(&drawings)?;
        Ok(map)
    }

    /// All cells that can be walked on hang together (K-08).
    fn check_connected(&self, drawings: &[Drawing; 2]) -> Result<(), ContentError> {
        let home = self.guard_cells[0];
        let mut reached = vec![false; self.size()];
        reached[home.index()] = true;
        let mut open = vec![home];
        while let Some(cell) = open.pop() {
            for &next in self.neighbours(cell) {
                if !core::mem::replace(&mut reached[next.index()], true) {
                    open.push(next);
                }
            }
        }
        match self.cells().find(|&cell| self.is_walkable(cell) && !reached[cell.index()]) {
            None => Ok(()),
            Some(cell) => {
                let expected =
                    format!("a way on foot from {} to every cell, links included", self.spot(home));
                Err(self.wrong(drawings, cell, expected, format!("{} cut off", self.spot(cell))))
            }
        }
    }

    /// Wherever heroes are brought into play, all heroes of the box find a cell without using a link.
    fn check_room(&self, drawings: &[Drawing; 2]) -> Result<(), ContentError> {
        let homes = self.hives.iter().zip(&self.hive_rings);
        for (cells, rings) in homes.chain([(&self.guard_cells, &self.guard_rings)]) {
            let room: usize = rings.iter().map(Vec::len).sum();
            if room < HEROES {
                let expected = format!("at least {HEROES} cells to be reached from here without a link");
                return Err(self.wrong(drawings, cells[0], expected, format!("{room}")));
            }
        }
        Ok(())
    }

    fn wrong(&self, drawings: &[Drawing; 2], cell: Cell, expected: String, found: String) -> ContentError {
        let board = self.area(cell) as usize;
        drawings[board].wrong(Cell(cell.0 - self.sizes[board].first), expected, found)
    }
}

/// The links in the order of their letters, each with both its ends (K-05).
fn pair(city: &Drawing, sewer: &Drawing) -> Result<Vec<(char, Cell, Cell)>, ContentError> {
    let (tops, bottoms) = (city.links()?, sewer.links()?);
    for (here, there, name, other) in
        [(city, &bottoms, &tops, "sewer.map"), (sewer, &tops, &bottoms, "city.map")]
    {
        if let Some((mark, &cell)) = name.iter().find(|(mark, _)| !there.contains_key(mark)) {
            let expected = format!("the other end of link `{mark}` in {other}");
            return Err(here.wrong(cell, expected, "this end alone"));
        }
    }
    let grid = &city.grid;
    let right: Vec<usize> = tops
        .values()
        .filter(|&&cell| 2 * grid.column(cell) >= grid.width())
        .map(|&cell| grid.row(cell))
        .collect();
    if right.iter().all(|row| Some(row) == right.first()) {
        let expected = "an upper and a lower sewer entrance in the right half";
        return Err(city.missing(expected, format!("{} there", right.len())));
    }
    Ok(tops.iter().map(|(mark, &cell)| (*mark, cell, bottoms[mark])).collect())
}

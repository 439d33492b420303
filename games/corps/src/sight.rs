//! Who stands where, who sees whom, and which doors are shut.

use crate::people::{Place, Who};
use crate::state::{Occupied, State};
use board::{Cell, CellSet, DoorSet, Flood, Step};
use core::cell::OnceCell;
use table::Spot;

impl State {
    /// A space as people write it.
    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        spot_of(&self.mission().ground.grid, cell)
    }

    /// The space that somebody wrote down, if the mission has it.
    pub(crate) fn cell(&self, spot: Spot) -> Option<Cell> {
        let ground = &self.mission().ground;
        ground
            .grid
            .at(usize::from(spot.column), usize::from(spot.row))
            .filter(|cell| ground.floor.contains(*cell))
    }

    pub(crate) fn cell_of(&self, who: Who) -> Option<Cell> {
        match self.table.people[who.index()].place {
            Place::Space(cell) => Some(Cell(cell)),
            _ => None,
        }
    }

    /// The characters on the board, knocked down or not.
    pub(crate) fn on_board(&self) -> impl Iterator<Item = (Who, Cell)> + '_ {
        Who::ALL.into_iter().filter_map(|who| Some((who, self.cell_of(who)?)))
    }

    pub(crate) fn who_at(&self, cell: Cell) -> Option<Who> {
        self.on_board().find(|(_, there)| *there == cell).map(|(who, _)| who)
    }

    /// Spaces that block sight: those of standing characters (C-LOS-2, C-LOS-3).
    pub(crate) fn blockers(&self) -> CellSet {
        let mut cells = CellSet::new();
        for (who, cell) in self.on_board() {
            if !self.table.people[who.index()].down || self.edition().down_blocks_los {
                cells.insert(cell);
            }
        }
        cells
    }

    /// Everything that stands on the board. A door is open exactly while a figure or a blip is on one of its threshold
    /// spaces (C-BOARD-10).
    pub(crate) fn occupied(&self) -> Occupied {
        let people = self.on_board().map(|(_, cell)| cell).collect();
        Occupied { people, crowd: self.crowd().collect(), shut: self.shut() }
    }

    /// The spaces of alien figures and blips.
    pub(crate) fn crowd(&self) -> impl Iterator<Item = Cell> + '_ {
        let aliens = self.table.aliens.iter().map(|alien| Cell(alien.cell));
        aliens.chain(self.table.blips.iter().map(|blip| Cell(blip.cell)))
    }

    /// Doors closed or barricaded.
    pub(crate) fn shut(&self) -> DoorSet {
        self.shut_but(self.on_board().map(|(_, cell)| cell).chain(self.crowd()))
    }

    /// Doors closed or barricaded, if something stands on these spaces and nowhere else.
    pub(crate) fn shut_but(&self, stands: impl Iterator<Item = Cell>) -> DoorSet {
        let ground = &self.mission().ground;
        let mut held = DoorSet::new();
        stands.for_each(|cell| held.insert_all(&ground.doors_at[cell.index()]));
        held.remove_all(&self.table.barred);
        let mut shut = ground.doors;
        shut.remove_all(&held);
        shut
    }

    pub(crate) fn sight(&self) -> &board::Sight {
        &self.mission().ground.sight[usize::from(self.edition().corner_los)]
    }

    /// Whether a viewer on one space sees another (C-LOS). For many looks at one position there are [`State::eyes`].
    pub(crate) fn sees(&self, from: Cell, to: Cell) -> bool {
        self.eyes().see(from, to)
    }

    pub(crate) fn eyes(&self) -> Eyes<'_> {
        Eyes { state: self, obstacles: OnceCell::new() }
    }

    /// Whether two spaces are the same or next to each other, with the doors as they are.
    pub(crate) fn touches(&self, one: Cell, other: Cell) -> bool {
        let ground = &self.mission().ground;
        let near = ground.steps[one.index()][other.index()] == 1;
        one == other || near && ground.ways.adjacent(one, other, &self.shut())
    }
}

/// Looks at one position. Shut doors and figures in the way are found out about once, and only if there is anything that
/// could be seen.
pub(crate) struct Eyes<'a> {
    state: &'a State,
    obstacles: OnceCell<(DoorSet, CellSet)>,
}

impl Eyes<'_> {
    /// Whether a viewer on one space sees another (C-LOS).
    #[inline]
    pub(crate) fn see(&self, from: Cell, to: Cell) -> bool {
        let sight = self.state.sight();
        sight.could_see(from, to) && {
            let (shut, figures) = self.obstacles.get_or_init(|| (self.state.shut(), self.state.blockers()));
            sight.sees(from, to, shut, figures)
        }
    }

    /// Whether a character sees a space.
    pub(crate) fn spot(&self, cell: Cell) -> bool {
        self.state.on_board().any(|(_, from)| self.see(from, cell))
    }
}

impl State {
    /// Steps between two spaces over the adjacency graph: figures ignored, doors passable but for barricaded ones.
    pub(crate) fn reach(&self, from: Cell, to: Cell) -> u16 {
        let ground = &self.mission().ground;
        if self.table.barred.is_empty() {
            return u16::from(ground.steps[from.index()][to.index()]);
        }
        let goal = [to].into_iter().collect();
        let mut flood = Flood::new();
        flood.seek(&ground.ways, [from], &goal, |step| self.is_open(step));
        flood.distance(to).unwrap_or(u16::MAX)
    }

    /// Whether it is at most so many steps. A detour is looked for only where it matters.
    pub(crate) fn is_within(&self, steps: u16, from: Cell, to: Cell) -> bool {
        let least = u16::from(self.mission().ground.steps[from.index()][to.index()]);
        least <= steps && (from == to || self.reach(from, to) <= steps)
    }

    /// Steps from the nearest of some spaces to all others.
    pub(crate) fn flood(&self, from: impl Iterator<Item = Cell>) -> Flood {
        let mut flood = Flood::new();
        flood.fill(&self.mission().ground.ways, from, |step| self.is_open(step));
        flood
    }

    fn is_open(&self, step: Step) -> bool {
        step.door.is_none_or(|door| !self.table.barred.contains(door))
    }

    /// Rows or columns between two spaces, whichever is more.
    pub(crate) fn crow(&self, from: Cell, to: Cell) -> u16 {
        let grid = &self.mission().ground.grid;
        let columns = grid.column(from).abs_diff(grid.column(to));
        columns.max(grid.row(from).abs_diff(grid.row(to))) as u16
    }
}

/// A space as people write it. Boards have at most 64 columns and rows.
pub(crate) fn spot_of(grid: &board::Grid, cell: Cell) -> Spot {
    Spot { row: grid.row(cell) as u8, column: grid.column(cell) as u8 }
}

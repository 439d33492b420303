//! The way of an alien or a blip to the characters (C-ALIEN-12 to -17).

use crate::people::{PEOPLE, Who};
use crate::state::State;
use board::{Cell, CellSet, DoorSet, Way, Ways};

/// Farther than any walk over the boards.
const FAR: u8 = u8::MAX;

/// The board as somebody on the move finds it.
pub(crate) struct Field<'a> {
    ways: &'a Ways,
    /// Steps between spaces, all doors passable (C-ALIEN-12).
    steps: &'a [alloc::vec::Vec<u8>],
    barred: DoorSet,
    /// Spaces that cannot be entered: those of aliens, blips and characters.
    taken: CellSet,
    people: [Option<Cell>; PEOPLE],
}

/// What the mover does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// It is next to a character already.
    There,
    /// It comes no nearer.
    Stay,
    /// It goes one of the ways out of its space.
    Go {
        /// The characters it may be after, one bit each; none if it only draws near (C-ALIEN-15).
        prey: u8,
        /// The ways that serve, one bit each, counted as [`Ways::of`] lists them.
        ways: u16,
    },
}

impl<'a> Field<'a> {
    pub(crate) fn of(state: &'a State) -> Field<'a> {
        let ground = &state.mission().ground;
        let mut taken = CellSet::new();
        let aliens = state.table.aliens.iter().map(|alien| alien.cell);
        for cell in aliens.chain(state.table.blips.iter().map(|blip| blip.cell)) {
            taken.insert(Cell(cell));
        }
        let mut people = [None; PEOPLE];
        for (who, cell) in state.on_board() {
            taken.insert(cell);
            people[who.index()] = Some(cell);
        }
        Field { ways: &ground.ways, steps: &ground.steps, barred: state.table.barred, taken, people }
    }

    /// Steps to the nearest character, whatever stands in between (C-ALIEN-12).
    fn near(&self, cell: Cell) -> u8 {
        let steps = &self.steps[cell.index()];
        self.people.iter().flatten().map(|there| steps[there.index()]).min().unwrap_or(FAR)
    }

    /// What a mover with so many spaces left does next. If several characters are equally close, it goes for `prey` if that
    /// is one of them.
    pub(crate) fn route(&self, from: Cell, left: u8, prey: Option<Who>) -> Route {
        // The spaces next to each character (C-ALIEN-13). A barricaded door parts them; any other is open while the
        // character stands at it.
        let mut goals = CellSet::new();
        for cell in self.people.iter().flatten() {
            let open = self.ways.of(*cell).iter().filter(|way| !self.is_barred(way));
            for way in open {
                goals.insert(way.to);
            }
        }
        if goals.contains(from) {
            return Route::There;
        }
        let mut flood = Flood::new();
        let Some(rings) = flood.fill(self, from, FAR - 1, Barricades::Broken, |cell| goals.contains(cell))
        else {
            return self.draw_near(from, left);
        };
        let reached = |who: &Who| {
            self.people[who.index()].is_some_and(|cell| {
                let mut near = self.ways.of(cell).iter().filter(|way| !self.is_barred(way));
                near.any(|way| flood.steps[way.to.index()] == rings)
            })
        };
        let one = prey.filter(reached);
        let all = Who::ALL.into_iter().filter(|who| one.is_none_or(|one| one == *who)).filter(reached);
        let prey = all.fold(0_u8, |bits, who| bits | 1 << who as u8);
        let mut ends = CellSet::new();
        for who in Who::ALL.into_iter().filter(|who| prey & (1 << *who as u8) != 0) {
            for way in self.people[who.index()].iter().flat_map(|cell| self.ways.of(*cell)) {
                if !self.is_barred(way) && flood.steps[way.to.index()] == rings {
                    ends.insert(way.to);
                }
            }
        }
        Route::Go { prey, ways: flood.first_ways(self, from, Barricades::Broken, &ends) }
    }

    /// With everybody out of reach: as near as the spaces left allow (C-ALIEN-15).
    fn draw_near(&self, from: Cell, left: u8) -> Route {
        let mut flood = Flood::new();
        flood.fill(self, from, left, Barricades::Held, |_| false);
        let best = flood.reached().map(|cell| self.near(cell)).min().unwrap_or(FAR);
        if best >= self.near(from) {
            return Route::Stay;
        }
        let ends = flood.reached().filter(|cell| self.near(*cell) == best).collect();
        Route::Go { prey: 0, ways: flood.first_ways(self, from, Barricades::Held, &ends) }
    }

    fn is_barred(&self, way: &Way) -> bool {
        way.door.is_some_and(|door| self.barred.contains(door))
    }
}

/// What barricades are to a flood.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Barricades {
    /// Doors like others; whoever comes to their threshold tries to break them (C-ALIEN-17).
    Broken,
    /// Walls.
    Held,
}

/// Spaces reached over free spaces, ring by ring. It lies on the stack: routes are asked for at every step of every alien.
struct Flood {
    /// By space; [`FAR`] if it was not reached.
    steps: [u8; CellSet::CAPACITY],
    /// In the order of reaching, the start first.
    order: [u16; CellSet::CAPACITY],
    len: usize,
}

impl Flood {
    fn new() -> Flood {
        Flood { steps: [FAR; CellSet::CAPACITY], order: [0; CellSet::CAPACITY], len: 0 }
    }

    /// Floods so many rings around a space, but no further than the first one with a goal, and names that one.
    fn fill(
        &mut self,
        field: &Field<'_>,
        from: Cell,
        most: u8,
        barricades: Barricades,
        goal: impl Fn(Cell) -> bool,
    ) -> Option<u8> {
        let mut found = None;
        self.reach(from, 0);
        let mut next = 0;
        while next < self.len {
            let cell = Cell(self.order[next]);
            let ring = self.steps[cell.index()] + 1;
            if ring > found.unwrap_or(most) {
                break;
            }
            next += 1;
            for way in field.ways.of(cell) {
                let passed = barricades == Barricades::Broken || !field.is_barred(way);
                if passed && self.steps[way.to.index()] == FAR && !field.taken.contains(way.to) {
                    self.reach(way.to, ring);
                    if goal(way.to) {
                        found = Some(ring);
                    }
                }
            }
        }
        found
    }

    fn reach(&mut self, cell: Cell, ring: u8) {
        self.steps[cell.index()] = ring;
        self.order[self.len] = cell.0;
        self.len += 1;
    }

    /// Every space reached, the start left out.
    fn reached(&self) -> impl DoubleEndedIterator<Item = Cell> + '_ {
        self.order[1..self.len.max(1)].iter().map(|cell| Cell(*cell))
    }

    /// The ways out of the start with which a shortest path to one of the ends begins, one bit each.
    fn first_ways(&self, field: &Field<'_>, from: Cell, barricades: Barricades, ends: &CellSet) -> u16 {
        let passed = |way: &Way| barricades == Barricades::Broken || !field.is_barred(way);
        // From the outermost ring inwards: spaces from which a path leads on to an end.
        let mut leads = CellSet::new();
        for cell in self.reached().rev() {
            let ring = self.steps[cell.index()];
            let on =
                |way: &Way| passed(way) && self.steps[way.to.index()] == ring + 1 && leads.contains(way.to);
            if ends.contains(cell) || field.ways.of(cell).iter().any(on) {
                leads.insert(cell);
            }
        }
        let first = |way: &Way| passed(way) && self.steps[way.to.index()] == 1 && leads.contains(way.to);
        (0..16)
            .zip(field.ways.of(from))
            .filter(|(_, way)| first(way))
            .fold(0, |bits, (bit, _)| bits | 1 << bit)
    }
}

impl State {
    /// Steps from a space to the nearest character, all doors passable and figures ignored (C-ALIEN-12).
    pub(crate) fn steps_to_people(&self, cell: Cell) -> u8 {
        let steps = &self.mission().ground.steps[cell.index()];
        self.on_board().map(|(_, there)| steps[there.index()]).min().unwrap_or(FAR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use board::{Door, Grid};

    /// Letters a to g are characters, `X` is somebody else in the way, `m` the mover.
    struct Drawn {
        grid: Grid,
        ways: Ways,
        steps: Vec<Vec<u8>>,
    }

    impl Drawn {
        fn new(text: &str) -> Drawn {
            let grid: Grid = text.parse().unwrap();
            let ways = Ways::eight(&grid);
            let mut flood = board::Flood::new();
            let mut steps = Vec::new();
            for cell in 0..grid.size() as u16 {
                flood.fill(&ways, [Cell(cell)], |_| true);
                let to = |to| flood.distance(Cell(to)).map_or(FAR, |steps| steps as u8);
                steps.push((0..grid.size() as u16).map(to).collect());
            }
            Drawn { grid, ways, steps }
        }

        fn mover(&self) -> Cell {
            self.grid.find('m').next().unwrap()
        }

        fn route(&self, barred: &[u8], left: u8, prey: Option<Who>) -> Route {
            let people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(|mark| self.grid.find(mark).next());
            let taken = self.grid.marked(|mark| "abcdefgXm".contains(mark));
            let barred = barred.iter().map(|door| Door(*door)).collect();
            Field { ways: &self.ways, steps: &self.steps, barred, taken, people }.route(
                self.mover(),
                left,
                prey,
            )
        }

        /// The characters it may be after, and the columns and rows it may step to.
        fn steps(&self, route: Route) -> (u8, Vec<(usize, usize)>) {
            let Route::Go { prey, ways } = route else { panic!("{route:?}") };
            let ways = self.ways.of(self.mover()).iter().enumerate().filter(|(bit, _)| ways >> bit & 1 == 1);
            let mut cells: Vec<_> =
                ways.map(|(_, way)| (self.grid.column(way.to), self.grid.row(way.to))).collect();
            cells.sort_unstable();
            (prey, cells)
        }
    }

    // rule: C-ALIEN-6
    #[test]
    fn next_to_a_character_it_stays() {
        let drawn = Drawn::new("+---+---+\n| m   . |\n+   +   +\n| .   a |\n+---+---+\n");
        assert_eq!(drawn.route(&[], 6, None), Route::There);
    }

    // rule: C-ALIEN-13 C-ALIEN-14
    #[test]
    fn equally_close_characters_are_offered_and_each_has_its_own_ways() {
        let drawn = Drawn::new(
            "+---+---+---+---+---+---+---+\n| a   .   .   m   .   .   b |\n+---+---+---+---+---+---+---+\n",
        );
        assert_eq!(drawn.steps(drawn.route(&[], 6, None)), (0b11, [(2, 0), (4, 0)].into()));
        assert_eq!(drawn.steps(drawn.route(&[], 6, Some(Who::Hicks))), (0b10, [(4, 0)].into()));
        // Somebody who is not among the closest is not gone for.
        assert_eq!(drawn.steps(drawn.route(&[], 6, Some(Who::Newt))), (0b11, [(2, 0), (4, 0)].into()));
    }

    // rule: C-ALIEN-13
    #[test]
    fn a_character_without_a_free_neighbour_is_no_prey() {
        let drawn = Drawn::new(
            "+---+---+---+---+---+---+---+---+\n| a   X   .   m   .   .   .   b |\n+---+---+---+---+---+---+---+---+\n",
        );
        assert_eq!(drawn.steps(drawn.route(&[], 6, None)), (0b10, [(4, 0)].into()));
    }

    // rule: C-ALIEN-17
    #[test]
    fn a_barricaded_door_is_a_way_but_parts_the_spaces_at_it() {
        let drawn = Drawn::new("+---+---+---+\n| m   . / a |\n+---+---+---+\n");
        // Open, the threshold is next to the character; barricaded, nothing free is.
        assert_eq!(drawn.steps(drawn.route(&[], 6, None)), (1, [(1, 0)].into()));
        assert_eq!(drawn.steps(drawn.route(&[0], 6, None)), (0, [(1, 0)].into()));
        let drawn = Drawn::new("+---+---+---+---+\n| m   . / .   a |\n+---+---+---+---+\n");
        assert_eq!(drawn.steps(drawn.route(&[0], 6, None)), (1, [(1, 0)].into()));
        let drawn = Drawn::new("+---+---+---+---+\n| m   X / .   a |\n+---+---+---+---+\n");
        assert_eq!(drawn.route(&[0], 6, None), Route::Stay);
    }

    // rule: C-ALIEN-15
    #[test]
    fn with_everybody_out_of_reach_it_comes_as_near_as_it_can() {
        let drawn = Drawn::new("+---+---+---+---+---+\n| .   m   .   X   a |\n+---+---+---+---+---+\n");
        assert_eq!(drawn.steps(drawn.route(&[], 6, None)), (0, [(2, 0)].into()));
        let drawn = Drawn::new("+---+---+---+---+---+\n| .   .   m   X   a |\n+---+---+---+---+---+\n");
        assert_eq!(drawn.route(&[], 6, None), Route::Stay);
    }
}

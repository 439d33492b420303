//! The way of an alien or a blip to the characters (C-ALIEN-12 to -17).

use crate::people::{PEOPLE, Who};
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, CellSet, DoorSet, Way, Ways};

/// Farther than any walk over the boards.
const FAR: u8 = u8::MAX;

/// The board as somebody on the move finds it.
pub(crate) struct Field<'a> {
    ways: &'a Ways,
    /// Steps between spaces, all doors passable (C-ALIEN-12).
    steps: &'a [Vec<u8>],
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
        let people = Who::ALL.map(|who| state.cell_of(who));
        let taken = state.crowd().chain(people.into_iter().flatten()).collect();
        Field { ways: &ground.ways, steps: &ground.steps, barred: state.table.barred, taken, people }
    }

    /// Steps to the nearest character, whatever stands in between (C-ALIEN-12).
    fn near(&self, cell: Cell) -> u8 {
        let steps = |there: &Cell| self.steps[there.index()][cell.index()];
        self.people.iter().flatten().map(steps).min().unwrap_or(FAR)
    }

    fn is_barred(&self, way: &Way) -> bool {
        way.door.is_some_and(|door| self.barred.contains(door))
    }

    /// What a mover with so many spaces left does next. If several characters are equally close, it goes for `prey` if that
    /// is one of them.
    ///
    /// The mover heads for the nearest free space next to a character (C-ALIEN-13). Barricaded doors count as passable; their
    /// threshold is a space like others, so it must be free or the mover's own (C-ALIEN-17).
    pub(crate) fn route(&self, from: Cell, left: u8, prey: Option<Who>) -> Route {
        self.straight(from, prey).unwrap_or_else(|| self.flooded(from, left, prey))
    }

    /// Free spaces are flooded from the mover and from the characters until the two floods meet, half-way.
    fn flooded(&self, from: Cell, left: u8, prey: Option<Who>) -> Route {
        let mut back = Flood::new(self);
        for who in Who::ALL {
            let Some(cell) = self.people[who.index()] else { continue };
            // A barricaded door parts the spaces at it; any other is open while the character stands there.
            for way in self.ways.of(cell).iter().filter(|way| !self.is_barred(way)) {
                if way.to == from {
                    return Route::There;
                }
                back.reach(way.to, 1, 1 << who as u8);
            }
        }
        let mut out = self.set_out(from, |_| true);
        while !out.ring().is_empty() && !back.ring().is_empty() {
            let met = || out.ring().iter().map(|&cell| (out.marks(cell), back.marks(cell)));
            let all = met().fold(0, |bits, (_, prey)| bits | prey);
            if all != 0 {
                let prey = after(prey, all as u8);
                let serving = met().filter(|(_, beside)| *beside & u16::from(prey) != 0);
                return Route::Go { prey, ways: serving.fold(0, |bits, (ways, _)| bits | ways) };
            }
            let less = if out.ring().len() <= back.ring().len() { &mut out } else { &mut back };
            less.rise(self.ways, |_| true);
        }
        self.draw_near(from, left)
    }

    /// A flood that begins in a space: its marks are the ways out of there with which shortest paths begin.
    fn set_out(&self, from: Cell, passes: impl Fn(&Way) -> bool) -> Flood {
        let mut flood = Flood::new(self);
        for (bit, way) in (0..u16::BITS).zip(self.ways.of(from)).filter(|(_, way)| passes(way)) {
            flood.reach(way.to, 1, 1 << bit);
        }
        flood
    }

    /// The same for most movers, at a fraction of the price: if nothing stands in the way to the nearest character, no path
    /// is shorter than one that comes a step nearer with every step.
    fn straight(&self, from: Cell, prey: Option<Who>) -> Option<Route> {
        let near = self.near(from);
        if near < 2 || near == FAR {
            return None;
        }
        let (mut all, mut ways_to) = (0, [0; PEOPLE]);
        for who in Who::ALL {
            let goal = self.people[who.index()].filter(|goal| self.steps[goal.index()][from.index()] == near);
            if let Some(goal) = goal {
                let ways = self.downhill(from, goal, near);
                ways_to[who.index()] = ways;
                all |= u8::from(ways != 0) << who as u8;
            }
        }
        let prey = after(prey, all);
        let hunted = |(who, _): &(usize, u16)| prey >> who & 1 == 1;
        let ways = ways_to.into_iter().enumerate().filter(hunted).fold(0, |bits, (_, ways)| bits | ways);
        (all != 0).then_some(Route::Go { prey, ways })
    }

    /// The ways out of a space that begin a path straight to the side of a character so many steps away.
    fn downhill(&self, from: Cell, goal: Cell, near: u8) -> u16 {
        let (tried, leads) = (CellSet::new(), CellSet::new());
        let mut descent = Descent { field: self, goal, steps: &self.steps[goal.index()], tried, leads };
        self.ways_out(from, |way| descent.goes(way.to, near - 1))
    }

    fn ways_out(&self, from: Cell, mut serves: impl FnMut(&Way) -> bool) -> u16 {
        let ways = (0..u16::BITS).zip(self.ways.of(from));
        ways.filter(|(_, way)| serves(way)).fold(0, |bits, (bit, _)| bits | 1 << bit)
    }

    /// With everybody out of reach: as near as the spaces left allow, barricades being walls (C-ALIEN-15).
    fn draw_near(&self, from: Cell, left: u8) -> Route {
        let open = |way: &Way| !self.is_barred(way);
        let mut flood = self.set_out(from, open);
        (1..left).for_each(|_| flood.rise(self.ways, open));
        let spaces = if left > 0 { &flood.order[..] } else { &[] };
        let best = spaces.iter().map(|cell| self.near(*cell)).min().unwrap_or(FAR);
        if best >= self.near(from) {
            return Route::Stay;
        }
        let nearest = spaces.iter().filter(|cell| self.near(**cell) == best);
        Route::Go { prey: 0, ways: nearest.fold(0, |bits, cell| bits | flood.marks(*cell)) }
    }
}

/// Free spaces, ring by ring. Each has the marks of all spaces of the first ring from which it is reached on shortest paths.
struct Flood {
    /// For each space how many steps away it is and its marks: no steps if it was not reached, [`FAR`] if it cannot be.
    reached: Vec<(u8, u16)>,
    /// In the order in which they were reached, and where the last ring begins.
    order: Vec<Cell>,
    last: usize,
}

impl Flood {
    fn new(field: &Field<'_>) -> Flood {
        let mut reached = vec![(0, 0); field.ways.size()];
        field.taken.iter().for_each(|cell| reached[cell.index()] = (FAR, 0));
        Flood { reached, order: Vec::with_capacity(128), last: 0 }
    }

    /// Reaches a space with so many steps, if it is free and there are no fewer.
    fn reach(&mut self, cell: Cell, steps: u8, marks: u16) {
        let space = &mut self.reached[cell.index()];
        if space.0 == 0 {
            *space = (steps, marks);
            self.order.push(cell);
        } else if space.0 == steps {
            space.1 |= marks;
        }
    }

    /// The spaces reached last.
    fn ring(&self) -> &[Cell] {
        &self.order[self.last..]
    }

    fn marks(&self, cell: Cell) -> u16 {
        self.reached[cell.index()].1
    }

    /// Reaches the next ring.
    fn rise(&mut self, ways: &Ways, passes: impl Fn(&Way) -> bool) {
        let ring = self.last..self.order.len();
        self.last = ring.end;
        for at in ring {
            let cell = self.order[at];
            let (steps, marks) = self.reached[cell.index()];
            for way in ways.of(cell).iter().filter(|way| passes(way)) {
                self.reach(way.to, steps.saturating_add(1), marks);
            }
        }
    }
}

/// Of the characters in question the one that was chosen, or else all of them.
fn after(chosen: Option<Who>, all: u8) -> u8 {
    match chosen.map_or(0, |who| 1 << who as u8) & all {
        0 => all,
        chosen => chosen,
    }
}

/// The search for a path that comes a step nearer to a character with every step.
struct Descent<'a> {
    field: &'a Field<'a>,
    goal: Cell,
    /// Steps to the goal from everywhere.
    steps: &'a [u8],
    /// Spaces that were looked at before, and those of them from which such a path leads on.
    tried: CellSet,
    leads: CellSet,
}

impl Descent<'_> {
    /// Whether a space is so many steps from the goal, free, and such a path leads on from it.
    fn goes(&mut self, cell: Cell, steps: u8) -> bool {
        self.steps[cell.index()] == steps && !self.field.taken.contains(cell) && self.leads(cell, steps)
    }

    fn leads(&mut self, cell: Cell, steps: u8) -> bool {
        if !self.tried.insert(cell) {
            return self.leads.contains(cell);
        }
        let ways = self.field.ways.of(cell).iter();
        let leads = match steps {
            // A barricaded door parts the space from the goal.
            1 => ways.clone().any(|way| way.to == self.goal && !self.field.is_barred(way)),
            _ => {
                let (table, next) = (self.steps, steps - 1);
                let mut nearer = ways.map(|way| way.to).filter(|to| table[to.index()] == next);
                nearer.any(|to| !self.field.taken.contains(to) && self.leads(to, next))
            }
        };
        if leads {
            self.leads.insert(cell);
        }
        leads
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
            let (ways, steps) = (&self.ways, &self.steps);
            Field { ways, steps, barred, taken, people }.route(self.mover(), left, prey)
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

    // rules: C-ALIEN-13, C-ALIEN-14
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

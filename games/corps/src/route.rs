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

/// A space as a flood leaves it.
#[derive(Clone, Copy)]
struct Reached {
    /// Steps from where the flood began; [`FAR`] if it has not come here.
    steps: u8,
    /// What it is flooded from: characters, one bit each.
    prey: u8,
}

const DRY: Reached = Reached { steps: FAR, prey: 0 };

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

    fn is_barred(&self, way: &Way) -> bool {
        way.door.is_some_and(|door| self.barred.contains(door))
    }

    /// What a mover with so many spaces left does next. If several characters are equally close, it goes for `prey` if that
    /// is one of them.
    ///
    /// The free spaces next to characters are flooded until the mover is reached (C-ALIEN-13). Barricaded doors count as
    /// passable; their threshold is a space like others, so it must be free or the mover's own (C-ALIEN-17).
    pub(crate) fn route(&self, from: Cell, left: u8, prey: Option<Who>) -> Route {
        self.straight(from, prey).unwrap_or_else(|| self.flooded(from, left, prey))
    }

    fn flooded(&self, from: Cell, left: u8, prey: Option<Who>) -> Route {
        let mut reached = vec![DRY; self.ways.size()];
        let mut order = Vec::with_capacity(self.ways.size());
        for who in Who::ALL {
            let Some(cell) = self.people[who.index()] else { continue };
            // A barricaded door parts the spaces at it; any other is open while the character stands there.
            for way in self.ways.of(cell).iter().filter(|way| !self.is_barred(way)) {
                if way.to == from {
                    return Route::There;
                }
                if !self.taken.contains(way.to) {
                    let space = &mut reached[way.to.index()];
                    if space.steps == FAR {
                        space.steps = 0;
                        order.push(way.to);
                    }
                    space.prey |= 1 << who as u8;
                }
            }
        }
        let mut next = 0;
        while let Some(&cell) = order.get(next) {
            next += 1;
            let here = reached[cell.index()];
            for way in self.ways.of(cell) {
                if way.to == from {
                    return self.towards(from, here.steps, prey, &reached);
                }
                let space = &mut reached[way.to.index()];
                if space.steps == FAR && !self.taken.contains(way.to) {
                    *space = Reached { steps: here.steps + 1, prey: here.prey };
                    order.push(way.to);
                } else if space.steps == here.steps + 1 {
                    space.prey |= here.prey;
                }
            }
        }
        self.draw_near(from, left)
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
        let chosen = prey.map_or(0, |who| 1 << who as u8) & all;
        let prey = if chosen == 0 { all } else { chosen };
        let hunted = |(who, _): &(usize, u16)| prey >> who & 1 == 1;
        let ways = ways_to.into_iter().enumerate().filter(hunted).fold(0, |bits, (_, ways)| bits | ways);
        (all != 0).then_some(Route::Go { prey, ways })
    }

    /// The ways out of a space that begin a path straight to the side of a character so many steps away.
    fn downhill(&self, from: Cell, goal: Cell, near: u8) -> u16 {
        let height = &self.steps[goal.index()];
        // Ring by ring towards the goal; `rings` are where they begin in the list.
        let mut order = Vec::with_capacity(32);
        let mut rings = Vec::with_capacity(16);
        order.push(from);
        rings.push(0);
        for level in (1..near).rev() {
            let ring = order.len();
            for at in rings[rings.len() - 1]..ring {
                for way in self.ways.of(order[at]) {
                    let fits = height[way.to.index()] == level && !self.taken.contains(way.to);
                    if fits && !order[ring..].contains(&way.to) {
                        order.push(way.to);
                    }
                }
            }
            if order.len() == ring {
                return 0;
            }
            rings.push(ring);
        }
        // Back again: what leads on to a space beside the goal. A barricaded door parts it from the goal.
        let beside =
            |cell: &Cell| self.ways.of(*cell).iter().any(|way| way.to == goal && !self.is_barred(way));
        let mut end = order.len();
        let mut leads: Vec<Cell> = order[rings[rings.len() - 1]..].iter().copied().filter(beside).collect();
        while rings.len() > 2 {
            end = rings.pop().unwrap_or(end);
            let ring = &order[rings[rings.len() - 1]..end];
            let on = |cell: &Cell| self.ways.of(*cell).iter().any(|way| leads.contains(&way.to));
            leads = ring.iter().copied().filter(on).collect();
        }
        self.ways_out(from, |way| leads.contains(&way.to))
    }

    /// The ways onto spaces of that ring, which is complete.
    fn towards(&self, from: Cell, ring: u8, prey: Option<Who>, reached: &[Reached]) -> Route {
        let ahead = |way: &Way| Some(reached[way.to.index()]).filter(|space| space.steps == ring);
        let all = self.ways.of(from).iter().filter_map(ahead).fold(0, |bits, space| bits | space.prey);
        let chosen = prey.map_or(0, |who| 1 << who as u8) & all;
        let prey = if chosen == 0 { all } else { chosen };
        let serves = |way: &Way| ahead(way).is_some_and(|space| space.prey & prey != 0);
        Route::Go { prey, ways: self.ways_out(from, serves) }
    }

    fn ways_out(&self, from: Cell, serves: impl Fn(&Way) -> bool) -> u16 {
        let ways = (0..u16::BITS).zip(self.ways.of(from));
        ways.filter(|(_, way)| serves(way)).fold(0, |bits, (bit, _)| bits | 1 << bit)
    }

    /// With everybody out of reach: as near as the spaces left allow, barricades being walls (C-ALIEN-15).
    fn draw_near(&self, from: Cell, left: u8) -> Route {
        let mut steps = vec![FAR; self.ways.size()];
        let mut order = vec![from];
        steps[from.index()] = 0;
        let mut next = 0;
        while let Some(&cell) = order.get(next).filter(|cell| steps[cell.index()] < left) {
            next += 1;
            for way in self.ways.of(cell).iter().filter(|way| !self.is_barred(way)) {
                if steps[way.to.index()] == FAR && !self.taken.contains(way.to) {
                    steps[way.to.index()] = steps[cell.index()] + 1;
                    order.push(way.to);
                }
            }
        }
        let best = order.iter().map(|cell| self.near(*cell)).min().unwrap_or(FAR);
        if best >= self.near(from) {
            return Route::Stay;
        }
        // From the outermost ring inwards: spaces from which a shortest path leads on to one of the best.
        let mut leads = CellSet::new();
        for &cell in order.iter().rev() {
            let on = |way: &Way| {
                !self.is_barred(way)
                    && steps[way.to.index()] == steps[cell.index()] + 1
                    && leads.contains(way.to)
            };
            if self.near(cell) == best || self.ways.of(cell).iter().any(on) {
                leads.insert(cell);
            }
        }
        let first = |way: &Way| !self.is_barred(way) && steps[way.to.index()] == 1 && leads.contains(way.to);
        Route::Go { prey: 0, ways: self.ways_out(from, first) }
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

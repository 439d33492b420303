//! Beams of straight lines through a board, and the sweep that follows them.
//!
//! Squares are open and blocking edges closed, so the lines that join two squares freely form an open set. If there is
//! one, there is one that runs through no lattice point and along no grid line; only such lines need to be considered,
//! and those cross every edge in its inside. A line that climbs to the right passes through a unit square exactly if it
//! runs below its top left corner and above its bottom right corner. What a beam has met is therefore two sets of
//! lattice points, those above it and those below it, and the beam is all the lines that separate them.
//!
//! Two lines bound it. The shallowest leans on a point above and, farther on, a point below; the steepest the other way
//! round. Rows are visited in order, so a point to be tested never lies before the points already met, and then the
//! side of it on which these two lines run decides for the whole beam. All of it is products of small whole numbers.
//!
//! A blocking edge met by a beam splits it into the lines that pass above its upper end and those that pass below its
//! lower end. The sweep follows both. Points met lie on the call stack as linked lists: nothing is allocated.

use crate::set::low;

/// A lattice point: column and row lines counted from the viewer's near corner.
#[derive(Clone, Copy)]
struct Point {
    x: i32,
    y: i32,
}

/// The points a beam has met on one side, the last one first.
struct Met<'a> {
    point: Point,
    earlier: Option<&'a Met<'a>>,
}

impl<'a> Met<'a> {
    fn first(x: i32, y: i32) -> Met<'a> {
        Met { point: Point { x, y }, earlier: None }
    }

    fn points(&'a self) -> impl Iterator<Item = Point> + 'a {
        core::iter::successors(Some(self), |met| met.earlier).map(|met| met.point)
    }
}

/// Lines climb, if ever so little: over a whole board, the shallowest and the steepest stray less than a cell.
const TILT: i32 = 4096;

/// A line through two points, upwards and to the right.
#[derive(Clone, Copy)]
struct Line {
    near: Point,
    far: Point,
}

impl Line {
    /// The shallowest line through a point.
    fn shallowest(far: Point) -> Line {
        Line { near: Point { x: far.x - TILT, y: far.y - 1 }, far }
    }

    /// The steepest line through a point.
    fn steepest(far: Point) -> Line {
        Line { near: Point { x: far.x - 1, y: far.y - TILT }, far }
    }

    /// Positive for a point above the line, negative for one below, zero for one on it.
    fn side(&self, point: Point) -> i32 {
        let (run, rise) = (self.far.x - self.near.x, self.far.y - self.near.y);
        run * (point.y - self.near.y) - rise * (point.x - self.near.x)
    }
}

#[derive(Clone, Copy)]
struct Beam<'a> {
    shallow: Line,
    steep: Line,
    above: &'a Met<'a>,
    below: &'a Met<'a>,
}

impl<'a> Beam<'a> {
    /// All climbing lines between two points: through a square if they are its corners, through a point if they are one.
    fn new(above: &'a Met<'a>, below: &'a Met<'a>) -> Beam<'a> {
        Beam { shallow: Line::shallowest(below.point), steep: Line::steepest(above.point), above, below }
    }

    /// The lines of the beam that pass above a point, if there are any.
    fn over<'b>(&self, met: &'b Met<'b>) -> Option<Beam<'b>>
    where
        'a: 'b,
    {
        let point = met.point;
        if self.steep.side(point) >= 0 {
            return None;
        }
        if self.shallow.side(point) <= 0 {
            return Some(*self);
        }
        let mut shallow = Line::shallowest(point);
        for above in self.above.points() {
            if shallow.side(above) < 0 {
                shallow.near = above;
            }
        }
        Some(Beam { shallow, below: met, ..*self })
    }

    /// The lines of the beam that pass below a point, if there are any.
    fn under<'b>(&self, met: &'b Met<'b>) -> Option<Beam<'b>>
    where
        'a: 'b,
    {
        let point = met.point;
        if self.shallow.side(point) <= 0 {
            return None;
        }
        if self.steep.side(point) >= 0 {
            return Some(*self);
        }
        let mut steep = Line::steepest(point);
        for below in self.below.points() {
            if steep.side(below) > 0 {
                steep.near = below;
            }
        }
        Some(Beam { steep, above: met, ..*self })
    }

    /// Does a line of the beam pass through a square that lies ahead?
    fn meets(&self, x: i32, y: i32) -> bool {
        self.shallow.side(Point { x, y: y + 1 }) > 0 && self.steep.side(Point { x: x + 1, y }) < 0
    }

    /// The first cell of a row through which a line of the beam passes.
    fn first(&self, y: i32) -> i32 {
        let Line { near, far } = self.steep;
        (near.x + (y - near.y) * (far.x - near.x) / (far.y - near.y)).max(0)
    }

    /// The last cell of a row through which a line of the beam passes, at most `limit`.
    fn last(&self, y: i32, limit: i32) -> i32 {
        let Line { near, far } = self.shallow;
        (near.x + ((y + 1 - near.y) * (far.x - near.x) - 1) / (far.y - near.y)).min(limit)
    }
}

/// One quadrant of a board with the viewer in its corner cell, rows going away from it, everything as bits of rows.
pub(crate) struct Quadrant {
    /// Cells in a row.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
    /// Blocking edges between each cell and the next in its row. A figure blocks the far edges of its cell: it is seen but
    /// not seen through.
    pub(crate) sides: [u64; 64],
    /// Blocking edges between each cell and the one in the next row.
    pub(crate) tops: [u64; 64],
    /// A shut door or a figure is among them.
    pub(crate) busy: bool,
}

/// Follows beams through a quadrant and marks the cells they meet.
pub(crate) struct Sweep<'q> {
    quadrant: &'q Quadrant,
    /// The one cell that matters, if only one does: beams that cannot meet it are dropped.
    goal: Option<(usize, usize)>,
    pub(crate) seen: [u64; 64],
}

impl<'q> Sweep<'q> {
    pub(crate) fn new(quadrant: &'q Quadrant, goal: Option<(usize, usize)>) -> Sweep<'q> {
        Sweep { quadrant, goal, seen: [0; 64] }
    }

    /// Marks every cell that a free line from inside the viewer's cell meets.
    pub(crate) fn cast_from_cell(&mut self) {
        self.row(&Beam::new(&Met::first(0, 1), &Met::first(1, 0)), 0);
    }

    /// Marks every cell that a free line from the far corner of the viewer's cell meets.
    pub(crate) fn cast_from_corner(&mut self) {
        self.row(&Beam::new(&Met::first(1, 1), &Met::first(1, 1)), 1);
    }

    /// Has the one cell that matters been marked?
    pub(crate) fn done(&self) -> bool {
        self.goal.is_some_and(|(x, y)| self.seen[y] >> x & 1 == 1)
    }

    /// Lets a beam into a row from below, or on from where a blocking edge in the row let it pass.
    fn row(&mut self, beam: &Beam<'_>, y: usize) {
        let idle = self.goal.is_some_and(|(x, y)| !beam.meets(x as i32, y as i32)) || self.done();
        let first = beam.first(y as i32) as usize;
        if idle || first >= self.quadrant.width {
            return;
        }
        let last = beam.last(y as i32, self.quadrant.width as i32 - 1) as usize;
        let walls = self.quadrant.sides[y] & low(last) & !low(first);
        if walls == 0 {
            self.seen[y] |= low(last + 1) & !low(first);
            self.rise(beam, first, last, y);
            return;
        }
        let wall = walls.trailing_zeros() as usize;
        self.seen[y] |= low(wall + 1) & !low(first);
        let met = Met { point: point(wall + 1, y + 1), earlier: Some(beam.below) };
        if let Some(left) = beam.over(&met) {
            self.rise(&left, first, wall, y);
        }
        let met = Met { point: point(wall + 1, y), earlier: Some(beam.above) };
        if let Some(right) = beam.under(&met) {
            self.row(&right, y);
        }
    }

    /// Lets a beam that crosses these cells of a row into the next.
    fn rise(&mut self, beam: &Beam<'_>, first: usize, last: usize, y: usize) {
        if y + 1 == self.quadrant.height {
            return;
        }
        let walls = self.quadrant.tops[y] & low(last + 1) & !low(first);
        if walls == 0 {
            self.row(beam, y + 1);
            return;
        }
        let wall = walls.trailing_zeros() as usize;
        let end = wall + (!(walls >> wall)).trailing_zeros() as usize;
        let met = Met { point: point(wall, y + 1), earlier: Some(beam.below) };
        if let Some(left) = beam.over(&met) {
            self.row(&left, y + 1);
        }
        let met = Met { point: point(end, y + 1), earlier: Some(beam.above) };
        if let Some(right) = beam.under(&met).filter(|_| end <= last) {
            self.rise(&right, end, last, y);
        }
    }
}

fn point(x: usize, y: usize) -> Point {
    Point { x: x as i32, y: y as i32 }
}

//! A slow second opinion about sight: it throws every straight line that differs from the others over the board.

use board::{Cell, CellSet, Dir, Edge};

use crate::common::Position;

impl Position {
    fn cell(&self, x: i32, y: i32) -> Option<Cell> {
        self.grid.at(usize::try_from(x).ok()?, usize::try_from(y).ok()?)
    }

    /// Does the edge between two neighbouring places block sight? Figures are not considered.
    fn blocks(&self, from: (i32, i32), to: (i32, i32)) -> bool {
        let (Some(one), Some(_)) = (self.cell(from.0, from.1), self.cell(to.0, to.1)) else { return true };
        let dir = Dir::ALL.into_iter().find(|dir| dir.delta() == (to.0 - from.0, to.1 - from.1)).unwrap();
        match self.grid.edge(one, dir) {
            Edge::Wall => true,
            Edge::Door => self.shut.contains(self.grid.door(one, dir).unwrap()),
            Edge::Line | Edge::Open => false,
        }
    }

    fn holds(&self, place: (i32, i32)) -> bool {
        self.cell(place.0, place.1).is_some_and(|cell| self.figures.contains(cell))
    }
}

/// Every way in which a straight line that touches no lattice point can run over a board: the cells it meets, in order.
///
/// Moved until it touches two lattice points, any such line comes to lie on one of finitely many lines; so we take
/// those and shift them a little off each of the two points, to either side.
pub(crate) struct Lines {
    width: i32,
    height: i32,
    lines: Vec<Vec<(i32, i32)>>,
}

impl Lines {
    pub(crate) fn new(width: i32, height: i32) -> Lines {
        let mut lines = Vec::new();
        let points: Vec<(i64, i64)> =
            (0..=i64::from(height)).flat_map(|y| (0..=i64::from(width)).map(move |x| (x, y))).collect();
        for (index, &p) in points.iter().enumerate() {
            for &q in &points[index + 1..] {
                // Of the points on one line, neighbours are enough: they bring every change of sides.
                if gcd(q.0 - p.0, q.1 - p.1) != 1 {
                    continue;
                }
                for (off_p, off_q) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    lines.push(cells(width, height, shifted(p, q, off_p), shifted(q, p, -off_q)));
                }
            }
        }
        lines.sort();
        lines.dedup();
        Lines { width, height, lines }
    }

    /// Is there one that meets the same cells as the line through two points, given in millionths of a cell?
    pub(crate) fn contains(&self, a: (i64, i64), b: (i64, i64)) -> bool {
        let mut line = cells(self.width, self.height, a, b);
        let found = self.lines.binary_search(&line).is_ok();
        line.reverse();
        found || self.lines.binary_search(&line).is_ok()
    }

    /// C-LOS-7 for every pair of cells.
    pub(crate) fn sight(&self, position: &Position) -> Vec<CellSet> {
        let mut seen = vec![CellSet::new(); position.grid.size()];
        let number = |place: (i32, i32)| (place.0 + place.1 * self.width) as usize;
        let mut walls = vec![[true; 2]; seen.len()];
        for (x, y) in (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y))) {
            walls[number((x, y))] = [(x + 1, y), (x, y + 1)].map(|next| position.blocks((x, y), next));
        }
        let mut free = Vec::new();
        for line in &self.lines {
            free.clear();
            free.extend(
                line.windows(2)
                    .map(|two| !walls[number(two[0].min(two[1]))][usize::from(two[0].0 == two[1].0)]),
            );
            for start in 0..line.len() {
                let from = Cell(number(line[start]) as u16);
                for end in start + 1..line.len() {
                    if !free[end - 1] {
                        break;
                    }
                    let to = Cell(number(line[end]) as u16);
                    seen[from.index()].insert(to);
                    seen[to.index()].insert(from);
                    if position.figures.contains(to) {
                        break;
                    }
                }
            }
        }
        for cell in position.grid.cells() {
            seen[cell.index()].insert(cell);
        }
        seen
    }
}

/// C-LOS-8 in addition: what is seen through the corners of one's own cell.
pub(crate) fn corners(position: &Position, seen: &mut [CellSet]) {
    let grid = &position.grid;
    let (width, height) = (grid.width() as i32, grid.height() as i32);
    for viewer in grid.cells() {
        let v = (grid.column(viewer) as i32, grid.row(viewer) as i32);
        for (sx, sy) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let (x, y, d) = ((v.0 + sx, v.1), (v.0, v.1 + sy), (v.0 + sx, v.1 + sy));
            if d.0 < 0 || d.1 < 0 || d.0 >= width || d.1 >= height {
                continue;
            }
            let closed = |side| position.holds(side) || position.blocks(v, side) || position.blocks(side, d);
            if !(closed(x) && closed(y) && (position.holds(x) || position.holds(y))) {
                continue;
            }
            let c = (i64::from(v.0 + sx.max(0)), i64::from(v.1 + sy.max(0)));
            for aim_y in 0..=i64::from(height) {
                for aim_x in 0..=i64::from(width) {
                    if (aim_x, aim_y) == c {
                        continue;
                    }
                    for off in [1, -1] {
                        let at = (c.0 * SCALE, c.1 * SCALE);
                        let ray = cells(width, height, at, shifted((aim_x, aim_y), c, off));
                        let inside = |cell: &&(i32, i32)| (cell.0 - v.0) * sx > 0 && (cell.1 - v.1) * sy > 0;
                        let mut ray: Vec<(i32, i32)> = ray.iter().filter(inside).copied().collect();
                        ray.sort_by_key(|cell| (cell.0 - v.0).abs() + (cell.1 - v.1).abs());
                        for (index, &cell) in ray.iter().enumerate() {
                            if index > 0
                                && (position.blocks(ray[index - 1], cell) || position.holds(ray[index - 1]))
                            {
                                break;
                            }
                            if let Some(cell) = position.cell(cell.0, cell.1) {
                                seen[viewer.index()].insert(cell);
                            }
                        }
                    }
                }
            }
        }
    }
}

const SCALE: i64 = 1_000_000;

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

/// A lattice point, finely scaled and moved a little off the line to another.
fn shifted(point: (i64, i64), other: (i64, i64), off: i64) -> (i64, i64) {
    let normal = (point.1 - other.1, other.0 - point.0);
    (point.0 * SCALE + off * normal.0, point.1 * SCALE + off * normal.1)
}

/// The cells whose inside a line meets, in order: those with corners on both sides of it.
fn cells(width: i32, height: i32, a: (i64, i64), b: (i64, i64)) -> Vec<(i32, i32)> {
    let d = (b.0 - a.0, b.1 - a.1);
    let side = |x: i64, y: i64| d.0 * (y * SCALE - a.1) - d.1 * (x * SCALE - a.0) > 0;
    let mut met = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let (cx, cy) = (i64::from(x), i64::from(y));
            let first = side(cx, cy);
            if side(cx + 1, cy) != first || side(cx, cy + 1) != first || side(cx + 1, cy + 1) != first {
                met.push((x, y));
            }
        }
    }
    met.sort_by_key(|&(x, y)| i64::from(x) * d.0 + i64::from(y) * d.1);
    met
}

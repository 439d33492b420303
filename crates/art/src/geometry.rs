//! Where the cells of a board are, in SVG units: for pieces, paths, highlights and the pointer.

use table::scene::{Board, Place, Shape};

/// Width of a cell, which is also the size of a drawing: one fills one cell.
pub const CELL: f32 = 64.0;
/// Room around the cells for the outer walls.
pub const MARGIN: f32 = 16.0;

/// A hexagon as wide as a square, from its middle to a corner: `CELL / √3`.
const RADIUS: f32 = 36.950_417;

/// A point in SVG units, x to the right and y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A rectangle in SVG units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// To the right edge.
    pub width: f32,
    /// To the lower edge.
    pub height: f32,
}

/// Where one of several pieces on a cell stands, and how large it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The middle of the piece.
    pub centre: Point,
    /// Its width and height.
    pub size: f32,
}

/// Where the cells of a board are. The first cell's upper left is near the origin; the margin lies around the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    shape: Shape,
    columns: u16,
    cells: usize,
}

impl Geometry {
    /// The geometry of a board.
    pub fn of(board: &Board) -> Geometry {
        Geometry { shape: board.shape, columns: board.width.max(1), cells: board.cells.len() }
    }

    /// How many rows there are, the last of which may be short.
    pub fn rows(&self) -> usize {
        self.cells.div_ceil(usize::from(self.columns))
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: u16) -> Point {
        let (row, column) = self.row_and_column(cell);
        let (row_at, column_at) = (f32::from(row), f32::from(column));
        match self.shape {
            Shape::Square => Point { x: (column_at + 0.5) * CELL, y: (row_at + 0.5) * CELL },
            Shape::Hex => {
                let shift = if row % 2 == 1 { 1.0 } else { 0.5 };
                Point { x: (column_at + shift) * CELL, y: RADIUS + row_at * RADIUS * 1.5 }
            }
        }
    }

    /// The corners of a cell, clockwise. A side runs from the corner of its own number to the next.
    pub fn outline(&self, cell: u16) -> Vec<Point> {
        self.shrunken(cell, 0.0)
    }

    /// The corners of a cell drawn in by that much, for a frame inside it.
    pub fn shrunken(&self, cell: u16, inset: f32) -> Vec<Point> {
        let centre = self.centre(cell);
        let half = CELL / 2.0;
        let scale = (half - inset) / half;
        let corner = |(x, y): (f32, f32)| Point { x: centre.x + x * scale, y: centre.y + y * scale };
        match self.shape {
            Shape::Square => {
                [(-half, -half), (half, -half), (half, half), (-half, half)].map(corner).to_vec()
            }
            Shape::Hex => {
                let low = RADIUS / 2.0;
                [(half, -low), (half, low), (0.0, RADIUS), (-half, low), (-half, -low), (0.0, -RADIUS)]
                    .map(corner)
                    .to_vec()
            }
        }
    }

    /// How many sides a cell has.
    pub fn sides(&self) -> u8 {
        match self.shape {
            Shape::Square => 4,
            Shape::Hex => 6,
        }
    }

    /// The two ends of a cell's side, numbered as [`table::scene::Edge`] has them.
    pub fn side(&self, cell: u16, side: u8) -> (Point, Point) {
        let corners = self.outline(cell);
        let from = usize::from(side) % corners.len();
        (corners[from], corners[(from + 1) % corners.len()])
    }

    /// The cell on that side, if the board has one there.
    pub fn neighbour(&self, cell: u16, side: u8) -> Option<u16> {
        let (row, column) = self.row_and_column(cell);
        let (row, column, odd) = (i32::from(row), i32::from(column), i32::from(row % 2));
        let (row, column) = match (self.shape, side) {
            (Shape::Square, 0) => (row - 1, column),
            (Shape::Square, 1) | (Shape::Hex, 0) => (row, column + 1),
            (Shape::Square, 2) => (row + 1, column),
            (Shape::Square, _) | (Shape::Hex, 3) => (row, column - 1),
            (Shape::Hex, 1) => (row + 1, column + odd),
            (Shape::Hex, 2) => (row + 1, column + odd - 1),
            (Shape::Hex, 4) => (row - 1, column + odd - 1),
            (Shape::Hex, _) => (row - 1, column + odd),
        };
        let columns = i32::from(self.columns);
        if row < 0 || !(0..columns).contains(&column) {
            return None;
        }
        let cell = u16::try_from(row * columns + column).ok()?;
        (usize::from(cell) < self.cells).then_some(cell)
    }

    /// The board with its margin: a view box that shows all of it.
    pub fn bounds(&self) -> Bounds {
        let (rows, columns) = (self.rows() as f32, f32::from(self.columns));
        let (width, height) = match self.shape {
            Shape::Square => (columns * CELL, rows * CELL),
            Shape::Hex => {
                let shift = if self.rows() > 1 { 0.5 } else { 0.0 };
                ((columns + shift) * CELL, RADIUS * (1.5 * rows + 0.5))
            }
        };
        Bounds { x: -MARGIN, y: -MARGIN, width: width + 2.0 * MARGIN, height: height + 2.0 * MARGIN }
    }

    /// The cell under a point, whether or not it has a floor.
    pub fn cell_at(&self, point: Point) -> Option<u16> {
        let near = |cell: u16| {
            let centre = self.centre(cell);
            (centre.x - point.x).hypot(centre.y - point.y)
        };
        let row = match self.shape {
            Shape::Square => point.y / CELL,
            Shape::Hex => (point.y - RADIUS / 2.0) / (RADIUS * 1.5),
        };
        // Rounding may be off by one near a slanting side, so the neighbouring cells are asked as well.
        let around = |middle: f32, count: usize| {
            let middle = middle.floor() as i64;
            (middle.saturating_sub(1)..=middle.saturating_add(1))
                .filter_map(move |at| usize::try_from(at).ok().filter(|at| *at < count))
        };
        let columns = usize::from(self.columns);
        let numbered = around(row, self.rows())
            .flat_map(|row| around(point.x / CELL, columns).map(move |column| row * columns + column))
            .filter(|cell| *cell < self.cells)
            .filter_map(|cell| u16::try_from(cell).ok());
        // A hexagon is what lies nearer to its middle than to any other, and so is a square.
        let nearest = numbered.min_by(|one, other| near(*one).total_cmp(&near(*other)))?;
        let reach = match self.shape {
            Shape::Square => CELL / 2.0 * std::f32::consts::SQRT_2,
            Shape::Hex => RADIUS,
        };
        (near(nearest) <= reach && self.within(nearest, point)).then_some(nearest)
    }

    /// Where several pieces on one cell stand, so that each can be seen and pointed at.
    pub fn stands(&self, cell: u16, pieces: usize) -> Vec<Stand> {
        let centre = self.centre(cell);
        let at = |x: f32, y: f32| Point { x: centre.x + x, y: centre.y + y };
        match pieces {
            0 => Vec::new(),
            1 => vec![Stand { centre, size: 52.0 }],
            2 => [at(-12.0, -9.0), at(12.0, 9.0)].map(|centre| Stand { centre, size: 36.0 }).to_vec(),
            3 | 4 => {
                let spots = [at(-14.0, -13.0), at(14.0, -13.0), at(-14.0, 14.0), at(14.0, 14.0)];
                spots.into_iter().take(pieces).map(|centre| Stand { centre, size: 29.0 }).collect()
            }
            _ => {
                // Rows of a square block, as many as are needed.
                let across = (1..).find(|side| side * side >= pieces).unwrap_or(pieces);
                let step = 54.0 / across as f32;
                let middle = (across as f32 - 1.0) / 2.0;
                let spot = |index: usize| {
                    let (row, column) = ((index / across) as f32, (index % across) as f32);
                    Stand { centre: at((column - middle) * step, (row - middle) * step), size: step + 1.0 }
                };
                (0..pieces).map(spot).collect()
            }
        }
    }

    /// The `d` of a path through the middles of cells of one board, for a walk or a line of sight.
    pub fn path<'a>(&self, places: impl IntoIterator<Item = &'a Place>) -> String {
        let points: Vec<Point> = places.into_iter().map(|place| self.centre(place.cell)).collect();
        crate::markup::open(&points)
    }

    fn within(&self, cell: u16, point: Point) -> bool {
        let corners = self.outline(cell);
        let next = corners.iter().cycle().skip(1);
        // Clockwise with y down: whatever is inside lies to the right of every side.
        corners
            .iter()
            .zip(next)
            .all(|(a, b)| (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= -0.01)
    }

    fn row_and_column(&self, cell: u16) -> (u16, u16) {
        (cell / self.columns, cell % self.columns)
    }
}

//! Everything between cells, sorted by what is drawn above what.

use super::plan::{Plan, Seam};
use crate::edge;
use crate::markup::open;
use table::scene::{Edge, EdgeKind};

/// Paths of all edges of a kind, and the markup of those that need more than a line.
#[derive(Default)]
pub(super) struct Strokes {
    grid: String,
    banks: String,
    faces: String,
    walls: String,
    lines: String,
    openings: String,
}

impl Strokes {
    pub(super) fn of(plan: &Plan<'_>) -> Strokes {
        let mut strokes = Strokes::default();
        for (cell, side) in plan.sides() {
            let (from, to) = plan.geometry.side(cell, side);
            let path = match (plan.kind(cell, side), plan.seam(cell, side)) {
                (Some(EdgeKind::Wall), _) => &mut strokes.walls,
                (Some(EdgeKind::Line), _) => &mut strokes.lines,
                (Some(kind), _) => {
                    strokes.openings.push_str(&match kind {
                        EdgeKind::Grille => edge::edge(&plan.geometry, &Edge { cell, side, kind }),
                        _ => edge::empty_frame(&plan.geometry, cell, side),
                    });
                    continue;
                }
                (None, Seam::Inner) => continue,
                (None, Seam::Face) => &mut strokes.faces,
                (None, Seam::Bank) => &mut strokes.banks,
                (None, Seam::Open) => &mut strokes.grid,
            };
            path.push_str(&open(&[from, to]));
        }
        strokes
    }

    /// What lies on the floor: the grid, the banks, and the shadows of walls.
    pub(super) fn below(&self) -> String {
        let shadows = format!("{}{}", self.walls, self.faces);
        drawn(&[("art-grid", &self.grid), ("art-bank", &self.banks), ("art-shadow", &shadows)])
    }

    /// What stands on it.
    pub(super) fn above(&self) -> String {
        let walls = drawn(&[
            ("art-face", &self.faces),
            ("art-line", &self.lines),
            ("art-wall", &self.walls),
            ("art-wall-top", &self.walls),
        ]);
        walls + &self.openings
    }
}

fn drawn(paths: &[(&str, &str)]) -> String {
    let some = paths.iter().filter(|(_, path)| !path.is_empty());
    some.map(|(class, path)| format!(r#"<path class="{class}" d="{path}"/>"#)).collect()
}

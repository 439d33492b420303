//! The unchanging layer of a board: floors, grid, marks on the floor, walls, lines and door frames.

mod plan;
mod rooms;
mod terrain;

use crate::edge::{self, changes};
use crate::geometry::Point;
use crate::icons;
use crate::markup::{Num, closed, open};
use plan::Plan;
use std::collections::BTreeMap;
use table::scene::{Board, Edge, EdgeKind};
use terrain::{Look, detail, look};

/// How large a mark on the floor is, of the 64 units of a cell.
const MARK: f32 = 38.0;

/// The board without what can change on it: doors have their frames, but [`crate::edge`] draws their leaves.
pub fn ground(board: &Board) -> String {
    let plan = Plan::of(board);
    let mut svg = String::from(r#"<g class="art-ground">"#);
    floors(&plan, &mut svg);
    rooms::tints(&plan, &mut svg);
    marks(&plan, &mut svg);
    between(&plan, &mut svg);
    svg.push_str("</g>");
    svg
}

/// Whether two boards have the same ground: nothing but the state of doors differs.
pub fn same_ground(one: &Board, other: &Board) -> bool {
    let door = |kind: EdgeKind| if changes(kind) { EdgeKind::OpenDoor } else { kind };
    let plain = |edge: &Edge| (edge.cell, edge.side, door(edge.kind));
    one.shape == other.shape
        && one.width == other.width
        && one.cells == other.cells
        && one.edges.iter().map(plain).eq(other.edges.iter().map(plain))
}

/// One outline for all cells that look alike, and one for what is drawn on them.
fn floors(plan: &Plan<'_>, svg: &mut String) {
    let mut looks: BTreeMap<Look, (String, String)> = BTreeMap::new();
    for (cell, floor) in plan.floors() {
        let look = look(&floor.terrain);
        let (outlines, details) = looks.entry(look).or_default();
        outlines.push_str(&closed(&plan.geometry.outline(cell)));
        details.push_str(&detail(look, plan.geometry.centre(cell), cell));
    }
    for (look, (outlines, details)) in looks {
        let class = look.class();
        svg.push_str(&format!(r#"<path class="art-floor art-{class}" d="{outlines}"/>"#));
        if !details.is_empty() {
            svg.push_str(&format!(r#"<path class="art-detail art-on-{class}" d="{details}"/>"#));
        }
    }
}

/// What is painted on floors that have a drawing of their own.
fn marks(plan: &Plan<'_>, svg: &mut String) {
    for (cell, floor) in plan.floors() {
        if terrain::is_mark(&floor.terrain) {
            let Point { x, y } = plan.geometry.centre(cell);
            let (x, y, size) = (Num(x - MARK / 2.0), Num(y - MARK / 2.0), Num(MARK));
            let icon = icons::symbol(&floor.terrain);
            svg.push_str(&format!(
                r##"<use class="art-mark" href="#{icon}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
            ));
        }
    }
}

/// Everything that stands between cells, walls above their own shadows.
fn between(plan: &Plan<'_>, svg: &mut String) {
    let [mut grid, mut banks, mut faces, mut walls, mut lines] = [const { String::new() }; 5];
    let mut others = String::new();
    for (cell, side) in plan.sides() {
        let (from, to) = plan.geometry.side(cell, side);
        let stroke = open(&[from, to]);
        match plan.kind(cell, side) {
            Some(EdgeKind::Wall) => walls.push_str(&stroke),
            Some(EdgeKind::Line) => lines.push_str(&stroke),
            Some(EdgeKind::Grille) => {
                others.push_str(&edge::edge(&plan.geometry, &Edge { cell, side, kind: EdgeKind::Grille }));
            }
            Some(_) => others.push_str(&edge::empty_frame(&plan.geometry, cell, side)),
            None => match plan.seam(cell, side) {
                plan::Seam::Inner => {}
                plan::Seam::Block => faces.push_str(&stroke),
                plan::Seam::Bank => banks.push_str(&stroke),
                plan::Seam::Open => grid.push_str(&stroke),
            },
        }
    }
    let shadows = format!("{walls}{faces}");
    let strokes = [
        ("art-grid", grid),
        ("art-bank", banks),
        ("art-shadow", shadows),
        ("art-face", faces),
        ("art-line", lines),
        ("art-wall", walls.clone()),
        ("art-wall-top", walls),
    ];
    for (class, path) in strokes.into_iter().filter(|(_, path)| !path.is_empty()) {
        svg.push_str(&format!(r#"<path class="{class}" d="{path}"/>"#));
    }
    svg.push_str(&others);
}

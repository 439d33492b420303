//! The unchanging layer of a board: floors, grid, marks on the floor, walls, lines and door frames.

mod plan;
mod rooms;
mod strokes;
mod terrain;

use crate::edge::changes;
use crate::geometry::Point;
use crate::icons;
use crate::markup::{Num, closed};
use plan::Plan;
use std::collections::BTreeMap;
use strokes::Strokes;
use table::scene::{Board, Edge, EdgeKind};
use terrain::{Look, detail, look};

/// How large a mark on the floor is, of the 64 units of a cell.
const MARK: f32 = 38.0;

/// The board without what can change on it: doors have their frames, but [`crate::edge`] draws their leaves.
pub fn ground(board: &Board) -> String {
    let plan = Plan::of(board);
    let (strokes, mut floors) = (Strokes::of(&plan), Floors::of(&plan));
    let mut svg = String::from(r#"<g class="art-ground">"#);
    // Blocks stand on everything else and throw their shadows on it.
    let blocks = floors.take(Look::Block);
    svg.push_str(&floors.drawn());
    svg.push_str(&rooms::tints(&plan));
    svg.push_str(&marks(&plan));
    svg.push_str(&strokes.below());
    svg.push_str(&blocks.drawn());
    svg.push_str(&strokes.above());
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

/// Cells by their looks: one outline for all that look alike, and one for what is drawn on them.
struct Floors(BTreeMap<Look, (String, String)>);

impl Floors {
    fn of(plan: &Plan<'_>) -> Floors {
        let mut looks: BTreeMap<Look, (String, String)> = BTreeMap::new();
        for (cell, floor) in plan.floors() {
            let look = look(&floor.terrain);
            let (outlines, details) = looks.entry(look).or_default();
            outlines.push_str(&closed(&plan.geometry.outline(cell)));
            details.push_str(&detail(look, plan.geometry.centre(cell), cell));
        }
        Floors(looks)
    }

    /// The cells of one look, which are then no longer among the others.
    fn take(&mut self, look: Look) -> Floors {
        let mut taken = BTreeMap::new();
        taken.extend(self.0.remove_entry(&look));
        Floors(taken)
    }

    fn drawn(&self) -> String {
        let mut svg = String::new();
        for (look, (outlines, details)) in &self.0 {
            let class = look.class();
            svg.push_str(&format!(r#"<path class="art-floor art-{class}" d="{outlines}"/>"#));
            if !details.is_empty() {
                svg.push_str(&format!(r#"<path class="art-detail art-on-{class}" d="{details}"/>"#));
            }
        }
        svg
    }
}

/// What is painted on floors that have a drawing of their own.
fn marks(plan: &Plan<'_>) -> String {
    let mut svg = String::new();
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
    svg
}

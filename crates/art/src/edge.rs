//! One edge between two cells: its wall, its line, its door as it stands at this moment.

use crate::geometry::{Geometry, Point};
use crate::markup::Num;
use table::scene::{Edge, EdgeKind};

/// Whether the edge may change during a match. Such edges are left out of the ground.
pub(crate) fn changes(kind: EdgeKind) -> bool {
    matches!(kind, EdgeKind::OpenDoor | EdgeKind::ClosedDoor | EdgeKind::Barricade)
}

/// The class of a kind of edge.
fn class(kind: EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Wall => "art-wall",
        EdgeKind::Line => "art-line",
        EdgeKind::OpenDoor => "art-door art-open",
        EdgeKind::ClosedDoor => "art-door art-closed",
        EdgeKind::Barricade => "art-door art-barred",
        EdgeKind::Grille => "art-grille",
    }
}

/// The markup of an edge as it is now, in the units of its board.
pub fn edge(geometry: &Geometry, edge: &Edge) -> String {
    placed(geometry, edge.cell, edge.side, class(edge.kind), |half| drawn(edge.kind, half))
}

/// The frame of a door whose leaves are drawn elsewhere.
pub(crate) fn empty_frame(geometry: &Geometry, cell: u16, side: u8) -> String {
    placed(geometry, cell, side, "art-doorway", frame)
}

/// Something drawn along the x axis, from `-half` to `half`, put where the edge is.
fn placed(geometry: &Geometry, cell: u16, side: u8, class: &str, draw: impl Fn(f32) -> String) -> String {
    let (from, to) = geometry.side(cell, side);
    let centre = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
    let half = (to.x - from.x).hypot(to.y - from.y) / 2.0;
    let turned = Num((to.y - from.y).atan2(to.x - from.x).to_degrees());
    let drawn = draw(half);
    format!(r#"<g class="art-edge {class}" transform="translate({centre}) rotate({turned})">{drawn}</g>"#)
}

fn drawn(kind: EdgeKind, half: f32) -> String {
    let h = Num(half);
    match kind {
        EdgeKind::Wall | EdgeKind::Line => format!(r#"<path d="M-{h} 0H{h}"/>"#),
        EdgeKind::Grille => {
            let bars = (-2..=2).map(|bar| format!("M{} -5v10", Num(half * 0.36 * bar as f32)));
            format!(r#"<path class="art-sill" d="M-{h} 0H{h}"/><path d="{}"/>"#, bars.collect::<String>())
        }
        EdgeKind::OpenDoor => {
            let leaf = Num(half * 0.24);
            let (left, right) = (Num(-half * 0.72), Num(half * 0.72));
            format!(
                r#"{}<path class="art-sill" d="M{left} 0H{right}"/><path class="art-leaf" d="M{left} 0h{leaf}M{right} 0h-{leaf}"/>"#,
                frame(half)
            )
        }
        EdgeKind::ClosedDoor => format!("{}{}", frame(half), leaves(half)),
        EdgeKind::Barricade => {
            let reach = Num(half * 0.62);
            format!(
                r#"{}{}<path class="art-bar" d="M-{reach} -7L{reach} 7M-{reach} 7L{reach} -7"/>"#,
                frame(half),
                leaves(half)
            )
        }
    }
}

/// The two posts that a door slides into.
fn frame(half: f32) -> String {
    let (h, post) = (Num(half), Num(half * 0.28));
    format!(r#"<path class="art-frame" d="M-{h} 0h{post}M{h} 0h-{post}"/>"#)
}

/// Two leaves that meet in the middle.
fn leaves(half: f32) -> String {
    let reach = Num(half * 0.72);
    format!(r#"<path class="art-leaf" d="M-{reach} 0H{reach}"/><path class="art-seam" d="M0 -5V5"/>"#)
}

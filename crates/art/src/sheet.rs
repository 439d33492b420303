//! A whole scene as one picture that stands alone: for sharing, for documents, for printing.

use crate::geometry::{Bounds, Geometry, Point};
use crate::markup::{Num, closed};
use crate::style::{Theme, style};
use crate::{edge, ground, icons, token};
use std::collections::{BTreeMap, BTreeSet};
use table::scene::{Anchor, Piece, Place, Scene};

/// Room between boards.
const GAP: f32 = 32.0;
/// How much wider than high the picture may become before boards go into the next row.
const PROPORTION: f32 = 1.7;

/// The boards of a scene with everything on them, what can be chosen lit up. A complete SVG file.
pub fn sheet(scene: &Scene, theme: Theme) -> String {
    let geometries: Vec<Geometry> = scene.boards.iter().map(Geometry::of).collect();
    let (corners, size) = lay_out(&geometries);
    let (width, height) = (Num(size.x), Num(size.y));
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="art-sheet" data-theme="{}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"><style>{}</style><defs>{}</defs><rect class="art-void" width="{width}" height="{height}"/>"#,
        theme.name(),
        style(),
        icons::only(drawings(scene))
    );
    let pieces = by_place(scene);
    let lit = lit(scene);
    for (number, ((board, geometry), corner)) in (0..).zip(scene.boards.iter().zip(&geometries).zip(corners))
    {
        svg.push_str(&format!(r#"<g transform="translate({corner})">{}"#, ground::ground(board)));
        svg.extend(
            board.edges.iter().filter(|one| edge::changes(one.kind)).map(|one| edge::edge(geometry, one)),
        );
        for place in lit.iter().filter(|place| place.board == number) {
            let outline = closed(&geometry.shrunken(place.cell, 3.0));
            svg.push_str(&format!(r#"<path class="art-choice" d="{outline}"/>"#));
        }
        for (place, pieces) in pieces.iter().filter(|(place, _)| place.board == number) {
            standing(geometry, place.cell, pieces, &mut svg);
        }
        svg.push_str("</g>");
    }
    svg.push_str("</svg>\n");
    svg
}

fn standing(geometry: &Geometry, cell: u16, pieces: &[&Piece], svg: &mut String) {
    for (piece, stand) in pieces.iter().zip(geometry.stands(cell, pieces.len())) {
        let half = stand.size / 2.0;
        let corner = Point { x: stand.centre.x - half, y: stand.centre.y - half };
        // Hundredths, because a tenth would show in the size of the drawing.
        let scale = stand.size / 64.0;
        let token = token::token(piece);
        svg.push_str(&format!(r#"<g transform="translate({corner}) scale({scale:.2})">{token}</g>"#));
    }
}

/// Where each board's origin goes, in rows from left to right, and how large the whole becomes.
fn lay_out(geometries: &[Geometry]) -> (Vec<Point>, Point) {
    let bounds: Vec<Bounds> = geometries.iter().map(Geometry::bounds).collect();
    let area: f32 = bounds.iter().map(|board| board.width * board.height).sum();
    let widest = bounds.iter().map(|board| board.width).fold((area * PROPORTION).sqrt(), f32::max);
    let (mut corners, mut at, mut tall) = (Vec::new(), Point { x: 0.0, y: 0.0 }, 0.0_f32);
    let mut size = Point { x: 0.0, y: 0.0 };
    for board in bounds {
        if at.x > 0.0 && at.x + board.width > widest {
            at = Point { x: 0.0, y: at.y + tall + GAP };
            tall = 0.0;
        }
        corners.push(Point { x: at.x - board.x, y: at.y - board.y });
        tall = tall.max(board.height);
        size = Point { x: size.x.max(at.x + board.width), y: size.y.max(at.y + board.height) };
        at.x += board.width + GAP;
    }
    (corners, size)
}

/// Every drawing that boards and pieces refer to.
fn drawings(scene: &Scene) -> BTreeSet<&str> {
    let floors = scene.boards.iter().flat_map(|board| board.cells.iter().flatten());
    let pieces = scene
        .pieces
        .iter()
        .flat_map(|piece| [&*piece.icon].into_iter().chain(piece.badges.iter().map(|badge| &*badge.icon)));
    floors.map(|floor| &*floor.terrain).chain(pieces).collect()
}

fn by_place(scene: &Scene) -> BTreeMap<Place, Vec<&Piece>> {
    let mut pieces: BTreeMap<Place, Vec<&Piece>> = BTreeMap::new();
    for piece in &scene.pieces {
        pieces.entry(piece.place).or_default().push(piece);
    }
    pieces
}

/// The cells at which something can be chosen.
fn lit(scene: &Scene) -> BTreeSet<Place> {
    let choices = scene.prompt.iter().flat_map(|ask| &ask.choices);
    let place = |anchor| match anchor {
        Anchor::Place(place) => Some(place),
        Anchor::Piece(index) => scene.pieces.get(usize::from(index)).map(|piece| piece.place),
        Anchor::Card(..) | Anchor::Button => None,
    };
    choices.filter_map(|choice| place(choice.anchor)).collect()
}

//! A piece as a token: the owner's plate, the drawing, its letters, and badges around it.

use crate::base::base;
use crate::icons;
use crate::markup::{Num, escape};
use table::scene::{Badge, Piece};

/// Where the corners for badges are: upper right first, then upper left, lower right, lower left.
const CORNERS: [(f32, f32); 4] = [(64.0, 0.0), (0.0, 0.0), (64.0, 64.0), (0.0, 64.0)];

/// The markup of a piece in a square of 64 units from the origin.
pub fn token(piece: &Piece) -> String {
    let base = base(piece.owner);
    let icon = icons::symbol(&piece.icon);
    let (x, y, room) = (Num(base.at.0), Num(base.at.1), Num(base.room));
    let mut svg = format!(
        r##"<g class="art-token {}"><use href="#{}" width="64" height="64"/><use class="art-ink" href="#{icon}" x="{x}" y="{y}" width="{room}" height="{room}"/>"##,
        base.class, base.id
    );
    if let Some(label) = &piece.label {
        svg.push_str(&lettering(label));
    }
    let shown = piece.badges.iter().zip(CORNERS);
    svg.extend(shown.map(|(badge, corner)| badge_at(badge, corner)));
    svg.push_str("</g>");
    svg
}

/// The letters of a piece on a plate at its foot.
fn lettering(label: &str) -> String {
    let width = 9.0 + 9.5 * label.chars().count() as f32;
    format!(
        r#"<g class="art-label"><rect x="{}" y="47" width="{}" height="19" rx="5"/><text x="32" y="61.5">{}</text></g>"#,
        Num(32.0 - width / 2.0),
        Num(width),
        escape(label)
    )
}

/// A pill with the badge's drawing and its number. Its class says which drawing, so that harm can be red.
fn badge_at(badge: &Badge, (x, y): (f32, f32)) -> String {
    let icon = icons::symbol(&badge.icon);
    let number = badge.value.map(|value| value.to_string());
    let digits = number.as_ref().map_or(0, String::len) as f32;
    let width = 20.0 + if digits > 0.0 { 2.0 + 10.0 * digits } else { 0.0 };
    // Kept inside the square, but for a little that makes room for the drawing.
    let left = (x - width / 2.0).min(69.0 - width).max(-5.0);
    let top = (y - 10.0).clamp(-5.0, 49.0);
    let (shown_left, shown_top, shown_width) = (Num(left), Num(top), Num(width));
    let mut svg = format!(
        r##"<g class="art-badge {}"><rect x="{shown_left}" y="{shown_top}" width="{shown_width}" height="20" rx="10"/><use href="#{icon}" x="{}" y="{}" width="16" height="16"/>"##,
        icon.replacen("i-", "art-is-", 1),
        Num(left + 2.0),
        Num(top + 2.0)
    );
    if let Some(number) = number {
        svg.push_str(&format!(r#"<text x="{}" y="{}">{number}</text>"#, Num(left + 19.0), Num(top + 15.0)));
    }
    svg.push_str("</g>");
    svg
}

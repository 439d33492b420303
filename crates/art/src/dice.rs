//! The faces of the dice, drawn by rule: pips for six sides, figures for ten, whose one is a star.

/// Where the pips of each face are, in a square of three by three.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(2, 0), (0, 2)],
    &[(2, 0), (1, 1), (0, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// Names and drawings of all faces: `d6-1` to `d6-6` and `d10-1` to `d10-10`.
pub(crate) fn faces() -> impl Iterator<Item = (String, String)> + Clone {
    let six = (1..).zip(PIPS).map(|(number, pips)| (format!("d6-{number}"), six_sided(pips)));
    six.chain((1..=10).map(|number| (format!("d10-{number}"), ten_sided(number))))
}

/// Whether it is the name of a face.
pub(crate) fn is_face(name: &str) -> bool {
    let face = |most: usize, number: &str| (1..=most).any(|face| face.to_string() == number);
    name.strip_prefix("d6-").is_some_and(|number| face(PIPS.len(), number))
        || name.strip_prefix("d10-").is_some_and(|number| face(10, number))
}

fn six_sided(pips: &[(u8, u8)]) -> String {
    let pip = |(x, y): &(u8, u8)| format!("M{} {}h.01", 17 + 15 * x, 17 + 15 * y);
    let pips: String = pips.iter().map(pip).collect();
    format!(
        r#"<rect x="4" y="4" width="56" height="56" rx="12" fill="currentColor"/><path stroke="var(--art-line,#07110c)" stroke-width="11" stroke-linecap="round" d="{pips}"/>"#
    )
}

/// A kite of the die, with the others behind it.
fn ten_sided(number: u8) -> String {
    let face = match number {
        1 => r#"<path fill="var(--art-line,#07110c)" d="M32 15l3.7 7.8 8.6 1.1-6.3 5.9 1.6 8.5L32 34.2l-7.6 4.1 1.6-8.5-6.3-5.9 8.6-1.1z"/>"#
            .to_string(),
        _ => format!(
            r#"<text x="32" y="38" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="26" fill="var(--art-line,#07110c)">{number}</text>"#
        ),
    };
    format!(
        r#"<path fill="var(--art-shade,#6b8577)" d="M32 2l28 24v14L32 62 4 40V26z"/><path fill="currentColor" d="M32 4l19 34-19 12-19-12z"/>{face}"#
    )
}

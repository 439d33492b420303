//! Small pieces of SVG text: numbers, points and words.

use crate::geometry::Point;
use std::fmt::{self, Display};

/// A number with at most one decimal: a tenth of a unit is finer than any screen shows.
pub(crate) struct Num(pub(crate) f32);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match size % 10 {
            0 => write!(f, "{sign}{}", size / 10),
            rest => write!(f, "{sign}{}.{rest}", size / 10),
        }
    }
}

/// `12.5 40`, as paths have it.
impl Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// A closed outline as part of a path.
pub(crate) fn closed(corners: &[Point]) -> String {
    let mut path = open(corners);
    path.push('Z');
    path
}

/// A line from point to point as part of a path.
pub(crate) fn open(points: &[Point]) -> String {
    let mut path = String::new();
    for (at, point) in points.iter().enumerate() {
        path.push_str(if at == 0 { "M" } else { "L" });
        path.push_str(&point.to_string());
    }
    path
}

/// Words as they may stand between tags and in attributes.
pub fn escape(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no way to write the other control characters.
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let short = |number| Num(number).to_string();
        assert_eq!(
            [short(0.0), short(-0.04), short(12.25), short(-3.96), short(64.0)],
            ["0", "0", "12.3", "-4", "64"]
        );
    }

    #[test]
    fn words_cannot_break_out() {
        assert_eq!(escape("<a b=\"c\">&\u{0}"), "&lt;a b=&quot;c&quot;&gt;&amp; ");
    }
}

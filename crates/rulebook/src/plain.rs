//! Takes the markdown out of a table cell or a heading, leaving what a reader sees.

use alloc::string::String;

/// The text without bold, emphasis and code marks; an escaped character stands for itself.
pub(crate) fn plain(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len());
    let mut in_code = false;
    let mut before = ' ';
    let mut chars = markdown.trim().chars().peekable();
    while let Some(c) = chars.next() {
        let after = chars.peek().copied().unwrap_or(' ');
        match c {
            '`' => in_code = !in_code,
            // Tables escape their own separator even inside code.
            '\\' if after == '|' || (!in_code && after.is_ascii_punctuation()) => {
                out.extend(chars.next());
            }
            '*' if !in_code && !is_multiplication(before, after) => {}
            _ => out.push(c),
        }
        before = c;
    }
    out
}

/// A star between spaces or numbers is arithmetic; everywhere else it marks emphasis.
fn is_multiplication(before: char, after: char) -> bool {
    (before.is_whitespace() && after.is_whitespace()) || (before.is_ascii_digit() && after.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn marks_go_and_words_stay() {
        assert_eq!(
            plain(" **Medkit**: at most *range* fields, see `open_doors` "),
            "Medkit: at most range fields, see open_doors"
        );
    }

    #[test]
    fn arithmetic_code_and_escapes_are_kept() {
        assert_eq!(plain("2*3, 2 * 3, `a*b`, a \\| b, \\*"), "2*3, 2 * 3, a*b, a | b, *");
    }
}

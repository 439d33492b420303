//! Tells code, comments and literals of Rust source apart, so that no check trips over a word in a string.

/// The same text twice, each time with spaces for everything else; lines keep their numbers.
pub(crate) struct Views {
    /// Code without comments, and with its string and character literals blank.
    pub(crate) code: String,
    /// Comments only.
    pub(crate) comments: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

/// Splits a source file into its views.
pub(crate) fn views(text: &str) -> Views {
    let chars: Vec<char> = text.chars().collect();
    let mut views =
        Views { code: String::with_capacity(text.len()), comments: String::with_capacity(text.len()) };
    let mut at = 0;
    while at < chars.len() {
        let (end, kind) = token(&chars, at);
        for &c in &chars[at..end] {
            let shown = |wanted| if kind == wanted || c == '\n' { c } else { ' ' };
            views.code.push(shown(Kind::Code));
            views.comments.push(shown(Kind::Comment));
        }
        at = end;
    }
    views
}

/// Where the token that begins here ends, and what it is.
fn token(chars: &[char], at: usize) -> (usize, Kind) {
    match (chars[at], chars.get(at + 1)) {
        ('/', Some('/')) => (find(chars, at, |rest| rest[0] == '\n'), Kind::Comment),
        ('/', Some('*')) => (block_comment(chars, at), Kind::Comment),
        ('"', _) => (quoted(chars, at, '"'), Kind::Literal),
        ('\'', Some(&c)) if c == '\\' || chars.get(at + 2) == Some(&'\'') => {
            (quoted(chars, at, '\''), Kind::Literal)
        }
        (c, _) if is_word(c) => {
            let end = find(chars, at, |rest| !is_word(rest[0]));
            let prefix: String = chars[at..end].iter().collect();
            match prefix.as_str() {
                "r" | "br" | "cr" => {
                    raw_string(chars, end).map_or((end, Kind::Code), |end| (end, Kind::Literal))
                }
                _ => (end, Kind::Code),
            }
        }
        _ => (at + 1, Kind::Code),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The first place from here on whose rest satisfies the test, or the end of the text.
fn find(chars: &[char], from: usize, wanted: impl Fn(&[char]) -> bool) -> usize {
    (from..chars.len()).find(|&at| wanted(&chars[at..])).unwrap_or(chars.len())
}

/// Block comments nest.
fn block_comment(chars: &[char], start: usize) -> usize {
    let mut depth = 0;
    let mut at = start;
    while at < chars.len() {
        match chars[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] if depth == 1 => return at + 2,
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    chars.len()
}

fn quoted(chars: &[char], start: usize, quote: char) -> usize {
    let mut at = start + 1;
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

/// The end of `"…"`, `#"…"#` and so on; nothing if this is no string, as in `r#type`.
fn raw_string(chars: &[char], start: usize) -> Option<usize> {
    let open = find(chars, start, |rest| rest[0] != '#');
    let hashes = open - start;
    if chars.get(open) != Some(&'"') {
        return None;
    }
    let closes =
        |rest: &[char]| rest[0] == '"' && rest.len() > hashes && rest[1..=hashes].iter().all(|&c| c == '#');
    Some((find(chars, open + 1, closes) + 1 + hashes).min(chars.len()))
}

#[cfg(test)]
mod tests {
    use super::views;

    #[track_caller]
    fn code_is(text: &str, words: &str) {
        let code = views(text).code;
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), words, "{text}");
        assert_eq!(code.lines().count(), text.lines().count());
    }

    #[test]
    fn comments_are_no_code() {
        code_is("a // b\nc /* d /* e */ f */ g", "a c g");
        assert_eq!(views("a // b").comments.trim(), "// b");
        assert_eq!(views("let a = \"// b\";").comments.trim(), "");
    }

    #[test]
    fn literals_are_no_code() {
        code_is(r#"let a = "b \" c"; d"#, "let a = ; d");
        code_is(r##"let a = r#"b " c"# ; d"##, "let a = ; d");
        code_is("let a = br\"b\\\" ; d", "let a = ; d");
        code_is("let a = ['\"', '\\'', '\\u{41}', b'x']; d", "let a = [ , , , b ]; d");
    }

    #[test]
    fn lifetimes_and_raw_names_are_code() {
        code_is("fn a<'a>(b: &'a str) -> r#type", "fn a<'a>(b: &'a str) -> r#type");
    }

    #[test]
    fn what_never_ends_reaches_the_end() {
        for text in ["\"a", "/* a", "r#\"a", "'\\", "\"a\\", "r\"", "//"] {
            code_is(text, "");
        }
    }
}

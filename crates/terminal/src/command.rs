//! What a typed line asks for.

/// A typed line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    Nothing,
    Help,
    Hint,
    Show,
    Cards,
    Log,
    Undo,
    Save {
        file: &'a str,
        replace: bool,
    },
    Why(&'a str),
    Quit,
    /// Anything else is meant to name a choice.
    Answer(&'a str),
}

impl<'a> Command<'a> {
    pub(crate) fn of(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Command::Nothing,
            ("?" | "help", "") => Command::Help,
            ("h" | "hint", "") => Command::Hint,
            ("v" | "view", "") => Command::Show,
            ("c" | "cards", "") => Command::Cards,
            ("l" | "log", "") => Command::Log,
            ("u" | "undo", "") => Command::Undo,
            ("q" | "quit" | "exit", "") => Command::Quit,
            ("s" | "save", file) => Command::Save { file, replace: false },
            ("s!" | "save!", file) => Command::Save { file, replace: true },
            ("w" | "why", action) => Command::Why(action),
            _ => Command::Answer(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::of("  \r\n"), Command::Nothing);
        assert_eq!(Command::of(" u "), Command::Undo);
        assert_eq!((Command::of("h"), Command::of("?")), (Command::Hint, Command::Help));
        assert_eq!(Command::of("s my match.json"), Command::Save { file: "my match.json", replace: false });
        assert_eq!(Command::of("s!  a"), Command::Save { file: "a", replace: true });
        assert_eq!(Command::of("w {\"a\": 1}"), Command::Why("{\"a\": 1}"));
        assert_eq!(Command::of("use medkit"), Command::Answer("use medkit"));
        assert_eq!(Command::of("U"), Command::Answer("U"));
    }
}

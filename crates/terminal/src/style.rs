//! How wide, in what language, and whether in colour.

use locale::{Language, Words};
use std::io::IsTerminal;

/// How scenes are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Columns of the screen.
    pub width: usize,
    /// Whether colour codes are written.
    pub colour: bool,
    /// Whether legend and cards stand beside the boards to save lines. Below them they are easier to listen to.
    pub beside: bool,
    /// Whose words are used.
    pub language: Language,
}

/// What is taken for a screen whose size nobody knows, and what files are written for.
const USUAL: usize = 80;
/// Nothing is drawn for less; longer lines would only be broken in worse places.
const LEAST: usize = 40;

/// Whether standard output is a screen that understands control codes.
pub(crate) fn is_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && !dumb
}

/// Whether there is a whole screen to draw on, and a keyboard before it.
pub fn is_full_screen() -> bool {
    is_screen() && std::io::stdin().is_terminal()
}

impl Style {
    /// 80 columns without colour, everything in one column: for files, pipes and tests.
    pub const PLAIN: Style =
        Style { width: USUAL, colour: false, beside: false, language: Language::English };

    /// What suits standard output: as wide as the terminal, in colour unless `NO_COLOR` is set, `TERM` is `dumb`
    /// or the output goes elsewhere.
    pub fn of_stdout() -> Style {
        let screen = is_screen();
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let size = std::io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
        Style {
            width: size.map_or(USUAL, |(width, _)| usize::from(width.0)),
            colour: screen && !set("NO_COLOR"),
            beside: screen,
            language: Language::default(),
        }
    }

    /// The same with colour only if it was on and is wanted.
    #[must_use]
    pub fn colour_if(mut self, wanted: bool) -> Style {
        self.colour &= wanted;
        self
    }

    pub(crate) fn words(self) -> &'static Words {
        Words::of(self.language)
    }

    pub(crate) fn columns(self) -> usize {
        self.width.max(LEAST)
    }
}

//! Which rule files are built in, and which games each of them holds.

/// A rule file and the games whose rules stand in it.
pub(crate) struct RuleFile {
    pub(crate) text: &'static str,
    pub(crate) games: &'static [Numbered],
}

/// A game and the letter its rule ids begin with.
///
/// The letter is tied to the file: `requiem.md` numbers its contradictions `C-01`, which are no rules of corps.
pub(crate) struct Numbered {
    pub(crate) game: &'static str,
    pub(crate) letter: u8,
}

/// The games of each file, in the order of the files.
const GAMES: [&[Numbered]; 4] = [
    &[game("corps", b'C')],
    &[game("obcy", b'O')],
    &[game("requiem", b'R')],
    &[game("tictactoe", b'T'), game("lantern", b'L')],
];

/// Every file listed here must exist: a missing one is a compile error, not an empty game.
pub(crate) const FILES: &[RuleFile] = &[
    file(include_str!("../../../docs/rules/corps.md"), 0),
    file(include_str!("../../../docs/rules/obcy.md"), 1),
    file(include_str!("../../../docs/rules/requiem.md"), 2),
    file(include_str!("../../../docs/rules/toys.md"), 3),
];

const fn file(text: &'static str, number: usize) -> RuleFile {
    RuleFile { text, games: GAMES[number] }
}

const fn game(game: &'static str, letter: u8) -> Numbered {
    Numbered { game, letter }
}

/// The letters that ids begin with.
pub(crate) fn letters() -> impl Iterator<Item = u8> + Clone {
    GAMES.iter().flat_map(|games| games.iter()).map(|numbered| numbered.letter)
}

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

/// Every file listed here must exist: a missing one is a compile error, not an empty game.
pub(crate) const FILES: &[RuleFile] = &[
    file(include_str!("../../../docs/rules/corps.md"), &[game("corps", b'C')]),
    file(include_str!("../../../docs/rules/obcy.md"), &[game("obcy", b'O')]),
    file(include_str!("../../../docs/rules/requiem.md"), &[game("requiem", b'R')]),
    file(include_str!("../../../docs/rules/toys.md"), &[game("tictactoe", b'T'), game("lantern", b'L')]),
];

const fn file(text: &'static str, games: &'static [Numbered]) -> RuleFile {
    RuleFile { text, games }
}

const fn game(game: &'static str, letter: u8) -> Numbered {
    Numbered { game, letter }
}

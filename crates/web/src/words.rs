//! Messages put into words for the page.

use locale::{Language, Words};
use table::{Arg, Message};

/// The words of the language that is set. There is one so far.
pub(crate) fn words() -> &'static Words {
    Words::of(Language::English)
}

/// A message of the page without anything to fill in.
pub(crate) fn t(id: &'static str) -> String {
    words().say(&Message::new(id))
}

/// A message with one thing filled in.
pub(crate) fn t1(id: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
    words().say(&Message::new(id).with(name, arg))
}

/// A message as a sentence.
pub(crate) fn sentence(message: &Message) -> String {
    words().sentence(message)
}

/// What a game is called.
pub(crate) fn game_name(game: &str) -> String {
    of_game(game, "name").unwrap_or_else(|| game.to_string())
}

/// What a game says about itself under a name such as `blurb`, if it does.
pub(crate) fn of_game(game: &str, what: &str) -> Option<String> {
    let id = format!("{game}-{what}");
    words().has(&id).then(|| words().say(&Message::new(id)))
}

/// A number as an argument, whatever its width.
pub(crate) fn number(count: usize) -> Arg {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

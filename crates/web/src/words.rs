//! Messages put into words for the page.

use locale::{Language, Words};
use std::cell::Cell;
use table::{Arg, Message};

thread_local! {
    static WORDS: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// Speaks a language from now on. Its words stay for as long as the page does: nobody changes the language often.
pub(crate) fn speak(language: Language, text: String) {
    WORDS.set(Some(Box::leak(Box::new(Words::read(language, &[String::leak(text)])))));
}

/// The words of the language that is spoken.
pub(crate) fn words() -> &'static Words {
    WORDS.get().expect("a language is spoken before anything is drawn")
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

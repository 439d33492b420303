//! Messages put into words for the page.

use front::Front;
use locale::{Language, Words};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use table::{Arg, Message};

thread_local! {
    static WORDS: Cell<Option<&'static Words>> = const { Cell::new(None) };
    /// Sentences that have been said: most of what a table shows is the same from decision to decision.
    static SAID: RefCell<BTreeMap<Message, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// So many sentences are remembered; a table shows some hundreds.
const MOST: usize = 3000;

/// Speaks a language from now on. Its words stay for as long as the page does: nobody changes the language often.
pub(crate) fn speak(language: Language, text: String) {
    SAID.take();
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
    SAID.with_borrow_mut(|said| {
        if let Some(known) = said.get(message) {
            return known.clone();
        }
        if said.len() >= MOST {
            said.clear();
        }
        let sentence = words().sentence(message);
        said.insert(message.clone(), sentence.clone());
        sentence
    })
}

/// What a game is called.
pub(crate) fn game_name(game: &str) -> String {
    front::game_name(words(), game)
}

/// What draws the pages that can be seen before the client is there.
pub(crate) fn front() -> Front<'static> {
    Front(words())
}

/// A number as an argument, whatever its width.
pub(crate) fn number(count: usize) -> Arg {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

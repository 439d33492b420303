//! All rules of all games, to be listed, looked up and searched.

use alloc::{string::String, vec::Vec};

use crate::{Rule, files::FILES, nearest, parse::parse};

/// The rules of one game, in the order of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The game: `corps`, `obcy`, `requiem`, …
    pub game: &'static str,
    /// Its rules; their ids are unique.
    pub rules: Vec<Rule>,
}

/// The rules of every game. Read once, then ask as often as you like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    pub(crate) books: Vec<Book>,
}

impl Rulebook {
    /// Reads the built-in rule files. Takes a millisecond or so, hence keep the answer.
    pub fn load() -> Rulebook {
        let books = FILES.iter().flat_map(|file| {
            file.games.iter().map(|numbered| Book { game: numbered.game, rules: parse(file.text, numbered) })
        });
        Rulebook { books: books.collect() }
    }

    /// One book for each game.
    pub fn books(&self) -> &[Book] {
        &self.books
    }

    /// Every rule of every game, game by game, in file order.
    pub fn all(&self) -> impl Iterator<Item = &Rule> {
        self.books.iter().flat_map(|book| &book.rules)
    }

    pub(crate) fn all_mut(&mut self) -> impl Iterator<Item = &mut Rule> {
        self.books.iter_mut().flat_map(|book| &mut book.rules)
    }

    /// The rules of one game in file order; none for a game that has no numbered rules.
    pub fn rules(&self, game: &str) -> &[Rule] {
        self.books.iter().find(|book| book.game == game).map_or(&[], |book| &book.rules)
    }

    /// The rule with this id, in capitals or not.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.all().find(|rule| rule.id.eq_ignore_ascii_case(id.trim()))
    }

    /// The rules in whose id, heading or text every word of the query begins a word, in capitals or not; where there are none,
    /// those in which it stands anywhere.
    pub fn search(&self, query: &str) -> Vec<&Rule> {
        let words: Vec<_> = query.split_whitespace().map(small).collect();
        let holds = |place: &str, word: &str, anywhere: bool| {
            place.match_indices(word).any(|(at, _)| anywhere || !place[..at].ends_with(char::is_alphanumeric))
        };
        let mut found = Vec::new();
        for anywhere in [false, true] {
            if !words.is_empty() && found.is_empty() {
                found.extend(self.all().filter(|rule| {
                    let places = [small(rule.id), small(&rule.section), small(&rule.text)];
                    words.iter().all(|word| places.iter().any(|place| holds(place, word, anywhere)))
                }));
            }
        }
        found
    }

    /// At most `most` rules whose ids look like this one, the likeliest first: "did you mean …?".
    pub fn nearest(&self, id: &str, most: usize) -> Vec<&Rule> {
        nearest::nearest(self.all(), id.trim(), most)
    }
}

/// Letters with marks, and the same without: whoever looks for `echo` finds `écho`.
const PLAIN: [(&str, char); 11] = [
    ("àâäą", 'a'),
    ("çć", 'c'),
    ("èéêëę", 'e'),
    ("îï", 'i'),
    ("ł", 'l'),
    ("ń", 'n'),
    ("ôöó", 'o'),
    ("ś", 's'),
    ("ùûü", 'u'),
    ("źż", 'z'),
    ("ё", 'е'),
];

/// A text in small letters without marks, to be searched. Letter by letter: what the library does for whole texts knows more
/// Greek and weighs more.
pub fn small(text: &str) -> String {
    let plain = |letter: char| {
        PLAIN.iter().find(|(marked, _)| marked.contains(letter)).map_or(letter, |(_, plain)| *plain)
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_on_letters_do_not_hide_what_is_looked_for() {
        assert_eq!(small("Écho, ŁÓDŹ, Tür, ёж"), "echo, lodz, tur, еж");
    }
}

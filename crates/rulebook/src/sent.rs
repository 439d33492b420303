//! The rules as they are sent to where they are not built in: read already, in one language, with nothing that only writers need.

use alloc::{string::String, vec::Vec};

use crate::{Book, Rule, Rulebook};

/// What the line of a game begins with.
const GAME: char = '@';
/// What the line of a section begins with.
const SECTION: char = '#';
/// What stands between the parts of a rule; none of them holds it.
const BETWEEN: char = '\t';

impl Rulebook {
    /// All rules as one text: a line for each game, for each section below it, and for each rule below that.
    pub fn sent(&self) -> String {
        let mut sent = String::new();
        let mut line = |first: Option<char>, parts: &[&str]| {
            sent.extend(first);
            for (number, part) in parts.iter().enumerate() {
                sent.extend((number > 0).then_some(BETWEEN));
                sent += part;
            }
            sent.push('\n');
        };
        for book in &self.books {
            line(Some(GAME), &[book.game]);
            for section in book.rules.chunk_by(|one, next| one.section == next.section) {
                line(Some(SECTION), &[&section[0].section]);
                for rule in section {
                    line(None, &[rule.id, rule.source.as_deref().unwrap_or_default(), &rule.text]);
                }
            }
        }
        sent
    }

    /// Reads such a text.
    pub fn arrived(text: &'static str) -> Rulebook {
        let (mut books, mut section): (Vec<Book>, _) = (Vec::new(), "");
        for line in text.lines() {
            if let Some(game) = line.strip_prefix(GAME) {
                books.push(Book { game, rules: Vec::new() });
            } else if let Some(title) = line.strip_prefix(SECTION) {
                section = title;
            } else if let Some(book) = books.last_mut() {
                let mut parts = line.splitn(3, BETWEEN);
                let mut part = || parts.next().unwrap_or_default();
                let (id, source, text) = (part(), part(), part());
                book.rules.push(Rule {
                    game: book.game,
                    id,
                    text: text.into(),
                    section: section.into(),
                    source: Some(source).filter(|source| !source.is_empty()).map(String::from),
                });
            }
        }
        Rulebook { books }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_arrive_as_they_were_sent() {
        let german = Rulebook::in_language("de");
        assert!(german.all().any(|rule| rule.source.is_some()));
        for book in [Rulebook::load(), german] {
            assert_eq!(Rulebook::arrived(String::leak(book.sent())), book);
        }
    }
}

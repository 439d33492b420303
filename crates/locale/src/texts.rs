//! The messages of a language: found at once, but each is read only when it is first said. A page says some fifty of more
//! than a thousand.

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse_runtime;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A message as it was read; none if it cannot be.
type Read = Option<Message<&'static str>>;

/// All messages by their names.
#[derive(Default)]
pub(crate) struct Texts {
    all: BTreeMap<&'static str, Box<Unread>>,
}

struct Unread {
    text: &'static str,
    read: OnceLock<Read>,
}

impl Texts {
    /// Adds those of a Fluent file.
    pub(crate) fn add(&mut self, file: &'static str) {
        for text in entries(file) {
            if let Some(id) = id(text) {
                self.all.insert(id, Box::new(Unread { text, read: OnceLock::new() }));
            }
        }
    }

    pub(crate) fn get(&self, id: &str) -> Option<&Message<&'static str>> {
        let unread = self.all.get(id)?;
        unread.read.get_or_init(|| read(unread.text)).as_ref()
    }
}

fn read(text: &'static str) -> Read {
    let entries = parse_runtime(text).unwrap_or_else(|(entries, _)| entries);
    entries.body.into_iter().find_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// Messages and comments of a file. Whatever goes on is indented or begins with a bracket.
fn entries(file: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = file;
    std::iter::from_fn(move || {
        let goes_on = |at: &usize| rest[at + 1..].starts_with([' ', '\n', '\r', '[', '*', '}', '.']);
        let end = rest.match_indices('\n').map(|(at, _)| at).find(|at| !goes_on(at));
        let (entry, after) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
        rest = after;
        (!entry.is_empty()).then_some(entry)
    })
}

/// The name at the beginning of a message's first line.
pub(crate) fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    id.starts_with(|first: char| first.is_ascii_alphabetic()).then(|| id.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_end_where_the_next_begins() {
        let file = "# A comment = no message\nfirst = One\n    .gen = Two\n\nsecond = { $x ->\n[f] A\n   *[m] B\n}\nthird =\n    Three";
        let all: Vec<&str> = entries(file).collect();
        assert_eq!(all.concat(), file);
        let ids: Vec<_> = all.iter().map(|text| id(text)).collect();
        assert_eq!(ids, [None, Some("first"), Some("second"), Some("third")]);
    }

    #[test]
    fn what_cannot_be_read_is_not_there_and_takes_nothing_along() {
        let mut texts = Texts::default();
        texts.add("bad = { $x ->\ngood = Yes\n");
        assert!(texts.get("bad").is_none() && texts.get("good").is_some() && texts.get("other").is_none());
    }
}

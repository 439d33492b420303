//! Whether a choice is what a script means.

use table::scene::Choice;
use table::{Arg, Message};

/// A choice in the words of a script: a message, and what is filled in.
pub(crate) struct Intent<'a> {
    id: &'a str,
    args: Vec<(&'a str, &'a str)>,
}

impl<'a> Intent<'a> {
    /// Reads `requiem-do-attack mode=2 target=requiem-alien`.
    pub(crate) fn of(text: &'a str) -> Intent<'a> {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or_default();
        Intent { id, args: words.filter_map(|word| word.split_once('=')).collect() }
    }

    /// Whether that choice is meant.
    pub(crate) fn means(&self, choice: &Choice) -> bool {
        let filled = |(name, value): &(&str, &str)| {
            choice.label.args.iter().any(|(known, arg)| known == name && plain(arg) == *value)
        };
        choice.label.id == self.id && self.args.iter().all(filled)
    }
}

/// What is filled in, without words: a number, a text, or the name of a term.
fn plain(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.replace(' ', "_"),
        Arg::Term(Message { id, .. }) => id.to_string(),
    }
}

/// A label as scripts write it, to tell what else was on offer.
pub(crate) fn written(choice: &Choice) -> String {
    let args = choice.label.args.iter().map(|(name, arg)| format!(" {name}={}", plain(arg)));
    format!("{}{}", choice.label.id, args.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::Anchor;

    #[test]
    fn a_choice_is_known_by_its_message_and_what_is_filled_in() {
        let label = Message::new("x-do-fire").with("mode", 2).with("at", Message::new("x-alien"));
        let choice = Choice::new(Anchor::Button, label);
        for (text, means) in [
            ("x-do-fire", true),
            ("x-do-fire mode=2 at=x-alien", true),
            ("x-do-fire mode=1", false),
            ("x-do-fire who=x-alien", false),
            ("x-do-move", false),
        ] {
            assert_eq!(Intent::of(text).means(&choice), means, "{text}");
        }
        assert!(Intent::of(&written(&choice)).means(&choice));
    }
}

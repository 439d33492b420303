//! All the words of one language, and how a message is said in it.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use table::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language from its texts. What cannot be read is left out: the tests say which line it is, and a
    /// player sees the message's name.
    pub fn read<'a>(language: Language, texts: impl IntoIterator<Item = &'a str>) -> Words {
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep right-to-left names apart would show up as rubbish in terminals and files.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language they are of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message. One that has no words shows its name as `⟨name⟩`.
    pub fn say(&self, message: &Message) -> String {
        self.put(message, &mut Vec::new())
    }

    /// Says a message as a sentence: its first letter is a capital, whatever it begins with.
    pub fn sentence(&self, message: &Message) -> String {
        capital(&self.say(message))
    }

    /// Whether there are words for a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|found| found.value().is_some())
    }

    /// What is missing to say this message in full: names without words, and what its words want filled in.
    pub fn gaps(&self, message: &Message) -> Vec<String> {
        let mut gaps = Vec::new();
        self.put(message, &mut gaps);
        gaps
    }

    fn put(&self, message: &Message, gaps: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|found| found.value()) else {
            gaps.push(format!("there are no words for `{}`", message.id));
            return format!("⟨{}⟩", message.id);
        };
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                Arg::Term(term) => FluentValue::from(self.put(term, gaps)),
            };
            args.set(name.as_ref(), value);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        gaps.extend(errors.iter().map(|error| format!("`{}`: {error}", message.id)));
        said
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

/// The same with a capital, for the beginning of a line.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

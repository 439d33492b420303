//! All the words of one language, and how a message is said in it.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// The words of one language.
///
/// A term may carry other grammatical forms as attributes: `.gen` for its genitive, `.gender` for its gender. A sentence
/// into which it is filled as `$who` asks for them as `$who_gen` and `$who_gender`; a term without that form is
/// filled in as it is.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The forms that sentences ask for, by what is filled in.
    forms: BTreeMap<String, BTreeSet<String>>,
}

impl Words {
    /// The words of a language from its texts. What cannot be read is left out: the tests say which line it is, and a
    /// player sees the message's name.
    pub fn read(language: Language, texts: &[&str]) -> Words {
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep right-to-left names apart would show up as rubbish in terminals and files.
        bundle.set_use_isolating(false);
        let mut forms = BTreeMap::<String, BTreeSet<String>>::new();
        for text in texts {
            for (name, form) in asked_forms(text) {
                forms.entry(name.into()).or_default().insert(form.into());
            }
            let resource = FluentResource::try_new((*text).to_string()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle, forms }
    }

    /// Which language they are of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message. One that has no words shows its name as `⟨name⟩`.
    pub fn say(&self, message: &Message) -> String {
        self.put(message, None, &mut Vec::new())
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
        self.put(message, None, &mut gaps);
        gaps
    }

    /// Says a message in one of its forms; in its plain one if it has no other.
    fn put(&self, message: &Message, form: Option<&str>, gaps: &mut Vec<String>) -> String {
        let found = self.bundle.get_message(&message.id);
        let plain = found.as_ref().and_then(|found| found.value());
        let other = form.and_then(|form| found.as_ref()?.get_attribute(form)).map(|form| form.value());
        let Some(pattern) = other.or(plain) else {
            gaps.push(format!("there are no words for `{}`", message.id));
            return format!("⟨{}⟩", message.id);
        };
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            for form in self.forms.get(name.as_ref()).into_iter().flatten() {
                args.set(format!("{name}_{form}"), self.fill(arg, Some(form), gaps));
            }
            args.set(name.as_ref(), self.fill(arg, None, gaps));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        gaps.extend(errors.iter().map(|error| format!("`{}`: {error}", message.id)));
        said
    }

    fn fill<'a>(&self, arg: &'a Arg, form: Option<&str>, gaps: &mut Vec<String>) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_ref()),
            Arg::Term(term) => FluentValue::from(self.put(term, form, gaps)),
        }
    }
}

/// What a text asks for as `$name_form`.
fn asked_forms(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    text.split('$').skip(1).filter_map(move |rest| {
        let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
        rest[..end].split_once('_')
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = "
who = kapral
    .gen = kaprala
    .gender = m
medic = medyczka { $of_gen }
    .gen = medyczki { $of_gen }
    .gender = f
board = plansza
rises = { $who_gender ->
    [f] { $who } wstała.
   *[m] { $who } wstał.
}
misses = Nie ma { $who_gen }.
about = { misses }
";

    fn say(message: Message) -> String {
        let words = Words::read(Language::English, &[POLISH]);
        assert_eq!(words.gaps(&message), Vec::<String>::new());
        words.say(&message)
    }

    #[test]
    fn sentences_ask_for_the_form_they_need() {
        let medic = || Message::new("medic").with("of", Message::new("who"));
        assert_eq!(say(Message::new("misses").with("who", Message::new("who"))), "Nie ma kaprala.");
        assert_eq!(say(Message::new("misses").with("who", medic())), "Nie ma medyczki kaprala.");
        assert_eq!(say(Message::new("about").with("who", medic())), "Nie ma medyczki kaprala.");
        assert_eq!(say(Message::new("rises").with("who", medic())), "medyczka kaprala wstała.");
    }

    #[test]
    fn what_has_no_such_form_is_filled_in_as_it_is() {
        assert_eq!(say(Message::new("misses").with("who", Message::new("board"))), "Nie ma plansza.");
        assert_eq!(say(Message::new("misses").with("who", "Ann")), "Nie ma Ann.");
        assert_eq!(say(Message::new("misses").with("who", 3)), "Nie ma 3.");
        assert_eq!(say(Message::new("rises").with("who", "Ann")), "Ann wstał.");
    }
}

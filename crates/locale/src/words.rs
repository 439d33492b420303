//! All the words of one language, and how a message is said in it.
//!
//! Texts are Fluent files, read by Fluent's own parser; what they say is put together here. Fluent's runtime would do it
//! too, but brings fractions and the plurals of two hundred languages along, which the browser client would have to load.

use crate::Language;
use crate::plural::plural;
use crate::texts::Texts;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::fmt;
use table::{Arg, Message};

/// So deep may messages refer to each other. No text of ours goes deeper than three.
const DEEPEST: u8 = 8;

/// The words of one language.
///
/// A term may carry other grammatical forms as attributes: `.gen` for its genitive, `.gender` for its gender. A sentence
/// into which it is filled as `$who` asks for them as `$who_gen` and `$who_gender`; a term without that form is
/// filled in as it is.
pub struct Words {
    language: Language,
    texts: Texts,
}

/// What is filled in or chosen by.
enum Value {
    Number(i64),
    Text(String),
}

impl Words {
    /// The words of a language from its texts. What cannot be read is left out: the tests say which line it is, and a
    /// player sees the message's name.
    pub fn read(language: Language, texts: &[&'static str]) -> Words {
        let mut all = Texts::default();
        texts.iter().for_each(|text| all.add(text));
        Words { language, texts: all }
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
        self.texts.get(id).is_some_and(|text| text.value.is_some())
    }

    /// What is missing to say this message in full: names without words, and what its words want filled in.
    pub fn gaps(&self, message: &Message) -> Vec<String> {
        let mut gaps = Vec::new();
        self.put(message, None, &mut gaps);
        gaps
    }

    /// Says a message in one of its forms; in its plain one if it has no other.
    fn put(&self, message: &Message, form: Option<&str>, gaps: &mut Vec<String>) -> String {
        let Some(pattern) = self.pattern(&message.id, form) else {
            gaps.push(format!("there are no words for `{}`", message.id));
            return format!("⟨{}⟩", message.id);
        };
        let mut said = String::new();
        Saying { words: self, message, gaps, depth: 0 }.pattern(pattern, &mut said);
        said
    }

    fn pattern(&self, id: &str, form: Option<&str>) -> Option<&Pattern<&'static str>> {
        let text = self.texts.get(id)?;
        let other = form.and_then(|form| text.attributes.iter().find(|attribute| attribute.id.name == form));
        other.map(|attribute| &attribute.value).or(text.value.as_ref())
    }
}

/// A message while it is said.
struct Saying<'a> {
    words: &'a Words,
    message: &'a Message,
    gaps: &'a mut Vec<String>,
    /// How many messages refer to the one that is being said.
    depth: u8,
}

impl Saying<'_> {
    fn pattern(&mut self, pattern: &Pattern<&'static str>, said: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, said),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>, said: &mut String) {
        match expression {
            Expression::Inline(inline) => match self.value(inline) {
                Value::Number(number) => said.push_str(&number.to_string()),
                Value::Text(text) => said.push_str(&text),
            },
            Expression::Select { selector, variants } => {
                let value = self.value(selector);
                let chosen = variants.iter().find(|variant| self.is_for(variant, &value));
                if let Some(variant) = chosen.or(variants.iter().find(|variant| variant.default)) {
                    self.pattern(&variant.value, said);
                }
            }
        }
    }

    fn is_for(&self, variant: &Variant<&'static str>, value: &Value) -> bool {
        match (&variant.key, value) {
            (VariantKey::NumberLiteral { value: key }, Value::Number(number)) => key.parse() == Ok(*number),
            (VariantKey::Identifier { name }, Value::Number(number)) => {
                *name == plural(self.words.language, *number)
            }
            (VariantKey::Identifier { name }, Value::Text(text)) => name == text,
            (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
        }
    }

    fn value(&mut self, inline: &InlineExpression<&'static str>) -> Value {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Value::Text(unescape_unicode_to_string(value).into_owned())
            }
            InlineExpression::NumberLiteral { value } => {
                value.parse().map_or_else(|_| Value::Text(value.to_string()), Value::Number)
            }
            InlineExpression::VariableReference { id } => self.filled(id.name),
            InlineExpression::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map(|attribute| attribute.name);
                let pattern = self.words.pattern(id.name, form).filter(|_| self.depth < DEEPEST);
                let Some(pattern) = pattern else { return self.gap(id.name) };
                let mut said = String::new();
                self.depth += 1;
                self.pattern(pattern, &mut said);
                self.depth -= 1;
                Value::Text(said)
            }
            InlineExpression::Placeable { expression } => {
                let mut said = String::new();
                self.expression(expression, &mut said);
                Value::Text(said)
            }
            InlineExpression::FunctionReference { id, .. } => self.gap(id.name),
            InlineExpression::TermReference { id, .. } => self.gap(id.name),
        }
    }

    /// What is to be filled in for `name`, or in the form `gen` for `name_gen`.
    fn filled(&mut self, name: &str) -> Value {
        let find = |name: &str| self.message.args.iter().find(|(key, _)| key == name).map(|(_, arg)| arg);
        let formed = || name.split_once('_').and_then(|(name, form)| Some((find(name)?, Some(form))));
        match find(name).map(|arg| (arg, None)).or_else(formed) {
            Some((Arg::Number(number), _)) => Value::Number(*number),
            Some((Arg::Text(text), _)) => Value::Text(text.to_string()),
            Some((Arg::Term(term), form)) => Value::Text(self.words.put(term, form, self.gaps)),
            None => self.gap(&format!("${name}")),
        }
    }

    fn gap(&mut self, what: &str) -> Value {
        self.gaps.push(format!("`{}`: there is no `{what}`", self.message.id));
        Value::Text(format!("{{{what}}}"))
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

    fn say(message: &Message) -> String {
        let words = Words::read(Language::English, &[POLISH]);
        assert_eq!(words.gaps(message), Vec::<String>::new());
        words.say(message)
    }

    #[test]
    fn sentences_ask_for_the_form_they_need() {
        let medic = || Message::new("medic").with("of", Message::new("who"));
        assert_eq!(say(&Message::new("misses").with("who", Message::new("who"))), "Nie ma kaprala.");
        assert_eq!(say(&Message::new("misses").with("who", medic())), "Nie ma medyczki kaprala.");
        assert_eq!(say(&Message::new("about").with("who", medic())), "Nie ma medyczki kaprala.");
        assert_eq!(say(&Message::new("rises").with("who", medic())), "medyczka kaprala wstała.");
    }

    #[test]
    fn what_has_no_such_form_is_filled_in_as_it_is() {
        assert_eq!(say(&Message::new("misses").with("who", Message::new("board"))), "Nie ma plansza.");
        assert_eq!(say(&Message::new("misses").with("who", "Ann")), "Nie ma Ann.");
        assert_eq!(say(&Message::new("misses").with("who", 3)), "Nie ma 3.");
        assert_eq!(say(&Message::new("rises").with("who", "Ann")), "Ann wstał.");
    }
}

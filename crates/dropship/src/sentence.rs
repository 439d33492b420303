//! Sentences for people: what was refused and what happened, in words.

use locale::{Language, Words};
use rulebook::Rulebook;
use std::sync::OnceLock;
use table::{Message, Refusal};

/// The rules of all games, read once and only when one is asked for.
pub(crate) fn rules() -> &'static Rulebook {
    static RULES: OnceLock<Rulebook> = OnceLock::new();
    RULES.get_or_init(Rulebook::load)
}

/// Why an answer was not taken, with the text of the rule that forbids it.
pub(crate) fn sentence(refusal: &Refusal) -> String {
    let why = Words::of(Language::English).refusal(refusal);
    let text = match refusal {
        Refusal::Forbidden(breach) => rules().find(&breach.rule).map(|rule| rule.text.as_str()),
        _ => None,
    };
    match text {
        Some(text) => format!("{why} {text}"),
        None => why,
    }
}

/// A message of the log.
pub(crate) fn words(message: &Message, language: Language) -> String {
    Words::of(language).sentence(message)
}

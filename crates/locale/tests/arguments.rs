//! Every language fills in what English fills in, whatever form it asks for.

use locale::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The text of each message of a language by its name, with its attributes.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut all = BTreeMap::<_, String>::new();
    for (_, text) in language.files() {
        let mut id = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                id = line.split_once(" =").map(|(id, _)| id);
            }
            if let Some(id) = id {
                *all.entry(id).or_default() += line;
            }
        }
    }
    all
}

fn word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
    &text[..end.unwrap_or(text.len())]
}

/// What a message has filled in, also by the messages that it refers to.
fn filled(id: &str, all: &BTreeMap<&str, String>) -> BTreeSet<String> {
    let Some(text) = all.get(id) else { return BTreeSet::new() };
    let mut names: BTreeSet<String> = text.split('$').skip(1).map(|rest| word(rest).to_string()).collect();
    for rest in text.split('{').skip(1) {
        let other = word(rest.trim_start());
        if other != id && all.contains_key(other) {
            names.extend(filled(other, all));
        }
    }
    names
}

/// `who` of `who_gen`: the same thing in another form.
fn plain(name: &str) -> String {
    name.split_once('_').map_or(name, |(name, _)| name).to_string()
}

#[test]
fn every_language_fills_in_what_english_fills_in() {
    let english = messages(Language::English);
    assert!(english.len() > 1_500 && english.values().all(|text| !text.contains("_gen")));
    for language in Language::spoken() {
        let own = messages(language);
        for id in english.keys() {
            let wanted = filled(id, &english);
            let found: BTreeSet<String> = filled(id, &own).iter().map(|name| plain(name)).collect();
            assert_eq!(found, wanted, "{language}: {id}");
        }
    }
}

/// A form that no term has would always fall back to the plain one.
#[test]
fn every_form_that_is_asked_for_exists() {
    for language in Language::spoken() {
        let own = messages(language);
        let forms: BTreeSet<&str> = own
            .values()
            .flat_map(|text| text.split("    .").skip(1))
            .map(word)
            .filter(|form| !form.is_empty())
            .collect();
        for (id, text) in &own {
            for name in text.split('$').skip(1).map(word) {
                if let Some((_, form)) = name.split_once('_') {
                    assert!(
                        forms.contains(form),
                        "{language}: {id} asks for `{name}`, but no term has `.{form}`"
                    );
                }
            }
        }
    }
}

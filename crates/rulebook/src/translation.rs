//! The rules in other languages. Toy games are told in English only.

use alloc::collections::BTreeMap;
use alloc::string::String;

use crate::{Rulebook, files, id, parse, plain::plain};

/// The files of one language besides English.
struct Translation {
    tag: &'static str,
    files: [&'static str; 3],
}

macro_rules! translation {
    ($tag:literal) => {
        Translation {
            tag: $tag,
            files: [
                include_str!(concat!("../../../docs/rules/", $tag, "/corps.md")),
                include_str!(concat!("../../../docs/rules/", $tag, "/obcy.md")),
                include_str!(concat!("../../../docs/rules/", $tag, "/requiem.md")),
            ],
        }
    };
}

impl Translation {
    fn lines(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().flat_map(|file| file.lines())
    }
}

const TRANSLATIONS: [Translation; 4] =
    [translation!("de"), translation!("fr"), translation!("pl"), translation!("ru")];

impl Rulebook {
    /// The rules in the language of this tag; what it does not say stays English, as all does for an unknown one.
    pub fn in_language(tag: &str) -> Rulebook {
        let english = Rulebook::load();
        match TRANSLATIONS.iter().find(|translation| translation.tag == tag) {
            Some(translation) => english.translated(translation),
            None => english,
        }
    }

    fn translated(mut self, translation: &Translation) -> Rulebook {
        let letters = files::letters();
        let (mut titles, mut texts) = (BTreeMap::new(), BTreeMap::new());
        for line in translation.lines() {
            if let Some(title) = parse::heading(line).map(plain) {
                if let Some(group) = group(&title) {
                    titles.insert(String::from(group), title);
                }
            } else if let Some(id) = letters.clone().find_map(|letter| id::of_row(line, letter)) {
                texts.insert(id, parse::cells(line).get(1).map(|cell| plain(cell)).unwrap_or_default());
            }
        }
        for rule in self.all_mut() {
            if let Some(title) = group(&rule.section).and_then(|group| titles.get(group)) {
                rule.section.clone_from(title);
            }
            if let Some(text) = texts.get(rule.id) {
                rule.text.clone_from(text);
            }
        }
        self
    }
}

/// `R-ITEM` of `Items (R-ITEM), net effect (R-NET)`: what a section is known by in every language.
fn group(title: &str) -> Option<&str> {
    let (_, rest) = title.split_once('(')?;
    let end = rest.find([',', ')'])?;
    let letter = rest.bytes().next()?;
    let tag = rest[..end].strip_prefix(char::from(letter))?.strip_prefix('-')?;
    files::letters().any(|known| known == letter).then_some(())?;
    (!tag.is_empty()).then(|| &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{collections::BTreeSet, vec::Vec};

    #[test]
    fn every_section_has_a_title_in_every_language() {
        let english = Rulebook::load();
        for tag in TRANSLATIONS.iter().map(|translation| translation.tag) {
            let translated = Rulebook::in_language(tag);
            let same: Vec<_> = english
                .all()
                .zip(translated.all())
                .filter(|(rule, other)| rule.section == other.section && group(&rule.section).is_some())
                .map(|(rule, _)| rule.id)
                .filter(|id| !id.starts_with("T-") && !id.starts_with("L-"))
                .collect();
            assert_eq!(same, Vec::<&str>::new(), "{tag}");
        }
    }

    #[test]
    fn rules_are_told_in_their_language() {
        let german = Rulebook::in_language("de");
        let rule = german.find("R-SETUP-4").unwrap();
        assert_eq!(rule.section, "Vorbereitung (R-SETUP)");
        assert!(rule.text.starts_with("Der Spieler der Garde stellt die 3 Soldaten"), "{}", rule.text);
        assert_eq!(Rulebook::in_language("en"), Rulebook::load());
    }

    /// The numbers of rules as a translation lists them, in its order.
    fn ids(translation: &Translation) -> Vec<&'static str> {
        let id = |line| files::letters().find_map(|letter| id::of_row(line, letter));
        translation.lines().filter_map(id).collect()
    }

    #[test]
    fn translations_hold_every_rule_of_the_large_games_in_its_place() {
        let english = Rulebook::load();
        let games = ["corps", "obcy", "requiem"];
        let all: Vec<_> = games.iter().flat_map(|game| english.rules(game)).map(|rule| rule.id).collect();
        for translation in &TRANSLATIONS {
            assert_eq!(ids(translation), all, "{}", translation.tag);
        }
    }

    /// What a rule refers to is named in every language, so that a reader finds it.
    #[test]
    fn translations_refer_to_the_same_rules() {
        let named = |text: &str| -> BTreeSet<String> {
            let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-');
            words.filter(|word| crate::is_rule(word)).map(String::from).collect()
        };
        let english = Rulebook::load();
        for tag in TRANSLATIONS.iter().map(|translation| translation.tag) {
            for (rule, other) in english.all().zip(Rulebook::in_language(tag).all()) {
                let (wanted, found) = (named(&rule.text), named(&other.text));
                assert!(wanted.is_subset(&found), "{tag} {}: {wanted:?} expected, found {found:?}", rule.id);
            }
        }
    }
}

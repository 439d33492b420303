//! The rules in other languages: the titles of all sections, and the text of every rule that a refusal can cite.

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
    /// The rules in the language of this tag; what it does not say stays English, as all does for an unknown tag.
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
            match texts.get(rule.id) {
                Some(text) => rule.text.clone_from(text),
                None => rule.untranslated = true,
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
    use alloc::vec::Vec;

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
    fn rules_are_told_in_their_language_and_else_in_english() {
        let german = Rulebook::in_language("de");
        let rule = german.find("R-SETUP-4").unwrap();
        assert_eq!(rule.section, "Vorbereitung (R-SETUP)");
        assert!(rule.text.starts_with("Der Spieler der Garde stellt die 3 Soldaten"), "{}", rule.text);
        let english = Rulebook::load();
        let left = german.find("R-RNG-2").unwrap();
        assert_eq!(left.text, english.find("R-RNG-2").unwrap().text);
        assert!(left.untranslated && !rule.untranslated && english.all().all(|rule| !rule.untranslated));
        assert_eq!(Rulebook::in_language("en"), english);
    }

    /// A translation that forgets a rule must not pass for one that has it.
    #[test]
    fn translations_only_hold_rules_that_exist() {
        let english = Rulebook::load();
        for translation in &TRANSLATIONS {
            let tag = translation.tag;
            let ids =
                |line: &str| files::letters().find_map(|letter| id::of_row(line, letter)).map(String::from);
            let mut found: Vec<String> = translation.lines().filter_map(ids).collect();
            let all = found.len();
            assert!(found.iter().all(|id| english.find(id).is_some()), "{tag}");
            found.sort();
            found.dedup();
            assert_eq!((found.len(), found.len() > 240), (all, true), "{tag}");
        }
    }
}

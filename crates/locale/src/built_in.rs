//! The texts that are part of the program.

use crate::texts::id;
use crate::{Language, Words};
use std::sync::OnceLock;

/// Names of files and their texts.
type Files = &'static [(&'static str, &'static str)];

/// The files of every language that has any, by its tag.
const TEXTS: &[(&str, Files)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Language {
    /// Every language that has texts.
    pub fn spoken() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|language| !language.files().is_empty())
    }

    /// Names and texts of its files; none if it has no texts yet.
    pub fn files(self) -> Files {
        TEXTS.iter().find(|(tag, _)| *tag == self.tag()).map_or(&[], |(_, files)| files)
    }
}

impl Words {
    /// The words of a language, English ones if it has no texts yet. They are read once.
    pub fn of(language: Language) -> &'static Words {
        static READ: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let language = if language.files().is_empty() { Language::English } else { language };
        READ[language as usize].get_or_init(|| {
            let texts: Vec<&str> = language.files().iter().map(|(_, text)| *text).collect();
            Words::read(language, &texts)
        })
    }

    /// The names of all messages, file by file.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.language().files().iter().flat_map(|(_, text)| text.lines().filter_map(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_language() {
        for (tag, files) in TEXTS {
            assert_eq!(Language::from_tag(tag).map(Language::tag), Some(*tag));
            assert!(!files.is_empty(), "{tag}");
        }
        assert!(Language::spoken().any(|language| language == Language::English));
    }
}

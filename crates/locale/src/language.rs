//! The languages.

use std::fmt;

/// A language the table speaks, or will as soon as there is a folder with its texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// British English; the one that every message is written in first.
    #[default]
    English,
    /// Polish.
    Polish,
    /// German.
    German,
    /// French.
    French,
    /// Russian.
    Russian,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Polish, Language::German, Language::French, Language::Russian];

    /// Its tag by BCP 47, which is also the name of its folder.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::German => "de",
            Language::French => "fr",
            Language::Russian => "ru",
        }
    }

    /// What it is called in itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "polski",
            Language::German => "Deutsch",
            Language::French => "français",
            Language::Russian => "русский",
        }
    }

    /// The language of a tag such as `en`, `en-GB` or `en_GB.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(main))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_any_spelling_of_its_tag() {
        for tag in ["en", "EN", "en-GB", "en_GB.UTF-8", "en@euro"] {
            assert_eq!(Language::from_tag(tag), Some(Language::English), "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        for tag in ["", "C", "xx", "english"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }
}

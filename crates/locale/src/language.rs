//! The languages, and the files each is written in.

use std::fmt;

/// A language the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Language {
    /// British English; the one that every message is written in first.
    #[default]
    English,
}

/// The files of one language, by the name of its folder.
macro_rules! files {
    ($folder:literal) => {
        &[
            ("common.ftl", include_str!(concat!("../text/", $folder, "/common.ftl"))),
            ("corps.ftl", include_str!(concat!("../text/", $folder, "/corps.ftl"))),
            ("lantern.ftl", include_str!(concat!("../text/", $folder, "/lantern.ftl"))),
            ("obcy.ftl", include_str!(concat!("../text/", $folder, "/obcy.ftl"))),
            ("requiem.ftl", include_str!(concat!("../text/", $folder, "/requiem.ftl"))),
            ("terminal.ftl", include_str!(concat!("../text/", $folder, "/terminal.ftl"))),
            ("tictactoe.ftl", include_str!(concat!("../text/", $folder, "/tictactoe.ftl"))),
            ("web.ftl", include_str!(concat!("../text/", $folder, "/web.ftl"))),
        ]
    };
}

impl Language {
    /// Every language.
    pub const ALL: &'static [Language] = &[Language::English];

    /// Its tag by BCP 47, which is also the name of its folder.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// What it is called in itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
        }
    }

    /// The language of a tag such as `en`, `en-GB` or `en_GB.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL.iter().copied().find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// Names and texts of its files.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => files!("en"),
        }
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
        for tag in ["", "C", "xx", "english"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    /// A file that is in the folder but not in the list above would never be said.
    #[test]
    fn every_file_of_every_language_is_built_in() {
        for language in Language::ALL {
            let folder = format!("{}/text/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
            let mut found: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            found.sort();
            let built_in: Vec<_> = language.files().iter().map(|file| file.0).collect();
            assert_eq!(found, built_in, "{language}");
        }
    }
}

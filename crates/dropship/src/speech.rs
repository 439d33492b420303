//! In which language the program speaks of games.

use locale::Language;

/// The language of a command's words.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Speech {
    /// Language of the game's words: en, pl, de, fr or ru; without it LC_ALL, LC_MESSAGES or LANG decides
    #[arg(long = "lang", value_name = "TAG", value_parser = read)]
    chosen: Option<Language>,
}

impl Speech {
    /// The one asked for, else the system's if the table speaks it, else English.
    pub(crate) fn language(self) -> Language {
        self.chosen.unwrap_or_else(|| of_system(|name| std::env::var(name).ok()))
    }
}

fn read(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        format!("expected one of {}", tags.join(", "))
    })
}

/// As POSIX has it, the first of these that is set and not empty decides.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let decides = set.into_iter().find(|value| !value.is_empty());
    decides.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let with = |set: &[(&str, &str)]| {
            let found =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_string());
            of_system(found)
        };
        assert_eq!(with(&[]), Language::English);
        assert_eq!(with(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
        assert_eq!(with(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "de_DE")]), Language::German);
        assert_eq!(with(&[("LANG", "fr_FR"), ("LC_ALL", "")]), Language::French);
        assert_eq!(with(&[("LANG", "ru_RU"), ("LC_MESSAGES", "C")]), Language::English);
    }

    #[test]
    fn an_unknown_language_is_answered_with_those_there_are() {
        assert_eq!(read("de"), Ok(Language::German));
        assert_eq!(read("xx"), Err("expected one of en, pl, de, fr, ru".into()));
    }
}

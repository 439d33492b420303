//! The terms of a game in every language, each beside its rule.

use crate::{Front, game_name};
use art::escape;
use locale::Language;
use rulebook::Entry;

/// So many terms fill a screen.
pub const TERMS: usize = 8;

impl Front<'_> {
    /// Heading, search and the ways to the other games' glossaries.
    pub fn glossary_head(self, game: &str) -> String {
        let link = |other: &&str| {
            let here = if *other == game { " aria-current=\"page\"" } else { "" };
            let name = escape(&game_name(self.0, other));
            format!("<a class=\"button\" href=\"/glossary/{other}\"{here}>{name}</a>")
        };
        format!(
            "<h1>{}</h1>{}<nav class=\"row\" aria-label=\"{}\">{}</nav>",
            self.say_with("web-glossary-of", "game", game_name(self.0, game)),
            self.search("web-search-terms"),
            self.say("web-games"),
            catalog::GAMES.iter().map(link).collect::<String>()
        )
    }
}

/// The terms that have what is looked for in any of their languages, or in their rule.
pub fn terms(entries: &[Entry], wanted: &str) -> String {
    let is_wanted = |entry: &&Entry| {
        let mut texts = entry.names.iter().chain([&entry.text, &entry.rule]);
        texts.any(|text| rulebook::small(text).contains(wanted))
    };
    let name = |(tag, name): (&&str, &String)| {
        let language = Language::from_tag(tag).map_or("", Language::name);
        format!("<div><dt lang=\"{tag}\">{language}</dt><dd lang=\"{tag}\">{}</dd></div>", escape(name))
    };
    let row = |entry: &Entry| {
        let names: String = rulebook::GLOSSARY_LANGUAGES.iter().zip(&entry.names).map(name).collect();
        let (rule, text) = (&entry.rule, escape(&entry.text));
        format!("<li><dl>{names}</dl><p><a class=\"rule\" href=\"/rules/{rule}\">{rule}</a> {text}</p></li>")
    };
    entries.iter().filter(is_wanted).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::{Glossary, Rulebook, glossary_in};

    #[test]
    fn terms_are_found_in_any_of_their_languages() {
        let book = Rulebook::in_language("de");
        let glossary = Glossary::read(&glossary_in(&book, "obcy", "de").unwrap(), "de");
        let count = |wanted: &str| terms(&glossary.entries, &rulebook::small(wanted)).matches("<li>").count();
        assert_eq!(count(""), glossary.entries.len());
        let entry = &glossary.entries[0];
        for name in entry.names.iter().chain([&entry.rule]) {
            assert!((1..glossary.entries.len()).contains(&count(name)), "{name}");
        }
        assert_eq!(count("no such term"), 0);
    }
}

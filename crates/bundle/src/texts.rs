//! The words of each language as one file, of which a visitor loads one.

use locale::Language;
use rulebook::Rulebook;

/// Messages that are not of one game.
const SHARED: [&str; 4] = ["analysis.ftl", "bots.ftl", "common.ftl", "web.ftl"];

/// The tag of every language, and its words.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, String)> {
    Language::spoken().map(|language| {
        let files = language.files().iter().filter(|(name, _)| is_said(name));
        (language.tag(), files.map(|(_, text)| bare(text)).collect())
    })
}

/// The glossary of every game in every language, by names such as `corps-de`.
pub(crate) fn glossaries() -> impl Iterator<Item = (String, String)> {
    Language::spoken().flat_map(|language| {
        let tag = language.tag();
        let rules = Rulebook::in_language(tag);
        let games = catalog::GAMES.iter();
        games.filter_map(move |game| {
            Some((format!("{game}-{tag}"), rulebook::glossary_in(&rules, game, tag)?))
        })
    })
}

/// Whether the table in the browser says what is in a file: that of the terminal it does not, nor those of games that are
/// not on its shelf.
fn is_said(file: &str) -> bool {
    SHARED.contains(&file) || catalog::GAMES.iter().any(|game| file.strip_suffix(".ftl") == Some(game))
}

/// The same without what only those read who write it: comments and empty lines.
fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| [line.trim_end(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Words;
    use table::Message;

    #[test]
    fn bare_texts_say_the_same() {
        for (tag, text) in all() {
            let language = Language::from_tag(tag).unwrap();
            let (bare, whole) = (Words::read(language, &[String::leak(text)]), Words::of(language));
            let mut count = 0;
            for id in whole.ids().filter(|id| bare.has(id)) {
                assert_eq!(bare.say(&Message::new(id)), whole.say(&Message::new(id)), "{tag}");
                count += 1;
            }
            assert!(count > 1000, "{tag}: {count}");
        }
    }
}

//! The words of each game in five languages, read from `docs/rules/glossary`.

use alloc::vec::Vec;

use crate::parse;

/// The languages of a glossary's columns, by their tags.
pub const GLOSSARY_LANGUAGES: [&str; 5] = ["en", "pl", "de", "fr", "ru"];

/// A term in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term<'a> {
    /// The rule that explains it.
    pub rule: &'a str,
    /// What it is called, in the order of [`GLOSSARY_LANGUAGES`].
    pub names: [&'a str; 5],
}

const GLOSSARIES: [(&str, &str); 3] = [
    ("corps", include_str!("../../../docs/rules/glossary/corps.md")),
    ("obcy", include_str!("../../../docs/rules/glossary/obcy.md")),
    ("requiem", include_str!("../../../docs/rules/glossary/requiem.md")),
];

/// The glossary of a game as text; none for a game that has no glossary.
pub fn glossary_text(game: &str) -> Option<&'static str> {
    GLOSSARIES.iter().find(|(known, _)| *known == game).map(|(_, text)| *text)
}

/// The terms in such a text.
pub fn glossary(text: &str) -> Vec<Term<'_>> {
    let row = |line| {
        let cells = parse::cells(line);
        let [rule, names @ ..] = &cells[..] else { return None };
        let names: [&str; 5] = names.try_into().ok()?;
        let is_term = rule.contains('-') && !rule.starts_with('-');
        is_term.then_some(Term { rule, names })
    };
    text.lines().filter(|line| line.starts_with('|')).filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;
    use alloc::collections::BTreeSet;

    #[test]
    fn every_term_has_its_rule_and_a_name_in_every_language() {
        let rules = Rulebook::load();
        for (game, text) in GLOSSARIES {
            let terms = glossary(text);
            let rows = text.lines().filter(|line| line.starts_with('|')).count();
            assert_eq!(terms.len(), rows - 2, "{game}: every row but the two of the head is a term");
            assert!(terms.len() >= 50, "{game}");
            for term in &terms {
                let rule = rules.find(term.rule);
                assert_eq!(rule.map(|rule| rule.game), Some(game), "{term:?}");
                assert!(term.names.iter().all(|name| !name.is_empty()), "{term:?}");
            }
            let english: BTreeSet<_> = terms.iter().map(|term| term.names[0]).collect();
            assert_eq!(english.len(), terms.len(), "{game}: a term stands twice");
        }
        assert_eq!(glossary_text("lantern"), None);
    }
}

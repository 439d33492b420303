//! A glossary as it is handed out to one language, and its terms found in running text, whatever ending they have there.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::{GLOSSARY_LANGUAGES, Rulebook, glossary, glossary_text, small};

/// A term with its rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the rule that explains it.
    pub rule: String,
    /// What it is called, in the order of [`GLOSSARY_LANGUAGES`].
    pub names: Vec<String>,
    /// The rule.
    pub text: String,
    /// The words of its name in the glossary's language, as they are compared.
    stems: Vec<Vec<char>>,
}

/// A term in a text: from where to where, and the number of its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it begins, in bytes.
    pub start: usize,
    /// Where it ends, in bytes.
    pub end: usize,
    /// Which entry it is.
    pub entry: usize,
}

/// The terms of a game for readers of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glossary {
    /// In the order of their names in the language.
    pub entries: Vec<Entry>,
    /// Which of the names is that of the language.
    pub own: usize,
}

/// The glossary of a game in the language of this tag, as one text; none for a game that has no glossary.
pub fn glossary_in(rules: &Rulebook, game: &str, tag: &str) -> Option<String> {
    let own = own(tag);
    let mut terms = glossary(glossary_text(game)?);
    terms.sort_by_cached_key(|term| small(term.names[own]));
    let line = |term: &crate::Term<'_>| {
        let text = rules.find(term.rule).map_or("", |rule| rule.text.as_str());
        alloc::format!("{}\t{}\t{text}\n", term.rule, term.names.join("\t"))
    };
    Some(terms.iter().map(line).collect())
}

/// Which of the names is that of the language with this tag.
fn own(tag: &str) -> usize {
    GLOSSARY_LANGUAGES.iter().position(|known| *known == tag).unwrap_or(0)
}

impl Glossary {
    /// Reads what [`glossary_in`] wrote for the language of this tag.
    pub fn read(text: &str, tag: &str) -> Glossary {
        let own = own(tag);
        let entry = |line: &str| {
            let cells: Vec<&str> = line.split('\t').collect();
            let [rule, names @ .., text] = cells.as_slice() else { return None };
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let stems = words(names.get(own)?).map(|(_, word)| stem(word)).collect();
            Some(Entry { rule: rule.to_string(), names, text: text.to_string(), stems })
        };
        Glossary { entries: text.lines().filter_map(entry).collect(), own }
    }

    /// The terms in a text, from left to right; of several at one place the longest.
    pub fn found(&self, text: &str) -> Vec<Found> {
        let words: Vec<(usize, &str, Vec<char>)> =
            words(text).map(|(start, word)| (start, word, stem(word))).collect();
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let near = |(number, entry): (usize, &Entry)| {
                Some((entry.stems.len(), Reverse(self.apart(entry, &words[at..], text)?), number))
            };
            // The longest, and of those the one whose endings fit best.
            // The number of a rule is made of words as well.
            let is_number = text[..words[at].0].ends_with('-') && words[at].1.chars().all(char::is_uppercase);
            match self.entries.iter().enumerate().filter(|_| !is_number).filter_map(near).max() {
                Some((count, _, entry)) => {
                    let last = &words[at + count - 1];
                    found.push(Found { start: words[at].0, end: last.0 + last.1.len(), entry });
                    at += count;
                }
                None => at += 1,
            }
        }
        found
    }

    /// How many letters of endings differ where a text goes on with that term.
    fn apart(&self, entry: &Entry, rest: &[(usize, &str, Vec<char>)], text: &str) -> Option<usize> {
        let here = rest.get(..entry.stems.len()).filter(|here| !here.is_empty())?;
        let joined = here.windows(2).all(|two| {
            let between = &text[two[0].0 + two[0].1.len()..two[1].0];
            between.chars().count() <= 2
        });
        let names = words(&entry.names[self.own]).map(|(_, name)| name);
        let apart = here.iter().zip(&entry.stems).zip(names).map(|((word, stem), name)| {
            // What is written in capitals is another word in small letters.
            let is_short = name.chars().all(char::is_uppercase);
            self.differ(&word.2, stem).filter(|_| !is_short || word.1 == name)
        });
        apart.sum::<Option<usize>>().filter(|_| joined)
    }

    /// How many letters of their endings differ, if the words differ no more than the language's endings do.
    fn differ(&self, word: &[char], term: &[char]) -> Option<usize> {
        let (of_term, of_word) = match GLOSSARY_LANGUAGES[self.own] {
            "pl" | "ru" => (2, 3),
            "de" => (0, 3),
            _ => (0, 2),
        };
        // A short word with another ending may be any other word.
        let (of_term, of_word) = match term.len() {
            0..=2 => (0, 0),
            3 => (0, of_word.min(2)),
            4 | 5 => (of_term.min(1), of_word),
            _ => (of_term, of_word),
        };
        let common = word.iter().zip(term).take_while(|(one, other)| one == other).count();
        let of_word = if common < 4 { of_word.min(2) } else { of_word };
        let (lost, gained) = (term.len() - common, word.len() - common);
        (common >= 3.min(term.len()) && lost <= of_term && gained <= of_word).then_some(lost + gained)
    }
}

/// The words of a text and where each begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    parts.map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// A word as it is compared: small letters, without the marks that endings bring along.
fn stem(word: &str) -> Vec<char> {
    let plain = |letter| match letter {
        'ä' => 'a',
        'ö' | 'ó' => 'o',
        'ü' => 'u',
        'ё' => 'е',
        other => other,
    };
    word.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(game: &str, tag: &str) -> Glossary {
        let rules = Rulebook::in_language(tag);
        Glossary::read(&glossary_in(&rules, game, tag).unwrap(), tag)
    }

    #[test]
    fn every_term_is_found_by_its_own_name() {
        for game in ["corps", "obcy", "requiem"] {
            for tag in GLOSSARY_LANGUAGES {
                let glossary = of(game, tag);
                assert!(glossary.entries.len() > 50, "{game} {tag}");
                for entry in &glossary.entries {
                    let name = &entry.names[glossary.own];
                    let found = glossary.found(&alloc::format!("({name})."));
                    let shown = found.first().map(|it| &glossary.entries[it.entry].names[glossary.own]);
                    assert!(
                        shown.is_some_and(|shown| shown.len() >= name.len().min(4)),
                        "{game} {tag}: {name} {found:?}"
                    );
                    assert!(!entry.text.is_empty(), "{game} {tag}: {name}");
                }
            }
        }
    }

    #[test]
    fn terms_stand_in_the_order_of_their_language() {
        let names = |tag| {
            let glossary = of("obcy", tag);
            glossary.entries.iter().map(|entry| entry.names[glossary.own].clone()).collect::<Vec<_>>()
        };
        let place = |names: &[String], name: &str| names.iter().position(|known| known == name).unwrap();
        let polish = names("pl");
        assert!(place(&polish, "Królowa") < place(&polish, "magazyn"), "{polish:?}");
        assert!(place(&polish, "magazyn") < place(&polish, "śluza"), "{polish:?}");
        let russian = names("ru");
        assert!(place(&russian, "Королева") < place(&russian, "шлюз"), "{russian:?}");
    }

    #[test]
    fn endings_do_not_hide_a_term_and_other_words_are_none() {
        for (tag, text, terms) in [
            (
                "en",
                "Two vents lead to the Queen's airlock; a story tells of stores.",
                &["vent", "Queen", "airlock", "store"][..],
            ),
            ("pl", "Królowej nie ma w śluzie ani w magazynach.", &["Królowa", "śluza", "magazyn"]),
            (
                "de",
                "Die Königin geht durch Gänge und Räume zur Schleuse.",
                &["Königin", "Gang", "Raum", "Schleuse"],
            ),
            ("fr", "La Reine passe par les couloirs et les sas.", &["Reine", "couloir", "sas"]),
            ("ru", "Королевы нет в шлюзе и на складе.", &["Королева", "шлюз", "склад"]),
        ] {
            let glossary = of("obcy", tag);
            let names: Vec<&str> = glossary
                .found(text)
                .iter()
                .map(|found| glossary.entries[found.entry].names[glossary.own].as_str())
                .collect();
            assert_eq!(names, terms, "{tag}");
        }
    }

    #[test]
    fn words_that_only_begin_like_a_term_are_none() {
        for (game, text) in
            [("corps", "две"), ("requiem", "кто-то"), ("requiem", "ничего"), ("obcy", "ничего, полосы")]
        {
            assert_eq!(of(game, "ru").found(text), [], "{game}: {text}");
        }
        let found = |text: &str| of("corps", "ru").found(text).len();
        assert_eq!((found("двери"), found("дверью")), (1, 1));
        assert_eq!(of("corps", "en").found("C-BOARD-7, C-MOVE"), []);
    }

    #[test]
    fn the_longest_term_wins_and_its_place_is_exact() {
        let glossary = of("obcy", "en");
        let text = "It is an adjacent field.";
        let found = glossary.found(text);
        assert_eq!(found.len(), 1);
        assert_eq!(&text[found[0].start..found[0].end], "adjacent field");
        assert_eq!(glossary.entries[found[0].entry].rule, "O-BOARD-2");
    }
}

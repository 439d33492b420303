//! Counts the cited rules of each game and says which are left.

use std::{collections::BTreeSet, fmt::Write, str::FromStr};

use rulebook::Rulebook;
use serde_json::{Value, json};

use super::citation::Citation;
use crate::finding::Finding;

/// How many missing rules are listed unless all are asked for.
const FIRST: usize = 12;

/// The state of one game.
pub(crate) struct Coverage {
    pub(crate) game: &'static str,
    pub(crate) covered: usize,
    pub(crate) total: usize,
    /// In the order of the rule file.
    pub(crate) missing: Vec<&'static str>,
}

impl Coverage {
    pub(crate) fn reaches(&self, percent: usize) -> bool {
        self.covered * 100 >= percent * self.total
    }
}

/// What `--min` asks for: `corps=80`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Minimum {
    pub(crate) game: String,
    pub(crate) percent: usize,
}

impl FromStr for Minimum {
    type Err = String;

    fn from_str(text: &str) -> Result<Minimum, String> {
        let parts = text.split_once('=').and_then(|(game, percent)| Some((game, percent.parse().ok()?)));
        match parts {
            Some((game, percent)) if percent <= 100 => Ok(Minimum { game: game.to_owned(), percent }),
            _ => Err(format!("expected a game and a number up to 100, such as corps=80, found `{text}`")),
        }
    }
}

/// The coverage of every game.
pub(crate) fn count(book: &Rulebook, citations: &[Citation]) -> Vec<Coverage> {
    let cited: BTreeSet<_> = citations.iter().map(|citation| citation.id.as_str()).collect();
    let of_game = |book: &rulebook::Book| {
        let missing: Vec<_> =
            book.rules.iter().map(|rule| rule.id).filter(|id| !cited.contains(id)).collect();
        Coverage {
            game: book.game,
            covered: book.rules.len() - missing.len(),
            total: book.rules.len(),
            missing,
        }
    };
    book.books().iter().map(of_game).collect()
}

/// Citations of rules that do not exist.
pub(crate) fn unknown(book: &Rulebook, citations: &[Citation]) -> Vec<Finding> {
    let strangers =
        citations.iter().filter(|citation| book.find(&citation.id).is_none_or(|rule| rule.id != citation.id));
    let finding = |citation: &Citation| {
        let near: Vec<_> = book.nearest(&citation.id, 3).iter().map(|rule| rule.id).collect();
        let hint = if near.is_empty() {
            "look it up in docs/rules".to_owned()
        } else {
            format!("did you mean {}?", near.join(", "))
        };
        Finding::new(&citation.file, citation.line, format!("there is no rule `{}`; {hint}", citation.id))
    };
    strangers.map(finding).collect()
}

/// For people.
pub(crate) fn report(coverage: &[Coverage], all: bool) -> String {
    let mut out = String::new();
    for game in coverage {
        let percent = game.covered * 100 / game.total.max(1);
        let _ = writeln!(
            out,
            "{:<10} {:>4} of {:>4} rules have a test ({percent} %)",
            game.game, game.covered, game.total
        );
        let shown = if all { game.missing.len() } else { FIRST.min(game.missing.len()) };
        for ids in game.missing[..shown].chunks(6) {
            let _ = writeln!(out, "    {}", ids.join(" "));
        }
        if shown < game.missing.len() {
            let _ = writeln!(out, "    … and {} more; --all lists them", game.missing.len() - shown);
        }
    }
    out
}

/// For programs.
pub(crate) fn json(coverage: &[Coverage]) -> Value {
    let entry = |game: &Coverage| {
        let state = json!({ "covered": game.covered, "total": game.total, "missing": game.missing });
        (game.game.to_owned(), state)
    };
    Value::Object(coverage.iter().map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cite(ids: &[&str]) -> Vec<Citation> {
        ids.iter().map(|id| Citation { id: (*id).to_owned(), file: "a.rs".into(), line: 7 }).collect()
    }

    #[test]
    fn a_rule_cited_twice_counts_once() {
        let book = Rulebook::load();
        let first = book.rules("obcy")[0].id;
        let coverage = count(&book, &cite(&[first, first]));
        let obcy = coverage.iter().find(|game| game.game == "obcy").unwrap();
        assert_eq!(
            (obcy.covered, obcy.total, obcy.missing.len()),
            (1, book.rules("obcy").len(), obcy.total - 1)
        );
        assert!(!obcy.missing.contains(&first));
        assert!(coverage.iter().filter(|game| game.game != "obcy").all(|game| game.covered == 0));
        assert_eq!(json(&coverage)["obcy"]["covered"], 1);
        assert_eq!(json(&coverage)["obcy"]["missing"][0], book.rules("obcy")[1].id);
    }

    #[test]
    fn ids_that_do_not_exist_are_pointed_at() {
        let book = Rulebook::load();
        let found = unknown(&book, &cite(&["O-BOARD-1", "O-BORD-1", "o-board-1", "Z-NOTHING-LIKE-IT"]));
        let lines: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(
            lines[0].starts_with("a.rs:7: there is no rule `O-BORD-1`; did you mean O-BOARD-1"),
            "{}",
            lines[0]
        );
        assert!(lines[1].contains("did you mean O-BOARD-1"), "{}", lines[1]);
        assert!(lines[2].contains("docs/rules"), "{}", lines[2]);
    }

    #[test]
    fn the_report_is_short_unless_all_is_asked_for() {
        let coverage = count(&Rulebook::load(), &[]);
        assert!(report(&coverage, false).contains("--all"));
        let all = report(&coverage, true);
        assert!(coverage.iter().flat_map(|game| &game.missing).all(|id| all.contains(id)));
    }

    #[test]
    fn minima_are_read() {
        assert_eq!("corps=80".parse(), Ok(Minimum { game: "corps".into(), percent: 80 }));
        for text in ["corps", "corps=", "corps=many", "corps=101"] {
            assert!(text.parse::<Minimum>().is_err(), "{text}");
        }
    }
}

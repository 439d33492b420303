//! The built-in rule files, as the whole program sees them.

use std::collections::BTreeSet;

use rulebook::{Rule, Rulebook, small};

/// Counted apart from this crate, with the pattern that the project's own check uses:
/// ``grep -oE '^\|[[:space:]]*\**`?C-[A-Z0-9]+-[0-9]+[a-z]?' docs/rules/corps.md | sort -u | wc -l``
/// A number here changes only together with a rule file.
const COUNTS: &[(&str, usize)] = &[("corps", 419), ("obcy", 259), ("requiem", 232)];

#[test]
fn every_rule_of_every_file_is_read() {
    let book = Rulebook::load();
    for &(game, count) in COUNTS {
        assert_eq!(book.rules(game).len(), count, "rules of {game}");
    }
    assert_eq!(book.rules("chess"), []);
    assert_eq!(book.all().count(), book.books().iter().map(|book| book.rules.len()).sum());
}

#[test]
fn every_rule_says_something_and_stands_under_a_heading() {
    for rule in Rulebook::load().all() {
        assert!(!rule.text.is_empty(), "{} says nothing", rule.id);
        assert!(!rule.section.is_empty(), "{} has no heading", rule.id);
        // The toy games are our own, and some of requiem's rules are rulings with no page to point at.
        let from_a_book = ["corps", "obcy"].contains(&rule.game);
        assert!(rule.source.is_some() || !from_a_book, "{} has no source", rule.id);
        assert!(!rule.text.contains("**") && !rule.text.contains('`'), "{}: {}", rule.id, rule.text);
    }
}

#[test]
fn ids_are_unique_whatever_their_case() {
    let book = Rulebook::load();
    let ids: BTreeSet<_> = book.all().map(|rule| rule.id.to_ascii_uppercase()).collect();
    assert_eq!(ids.len(), book.all().count());
}

#[test]
fn a_rule_is_found_in_any_case() {
    let book = Rulebook::load();
    for rule in book.all() {
        assert_eq!(book.find(&rule.id.to_ascii_lowercase()), Some(rule));
    }
    let rule = book.find(" c-gen-1 ").expect("corps begins with it");
    assert_eq!(rule.section, "3.1 General (C-GEN)");
    assert_eq!(rule.text, "All players are one team: a mission is won or lost by all of them together.");
    assert_eq!(rule.source.as_deref(), Some("FR ~2, ~29; PL ~2, ~29; DE ~2, ~25"));
    assert_eq!(book.find("C-GEN-999"), None);
    assert_eq!(book.find("C-01"), None, "a contradiction of requiem is no rule of corps");
}

#[test]
fn words_are_searched_in_text_heading_and_id() {
    let book = Rulebook::load();
    let found = book.search("MEDKIT store");
    assert!(found.iter().any(|rule| rule.id == "O-ITEM-20"));
    assert!(found.iter().all(|rule| rule.game == "obcy"));
    assert_eq!(book.search("r-move-4")[0].id, "R-MOVE-4");
    assert!(book.search("movement").iter().any(|rule| rule.id == "R-MOVE-1"), "a heading counts");
    assert!(book.search("no such words anywhere").is_empty());
    assert!(book.search("  ").is_empty());
}

#[test]
fn words_are_found_by_their_beginning_and_else_by_any_part() {
    let book = Rulebook::load();
    let has = |rule: &Rule, begins: fn(&str) -> bool| {
        rule.text.split(|it: char| !it.is_alphanumeric()).any(|word| begins(&small(word)))
    };
    let found = book.search("end");
    assert!(found.iter().any(|rule| has(rule, |word| word == "endurance")));
    let only_part =
        |rule: &Rule| has(rule, |word| word == "spends") && !has(rule, |word| word.starts_with("end"));
    assert!(book.all().any(only_part) && !found.into_iter().any(only_part));
    assert!(book.search("ndurance").iter().any(|rule| has(rule, |word| word == "endurance")));
}

#[test]
fn a_slip_is_answered_with_the_likeliest_ids() {
    let book = Rulebook::load();
    assert_eq!(book.nearest("r-moev-4", 3)[0].id, "R-MOVE-4");
    assert_eq!(book.nearest("C-MOEV-6", 3)[0].id, "C-MOVE-6", "swapped letters are one slip, not two");
    assert_eq!(book.nearest("O-ITM-20", 3).len(), 3);
    assert_eq!(book.nearest("O-ITM-20", 3)[0].id, "O-ITEM-20");
    assert!(book.nearest("something else entirely", 3).is_empty());
}

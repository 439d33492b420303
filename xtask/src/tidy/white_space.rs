//! No tabs, no spaces at the ends of lines, no carriage returns.

use crate::{finding::Finding, repo::Repo};

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in ["rs", "md", "toml"].iter().flat_map(|ending| repo.with_ending(ending)) {
        // Not `lines()`: it hides carriage returns.
        for (number, line) in (1..).zip(file.text.split('\n')) {
            let message = if line.ends_with('\r') {
                "line ends with a carriage return; save the file with Unix line ends"
            } else if line.contains('\t') {
                "found a tab; indent with spaces"
            } else if line.ends_with([' ', '\u{a0}']) {
                "found spaces at the end of the line; remove them"
            } else {
                continue;
            };
            found.push(Finding::new(&file.path, number, message));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stray_white_space_is_found() {
        for (text, words) in [("a\n\tb\n", "tab"), ("a\nb \n", "spaces"), ("a\nb\r\n", "carriage")] {
            for path in ["a.rs", "a.md", "a.toml"] {
                let found = check(&Repo::of(&[(path, text)]));
                assert_eq!((found.len(), found[0].line), (1, 2), "{text:?}");
                assert!(found[0].message.contains(words), "{found:?}");
            }
            assert_eq!(check(&Repo::of(&[("a.txt", text), ("b.rs", "a\n\nb\n")])), []);
        }
    }
}

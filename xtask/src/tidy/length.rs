//! One subject a file: a Rust file with more lines than this has several.

use crate::{finding::Finding, repo::Repo};

const MOST_LINES: usize = 600;

/// Files that may be longer, each with the reason.
const LONG: &[(&str, &str)] = &[];

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    check_with(repo, LONG)
}

fn check_with(repo: &Repo, long: &[(&str, &str)]) -> Vec<Finding> {
    let is_long = |path: &str| repo.file(path).is_some_and(|file| file.text.lines().count() > MOST_LINES);
    let listed = |path: &str| long.iter().any(|(listed, _)| *listed == path);
    let too_long = repo.with_ending("rs").filter(|file| is_long(&file.path) && !listed(&file.path)).map(|file| {
        let message = format!(
            "expected at most {MOST_LINES} lines, found {}; split it by subject, or list it with a reason in \
             xtask/src/tidy/length.rs",
            file.text.lines().count()
        );
        Finding::new(&file.path, MOST_LINES + 1, message)
    });
    let stale = long.iter().filter(|(path, _)| !is_long(path)).map(|(path, reason)| {
        let message =
            format!("listed as long ({reason}) but is not; take it off the list in xtask/src/tidy/length.rs");
        Finding::new(path, 1, message)
    });
    too_long.chain(stale).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_listed_files_may_be_long() {
        let repo = Repo::of(&[
            ("a.rs", &"//\n".repeat(601)),
            ("b.rs", &"//\n".repeat(600)),
            ("c.md", &"\n".repeat(900)),
        ]);
        let found = check_with(&repo, &[]);
        assert_eq!((found.len(), found[0].file.as_str(), found[0].line), (1, "a.rs", 601));
        assert_eq!(check_with(&repo, &[("a.rs", "a table")]), []);
    }

    #[test]
    fn the_list_is_kept_short() {
        let found = check_with(&Repo::of(&[("b.rs", "")]), &[("b.rs", "was a table")]);
        assert!(found[0].message.contains("take it off"), "{found:?}");
    }
}

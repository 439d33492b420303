//! Nothing unfinished is left behind. The marks are written in pieces, so that this file does not hold them.

use crate::{finding::Finding, lexer::views, repo::Repo};

const IGNORE: &str = concat!("#[ign", "ore");

/// What may not stand in code or comments, and what to do instead.
const MARKS: &[(&str, &str)] = &[
    (concat!("to", "do!("), "write it, or leave the feature out"),
    (concat!("unimple", "mented!("), "write it, or leave the feature out"),
    (concat!("db", "g!("), "take it out; it was for looking once"),
    (concat!("FIX", "ME"), "fix it, or open an issue and say in the comment what holds until then"),
];

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in repo.with_ending("rs") {
        let views = views(&file.text);
        for (number, (code, comment)) in (1..).zip(views.code.lines().zip(views.comments.lines())) {
            for (mark, remedy) in
                MARKS.iter().filter(|(mark, _)| code.contains(mark) || comment.contains(mark))
            {
                found.push(Finding::new(&file.path, number, format!("found `{mark}`: {remedy}")));
            }
            let after = code.find(IGNORE).map(|at| code[at + IGNORE.len()..].trim_start());
            if after.is_some_and(|after| !after.starts_with('=')) {
                let message = format!("a test left out needs its reason: `{IGNORE} = \"…\"]`");
                found.push(Finding::new(&file.path, number, message));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn lines(text: &str, expected: &[usize]) {
        let found = check(&Repo::of(&[("a.rs", text)]));
        assert_eq!(found.iter().map(|finding| finding.line).collect::<Vec<_>>(), expected, "{found:?}");
    }

    #[test]
    fn every_mark_is_found() {
        for (mark, _) in MARKS {
            lines(&format!("//! A.\n{mark})\n"), &[2]);
            lines(&format!("//! A.\nlet a = 1; // {mark}\n"), &[2]);
            lines(&format!("//! A.\nlet a = \"{mark}\";\n"), &[]);
        }
    }

    #[test]
    fn tests_are_left_out_only_with_a_reason() {
        lines(&format!("//! A.\n{IGNORE}]\nfn a() {{}}\n"), &[2]);
        lines(&format!("//! A.\n{IGNORE} = \"takes an hour\"]\nfn a() {{}}\n"), &[]);
        lines(&format!("//! {IGNORE}]\n"), &[]);
    }
}

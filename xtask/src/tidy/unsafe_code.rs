//! Unsafe code stands only in files that say at their head why it is needed and why it is sound.

use crate::{finding::Finding, lexer::views, repo::Repo};

const EXPLANATION: &str = "//! Unsafe: ";

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in repo.with_ending("rs") {
        let mut head = file.text.lines().take_while(|line| line.starts_with("//!"));
        if head.any(|line| line.starts_with(EXPLANATION)) {
            continue;
        }
        for (number, code) in (1..).zip(views(&file.text).code.lines()) {
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            if code.split(|c| !is_word(c)).any(|word| word == "unsafe") {
                let message =
                    format!("unsafe code: do without it, or explain it at the head with `{EXPLANATION}…`");
                found.push(Finding::new(&file.path, number, message));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_code_needs_its_explanation() {
        let code = "fn a() { unsafe { b() } }\n";
        let count = |text: &str| check(&Repo::of(&[("a.rs", text)])).len();
        assert_eq!(count(&format!("//! A.\n{code}")), 1);
        assert_eq!(count(&format!("//! A.\n//!\n//! Unsafe: b keeps to its slice.\n{code}")), 0);
        assert_eq!(count(&format!("//! A.\n\n//! Unsafe: too late.\n{code}")), 1);
        assert_eq!(count("//! unsafe\n#![deny(unsafe_code)]\n// unsafe\nlet a = \"unsafe\";\n"), 0);
    }
}

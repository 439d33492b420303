//! A rule cited by a test, and the words that cite it.

use crate::finding::Finding;

/// One id, and where it is cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) id: String,
    pub(crate) file: String,
    pub(crate) line: usize,
}

/// What follows `rule:` or `rules:`, if the text begins so.
pub(crate) fn after_mark(text: &str) -> Option<&str> {
    text.strip_prefix("rules:").or_else(|| text.strip_prefix("rule:")).map(str::trim)
}

/// The ids of a list such as `X-A-1, X-A-2`.
pub(crate) fn ids(list: &str, file: &str, line: usize) -> Vec<Result<Citation, Finding>> {
    let one = |word: &str| {
        let id = word.trim();
        if id.is_empty() || id.contains(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            let message = format!(
                "expected rule ids with commas between them, found `{id}`; words go on a line of their own"
            );
            return Err(Finding::new(file, line, message));
        }
        Ok(Citation { id: id.to_owned(), file: file.to_owned(), line })
    };
    list.split(',').map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_recognised() {
        assert_eq!(after_mark("rule: X-A-1"), Some("X-A-1"));
        assert_eq!(after_mark("rules: X-A-1, X-A-2"), Some("X-A-1, X-A-2"));
        assert_eq!(after_mark("ruler: 1"), None);
    }

    #[test]
    fn only_ids_may_be_listed() {
        assert!(ids("X-A-1,X-A-2b", "a", 1).iter().all(Result::is_ok));
        for list in ["", "X-A-1,", "X-A-1 and more", "X-A-1; X-A-2", "X-A-1..3"] {
            assert!(ids(list, "a", 1).iter().any(Result::is_err), "{list}");
        }
    }
}

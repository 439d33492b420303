//! Citations in Rust: comment lines `// rule: ID` or `// rules: ID, ID` directly above a test.

use super::citation::{Citation, after_mark, ids};
use crate::{
    finding::Finding,
    lexer::{Views, views},
    repo::TextFile,
};

/// Every citation of a file. One that does not stand above a test is wrong: it would count for nothing.
pub(crate) fn citations(file: &TextFile) -> Vec<Result<Citation, Finding>> {
    let Views { code, comments } = views(&file.text);
    let lines: Vec<_> = code.lines().zip(comments.lines()).collect();
    let mut found = Vec::new();
    for (index, (code, comment)) in lines.iter().enumerate() {
        let Some(list) = comment.trim().strip_prefix("// ").and_then(after_mark) else { continue };
        let place = if code.trim().is_empty() { place(&lines[index + 1..]) } else { Place::Elsewhere };
        match place {
            Place::AboveTest => found.extend(ids(list, &file.path, index + 1)),
            Place::AboveIgnoredTest => found.push(Err(Finding::new(
                &file.path,
                index + 1,
                "the test below does not run (`ignore`), so it may not cite a rule",
            ))),
            Place::Elsewhere => found.push(Err(Finding::new(
                &file.path,
                index + 1,
                "a rule is cited directly above `#[test]`, with only comments and attributes between; found \
                 something else below. Move the citation, or word the comment otherwise",
            ))),
        }
    }
    found
}

/// What a citation stands above.
enum Place {
    AboveTest,
    AboveIgnoredTest,
    Elsewhere,
}

/// Looks down from a citation over comments and attributes.
fn place(below: &[(&str, &str)]) -> Place {
    let mut attributes = String::new();
    for (code, comment) in below {
        let code = code.trim();
        let inside = attributes.matches('[').count() > attributes.matches(']').count();
        if code.is_empty() && !comment.trim().is_empty() {
            continue;
        } else if !inside && !code.starts_with("#[") {
            break;
        }
        attributes.push_str(code);
    }
    let has = |wanted: &str| names(&attributes).any(|name| name == wanted);
    match (has("test"), has("ignore")) {
        (true, false) => Place::AboveTest,
        (true, true) => Place::AboveIgnoredTest,
        (false, _) => Place::Elsewhere,
    }
}

/// The names of attributes, without the path in front: `test` for `#[tokio::test(start_paused = true)]`.
fn names(attributes: &str) -> impl Iterator<Item = &str> {
    attributes.split("#[").skip(1).filter_map(|attribute| {
        let path = attribute.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next()?;
        path.rsplit("::").next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::Repo;

    #[track_caller]
    fn check(text: &str, right: &[&str], wrong: &[usize]) {
        let repo = Repo::of(&[("a.rs", text)]);
        let found = citations(&repo.files[0]);
        let ids: Vec<_> = found.iter().flatten().map(|citation| citation.id.as_str()).collect();
        let lines: Vec<_> =
            found.iter().filter_map(|found| found.as_ref().err()).map(|finding| finding.line).collect();
        assert_eq!((ids.as_slice(), lines.as_slice()), (right, wrong), "{text}");
    }

    #[test]
    fn citations_above_tests_count() {
        check("// rule: X-A-1\n#[test]\nfn a() {}\n", &["X-A-1"], &[]);
        check(
            "// rules: X-A-1, X-A-2\n// rule: X-A-3\n// Why.\n/// Doc.\n#[cfg(unix)]\n#[test]\nfn a() {}\n",
            &["X-A-1", "X-A-2", "X-A-3"],
            &[],
        );
        check(
            "// rule: X-A-1\n#[should_panic(\n  expected = \"]\"\n)]\n#[test] fn a() {}\n",
            &["X-A-1"],
            &[],
        );
        check("// rule: X-A-1\n#[tokio::test(start_paused = true)]\nasync fn a() {}\n", &["X-A-1"], &[]);
        check("proptest! {\n    // rule: X-A-1\n    #[test]\n    fn a(n in 0..9) {}\n}\n", &["X-A-1"], &[]);
    }

    #[test]
    fn citations_elsewhere_are_wrong() {
        check("// rule: X-A-1\nfn a() {}\n", &[], &[1]);
        check("// rule: X-A-1\n\n#[test]\nfn a() {}\n", &[], &[1]);
        check("// rule: X-A-1\nuse a;\n#[test]\nfn a() {}\n", &[], &[1]);
        check("#[test]\n// rule: X-A-1\nfn a() {}\n", &[], &[2]);
        check("// rule: X-A-1\n#[cfg(test)]\nmod tests {}\n", &[], &[1]);
        check("let a = 1; // rule: X-A-1\n#[test]\nfn a() {}\n", &[], &[1]);
        check("fn a() {}\n// rule: X-A-1\n", &[], &[2]);
    }

    #[test]
    fn a_test_that_does_not_run_proves_nothing() {
        let left_out = concat!("// rule: X-A-1\n#[test]\n#[ign", "ore = \"slow\"]\nfn a() {}\n");
        check(left_out, &[], &[1]);
    }

    #[test]
    fn strings_and_other_words_are_no_citations() {
        check(
            "let a = \"\n// rule: X-A-1\n\";\n// rulers: X\n/// rule: X-A-1\n// the rule: X-A-1\n",
            &[],
            &[],
        );
    }

    #[test]
    fn a_list_that_is_no_list_is_wrong() {
        check("// rule: X-A-1 because\n#[test]\nfn a() {}\n", &[], &[1]);
    }
}

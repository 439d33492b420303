//! The rules side is `#![no_std]`: the compiler then forbids clocks, files, threads and printing.

use crate::{arrows::Arrows, finding::Finding, lexer::views, repo::Repo, workspace::Workspace};

const MARK: &str = "#![no_std]";

/// Every crate marked `no_std` in the table says so in its lib.rs, and no other crate does.
pub(crate) fn check(repo: &Repo, workspace: &Workspace, arrows: &Arrows) -> Vec<Finding> {
    let mut found = Vec::new();
    for member in &workspace.members {
        let path = format!("{}/src/lib.rs", member.folder);
        let has_mark = repo.file(&path).is_some_and(|file| views(&file.text).code.contains(MARK));
        match (arrows.row(&member.name).is_some_and(|row| row.no_std), has_mark) {
            (true, false) => {
                found.push(Finding::new(
                    &path,
                    1,
                    format!("expected `{MARK}`, as the table of arrows says, found none"),
                ));
            }
            (false, true) => {
                let message = format!(
                    "found `{MARK}`, but the table of arrows does not mark `{}`; mark it",
                    member.name
                );
                found.push(Finding::new(&path, 1, message));
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(cell: &str, lib: &str) -> usize {
        let table = format!(
            "## Arrows\n| crate | may depend on | tests may also use | no_std |\n|---|---|---|---|\n| table | | | {cell} |\n"
        );
        let repo = Repo::of(&[
            ("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n"),
            ("crates/table/Cargo.toml", "[package]\nname = \"table\"\n"),
            ("crates/table/src/lib.rs", lib),
            ("ARCHITECTURE.md", &table),
        ]);
        check(&repo, &Workspace::read(&repo).unwrap(), &Arrows::read(&repo).unwrap()).len()
    }

    #[test]
    fn table_and_source_must_agree() {
        assert_eq!(findings("yes", "//! A.\n#![no_std]\n"), 0);
        assert_eq!(findings("", "//! A.\n"), 0);
        assert_eq!(findings("yes", "//! A.\n// #![no_std]\n"), 1);
        assert_eq!(findings("", "//! A.\n#![no_std]\n"), 1);
    }
}

//! Every crate has its promise in ARCHITECTURE.md: a line `Invariant:` under a heading that names the crate.

use crate::{
    arrows::FILE,
    finding::Finding,
    repo::Repo,
    workspace::{Member, Workspace},
};

pub(crate) fn check(repo: &Repo, workspace: &Workspace) -> Vec<Finding> {
    // Without the file the check of the arrows speaks, once.
    let Some(file) = repo.file(FILE) else { return Vec::new() };
    let missing =
        workspace.members.iter().filter(|member| !has_invariant(&file.text, &member.name, &member.folder));
    let finding = |member: &Member| {
        let message = format!(
            "expected a heading with `{}` (in backticks) and below it a line `Invariant: …`, found none",
            member.folder
        );
        Finding::new(FILE, 1, message)
    };
    missing.map(finding).collect()
}

/// Whether a heading names the crate, by name or folder, and a promise follows before the next heading.
fn has_invariant(text: &str, name: &str, folder: &str) -> bool {
    let marks = [format!("`{name}`"), format!("`{folder}`")];
    let mut named = false;
    text.lines().any(|line| {
        if line.starts_with('#') {
            named = marks.iter().any(|mark| line.contains(mark));
        }
        named && line.contains("Invariant:")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_a_promise_is_found() {
        let findings = |text: &str| {
            let repo = Repo::of(&[
                ("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n"),
                ("crates/table/Cargo.toml", "[package]\nname = \"table\"\n"),
                (FILE, text),
            ]);
            check(&repo, &Workspace::read(&repo).unwrap()).len()
        };
        assert_eq!(findings("### `crates/table`\n\nWhat a game is.\n\n**Invariant:** no clock.\n"), 0);
        assert_eq!(findings("### `board` and `table`\n- Invariant: no clock.\n"), 0);
        assert_eq!(findings("### `crates/table`\n\nWhat a game is.\n"), 1);
        assert_eq!(findings("### `crates/table`\n### `crates/board`\nInvariant: no clock.\n"), 1);
        assert_eq!(findings("### The table\nInvariant: no clock.\n"), 1);
        assert_eq!(findings(""), 1);
    }
}

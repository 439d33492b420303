//! Every package from outside is named, with its reason, in docs/DEPENDENCIES.md.

use std::collections::BTreeSet;

use crate::{finding::Finding, repo::Repo, workspace::Workspace};

const FILE: &str = "docs/DEPENDENCIES.md";

pub(crate) fn check(repo: &Repo, workspace: &Workspace) -> Vec<Finding> {
    let Some(file) = repo.file(FILE) else {
        return vec![Finding::new(
            FILE,
            1,
            "expected a list of all packages from outside, found no such file",
        )];
    };
    let needs = workspace.shared.iter().chain(workspace.members.iter().flat_map(|member| &member.needs));
    let mut seen = BTreeSet::new();
    needs
        .filter(|need| !need.local && seen.insert(&need.package))
        .filter(|need| !file.text.contains(&format!("`{}`", need.package)))
        .map(|need| {
            let message = format!(
                "expected `{}` in backticks in {FILE} with the reason for it, found none",
                need.package
            );
            Finding::new(&need.file, need.line, message)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(list: &[(&str, &str)]) -> Vec<Finding> {
        let root = "[workspace]\nmembers = [\"crates/*\"]\n[workspace.dependencies]\n\
            table = { path = \"crates/table\" }\nlater = { path = \"crates/later\" }\ntoml = \"1\"\n";
        let table = "[package]\nname = \"table\"\n[dependencies]\ntoml.workspace = true\nserde = \"1\"\n";
        let files = [("Cargo.toml", root), ("crates/table/Cargo.toml", table)];
        let repo = Repo::of(&[&files, list].concat());
        check(&repo, &Workspace::read(&repo).unwrap())
    }

    #[test]
    fn a_package_without_a_reason_is_found() {
        assert_eq!(findings(&[(FILE, "- `toml`: manifests\n- `serde`: files\n")]), []);
        let found = findings(&[(FILE, "Cargo.toml says more. `serde` is for files.\n")]);
        assert_eq!((found.len(), found[0].file.as_str(), found[0].line), (1, "Cargo.toml", 6));
        assert_eq!(findings(&[]).len(), 1);
    }
}

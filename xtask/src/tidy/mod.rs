//! `cargo xtask tidy`: what the compiler does not check. Each check is a function from files to findings.

mod arrows;
mod content;
mod dependencies;
mod headers;
mod invariants;
mod length;
mod marks;
mod no_std;
mod paths;
mod registries;
mod unsafe_code;
mod white_space;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::{arrows::Arrows, finding::Finding, repo::Repo, workspace::Workspace};

/// The checks that need nothing but the text of the files.
const TEXT_CHECKS: &[fn(&Repo) -> Vec<Finding>] = &[
    content::check,
    headers::check,
    length::check,
    marks::check,
    paths::check,
    registries::check,
    unsafe_code::check,
    white_space::check,
];

/// Prints what is not tidy.
pub(crate) fn run() -> Result<ExitCode> {
    check()?;
    Ok(ExitCode::SUCCESS)
}

/// Fails if anything is not tidy, having printed it.
pub(crate) fn check() -> Result<()> {
    let repo = Repo::read_own()?;
    let found = findings(&repo);
    for finding in &found {
        println!("{finding}");
    }
    if !found.is_empty() {
        bail!("not tidy, see above; places to put right: {}", found.len());
    }
    println!("tidy: {} files, nothing found", repo.files.len());
    Ok(())
}

/// Everything that is not tidy, sorted by place.
fn findings(repo: &Repo) -> Vec<Finding> {
    let mut found: Vec<_> = TEXT_CHECKS.iter().flat_map(|check| check(repo)).collect();
    match Workspace::read(repo) {
        Ok(workspace) => {
            found.extend(dependencies::check(repo, &workspace));
            found.extend(invariants::check(repo, &workspace));
            match Arrows::read(repo) {
                Ok(arrows) => {
                    found.extend(arrows::check(&workspace, &arrows));
                    found.extend(no_std::check(repo, &workspace, &arrows));
                }
                Err(wrong) => found.extend(wrong),
            }
        }
        Err(wrong) => found.push(wrong),
    }
    found.sort();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest project that has nothing to complain about.
    const TIDY: &[(&str, &str)] = &[
        ("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n[workspace.dependencies]\nanyhow = \"1\"\n"),
        ("crates/table/Cargo.toml", "[package]\nname = \"table\"\n"),
        ("crates/table/src/lib.rs", "//! A table.\n#![no_std]\n"),
        ("docs/DEPENDENCIES.md", "- `anyhow`: errors\n"),
        (
            "ARCHITECTURE.md",
            "## Arrows\n\n| crate | may depend on | tests may also use | no_std |\n|---|---|---|---|\n\
             | `table` | | | yes |\n\n### `crates/table`\n\nInvariant: no clock.\n",
        ),
    ];

    #[test]
    fn a_tidy_project_passes() {
        assert_eq!(findings(&Repo::of(TIDY)), []);
    }

    #[test]
    fn every_check_is_reached() {
        for (path, text) in [
            (
                "Cargo.toml",
                "[workspace]\nmembers = [\"crates/*\"]\n[workspace.dependencies]\nserde = \"1\"\n",
            ),
            ("Cargo.toml", "[workspace"),
            ("crates/table/Cargo.toml", "[package]\nname = \"tabel\"\n"),
            ("crates/table/src/lib.rs", "//! A table.\n"),
            ("crates/table/src/lib.rs", "#![no_std]\n"),
            ("crates/table/src/lib.rs", "//! A table.\n#![no_std]\nfn a() { unsafe {} }\n"),
            ("crates/table/src/lib.rs", concat!("//! FIX", "ME\n#![no_std]\n")),
            ("games/toy/content/a.rs", "//! Code.\n"),
            ("docs/a.md", "trailing \n"),
            ("docs/a.md", concat!("see /ho", "me/me/notes\n")),
            ("Cargo.lock", "source = \"registry+https://example.org/index\"\n"),
            ("ARCHITECTURE.md", "nothing\n"),
        ] {
            let mut files = TIDY.to_vec();
            files.retain(|(kept, _)| *kept != path);
            files.push((path, text));
            assert!(!findings(&Repo::of(&files)).is_empty(), "{path}: {text}");
        }
    }
}

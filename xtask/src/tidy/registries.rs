//! Packages come from crates.io, and no mirror's name is left in the tree.

use crate::{
    finding::Finding,
    repo::{Repo, TextFile},
};

/// How Cargo.lock names crates.io.
const CRATES_IO: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Hosts of registries and names of mirror software, in pieces so that this file does not hold them.
const HOSTS: &[&str] = &[
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("pypi.org", "/simple"),
    concat!("arti", "factory"),
    concat!("jfrog", ".io"),
    concat!("verd", "accio"),
];

/// Settings that send cargo to another registry.
const SETTINGS: &[&str] = &["[source", "[registries", "[registry", "replace-with", "registry"];

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in &repo.files {
        for (number, line) in file.lines() {
            if let Some(host) = HOSTS.iter().find(|host| line.to_lowercase().contains(**host)) {
                found.push(Finding::new(
                    &file.path,
                    number,
                    format!("found the registry `{host}`; name no registry"),
                ));
            }
            if is_foreign_source(file, line) {
                let message = format!(
                    "expected packages from crates.io only, found `{line}`; build without the mirror"
                );
                found.push(Finding::new(&file.path, number, message));
            }
            if is_cargo_setting(file) && SETTINGS.iter().any(|setting| line.trim_start().starts_with(setting))
            {
                let message =
                    format!("found the registry setting `{line}`; keep it in the settings of your machine");
                found.push(Finding::new(&file.path, number, message));
            }
        }
    }
    found
}

fn is_foreign_source(file: &TextFile, line: &str) -> bool {
    file.path.ends_with("Cargo.lock") && line.starts_with("source = ") && line != CRATES_IO
}

fn is_cargo_setting(file: &TextFile) -> bool {
    file.path.ends_with("Cargo.toml") || file.path.ends_with(".cargo/config.toml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn count(path: &str, text: &str, expected: usize) {
        let found = check(&Repo::of(&[(path, text)]));
        assert_eq!(found.len(), expected, "{path}: {text}: {found:?}");
    }

    #[test]
    fn registries_are_found() {
        for host in HOSTS {
            count("docs/a.md", &format!("fetched from https://{}/", host.to_uppercase()), 1);
        }
        count("Cargo.lock", "source = \"registry+https://example.org/index\"\n", 1);
        count("fuzz/Cargo.lock", "source = \"git+https://example.org/a\"\n", 1);
        count(".cargo/config.toml", "[source.crates-io]\nreplace-with = \"mirror\"\n", 2);
        count("crates/a/Cargo.toml", "[dependencies.b]\nregistry = \"mirror\"\n", 1);
    }

    #[test]
    fn crates_io_is_no_secret() {
        count("Cargo.lock", CRATES_IO, 0);
        count("docs/a.md", "published on crates.io", 0);
        count("games/a/content/a.toml", "[source.book]\n", 0);
    }
}

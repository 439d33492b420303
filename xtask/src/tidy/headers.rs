//! Every Rust file begins by saying what it is about.

use crate::{finding::Finding, repo::Repo};

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let silent = repo.with_ending("rs").filter(|file| {
        let is_build_script = file.path.rsplit('/').next() == Some("build.rs");
        !is_build_script && !file.text.starts_with("//! ")
    });
    let message = "expected `//! ` and what this file is about on the first line";
    silent.map(|file| Finding::new(&file.path, 1, message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_header_is_found() {
        let repo = Repo::of(&[
            ("a.rs", "//! About.\n"),
            ("crates/a/build.rs", "fn main() {}\n"),
            ("b.rs", "fn b() {}\n"),
            ("c.rs", "\n//! Too late.\n"),
            ("d.rs", ""),
        ]);
        assert_eq!(
            check(&repo).iter().map(|finding| finding.file.as_str()).collect::<Vec<_>>(),
            ["b.rs", "c.rs", "d.rs"]
        );
    }
}

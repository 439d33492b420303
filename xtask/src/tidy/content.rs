//! Content is data: no Rust under `games/*/content/`.

use crate::{finding::Finding, repo::Repo};

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let rust = repo.with_ending("rs").filter(|file| {
        let folders: Vec<_> = file.path.split('/').collect();
        matches!(folders.as_slice(), ["games", _, "content", ..])
    });
    let message = "content is data, but this is Rust; move it to the game's `src`";
    rust.map(|file| Finding::new(&file.path, 1, message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_among_the_content_is_found() {
        let repo = Repo::of(&[
            ("games/obcy/content/cards.ron", ""),
            ("games/obcy/src/content.rs", ""),
            ("games/obcy/content/maps/base.rs", ""),
        ]);
        let found = check(&repo);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].file, "games/obcy/content/maps/base.rs");
    }
}

//! The text files of the project, held in memory so that every check is a plain function of them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::ignored::Ignored;

/// One text file.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    /// From the root, with forward slashes on every system.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl TextFile {
    pub(crate) fn has_ending(&self, ending: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == ending)
    }

    /// The lines with their numbers, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// Every text file of the project, sorted by path.
#[derive(Clone, Debug)]
pub(crate) struct Repo {
    pub(crate) files: Vec<TextFile>,
}

impl Repo {
    /// Reads a tree, leaving out what `.gitignore` leaves out and what is not text.
    pub(crate) fn read(root: &Path) -> Result<Repo> {
        let ignored = Ignored::parse(&fs::read_to_string(root.join(".gitignore")).unwrap_or_default());
        let mut files = Vec::new();
        walk(root, "", &ignored, &mut files)?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Repo { files })
    }

    /// Reads the project itself.
    pub(crate) fn read_own() -> Result<Repo> {
        Repo::read(&root())
    }

    pub(crate) fn file(&self, path: &str) -> Option<&TextFile> {
        self.files.iter().find(|file| file.path == path)
    }

    pub(crate) fn with_ending(&self, ending: &str) -> impl Iterator<Item = &TextFile> {
        self.files.iter().filter(move |file| file.has_ending(ending))
    }

    /// A project made up for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Repo {
        let file = |&(path, text): &(&str, &str)| TextFile { path: path.to_owned(), text: text.to_owned() };
        Repo { files: files.iter().map(file).collect() }
    }
}

/// The root of the workspace: the folder that this crate's folder lies in. Cargo tells where that is now, which is not where it was
/// compiled if somebody has moved the checkout since.
pub(crate) fn root() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let own = Path::new(&own);
    own.parent().unwrap_or(own).to_path_buf()
}

fn walk(folder: &Path, prefix: &str, ignored: &Ignored, files: &mut Vec<TextFile>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let entry = entry.with_context(|| format!("cannot list {}", folder.display()))?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type().with_context(|| format!("cannot look at {path}"))?;
        if ignored.covers(&path) {
            continue;
        } else if kind.is_dir() {
            walk(&entry.path(), &format!("{path}/"), ignored, files)?;
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
            files.extend(String::from_utf8(bytes).ok().map(|text| TextFile { path, text }));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_tree_is_read_without_its_build_folders() {
        let repo = Repo::read_own().unwrap();
        assert!(repo.file("xtask/src/repo.rs").is_some());
        assert!(repo.file("Cargo.toml").is_some());
        assert!(
            repo.files.iter().all(|file| !file.path.contains("target/") && !file.path.starts_with(".git/"))
        );
        assert!(repo.files.is_sorted_by(|a, b| a.path < b.path));
    }
}

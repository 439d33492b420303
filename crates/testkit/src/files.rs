//! Finding fixtures: a walk through a folder and those in it, always in the same order.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// All files under `dir` whose names end so, sorted. A folder that is not there has none.
pub(crate) fn walk(dir: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if dir.exists() {
        collect(dir, ending, &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect(dir: &Path, ending: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, ending, found)?;
        } else if path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(ending)) {
            found.push(path);
        }
    }
    Ok(())
}

/// Every fixture under `dir` with its text.
///
/// # Panics
/// If there is none, for then nothing would be tested, or if one cannot be read.
pub(crate) fn fixtures(dir: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let found = walk(dir, ending).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    assert!(!found.is_empty(), "{}: expected at least one file *{ending}, found none", dir.display());
    let read = |path: PathBuf| match fs::read_to_string(&path) {
        Ok(text) => (path, text),
        Err(error) => panic!("{}: {error}", path.display()),
    };
    found.into_iter().map(read).collect()
}

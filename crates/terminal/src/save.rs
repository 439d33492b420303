//! Writing the journal to a file.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Writes a file whole or not at all. An existing one is replaced only if that is wanted.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] if it exists and stays; otherwise what the system says.
pub(crate) fn save(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    if !replace && path.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // Half a file is of no use; if even that cannot be removed, the first error says why.
        let _ = fs::remove_file(&part);
    }
    written
}

//! Reading files and folders that somebody named, with errors that say what is there instead; and where our own are kept.

use crate::exit::Failure;
use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// No text of ours comes near this; a device or a film does.
const MOST_BYTES: u64 = 64 << 20;

/// The whole text of a file.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let place = path.display();
    let unreadable = |error: io::Error| Failure::unusable(&place, unreadable(&error));
    if fs::metadata(path).map_err(unreadable)?.is_dir() {
        return Err(Failure::unusable(&place, "expected a file, found a folder"));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(unreadable)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MOST_BYTES {
        let what = format!("expected at most {} MiB of text, found more", MOST_BYTES >> 20);
        return Err(Failure::unusable(&place, what));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        let found = error.as_bytes()[good.len()];
        let what =
            format!("line {line}: expected text in UTF-8, found the byte 0x{found:02x}; save it as UTF-8");
        Failure::unusable(&place, what)
    })
}

/// All files under a folder, sorted. Hidden ones are passed over, and links to folders, which may lead in a circle.
pub(crate) fn files_under(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error: io::Error| Failure::unusable(folder.display(), unreadable(&error));
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
            if is_hidden {
                continue;
            }
            if path.is_dir() {
                if !path.is_symlink() {
                    folders.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What to say when the system refuses a path.
pub(crate) fn unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_string(),
        io::ErrorKind::PermissionDenied => "you may not read this".to_string(),
        io::ErrorKind::NotADirectory => "expected a folder, found a file".to_string(),
        _ => format!("it cannot be read ({error})"),
    }
}

/// Where programs keep what belongs to their user.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join(Path::new("Library/Application Support")))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("dropship"))
}

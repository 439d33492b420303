//! Lists the texts of all languages, so that a new file or a new language is built in without being named in code.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=text");
    let mut code = String::from("&[\n");
    // This runs in the crate's folder, even if that has been moved since this was compiled.
    for folder in sorted(&env::current_dir()?.join("text"))? {
        // Writing into a string cannot fail.
        let _ = writeln!(code, "({:?}, &[", name(&folder));
        for file in sorted(&folder)? {
            let _ = writeln!(code, "({:?}, include_str!({:?})),", name(&file), file.display().to_string());
        }
        code.push_str("]),\n");
    }
    code.push(']');
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("texts.rs"), code)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

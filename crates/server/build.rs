//! Builds the client's files into the server: a table of names, contents and compressed copies.
//!
//! They are made by `cargo xtask play` and lie in `target/web-dist`. Without them the server still compiles, and says
//! what is missing when it is started.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // This runs in the crate's folder, even if that has been moved since this was compiled.
    let dist = env::current_dir()?.join("../../target/web-dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.is_dir() {
        walk(&dist, &mut files)?;
    }
    files.sort();
    let mut table = String::from("&[\n");
    for path in files.iter().filter(|path| !is_copy(path)) {
        println!("cargo:rerun-if-changed={}", path.display());
        let name = path.strip_prefix(&dist).unwrap_or(path).to_string_lossy().replace('\\', "/");
        let copy = |ending: &str| {
            let copy = PathBuf::from(format!("{}.{ending}", path.display()));
            if copy.exists() { format!("Some({})", include(&copy)) } else { "None".to_string() }
        };
        let (plain, brotli, gzip) = (include(path), copy("br"), copy("gz"));
        writeln!(table, "Asset {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},")
            .map_err(io::Error::other)?;
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("assets.rs"), table)
}

fn is_copy(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.display().to_string())
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { walk(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

//! Makes of the compiled client what a browser loads: the glue code, names that change with the content, and
//! compressed copies of everything.
//!
//! `bundle WASM FOLDER [--quick]` reads the compiled client and writes the folder. `--quick` makes nothing small.

mod ahead;
mod alike;
mod names;
mod pack;
mod parts;
mod quiet;
mod slim;
mod texts;

use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> Result<ExitCode> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (quick, paths): (Vec<_>, Vec<_>) = args.iter().partition(|arg| *arg == "--quick");
    let [wasm, folder] = paths.as_slice() else {
        bail!("expected the compiled client and the folder to write, found {} arguments", paths.len());
    };
    let (wasm, folder) = (PathBuf::from(wasm), PathBuf::from(folder));
    let effort = if quick.is_empty() { pack::Effort::Smallest } else { pack::Effort::None };
    let files = parts::all(&wasm, effort)?;
    let sizes = pack::write(&folder, &files, effort)
        .with_context(|| format!("{} could not be written", folder.display()))?;
    print!("{sizes}");
    Ok(ExitCode::SUCCESS)
}

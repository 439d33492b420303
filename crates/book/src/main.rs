//! `book ROOT OUT`: reads `docs/SUMMARY.md` and writes the book it lists.
//!
//! Every chapter is a document as it stands in the repository; the book adds a table of contents, links between pages
//! and a search through headings. A link that leads nowhere is an error: a book with holes is not written.

mod links;
mod page;
mod site;
mod summary;

use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let [root, out] =
        std::env::args_os().skip(1).map(PathBuf::from).collect::<Vec<_>>().try_into().map_err(|_| {
            anyhow::anyhow!("expected two arguments: the folder of the project and the folder to write to")
        })?;
    let contents = summary::read(&root)?;
    let pages = contents.chapters().map(|chapter| page::read(&root, chapter)).collect::<Result<Vec<_>>>()?;
    let broken = links::broken(&root, &pages);
    if !broken.is_empty() {
        bail!("links that lead nowhere:\n  {}", broken.join("\n  "));
    }
    let files = site::write(&root, &out, &contents, &pages)
        .with_context(|| format!("the book could not be written to {}", out.display()))?;
    println!("{} pages, {files} files: {}", pages.len(), out.join("index.html").display());
    Ok(())
}

//! `dropship scenario`: plays scenario files and says which of them hold.

use crate::content::Shelf;
use crate::exit::{Ended, Failure};
use crate::files::{files_under, read_text};
use catalog::CatalogError;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Plays scenario files and says which of them hold
///
/// Exit code 0 if all hold, 1 if one does not, 2 if one cannot be read. docs/scenario-format.md describes the format.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  dropship scenario bug.scenario
  dropship scenario games --quiet")]
pub struct Args {
    /// Scenario files, or folders in which to look for *.scenario
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Folder with content of your own: a pack, or a folder per game with a pack in each
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Name only those that fail
    #[arg(long, short)]
    quiet: bool,
}

/// Plays every file and prints a summary.
///
/// # Errors
/// If a folder or the content cannot be read, or stdout is closed.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let mut files = Vec::new();
    for path in &args.files {
        files.extend(scenarios(path)?);
    }
    let mut worst = Ended::Fine;
    let mut failed = 0;
    for file in &files {
        match check(file, &shelf) {
            Ok(()) if args.quiet => {}
            Ok(()) => writeln!(out, "ok      {}", file.display())?,
            Err(failure) => {
                let (ended, what) = match failure {
                    Failure::Failed(what) => (Ended::Failed, what),
                    Failure::Unusable(what) => (Ended::Unusable, what),
                    Failure::Output(_) => return Err(failure),
                };
                failed += 1;
                worst = worst.max(ended);
                writeln!(out, "FAILED  {what}")?;
            }
        }
    }
    writeln!(out, "{} scenarios, {} hold, {failed} failed", files.len(), files.len() - failed)?;
    Ok(worst)
}

/// The file itself, or all scenarios under a folder.
fn scenarios(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let is_scenario = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "scenario");
    let found: Vec<_> = files_under(path)?.into_iter().filter(is_scenario).collect();
    if found.is_empty() {
        return Err(Failure::unusable(
            path.display(),
            "expected files *.scenario in this folder, found none",
        ));
    }
    Ok(found)
}

/// Plays one file. What is wrong comes with `file:line`, which editors and terminals make a link of.
fn check(file: &Path, shelf: &Shelf) -> Result<(), Failure> {
    let text = read_text(file)?;
    let at_line = |line: u32| format!("{}:{line}", file.display());
    let scenario =
        scenario::parse(&text).map_err(|error| Failure::failed(at_line(error.line), error.what))?;
    let played = catalog::run_scenario(&scenario, &shelf.of(&scenario.game));
    played.map(drop).map_err(|error| match error {
        CatalogError::Scenario(error) => Failure::failed(at_line(error.line), error.what),
        CatalogError::UnknownGame { .. } => Failure::failed(at_line(game_line(&text)), error),
        other => Failure::of(file.display(), &other),
    })
}

/// The line that names the game.
fn game_line(text: &str) -> u32 {
    (1..).zip(text.lines()).find(|(_, line)| line.starts_with("game")).map_or(1, |(line, _)| line)
}

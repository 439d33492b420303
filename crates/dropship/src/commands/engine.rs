//! `dropship engine`: matches for other programs.

use crate::content::Shelf;
use crate::engine::{Engine, serve};
use crate::entropy;
use crate::exit::{Ended, Failure};
use std::io::{self, Write};
use std::path::PathBuf;

/// Plays matches for other programs: JSON lines on stdin, one answer each on stdout
///
/// Send {"cmd":"help"} for the list of commands; docs/engine-protocol.md describes them.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  echo '{\"cmd\":\"new\",\"game\":\"tictactoe\",\"status\":true}' | dropship engine")]
pub struct Args {
    /// Folder with content of your own: a pack, or a folder per game with a pack in each
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Answers until the input ends.
///
/// # Errors
/// If the content cannot be read, or stdout is closed.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    serve(&mut Engine::new(shelf, entropy::system), &mut io::stdin().lock(), out)?;
    Ok(Ended::Fine)
}

//! `dropship verify`: were the rules kept, and do the dice come from the promised seed?

use crate::content::Shelf;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use std::io::Write;
use std::path::PathBuf;

/// Checks a journal: the rules were kept, and the dice are those of the seed that was promised
///
/// Exit code 0 if all of it holds, 1 with the reason if not, 2 if the file cannot be read.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  dropship verify match.json")]
pub struct Args {
    /// The journal file
    file: PathBuf,
    /// Folder with the content that the match was played with, if it is not what is built in
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Checks step by step and prints each step that holds.
///
/// # Errors
/// With the first step that does not hold.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let text = read_text(&args.file)?;
    let failure = |error| Failure::of(args.file.display(), &error);
    let own = shelf.of_journal(&text);
    let header = table::header(&text).map_err(|error| failure(error.into()))?;
    writeln!(out, "file        whole: its checksum fits")?;
    let game = catalog::replay(&text, &own).map_err(failure)?;
    let (turns, name, rules) = (game.turn(), game.game(), header.rules);
    writeln!(out, "rules       kept in all {turns} decisions, by rules {rules} of {name}")?;
    let end = game.outcome().map_or("not over yet".to_string(), |outcome| format!("by {}", outcome.rule));
    writeln!(out, "end         {end}")?;
    catalog::verify(&text, &own).map_err(failure)?;
    writeln!(out, "seed        the one whose hash was published before the first draw")?;
    writeln!(out, "dice        every draw is the seed's")?;
    Ok(Ended::Fine)
}

//! `dropship analyse`: what a match was decided by.

mod page;
mod text;

use crate::content::Shelf;
use crate::exit::{Ended, Failure};
use crate::files::{read_text, unreadable};
use crate::speech::Speech;
use analysis::{Analysis, Thoroughness, analyse};
use locale::{Words, capital};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Says what a match was decided by: turning points, luck against decisions, every die
///
/// Positions are judged by lines that bots play on from them; the same --lines and --seed give the same figures. Exit code 1 if
/// the journal breaks the rules, 2 if it cannot be read.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  dropship analyse match.json
  dropship analyse match.json --out match.html --lang pl")]
pub struct Args {
    /// The journal file
    file: PathBuf,
    /// Write it there: a page (.html), a picture of the summary (.svg) or all figures (.json)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Lines that are played on from every position
    #[arg(long, value_name = "N", default_value_t = Thoroughness::default().lines, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    lines: u32,
    /// Which lines
    #[arg(long, value_name = "N", default_value_t = Thoroughness::default().seed)]
    seed: u64,
    /// Folder with the content that the match was played with, if it is not what is built in
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

/// What is written.
#[derive(Clone, Copy)]
enum Form {
    Page,
    Picture,
    Figures,
}

/// Judges the match and prints or writes the result.
///
/// # Errors
/// If the file is not a journal that replays, or the result cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    // Before the work, not after it.
    let wanted = args.out.as_deref().map(|path| form(path).map(|form| (path, form))).transpose()?;
    let shelf = Shelf::read(args.content.as_deref())?;
    let text = read_text(&args.file)?;
    let failure = |error| Failure::of(args.file.display(), &error);
    let game = catalog::replay(&text, &shelf.of_journal(&text)).map_err(failure)?;
    let how = Thoroughness { lines: args.lines, seed: args.seed };
    let told = analyse(game.as_ref(), how, &mut progress(game.turn())).map_err(failure)?;
    // Nobody stops it here but by ending the program.
    let Some(told) = told else { return Ok(Ended::Failed) };
    let report = told.report(game.as_ref(), Words::of(args.speech.language()));
    let Some((path, form)) = wanted else {
        text::print(&told, &report, out)?;
        return Ok(Ended::Fine);
    };
    let written = match form {
        Form::Page => page::page(game.game(), &told, &report, args.speech.language()),
        Form::Picture => told.picture(&capital(game.game()), &report),
        Form::Figures => figures(&told),
    };
    fs::write(path, written).map_err(|error| Failure::unusable(path.display(), unreadable(&error)))?;
    writeln!(out, "{}", path.display())?;
    Ok(Ended::Fine)
}

fn form(path: &Path) -> Result<Form, Failure> {
    match path.extension().and_then(|it| it.to_str()) {
        Some("html") => Ok(Form::Page),
        Some("svg") => Ok(Form::Picture),
        Some("json") => Ok(Form::Figures),
        _ => {
            Err(Failure::unusable(path.display(), "--out: expected a name that ends in .html, .svg or .json"))
        }
    }
}

fn figures(told: &Analysis) -> String {
    let figures = serde_json::json!({
        "start": told.start, "steps": told.steps, "accounts": told.accounts(), "moments": told.moments(usize::MAX),
        "dice": told.dice, "better": told.better, "over": told.over,
    });
    format!("{figures}\n")
}

/// Tells on a terminal how far it is.
fn progress(decisions: u32) -> impl FnMut(u32) -> bool {
    let watched = io::stderr().is_terminal();
    move |done| {
        if watched {
            let end = if done + 1 == decisions { "\r\x1b[K" } else { "" };
            // Nobody may be looking.
            let _ = write!(io::stderr(), "\rjudging decision {} of {decisions} …{end}", done + 1);
        }
        true
    }
}

//! `dropship ladder`: levels of bots against each other, and their ratings.

use super::simulate::read_options;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use crate::marathon::{Marathon, Pace};
use lab::{Cast, Ladder, Record, Series};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Seed;

/// Lets levels of bots play each other on every side, and rates them
///
/// Neighbouring levels play --games matches on each side, others a quarter of that. Where all players are one side, it is
/// counted how often each level wins. Matches are kept in a folder, so that the same command goes on where it was broken off.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  dropship ladder all\n  dropship ladder obcy --games 200 --page docs/ratings.md\n  \
                        dropship ladder corps --options '{\"mission\":\"newt\"}' --options '{\"mission\":\"yard\"}'"
)]
pub struct Args {
    /// Which game; `all` for every one of them
    game: String,
    /// Matches between neighbouring levels on each side
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// What is agreed before the first turn, in JSON; several times for several ladders
    #[arg(long)]
    options: Vec<String>,
    /// The folder that keeps the matches
    #[arg(long, value_name = "DIR", default_value = "ladder")]
    records: PathBuf,
    /// A page in Markdown whose section for this game and these options is written anew
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    #[command(flatten)]
    pace: Pace,
}

/// Plays all pairings and prints the ratings.
///
/// # Errors
/// If there is no such game, options do not fit it, or files cannot be used.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let games = match args.game.as_str() {
        "all" => catalog::GAMES.to_vec(),
        one => vec![one],
    };
    let mut settings: Vec<Option<Value>> = Vec::new();
    for text in &args.options {
        settings.push(read_options(Some(text))?);
    }
    if settings.is_empty() {
        settings.push(None);
    }
    fs::create_dir_all(&args.records).map_err(|error| Failure::unusable(args.records.display(), error))?;
    let marathon = Marathon::new(&args.pace);
    for game in games {
        for options in &settings {
            let Some(ladder) = climb(args, game, options.as_ref(), &marathon)? else {
                writeln!(out, "broken off; the same command goes on")?;
                return Ok(Ended::Fine);
            };
            writeln!(out, "{}", ladder.section())?;
            if let Some(page) = &args.page {
                write_page(page, &ladder)?;
            }
        }
    }
    Ok(Ended::Fine)
}

/// Plays the pairings of one game; nothing if that was broken off.
fn climb(
    args: &Args,
    game: &str,
    options: Option<&Value>,
    marathon: &Marathon,
) -> Result<Option<Ladder>, Failure> {
    let open = |cast: &Cast| Series::new(game, options, cast, args.pace.seed).map_err(Failure::Unusable);
    let first = open(&Cast::same(bots::Kind::Level(bots::Level::Random)))?;
    let mut ladder = Ladder::new(game, first.options(), first.sides());
    // Options are too long for names of files.
    let mark = Seed::from_text(&first.options().to_string()).0;
    for pairing in ladder.pairings(args.games) {
        let series = open(&pairing.cast())?;
        let name = format!("{game}-{:02x}{:02x}-{}.json", mark[0], mark[1], pairing.name());
        let path = args.records.join(name);
        // What was played with other content or by bots who thought otherwise is of no use any more.
        let mut record = Record::open(&path, &series).unwrap_or_else(|_| Record::new(&series));
        marathon.run(&series, &mut record, pairing.games, Some(&path))?;
        if marathon.is_stopped() {
            return Ok(None);
        }
        ladder.add(&pairing, record.matches());
    }
    Ok(Some(ladder))
}

fn write_page(path: &Path, ladder: &Ladder) -> Result<(), Failure> {
    let page = if path.exists() { read_text(path)? } else { "# Ratings\n".to_string() };
    fs::write(path, ladder.page(&page)).map_err(|error| Failure::unusable(path.display(), error))
}

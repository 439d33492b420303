//! `dropship simulate`: many matches between bots, counted.

use crate::content::Shelf;
use crate::exit::{Ended, Failure};
use crate::marathon::{Marathon, Pace};
use lab::{Cast, Record, Series, Summary};
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;

/// Plays many matches between bots: who wins, how long it takes, what decides
///
/// Match number i is the same whenever it is played with the same seed. With --out every match is kept: broken off with
/// Ctrl-C, the same command goes on where it stopped, and asked for more matches it plays only those that are missing.
/// Beside the file, which is JSON, there is a drawing with the ending svg.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  dropship simulate obcy --games 2000 --bots veteran --out obcy.json\n  \
                        dropship simulate obcy --bots queen=elite,expedition=veteran --options '{\"variant\":1}'\n  \
                        dropship simulate requiem --bots greedy,aliens=tree:200 --games 300")]
pub struct Args {
    /// Which game; `dropship games` lists them
    game: String,
    /// How many matches
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Who plays: one for all, or one for each side as `queen=veteran,expedition=greedy`. A level (random, recruit,
    /// regular, veteran, elite) or how it thinks (instinct, greedy, flat:LINES, tree:LINES)
    #[arg(long, default_value = "veteran")]
    bots: Cast,
    /// What is agreed before the first turn, in JSON; `dropship games` shows the defaults
    #[arg(long)]
    options: Option<String>,
    /// The file that keeps the matches
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Also foretells who wins, as an analysis does, whenever the game's clock has struck, and counts how often it came true
    #[arg(long)]
    forecasts: bool,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(flatten)]
    pace: Pace,
}

/// Plays and prints what came of it.
///
/// # Errors
/// If game, options, bots or content do not fit each other, or the file cannot be used.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let options = read_options(args.options.as_deref())?;
    let series =
        Series::with(&args.game, &shelf.of(&args.game), options.as_ref(), &args.bots, args.pace.seed)
            .map_err(Failure::Unusable)?;
    let series = if args.forecasts { series.foretold() } else { series };
    let file = args.out.as_deref();
    let mut record = match file {
        Some(path) => {
            Record::open(path, &series).map_err(|error| Failure::unusable(path.display(), error))?
        }
        None => Record::new(&series),
    };
    let marathon = Marathon::new(&args.pace);
    marathon.run(&series, &mut record, args.games, file)?;
    let (title, summary) = (format!("{}, {}", series.game(), series.cast()), Summary::of(record.matches()));
    if let Some(path) = file {
        let path = path.with_extension("svg");
        let drawing = lab::chart(&title, record.matches(), &summary);
        std::fs::write(&path, drawing).map_err(|error| Failure::unusable(path.display(), error))?;
    }
    write!(out, "{}", lab::report(&title, &summary))?;
    if marathon.is_stopped() {
        let left = record.missing(args.games).len();
        writeln!(out, "\nbroken off with {left} matches to go; the same command goes on if it has an --out")?;
    }
    Ok(Ended::Fine)
}

/// Options as JSON.
pub(super) fn read_options(text: Option<&str>) -> Result<Option<Value>, Failure> {
    let read = |text| serde_json::from_str(text);
    text.map(read).transpose().map_err(|error| Failure::unusable("--options", error))
}

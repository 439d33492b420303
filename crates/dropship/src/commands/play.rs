//! `dropship play`: a match at this keyboard, with bots in the seats nobody takes.

use crate::content::Shelf;
use crate::entropy;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use bots::Kind;
use catalog::{AnyMatch, GAMES};
use clap::ValueEnum;
use std::io::{Write, stdin};
use std::path::PathBuf;
use table::{Dice, Seat, Seed, Seeded};
use terminal::{End, HotSeat, Player, Style};

/// Plays a game in the terminal: you take a seat, bots take the others
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  dropship play\n  dropship play requiem --seats 0,2 --bots hard\n  \
                        dropship play lantern --seats all --options '{\"seats\":3}'\n  \
                        dropship play --resume saved.journal.json")]
pub struct Args {
    /// Which game; `dropship games` lists them
    #[arg(default_value = GAMES[0])]
    game: String,
    /// Play in this terminal, which is the only table so far
    #[arg(long)]
    terminal: bool,
    /// The seats people play, such as 0 or 0,2; or `all`
    #[arg(long, default_value = "0")]
    seats: String,
    /// How well the bots play that take the other seats
    #[arg(long, value_enum, default_value_t = Level::Normal)]
    bots: Level,
    /// What is agreed before the first turn, in JSON; `dropship games` shows the defaults
    #[arg(long)]
    options: Option<String>,
    /// Text or 64 hexadecimal digits that all dice follow from; without it nobody knows them
    #[arg(long)]
    seed: Option<String>,
    /// Goes on with a match saved as a journal
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Does not hide hands when the keyboard is passed on
    #[arg(long)]
    open: bool,
    /// Draws without colour
    #[arg(long)]
    no_colour: bool,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// How much a bot thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Level {
    /// Anything legal
    Random,
    /// A little thought
    Easy,
    /// Some thought
    Normal,
    /// A good deal of thought
    Hard,
}

impl Level {
    fn kind(self) -> Kind {
        match self {
            Level::Random => Kind::Random,
            Level::Easy => Kind::MonteCarlo(50),
            Level::Normal => Kind::MonteCarlo(300),
            Level::Hard => Kind::MonteCarlo(3_000),
        }
    }
}

/// Plays until the match is over or somebody quits.
///
/// # Errors
/// If there is no such game, or its options, pack or journal cannot be used.
pub fn run(args: &Args, mut out: &mut dyn Write) -> Result<Ended, Failure> {
    let (game, stream) = open(args)?;
    let people = people(&args.seats, game.seats())?;
    let players = Seat::first(game.seats()).map(|seat| {
        if people.contains(&seat) {
            return Ok(Player::Person);
        }
        let thoughts = Seeded::new(entropy::system().map_err(Failure::Unusable)?);
        let mut bot = bots::bot(game.game(), args.bots.kind(), thoughts)
            .map_err(|error| Failure::Unusable(error.to_string()))?;
        Ok(Player::Machine(Box::new(move |game, seat| bot.choose(game, seat).unwrap_or(0))))
    });
    let players = players.collect::<Result<Vec<_>, Failure>>()?;
    let end = HotSeat::new(game, stream, players)
        .at_stdio()
        .styled(Style::of_stdout().colour_if(!args.no_colour))
        .open(args.open)
        .run(&mut stdin().lock(), &mut out)?;
    // However it ended, it ended as the players wished.
    let (End::Over(_) | End::Quit | End::InputEnded) = end;
    Ok(Ended::Fine)
}

/// The match and the stream its dice come from.
fn open(args: &Args) -> Result<(Box<dyn AnyMatch>, Seeded), Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text),
        None => entropy::system().map_err(Failure::Unusable)?,
    };
    if let Some(file) = &args.resume {
        let text = read_text(file)?;
        let own = shelf.of_journal(&text);
        let place = file.display();
        return match catalog::resume(&text, &own) {
            Ok(resumed) => Ok(resumed),
            // A match whose dice cannot be checked goes on all the same, without a claim about them.
            Err(_) => {
                let mut game = catalog::replay(&text, &own).map_err(|error| Failure::of(place, &error))?;
                game.disclaim();
                Ok((game, Seeded::new(seed)))
            }
        };
    }
    let wrong = |error| Failure::Unusable(format!("--options: expected JSON, found {error}"));
    let options = args.options.as_deref().map(serde_json::from_str).transpose().map_err(wrong)?;
    catalog::fair(&args.game, &shelf.of(&args.game), options.as_ref(), Dice::commit(seed))
        .map_err(|error| Failure::Unusable(error.to_string()))
}

/// The seats people play.
fn people(text: &str, seats: usize) -> Result<Vec<Seat>, Failure> {
    if text == "all" {
        return Ok(Seat::first(seats).collect());
    }
    let seat = |word: &str| {
        let found: Option<u8> = word.trim().parse().ok();
        found.map(Seat).filter(|seat| seat.index() < seats).ok_or_else(|| {
            let last = seats.saturating_sub(1);
            Failure::Unusable(format!("--seats: expected seats from 0 to {last}, or `all`, found `{word}`"))
        })
    };
    text.split(',').filter(|word| !word.trim().is_empty()).map(seat).collect()
}

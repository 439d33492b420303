//! `dropship play`: the table in the browser, or a match at this keyboard.

mod browser;
mod online;
mod terminal;

pub(crate) use terminal::sit_down;

use crate::exit::{Ended, Failure};
use crate::speech::Speech;
use ::terminal::{SeatLink, Style};
use bots::Level;
use std::io::Write;
use std::path::PathBuf;

/// Opens the table in the browser; or plays in this terminal
///
/// In the terminal you take a seat and bots take the others; or you sit down at a table that a server keeps. Where the
/// output is no terminal, or with --plain, everything is written and read line by line.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  dropship play\n  dropship play --no-open --port 8080\n  \
                        dropship play --terminal requiem --seats 0,2 --bots elite\n  \
                        dropship play --terminal lantern --seats all --options '{\"seats\":3}'\n  \
                        dropship play --terminal --join 'https://table.example/at/ID#invite=TOKEN' --name Ada\n  \
                        dropship play --terminal --resume saved.journal.json\n  \
                        dropship play --terminal --resume saved.journal.json --from 12 --seats 1")]
pub struct Args {
    /// Which game; `dropship games` lists them. In the browser its set-up is opened
    game: Option<String>,
    /// Play in this terminal
    #[arg(long)]
    terminal: bool,
    /// Only print the address
    #[arg(long, conflicts_with = "terminal")]
    no_open: bool,
    /// The port to serve on; usually 4426, or any that is free
    #[arg(long, conflicts_with = "terminal")]
    port: Option<u16>,
    /// The address to serve on; 0.0.0.0 lets other devices of your network in
    #[arg(long, conflicts_with = "terminal", default_value = "127.0.0.1")]
    addr: String,
    /// Sits down at a table that a server keeps, by the link to a seat that a browser would open
    #[arg(long, value_name = "LINK", requires = "terminal", conflicts_with_all = ["game", "options", "seed", "resume"])]
    join: Option<SeatLink>,
    /// What you are called at that table; usually the name you are logged in by
    #[arg(long, requires = "join")]
    name: Option<String>,
    #[command(flatten)]
    at_keyboard: Keyboard,
}

/// What can be asked for in a terminal.
#[derive(Debug, clap::Args)]
pub(crate) struct Keyboard {
    /// The seats people play, such as 0 or 0,2; or `all`; usually the one that decides next
    #[arg(long)]
    seats: Option<String>,
    /// How well the bots play that take the other seats: random, recruit, regular, veteran or elite
    #[arg(long, default_value_t = Level::Regular)]
    bots: Level,
    /// What is agreed before the first turn, in JSON; `dropship games` shows the defaults
    #[arg(long)]
    pub(crate) options: Option<String>,
    /// Text or 64 hexadecimal digits that all dice follow from; without it nobody knows them
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Goes on with a match saved as a journal
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Goes on from an earlier moment of that match, after so many decisions, as a match of its own: what you could not know
    /// then is dealt anew
    #[arg(long, value_name = "TURN", requires = "resume")]
    pub(crate) from: Option<u32>,
    /// Does not hide hands when the keyboard is passed on
    #[arg(long)]
    open: bool,
    /// Draws without colour, as NO_COLOR does
    #[arg(long, alias = "no-color")]
    no_colour: bool,
    /// Writes and reads line by line instead of taking the whole screen, for screen readers and slow connections
    #[arg(long)]
    plain: bool,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) speech: Speech,
}

impl Keyboard {
    /// How this terminal is drawn on.
    fn style(&self) -> Style {
        Style { language: self.speech.language(), ..Style::of_stdout().colour_if(!self.no_colour) }
    }

    /// Whether the whole screen is drawn on.
    fn is_full_screen(&self) -> bool {
        !self.plain && ::terminal::is_full_screen()
    }
}

/// Serves the table until the program is stopped, or plays until the match is over or somebody quits.
///
/// # Errors
/// If there is no such game, if the address cannot be served on, or options, pack or journal cannot be used.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let known = |game: &&str| !catalog::GAMES.contains(game);
    if let Some(game) = args.game.as_deref().filter(known) {
        let games = catalog::GAMES.join(", ");
        return Err(Failure::Unusable(format!("there is no game `{game}`: the games are {games}")));
    }
    if let Some(link) = &args.join {
        return online::run(link, args.name.as_deref(), &args.at_keyboard, out);
    }
    if args.terminal {
        let game = args.game.as_deref().unwrap_or(catalog::GAMES[0]);
        return terminal::run(game, &args.at_keyboard, out);
    }
    browser::run(args, out)
}

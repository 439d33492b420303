//! `dropship games`: the list.

use crate::exit::{Ended, Failure};
use catalog::{GAMES, Playable, Visitor};
use std::io::Write;

/// Lists the games with their rules number and default options
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  dropship games")]
pub struct Args {}

/// Prints one line a game.
///
/// # Errors
/// If stdout is closed.
pub fn run(_: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    struct Line;
    impl Visitor for Line {
        type Out = String;
        fn visit<G: Playable>(self) -> String {
            let options = serde_json::to_value(G::Options::default()).unwrap_or_default();
            format!("{:<12} rules {:<3} options {options}", G::ID, G::RULES)
        }
    }
    for game in GAMES {
        let line = catalog::visit(game, Line).map_err(|error| Failure::Unusable(error.to_string()))?;
        writeln!(out, "{line}")?;
    }
    Ok(Ended::Fine)
}

//! `cargo xtask conform`: a game's conformance tests over very many matches, optimised.

use std::process::ExitCode;

use anyhow::Result;

use crate::process::cargo;

/// Which game, and how many matches.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game's crate
    game: String,
    /// Matches for each of its conformance tests
    #[arg(long, default_value_t = 20_000)]
    matches: u32,
}

/// Runs the tests; the first check that fails says how to play that match alone.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    println!("conform {}: {} matches a test", args.game, args.matches);
    cargo(["test", "--release", "-p", &args.game, "--test", "conformance", "--", "--nocapture"])
        .env("DROPSHIP_MATCHES", args.matches.to_string())
        .run()?;
    Ok(ExitCode::SUCCESS)
}

//! The command line: what can be asked for and who answers.

use std::{ffi::OsString, process::ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{browser, conform, fuzz, launch, lighthouse, release, rules, test, tidy};

/// The developers' commands. Exit code 0: all is well; 1: something was found or failed; 2: wrong usage.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Sets up what is missing, then checks everything: format, lints, tests, wasm, tidiness, rule citations
    Test,
    /// The same as `test`, and the documentation must build without warnings
    Ci,
    /// Says how many rules of each game are cited by a test, and which are not
    Rules(rules::Args),
    /// Checks what the compiler does not: arrows between crates, file lengths, leftovers, white space, …
    Tidy,
    /// Builds browser client and program and opens the table; `--terminal GAME` plays here; `--dev` builds quickly
    Play(Passed),
    /// Plays in a real headless Chromium, which it installs, and checks every page for accessibility
    Browser,
    /// Makes one static book of all documents in target/book, and checks their links
    Docs,
    /// Makes the pictures of README in docs/pictures; `--languages DIR` puts every table in every language into a folder instead
    Screenshots(Passed),
    /// Has Lighthouse, which it fetches, look at every page with a slow phone and on a desktop; wants 95 of 100 everywhere
    Lighthouse(lighthouse::Args),
    /// Makes one self-contained program and packs it with what a host needs, in target/kit
    Release,
    /// Measures speed: `cargo run --release -p bench -- ARGS`
    Bench(Passed),
    /// Visits a server of its own with thousands of players: `cargo run --release -p load -- ARGS`
    Load(Passed),
    /// Plays very many random matches of a game and checks them all: the long form of its conformance tests
    Conform(conform::Args),
    /// Throws random input at the fuzz targets in `fuzz/fuzz_targets`
    Fuzz(fuzz::Args),
}

/// What is handed on as it is.
#[derive(Debug, clap::Args)]
struct Passed {
    /// Handed on as they are; write `--` before `--help` to hand that on as well
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

impl Cli {
    /// Carries out the command and says how the process shall end.
    pub(crate) fn run(self) -> Result<ExitCode> {
        match self.command {
            Command::Test => test::run(test::Docs::Skip),
            Command::Ci => test::run(test::Docs::Build),
            Command::Rules(args) => rules::run(&args),
            Command::Tidy => tidy::run(),
            Command::Play(passed) => launch::play(passed.args),
            Command::Browser => browser::test().map(|()| ExitCode::SUCCESS),
            Command::Docs => launch::docs(),
            Command::Screenshots(passed) => browser::screenshots(passed.args),
            Command::Lighthouse(args) => lighthouse::run(&args),
            Command::Release => release::run(),
            Command::Bench(passed) => launch::bench(passed.args),
            Command::Load(passed) => launch::load(passed.args),
            Command::Conform(args) => conform::run(&args),
            Command::Fuzz(args) => fuzz::run(&args),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn arguments_are_handed_on_untouched() {
        let cli = Cli::try_parse_from(["xtask", "play", "obcy", "--seed", "7", "-v"]).unwrap();
        let Command::Play(passed) = cli.command else { panic!("expected play, found {:?}", cli.command) };
        assert_eq!(passed.args, ["obcy", "--seed", "7", "-v"]);
        let cli = Cli::try_parse_from(["xtask", "bench", "--", "--help"]).unwrap();
        let Command::Bench(passed) = cli.command else { panic!("expected bench, found {:?}", cli.command) };
        assert_eq!(passed.args, ["--help"]);
    }
}

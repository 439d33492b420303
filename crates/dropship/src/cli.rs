//! The command line: what can be asked for and who answers.

use crate::commands::{
    admin, analyse, campaign, content, engine, games, ladder, play, replay, rules, scenario, serve, simulate,
    verify,
};
use crate::exit::{Ended, Failure};
use clap::{Parser, Subcommand};
use std::io::Write;

/// Three board games on one digital table.
#[derive(Debug, Parser)]
#[command(name = "dropship", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "\
Exit codes: 0 all is well; 1 the thing failed (a scenario does not hold, a journal does not verify); \
2 wrong use or input that cannot be read. Errors go to stderr.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Serve(Box<serve::Args>),
    Admin(admin::Args),
    Campaign(campaign::Args),
    Engine(engine::Args),
    Scenario(scenario::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    Simulate(simulate::Args),
    Ladder(ladder::Args),
    Rules(rules::Args),
    Content(content::Args),
    Games(games::Args),
}

impl Cli {
    /// Carries out the command.
    ///
    /// # Errors
    /// With the sentence for stderr and the exit code.
    pub fn run(&self, out: &mut dyn Write) -> Result<Ended, Failure> {
        match &self.command {
            Command::Play(args) => play::run(args, out),
            Command::Serve(args) => serve::run(args, out),
            Command::Admin(args) => admin::run(args, out),
            Command::Campaign(args) => campaign::run(args, out),
            Command::Engine(args) => engine::run(args, out),
            Command::Scenario(args) => scenario::run(args, out),
            Command::Replay(args) => replay::run(args, out),
            Command::Verify(args) => verify::run(args, out),
            Command::Analyse(args) => analyse::run(args, out),
            Command::Simulate(args) => simulate::run(args, out),
            Command::Ladder(args) => ladder::run(args, out),
            Command::Rules(args) => rules::run(args, out),
            Command::Content(args) => content::run(args, out),
            Command::Games(args) => games::run(args, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_makes_sense() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_shows_an_example() {
        for command in Cli::command().get_subcommands() {
            let help = command.clone().render_long_help().to_string();
            assert!(help.contains("Example"), "{help}");
        }
    }
}

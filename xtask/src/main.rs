//! The developers' commands: `cargo xtask play`, `test`, `ci`, `rules`, `tidy`, `bench` and others.
//!
//! Everything runs from the root of the workspace, whatever folder the command is given in.

mod cli;
mod conform;
mod database;

mod arrows;
mod finding;
mod ignored;
mod lexer;
mod process;
mod repo;
mod workspace;

mod browser;
mod built;
mod fuzz;
mod launch;
mod lighthouse;
mod release;
mod rules;
mod steps;
mod test;
mod tidy;
mod toolchain;
mod web;
mod weight;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    cli::Cli::parse().run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

//! Starts the project's own programs, built for speed.

use std::{ffi::OsString, process::ExitCode};

use anyhow::Result;

use crate::{
    database,
    process::{Tool, cargo},
    web::{self, Form},
};

/// `cargo xtask play`: builds the browser client, the program around it, and starts it. In a terminal no client is
/// needed. `--dev` makes the client quickly instead of small.
pub(crate) fn play(args: Vec<OsString>) -> Result<ExitCode> {
    let (dev, args): (Vec<_>, Vec<_>) = args.into_iter().partition(|arg| arg == "--dev");
    if !args.iter().any(|arg| arg == "--terminal") {
        web::build(if dev.is_empty() { Form::Small } else { Form::Quick })?;
    }
    let mut all = vec![OsString::from("play")];
    all.extend(args);
    release("dropship", all).hand_over()
}

/// `cargo xtask bench`: measures.
pub(crate) fn bench(args: Vec<OsString>) -> Result<ExitCode> {
    release("bench", args).hand_over()
}

/// `cargo xtask docs`: makes the book.
pub(crate) fn docs() -> Result<ExitCode> {
    cargo(["run", "-p", "book", "--", ".", "target/book"]).hand_over()
}

/// `cargo xtask load`: builds the program, and visits it with thousands of players.
pub(crate) fn load(args: Vec<OsString>) -> Result<ExitCode> {
    database::set_up()?;
    cargo(["build", "--release", "-p", "dropship"]).run()?;
    release("load", args).hand_over()
}

fn release(package: &str, args: Vec<OsString>) -> Tool {
    let mut all: Vec<OsString> = ["run", "--release", "-p", package, "--"].map(OsString::from).into();
    all.extend(args);
    cargo(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_stand_after_the_dashes() {
        let tool = release("dropship", vec!["play".into(), "--seed".into()]);
        assert_eq!(tool.line(), "cargo run --release -p dropship -- play --seed");
    }
}

//! `cargo xtask rules`: which rules are cited by a test, and which are not.

mod citation;
mod coverage;
mod rust;
mod scenario;

use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use rulebook::Rulebook;

use crate::{finding::Finding, repo::Repo};
use citation::Citation;
use coverage::{Coverage, Minimum};

/// How to report.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object: {"GAME":{"covered":n,"total":m,"missing":["ID",…]},…}
    #[arg(long)]
    json: bool,
    /// List every rule without a test, not only the first of each game
    #[arg(long)]
    all: bool,
    /// Fail if fewer rules of a game than this are covered; may be given several times
    #[arg(long, value_name = "GAME=PERCENT")]
    min: Vec<Minimum>,
}

/// Prints the coverage, then the citations that are wrong.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let book = Rulebook::load();
    let (citations, mut wrong) = citations(&Repo::read_own()?);
    wrong.extend(coverage::unknown(&book, &citations));
    wrong.sort();
    let coverage = coverage::count(&book, &citations);
    if args.json {
        println!("{:#}", coverage::json(&coverage));
    } else {
        print!("{}", coverage::report(&coverage, args.all));
    }
    for finding in &wrong {
        eprintln!("{finding}");
    }
    if !wrong.is_empty() {
        bail!("wrong citations, see above; places to put right: {}", wrong.len());
    }
    demand(&coverage, &args.min)?;
    Ok(ExitCode::SUCCESS)
}

/// Games that can be played: every rule of theirs has a test, and stays tested.
const FINISHED: [&str; 5] = ["corps", "obcy", "requiem", "lantern", "tictactoe"];

/// The step of `cargo xtask test`: the coverage is shown; wrong citations and untested rules of finished games fail.
pub(crate) fn check() -> Result<()> {
    let whole = |game: &str| Minimum { game: game.to_owned(), percent: 100 };
    run(&Args { json: false, all: false, min: FINISHED.map(whole).to_vec() }).map(|_| ())
}

/// Every citation of the project, and everything that looks like one but is not right.
fn citations(repo: &Repo) -> (Vec<Citation>, Vec<Finding>) {
    let in_rust = repo.with_ending("rs").flat_map(rust::citations);
    let in_scenarios = repo.with_ending("scenario").flat_map(scenario::citations);
    let (right, wrong): (Vec<_>, Vec<_>) = in_rust.chain(in_scenarios).partition(Result::is_ok);
    (right.into_iter().flatten().collect(), wrong.into_iter().filter_map(Result::err).collect())
}

fn demand(coverage: &[Coverage], minima: &[Minimum]) -> Result<()> {
    for minimum in minima {
        let game = coverage.iter().find(|game| game.game == minimum.game).ok_or_else(|| {
            let games: Vec<_> = coverage.iter().map(|game| game.game).collect();
            anyhow!("there are no rules of `{}`; there are: {}", minimum.game, games.join(", "))
        })?;
        if !game.reaches(minimum.percent) {
            bail!(
                "expected tests for at least {} % of the rules of {}, found {} of {}; `cargo xtask rules --all` lists the rest",
                minimum.percent,
                game.game,
                game.covered,
                game.total
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_and_scenarios_are_searched() {
        let repo = Repo::of(&[
            ("a.rs", "// rule: X-A-1\n#[test]\nfn a() {}\n// rule: X-A-2\nfn b() {}\n"),
            ("b.scenario", "game: x\nrules: X-A-3, X-A-4\n"),
            ("c.md", "// rule: X-A-5\n"),
        ]);
        let (right, wrong) = citations(&repo);
        assert_eq!(
            right.iter().map(|citation| citation.id.as_str()).collect::<Vec<_>>(),
            ["X-A-1", "X-A-3", "X-A-4"]
        );
        assert_eq!(wrong.iter().map(|finding| finding.line).collect::<Vec<_>>(), [4]);
    }

    #[test]
    fn a_minimum_is_demanded() {
        let coverage = [Coverage { game: "corps", covered: 1, total: 4, missing: vec!["X-A-1"] }];
        let minimum = |text: &str| vec![text.parse::<Minimum>().unwrap()];
        assert!(demand(&coverage, &minimum("corps=25")).is_ok());
        assert!(demand(&coverage, &minimum("corps=26")).unwrap_err().to_string().contains("found 1 of 4"));
        assert!(demand(&coverage, &minimum("chess=1")).unwrap_err().to_string().contains("there are: corps"));
    }
}

//! `cargo xtask test` and `cargo xtask ci`: everything a submission must pass, in one command.

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::{
    arrows::Arrows,
    browser, database,
    process::{Tool, cargo},
    repo::Repo,
    rules,
    steps::{self, Step},
    tidy,
    toolchain::{self, WASM},
    web,
};

/// Whether the documentation is built as well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Docs {
    Build,
    Skip,
}

/// Runs all steps; the set-up first, because the others rely on it.
pub(crate) fn run(docs: Docs) -> Result<ExitCode> {
    let mut steps = vec![
        Step { name: "set-up", again: "cargo xtask test".into(), work: Box::new(set_up) },
        // The server contains the client, so the client comes first.
        Step { name: "web", again: "cargo xtask test".into(), work: Box::new(web::build_within_limit) },
        command("fmt", cargo(["fmt", "--all", "--check"])),
        command("clippy", cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])),
        command("test", cargo(["test", "--workspace"])),
        Step { name: "database", again: "cargo xtask test".into(), work: Box::new(database::test) },
        Step { name: "browser", again: "cargo xtask browser".into(), work: Box::new(browser::test_as_built) },
    ];
    if docs == Docs::Build {
        steps.push(command(
            "doc",
            cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"),
        ));
    }
    steps.extend([
        wasm(&Repo::read_own()?),
        Step { name: "tidy", again: "cargo xtask tidy".into(), work: Box::new(tidy::check) },
        Step { name: "rules", again: "cargo xtask rules".into(), work: Box::new(rules::check) },
    ]);
    Ok(if steps::run(steps) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Everything that any step needs, so that what is missing is told in the first minute and not in the last.
fn set_up() -> Result<()> {
    toolchain::set_up()?;
    database::set_up()?;
    browser::set_up()
}

fn command(name: &'static str, tool: Tool) -> Step {
    Step { name, again: tool.line(), work: Box::new(move || tool.run()) }
}

/// The rules must run in a browser: every crate marked `no_std` in ARCHITECTURE.md is built for it.
fn wasm(repo: &Repo) -> Step {
    match Arrows::read(repo) {
        Ok(arrows) => command("wasm", build_for_wasm(&arrows)),
        Err(findings) => {
            let work = move || bail!("which crates to build is not known: {}", findings[0]);
            Step { name: "wasm", again: "cargo xtask tidy".into(), work: Box::new(work) }
        }
    }
}

fn build_for_wasm(arrows: &Arrows) -> Tool {
    let rules_side = arrows.rows.iter().filter(|row| row.no_std).flat_map(|row| ["-p", &row.name]);
    cargo(["build", "--target", WASM].into_iter().chain(rules_side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_side_is_built_for_the_browser() {
        let table = "## Arrows\n\
            | crate | may depend on | tests may also use | no_std |\n|---|---|---|---|\n\
            | table | | | yes |\n| server | table | | |\n| board | | | yes |\n";
        let step = wasm(&Repo::of(&[("ARCHITECTURE.md", table)]));
        assert_eq!(step.again, "cargo build --target wasm32-unknown-unknown -p table -p board");
    }

    #[test]
    fn without_the_table_the_step_fails_and_says_why() {
        let error = (wasm(&Repo::of(&[])).work)().unwrap_err().to_string();
        assert!(error.contains("ARCHITECTURE.md"), "{error}");
    }
}

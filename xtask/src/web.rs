//! The browser client: compiled, made into what a browser loads, and skipped where nothing has changed.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
    time::Instant,
};

use anyhow::{Context, Result};

use crate::{
    process::cargo,
    repo::{Repo, root},
    toolchain::{self, WASM},
    weight::Weight,
};

/// Where the client's files are put, and where the server takes them from.
const DIST: &str = "target/web-dist";
/// Written last: what the files were made from.
const STAMP: &str = "target/web-dist.stamp";
/// A change of anything else cannot change the client.
const SOURCES: [&str; 5] = ["crates/", "games/", "docs/rules/", "Cargo.toml", "Cargo.lock"];
/// Crates that the client does not contain.
const OTHERS: [&str; 15] = [
    "crates/bench/",
    "crates/book/",
    "crates/browser/",
    "crates/bundle/",
    "crates/dropship/",
    "crates/host/",
    "crates/lab/",
    "crates/load/",
    "crates/notify/",
    "crates/scenario/tests/",
    "crates/server/",
    "crates/store/",
    "crates/terminal/",
    "crates/testkit/",
    "crates/locale/tests/",
];

/// Leptos compiles every part of a page as a type of its own unless told otherwise; one type for all is smaller by 29 kB
/// of brotli, and no slower to look at.
const ERASED: &str = "target.wasm32-unknown-unknown.rustflags=['--cfg', 'erase_components']";

/// How the client is made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Small, which takes minutes.
    Small,
    /// Quickly made and large, for a look at a change.
    Quick,
}

/// Makes the client, unless it is there already.
pub(crate) fn build(form: Form) -> Result<()> {
    let stamp = stamp(&Repo::read_own()?, form);
    let known = fs::read_to_string(root().join(STAMP)).unwrap_or_default();
    if known == stamp && root().join(DIST).join("pages").exists() {
        println!("browser client: nothing has changed");
        return Ok(());
    }
    toolchain::wasm_target()?;
    let start = Instant::now();
    println!("browser client: compiling (minutes the first time, less later) …");
    let profile = match form {
        Form::Small => "web-release",
        Form::Quick => "dev",
    };
    // The client, and beside it what only those load who ask for an analysis. Each has only the features it asks for.
    for part in ["web", "judge"] {
        cargo(["build", "-p", part, "--lib", "--target", WASM, "--profile", profile, "--config", ERASED])
            .run()?;
    }
    let folder = if form == Form::Quick { "debug" } else { profile };
    let wasm = target_folder()?.join(WASM).join(folder).join("web.wasm");
    println!("browser client: packing …");
    let mut args = vec!["run", "-p", "bundle", "--"];
    let (wasm, dist) = (wasm.display().to_string(), root().join(DIST).display().to_string());
    args.extend([wasm.as_str(), dist.as_str()]);
    if form == Form::Quick {
        args.push("--quick");
    }
    cargo(args).run()?;
    fs::write(root().join(STAMP), stamp).with_context(|| format!("{STAMP} cannot be written"))?;
    if form == Form::Small {
        println!("{}", Weight::of(&root().join(DIST))?);
    }
    println!("browser client: made in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Makes the client as small as it gets, and refuses it if that is not small enough.
pub(crate) fn build_within_limit() -> Result<()> {
    build(Form::Small)?;
    Weight::of(&root().join(DIST))?.check()
}

/// What the client is made from, as a number.
fn stamp(repo: &Repo, form: Form) -> String {
    let mut hasher = DefaultHasher::new();
    (form == Form::Quick).hash(&mut hasher);
    let is_source = |path: &str| {
        SOURCES.iter().any(|start| path.starts_with(start))
            && !OTHERS.iter().any(|start| path.starts_with(start))
    };
    // The bundler decides how the files look, though it is not in them.
    let is_bundler = |path: &str| path.starts_with("crates/bundle/src/");
    for file in repo.files.iter().filter(|file| is_source(&file.path) || is_bundler(&file.path)) {
        (&file.path, &file.text).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// Where cargo puts what it builds.
fn target_folder() -> Result<std::path::PathBuf> {
    let answer = cargo(["metadata", "--format-version", "1", "--no-deps"]).answer()?;
    let metadata: serde_json::Value = serde_json::from_str(&answer).context("cargo metadata is no JSON")?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    Ok(Path::new(folder).to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_in_the_client_makes_it_anew() {
        let repo = |web: &str, bench: &str| {
            Repo::of(&[
                ("crates/web/src/lib.rs", web),
                ("crates/bench/src/main.rs", bench),
                ("README.md", bench),
            ])
        };
        let before = stamp(&repo("a", "a"), Form::Small);
        assert_eq!(stamp(&repo("a", "b"), Form::Small), before);
        assert_ne!(stamp(&repo("b", "a"), Form::Small), before);
        assert_ne!(stamp(&repo("a", "a"), Form::Quick), before);
    }
}

//! `cargo xtask fuzz`: random input for a while, shared evenly between the targets.

use std::{fs, path::Path, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::{
    process::{Tool, tool},
    repo,
};

/// Which targets, and for how long.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How long all targets together may take
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
    /// Only this target; without it all of them, one after another
    target: Option<String>,
}

/// Runs the targets; the first crash ends the command, and cargo-fuzz says how to repeat it.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let targets = chosen(targets(&repo::root().join("fuzz/fuzz_targets"))?, args.target.as_deref())?;
    require(&nightly(&["rustc", "--version"]), "rustup toolchain install nightly")?;
    require(&nightly(&["cargo", "fuzz", "--version"]), "cargo install cargo-fuzz --locked")?;
    let seconds = share(args.minutes, targets.len());
    for target in &targets {
        println!("fuzz {target}: {seconds} seconds");
        // What is found goes to a folder of its own: the corpus in the tree is source, kept small by hand.
        let found = repo::root().join("fuzz/target/found").join(target);
        fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
        let (found, corpus) = (found.display().to_string(), format!("fuzz/corpus/{target}"));
        let limit = format!("-max_total_time={seconds}");
        let words = format!("-dict=fuzz/dictionaries/{target}.dict");
        nightly(&["cargo", "fuzz", "run", target, &found, &corpus, "--", &limit, &words]).run()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// cargo-fuzz needs compiler flags that only the nightly toolchain takes.
fn nightly(args: &[&str]) -> Tool {
    tool("rustup", ["run", "nightly"].iter().chain(args))
}

fn require(probe: &Tool, remedy: &str) -> Result<()> {
    if !probe.succeeds() {
        bail!(
            "fuzzing needs the nightly toolchain and cargo-fuzz, but `{}` does not work; run `{remedy}`",
            probe.line()
        );
    }
    Ok(())
}

/// The names of the targets in a folder, sorted.
fn targets(folder: &Path) -> Result<Vec<String>> {
    let entries = folder.read_dir().with_context(|| {
        format!("expected fuzz targets in {}; add one with `cargo fuzz add NAME`", folder.display())
    })?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("cannot list {}", folder.display()))?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

fn chosen(all: Vec<String>, wanted: Option<&str>) -> Result<Vec<String>> {
    match wanted {
        _ if all.is_empty() => bail!("expected at least one fuzz target in fuzz/fuzz_targets, found none"),
        None => Ok(all),
        Some(name) if all.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => bail!("there is no fuzz target {name}; there are: {}", all.join(", ")),
    }
}

/// How many seconds each of the targets gets.
fn share(minutes: u64, targets: usize) -> u64 {
    (minutes * 60 / targets.max(1) as u64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_evenly() {
        assert_eq!((share(5, 1), share(5, 4), share(1, 1000)), (300, 75, 1));
    }

    #[test]
    fn one_target_or_all_of_them() {
        let all = || vec!["journal".to_owned(), "map".to_owned()];
        assert_eq!(chosen(all(), None).unwrap(), all());
        assert_eq!(chosen(all(), Some("map")).unwrap(), ["map"]);
        let error = chosen(all(), Some("mop")).unwrap_err().to_string();
        assert!(error.contains("journal, map"), "{error}");
        assert!(chosen(Vec::new(), None).is_err());
    }

    #[test]
    fn an_absent_folder_is_explained() {
        let error = targets(Path::new("no-such-folder")).unwrap_err().to_string();
        assert!(error.contains("cargo fuzz add"), "{error}");
    }
}

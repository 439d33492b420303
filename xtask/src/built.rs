//! Test programs that need more than Rust, as the tests of the whole workspace have built them: for a package alone cargo
//! would choose fewer features and build most of it once more.

use std::{path::Path, process::Command};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::process::cargo;

/// Runs those with these names, one after another.
pub(crate) fn run(names: &[&str], args: &[&str]) -> Result<()> {
    let answer =
        cargo(["test", "--workspace", "--no-run", "--message-format", "json-render-diagnostics"]).answer()?;
    let programs = programs(&answer, names);
    if programs.len() != names.len() {
        bail!("expected the test programs {}, found {} of them", names.join(", "), programs.len());
    }
    for (program, folder) in programs {
        let started = Command::new(&program).args(args).current_dir(folder).status();
        let status = started.with_context(|| format!("{program} could not be started"))?;
        if !status.success() {
            bail!("`{program} {}` ended with {status}", args.join(" "));
        }
    }
    Ok(())
}

/// The programs of these names in what cargo says of its work, each with the folder of its package.
fn programs(answer: &str, names: &[&str]) -> Vec<(String, String)> {
    let program = |line: &str| {
        let told: Value = serde_json::from_str(line).ok()?;
        let is_wanted = told["profile"]["test"] == true && names.contains(&told["target"]["name"].as_str()?);
        let folder = Path::new(told["manifest_path"].as_str()?).parent()?.display().to_string();
        is_wanted.then_some((told["executable"].as_str()?.to_owned(), folder))
    };
    answer.lines().filter_map(program).collect()
}

#[cfg(test)]
mod tests {
    use super::programs;

    #[test]
    fn programs_are_found_by_their_names() {
        let line = |name: &str, is_test: bool, program: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/d/crates/a/Cargo.toml","target":{{"name":"{name}"}},"profile":{{"test":{is_test}}},"executable":{program}}}"#
            )
        };
        let answer = [
            line("visits", true, r#""/d/target/debug/deps/visits-1""#),
            line("visits", false, r#""/d/target/debug/visits""#),
            line("other", true, r#""/d/target/debug/deps/other-1""#),
            line("visits", true, "null"),
            "no JSON".to_owned(),
        ]
        .join("\n");
        let found = vec![("/d/target/debug/deps/visits-1".to_owned(), "/d/crates/a".to_owned())];
        assert_eq!(programs(&answer, &["visits"]), found);
    }
}

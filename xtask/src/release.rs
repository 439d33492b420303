//! `cargo xtask release`: one self-contained program, packed with what a host needs besides.

use std::{fs, process::ExitCode};

use anyhow::{Context, Result};

use crate::{
    process::{cargo, tool},
    repo::root,
    web::{self, Form},
};

/// Where it is packed.
const KIT: &str = "target/kit";

/// What lies beside the program: where it comes from and what it is called in the archive.
const BESIDE: [(&str, &str); 5] = [
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("docs/hosting.md", "hosting.md"),
    ("packaging/dropship.service", "dropship.service"),
    ("packaging/dropship.toml", "dropship.toml"),
];

/// Builds the client and the program around it, and packs them.
pub(crate) fn run() -> Result<ExitCode> {
    web::build(Form::Small)?;
    cargo(["build", "--release", "--locked", "-p", "dropship"]).run()?;
    let version = tool("target/release/dropship", ["--version"]).answer()?.replace(' ', "-");
    let host = host(&tool("rustc", ["-vV"]).answer()?)?;
    let name = format!("{version}-{host}");
    let folder = root().join(KIT).join(&name);
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let files = [("target/release/dropship", "dropship")].into_iter().chain(BESIDE);
    for (from, to) in files {
        fs::copy(root().join(from), folder.join(to)).with_context(|| format!("{from} cannot be copied"))?;
    }
    let archive = format!("{KIT}/{name}.tar.gz");
    tool("tar", ["-czf", &archive, "-C", KIT, &name]).run()?;
    println!("{archive}\n{}", tool("sha256sum", [&archive]).answer()?);
    Ok(ExitCode::SUCCESS)
}

/// The platform that the compiler builds for.
fn host(version: &str) -> Result<String> {
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).context("`rustc -vV` names no host")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_platform_is_what_the_compiler_says() {
        assert_eq!(
            host("rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\n").unwrap(),
            "x86_64-unknown-linux-gnu"
        );
        assert!(host("rustc 1.95.0").is_err());
    }

    #[test]
    fn what_is_packed_exists() {
        for (from, _) in BESIDE {
            assert!(root().join(from).is_file(), "{from}");
        }
    }
}

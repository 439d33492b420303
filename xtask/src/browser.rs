//! What the browser tests need: Chromium with its driver, and the accessibility checker.

use std::{ffi::OsString, fs, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::{
    built,
    process::{cargo, install, tool},
    repo::root,
    web::{self, Form},
};

/// The checker's package and version, fetched by npm at test time because its licence is not ours.
const AXE: &str = "axe-core@4.10.3";
const AXE_FOLDER: &str = "target/axe";

/// Makes sure of a browser and the checker.
pub(crate) fn set_up() -> Result<()> {
    chromium()?;
    axe()
}

/// Makes sure of a browser and its driver.
pub(crate) fn chromium() -> Result<()> {
    let there = || {
        tool("chromedriver", ["--version"]).succeeds()
            && (tool("chromium", ["--version"]).succeeds() || tool("google-chrome", ["--version"]).succeeds())
    };
    if there() {
        println!("chromium: there");
        return Ok(());
    }
    println!("chromium: missing, will be installed");
    if install(&["chromium", "chromium-driver"]).is_err() || !there() {
        bail!(
            "the browser tests need Chromium and chromedriver of the same version: install them with \
             `sudo apt-get install chromium chromium-driver`, or your system's packages of these names"
        );
    }
    Ok(())
}

fn axe() -> Result<()> {
    let folder = root().join(AXE_FOLDER);
    if folder.join("package/axe.min.js").exists() {
        println!("axe-core: there");
        return Ok(());
    }
    println!("axe-core: missing, will be fetched");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let path = folder.display().to_string();
    if !tool("npm", ["--version"]).succeeds() {
        println!("npm: missing, will be installed");
        // Where that fails, the next line says what is needed.
        let _ = install(&["npm"]);
    }
    tool("npm", ["pack", AXE, "--silent", "--pack-destination", &path]).run().with_context(|| {
        format!("the accessibility tests need {AXE} unpacked in {AXE_FOLDER}; npm fetches it: install npm, or put it there")
    })?;
    let file = format!("{path}/{}.tgz", AXE.replace('@', "-"));
    tool("tar", ["-xzf", &file, "-C", &path]).run()
}

/// One browser at a time: several would only make each other slow. What is measured is printed.
const ARGS: [&str; 4] = ["--ignored", "--test-threads", "1", "--nocapture"];

/// Runs the tests in a real browser.
pub(crate) fn test() -> Result<()> {
    set_up()?;
    web::build(Form::Small)?;
    cargo(["test", "-p", "browser", "--"].into_iter().chain(ARGS)).run()
}

/// The same after all other tests.
pub(crate) fn test_as_built() -> Result<()> {
    built::run(&["visits"], &ARGS)
}

/// `cargo xtask screenshots`: makes the pictures of README, or those of every table in every language.
pub(crate) fn screenshots(args: Vec<OsString>) -> Result<ExitCode> {
    chromium()?;
    web::build(Form::Small)?;
    let command = ["run", "-p", "browser", "--bin", "screenshots", "--"].map(OsString::from);
    cargo(command.into_iter().chain(args)).hand_over()
}

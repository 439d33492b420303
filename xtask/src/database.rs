//! What the tests of the store need: PostgreSQL.

use std::{fs, path::Path};

use anyhow::{Result, bail};

use crate::{
    built,
    process::{install, tool},
};

/// Runs the tests that need PostgreSQL.
pub(crate) fn test() -> Result<()> {
    set_up()?;
    built::run(&["backends", "serving"], &["--ignored"])
}

/// Makes sure of PostgreSQL's own programs; the tests start a server of their own with them.
pub(crate) fn set_up() -> Result<()> {
    if is_there() {
        println!("postgresql: there");
        return Ok(());
    }
    println!("postgresql: missing, will be installed");
    if install(&["postgresql"]).is_err() || !is_there() {
        bail!(
            "the tests of the store need PostgreSQL's server: install it with `sudo apt-get install postgresql`, or your \
             system's package of this name"
        );
    }
    Ok(())
}

fn is_there() -> bool {
    let versions = fs::read_dir(Path::new("/usr/lib/postgresql")).into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin/initdb"));
    folders.any(|path| path.exists()) || tool("initdb", ["--version"]).succeeds()
}

//! Puts the parts of the Rust toolchain in place that a check needs.

use std::path::Path;

use anyhow::{Context, Result};

use crate::process::{Tool, cargo, tool};

/// What the rules are compiled for besides this machine: the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure of the wasm target, rustfmt and clippy, and installs what is missing where rustup is there.
pub(crate) fn set_up() -> Result<()> {
    wasm_target()?;
    component("rustfmt", &cargo(["fmt", "--version"]))?;
    component("clippy", &cargo(["clippy", "--version"]))
}

pub(crate) fn wasm_target() -> Result<()> {
    let folder = tool("rustc", ["--print", "target-libdir", "--target", WASM]).answer()?;
    if Path::new(&folder).is_dir() {
        println!("{WASM}: there");
        return Ok(());
    }
    println!("{WASM}: missing, will be installed");
    tool("rustup", ["target", "add", WASM]).run().with_context(|| {
        format!(
            "the standard library for {WASM} is missing: expected it in {folder}. Install it with \
             `rustup target add {WASM}`, or without rustup the package of your system that holds it \
             (Debian: libstd-rust-dev-wasm32, Fedora: rust-std-static-{WASM}, Arch: rust-wasm)"
        )
    })
}

fn component(name: &str, probe: &Tool) -> Result<()> {
    if probe.succeeds() {
        println!("{name}: there");
        return Ok(());
    }
    println!("{name}: missing, will be installed");
    tool("rustup", ["component", "add", name]).run().with_context(|| {
        format!(
            "`{}` does not work: install it with `rustup component add {name}`, or without rustup the \
             package {name} of your system",
            probe.line()
        )
    })
}

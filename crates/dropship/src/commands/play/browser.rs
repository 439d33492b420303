//! The table in the browser: served from here, opened there. Friends come by links to the same address.

use super::Args;
use crate::commands::serve::asked_to_stop;
use crate::exit::{Ended, Failure};
use crate::files::data_folder;
use server::{Settings, USUAL_PORT};
use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};
use store::Sqlite;

/// Serves until the program is stopped.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    if !server::is_built() {
        return Err(Failure::Unusable(
            "the browser client is not built into this program: build both with `cargo xtask play`, or play here \
             with `dropship play --terminal`"
                .to_string(),
        ));
    }
    let path = args.game.as_ref().map_or(String::new(), |game| format!("new/{game}"));
    let mut told = Ok(());
    let wrong = |what: &dyn std::fmt::Display| {
        let port = args.port.map_or(String::new(), |port| format!(", port {port}"));
        let what =
            format!("cannot serve on {}{port}: {what}. Choose another with --addr or --port", args.addr);
        Failure::Unusable(what)
    };
    let address = address(args).map_err(|error| wrong(&error))?;
    let settings = Settings { any_port: args.port.is_none(), ..Settings::new(address, store()) };
    let served = server::serve(settings, asked_to_stop(), |address| {
        // Nobody can visit an address that means all of them; this machine is one of them.
        let host =
            if address.ip().is_unspecified() { "127.0.0.1".to_string() } else { address.ip().to_string() };
        let host = if host.contains(':') { format!("[{host}]") } else { host };
        let address = format!("http://{host}:{}/{path}", address.port());
        told = writeln!(out, "Dropship is at {address} (Ctrl-C ends it)").and_then(|()| out.flush());
        if !args.no_open {
            open(&address);
        }
    });
    told?;
    served.map_err(|error| wrong(&error))?;
    Ok(Ended::Fine)
}

fn address(args: &Args) -> std::io::Result<SocketAddr> {
    let mut found = (args.addr.as_str(), args.port.unwrap_or(USUAL_PORT)).to_socket_addrs()?;
    found.next().ok_or_else(|| std::io::Error::other("this name means no address"))
}

/// Where matches with friends are kept: with this user's own data. Every running Dropship has a file of its own, the first
/// that no other uses.
fn store() -> String {
    let folder = data_folder().filter(|folder| fs::create_dir_all(folder).is_ok());
    let usable = |file: &PathBuf| Sqlite::open(file, store::Limits::default()).is_ok();
    let files = folder.into_iter().flat_map(|folder| {
        (1..10).map(move |number| {
            folder.join(if number == 1 { "tables.db".to_string() } else { format!("tables-{number}.db") })
        })
    });
    // Where nothing can be kept, matches with friends last as long as the program.
    let spare = || env::temp_dir().join(format!("dropship-{}.db", std::process::id()));
    format!("sqlite:{}", files.into_iter().find(usable).unwrap_or_else(spare).display())
}

/// Asks the system to show an address. A system without a browser has shown the line above, which is enough.
fn open(address: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program)
        .args(args)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

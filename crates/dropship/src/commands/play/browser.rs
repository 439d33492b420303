//! The table in the browser: served from here, opened there.

use super::Args;
use crate::exit::{Ended, Failure};
use std::io::Write;
use std::process::{Command, Stdio};

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
    let served = server::run(&args.addr, args.port, |address| {
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
    served.map_err(|error| {
        let port = args.port.map_or(String::new(), |port| format!(", port {port}"));
        let what =
            format!("cannot serve on {}{port}: {error}. Choose another with --addr or --port", args.addr);
        Failure::Unusable(what)
    })?;
    Ok(Ended::Fine)
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

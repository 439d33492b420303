//! `dropship serve`: tables for people on many devices.

mod choices;
mod logs;

use crate::exit::{Ended, Failure};
use crate::files;
use choices::Choices;
use std::io::Write;
use std::path::PathBuf;

/// Runs a server: tables for people on many devices
///
/// Everything can be given as a flag, as a variable of the environment or in a file, in this order of precedence;
/// docs/hosting.md has the whole list. Ctrl-C or SIGTERM stops it; nothing confirmed is lost then or otherwise.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  dropship serve\n  \
                        dropship serve --listen 0.0.0.0:4426 --store sqlite:/var/lib/dropship/tables.db\n  \
                        dropship serve --config /etc/dropship.toml --log json\n  \
                        DROPSHIP_STORE=postgres://dropship@localhost/dropship dropship serve")]
pub struct Args {
    /// A file in TOML with any of the other choices, named as the flags are
    #[arg(long, value_name = "FILE", env = "DROPSHIP_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    choices: Choices,
}

/// Serves until it is told to stop.
///
/// # Errors
/// If the configuration makes no sense, the store does not open, or the address cannot be served on.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let mut choices = args.choices.clone();
    if let Some(path) = &args.config {
        let text = files::read_text(path)?;
        let kept = toml::from_str(&text).map_err(|error| Failure::unusable(path.display(), error))?;
        choices.fill_up(kept);
    }
    let settings = choices.settings().map_err(Failure::Unusable)?;
    logs::start(&choices).map_err(Failure::Unusable)?;
    let mut told = Ok(());
    let served = server::serve(settings, asked_to_stop(), |address| {
        told = writeln!(out, "Dropship serves tables at http://{address} (Ctrl-C ends it)")
            .and_then(|()| out.flush());
    });
    told?;
    served.map_err(|error| Failure::Unusable(format!("tables cannot be served: {error}")))?;
    Ok(Ended::Fine)
}

/// Waits for Ctrl-C, or for the system to ask politely.
pub(super) async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminated.recv() => {}
                // Where Ctrl-C cannot be heard, the other way remains.
                Ok(()) = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

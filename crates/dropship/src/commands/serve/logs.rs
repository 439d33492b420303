//! Where logs go.

use super::choices::Choices;
use std::io;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;

/// Writes logs to stderr from now on.
pub(super) fn start(choices: &Choices) -> Result<(), String> {
    let level: LevelFilter = match choices.log_level.as_deref().unwrap_or("warn") {
        level @ ("error" | "warn" | "info" | "debug") => level.parse().unwrap_or(LevelFilter::WARN),
        other => return Err(format!("log-level: expected error, warn, info or debug, found `{other}`")),
    };
    let log = fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    let started = match choices.log.as_deref().unwrap_or("text") {
        "text" => log.with_ansi(false).try_init(),
        "json" => log.json().flatten_event(true).try_init(),
        other => return Err(format!("log: expected text or json, found `{other}`")),
    };
    started.map_err(|error| error.to_string())
}

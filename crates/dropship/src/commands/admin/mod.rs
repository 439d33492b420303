//! `dropship admin`: for whoever runs a server.

mod export;

use crate::exit::{Ended, Failure};
use clap::Subcommand;
use std::io::Write;
use std::path::PathBuf;

/// Backs up and exports what a server keeps, and makes keys
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  dropship admin backup --store sqlite:dropship.db copy.db\n  \
                        dropship admin export --store sqlite:dropship.db matches\n  dropship admin push-key")]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Copies an SQLite store into a new file, even while a server uses it
    Backup {
        /// Where matches are kept
        #[arg(long, env = "DROPSHIP_STORE", default_value = "sqlite:dropship.db", hide_env_values = true)]
        store: String,
        /// The new file
        file: PathBuf,
    },
    /// Writes every match into a folder: its records, and its journal if it is over. Records hold secrets
    Export {
        /// Where matches are kept
        #[arg(long, env = "DROPSHIP_STORE", default_value = "sqlite:dropship.db", hide_env_values = true)]
        store: String,
        /// The folder, which is made if need be
        folder: PathBuf,
    },
    /// Makes a key for push messages
    PushKey,
}

/// Does it.
///
/// # Errors
/// If the store cannot be read, or the files cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    match &args.task {
        Task::Backup { store, file } => {
            if file.exists() {
                return Err(Failure::unusable(file.display(), "there is such a file already"));
            }
            store::back_up(store, file).map_err(|error| Failure::Failed(error.to_string()))?;
            writeln!(out, "{}: the whole store as it was just now", file.display())?;
        }
        Task::Export { store, folder } => {
            let (matches, journals) = export::run(store, folder)?;
            writeln!(out, "{matches} matches, {journals} of them over with their journals")?;
        }
        Task::PushKey => {
            let key = notify::new_push_key().map_err(|error| Failure::Failed(error.to_string()))?;
            writeln!(out, "{key}")?;
        }
    }
    Ok(Ended::Fine)
}

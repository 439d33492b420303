//! `dropship content`: looking at the built-in content, and making some of one's own.

use crate::content::{builtin_files, read_pack};
use crate::exit::{Ended, Failure};
use crate::files::unreadable;
use catalog::CatalogError;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Shows, copies or checks content packs: the cards, maps and tables of a game
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  dropship content export my-lantern --game lantern
  (change a file in my-lantern)
  dropship content check my-lantern --game lantern
  dropship engine --content my-lantern")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Checks a pack; exit code 1 with file, line, column, what was expected and what was found
    #[command(after_help = "Example:\n  dropship content check my-lantern --game lantern")]
    Check {
        /// Folder with files that replace built-in ones of the same name
        dir: PathBuf,
        #[command(flatten)]
        of: Of,
    },
    /// Prints a built-in file, or the names of all
    #[command(after_help = "Example:\n  dropship content show --game lantern")]
    Show {
        /// Name of the file
        file: Option<String>,
        #[command(flatten)]
        of: Of,
    },
    /// Writes the built-in files into an empty folder
    #[command(after_help = "Example:\n  dropship content export my-lantern --game lantern")]
    Export {
        /// The folder; it is made if it is missing
        dir: PathBuf,
        #[command(flatten)]
        of: Of,
    },
}

#[derive(Debug, clap::Args)]
struct Of {
    /// Which game's content
    #[arg(long)]
    game: String,
}

/// Does what was asked for.
///
/// # Errors
/// If the pack is bad or a file cannot be read or written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    match &args.command {
        Command::Check { dir, of } => check(dir, &of.game, out)?,
        Command::Show { file, of } => show(file.as_deref(), &of.game, out)?,
        Command::Export { dir, of } => export(dir, &of.game, out)?,
    }
    Ok(Ended::Fine)
}

fn check(dir: &Path, game: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let builtin = builtin_files(game)?;
    let own = read_pack(dir)?;
    let files: Vec<(&str, &str)> = own.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let hash = catalog::check_content(game, &files).map_err(|error| match error {
        CatalogError::Content(error) => {
            let place = &error.error;
            let file = dir.join(&error.file);
            let what = format!("expected {}, found {}", place.expected, place.found);
            Failure::failed(format_args!("{}:{}:{}", file.display(), place.line, place.column), what)
        }
        other => Failure::Unusable(other.to_string()),
    })?;
    let (replaced, all) = (own.len(), builtin.len());
    writeln!(out, "content of {game} ok: {replaced} of {all} files are yours, hash {}", hash.short())?;
    Ok(())
}

fn show(file: Option<&str>, game: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let files = builtin_files(game)?;
    match file {
        None if files.is_empty() => writeln!(out, "{game} has no content files")?,
        None => {
            for (name, text) in files {
                writeln!(out, "{:>6} lines  {name}", text.lines().count())?;
            }
        }
        Some(wanted) => match files.iter().find(|(name, _)| *name == wanted) {
            Some((_, text)) => write!(out, "{text}")?,
            None => {
                let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
                let names = if names.is_empty() { "none".to_string() } else { names.join(", ") };
                let what = format!("{game} has no content file `{wanted}`: its files are {names}");
                return Err(Failure::Unusable(what));
            }
        },
    }
    Ok(())
}

fn export(dir: &Path, game: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let files = builtin_files(game)?;
    if files.is_empty() {
        return Err(Failure::Unusable(format!("{game} has no content files to write")));
    }
    let unwritable = |path: &Path, error: io::Error| {
        Failure::unusable(path.display(), format!("it cannot be written ({error})"))
    };
    if dir.exists() {
        let mut entries =
            fs::read_dir(dir).map_err(|error| Failure::unusable(dir.display(), unreadable(&error)))?;
        if entries.next().is_some() {
            let what = "expected an empty folder or none, found files in it; nothing was written";
            return Err(Failure::unusable(dir.display(), what));
        }
    }
    for (name, text) in files {
        let path = dir.join(name);
        let folder = path.parent().unwrap_or(dir);
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, error))?;
        fs::write(&path, text).map_err(|error| unwritable(&path, error))?;
    }
    writeln!(out, "{} files written to {}", files.len(), dir.display())?;
    Ok(())
}

//! A seat at a table that a server keeps.

use super::Keyboard;
use crate::exit::{Ended, Failure};
use crate::files::data_folder;
use std::env;
use std::io::Write;
use terminal::{SeatLink, Visit, VisitError};

/// Plays until somebody leaves. The seat is kept, and the same link comes back to it.
pub(super) fn run(
    link: &SeatLink,
    name: Option<&str>,
    args: &Keyboard,
    out: &mut dyn Write,
) -> Result<Ended, Failure> {
    if !args.is_full_screen() {
        return Err(Failure::Unusable(
            "--join takes the whole screen: it needs a terminal and goes without --plain".to_string(),
        ));
    }
    let name = name.map(str::to_string).or_else(login).ok_or_else(|| {
        Failure::Unusable("expected --name NAME: what you are called at the table".to_string())
    })?;
    let held = data_folder().map(|folder| folder.join("seats.json"));
    let style = args.style();
    Visit { link: link.clone(), name, held, style }.full_screen(out).map_err(|error| match error {
        VisitError::Screen(error) => Failure::Output(error),
        other => Failure::Failed(other.say(style)),
    })?;
    Ok(Ended::Fine)
}

/// The name somebody is logged in by.
fn login() -> Option<String> {
    ["USER", "USERNAME"].into_iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
}

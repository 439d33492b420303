//! Golden journals: matches played once, replayed for ever.

use crate::files::{fixtures, walk};
use crate::golden::{difference, refreshing, settle};
use crate::player::Player;
use std::path::Path;
use table::{Determinize, Dice, Hash, Match, Pack, Seed, VerifyError, verify};

const ENDING: &str = ".journal.json";

/// Checks every `*.journal.json` in the folder and those under it as [`journal_text`] does.
///
/// # Panics
/// If there is no journal, or if one does not pass.
pub fn journals<G: Determinize>(dir: impl AsRef<Path>) {
    for (path, text) in fixtures(dir.as_ref(), ENDING) {
        if let Err(problem) = journal_text::<G>(&text) {
            panic!("{}: {problem}", path.display());
        }
    }
}

/// Checks one journal: it is read, its decisions keep the rules, its dice follow from its seed where one is given, and
/// it is written again byte for byte.
///
/// # Errors
/// What is wrong with it.
pub fn journal_text<G: Determinize>(text: &str) -> Result<(), String> {
    let pack = Pack::builtin();
    let journal = table::read::<G>(text).map_err(|error| error.to_string())?;
    let played = match verify(&pack, &journal) {
        // A scenario has no dice of its own, and a sealed journal does not show them.
        Err(VerifyError::NoDice | VerifyError::Sealed) => {
            Match::replay(&pack, &journal).map_err(|error| error.to_string())?
        }
        verified => verified.map_err(|error| error.to_string())?.0,
    };
    match difference(text, &table::write(played.journal())) {
        Some(difference) => Err(format!("it is written otherwise than it was read\n{difference}")),
        None => Ok(()),
    }
}

/// With `UPDATE_EXPECT=1`, plays random matches with checkable dice until the folder holds `count` journals. Those that
/// are there stay as they are.
///
/// # Panics
/// If a match cannot be played or a file not be written.
pub fn fill_journals<G: Determinize>(dir: impl AsRef<Path>, options: &G::Options, count: usize) {
    if !refreshing() {
        return;
    }
    if let Err(problem) = fill::<G>(dir.as_ref(), options, count) {
        panic!("{}: {problem}", dir.as_ref().display());
    }
}

fn fill<G: Determinize>(dir: &Path, options: &G::Options, count: usize) -> Result<(), String> {
    let mut missing = count.saturating_sub(walk(dir, ENDING).map_err(|error| error.to_string())?.len());
    for number in 1.. {
        if missing == 0 {
            break;
        }
        let path = dir.join(format!("random-{number}{ENDING}"));
        if !path.exists() {
            settle(&path, &random::<G>(options, number)?, true)?;
            missing -= 1;
        }
    }
    Ok(())
}

/// A random match whose dice can be checked, as text.
fn random<G: Determinize>(options: &G::Options, number: u64) -> Result<String, String> {
    let mut dice = Dice::commit(Seed::from_text(&format!("golden journal {number} of {}", G::ID)));
    dice.nonces.push(Hash::of(&number.to_le_bytes()));
    let (mut game, mut stream) =
        Match::<G>::fair(&Pack::builtin(), options.clone(), dice).map_err(|error| error.to_string())?;
    let mut player = Player::new(number);
    while let Some((seat, action)) = player.pick(game.prompts()) {
        game.play(seat, &action, &mut stream).map_err(|refusal| refusal.to_string())?;
    }
    Ok(table::write(game.journal()))
}

//! The file of a campaign: what was agreed, and a journal for each mission.

use super::GAME;
use crate::content::Shelf;
use crate::exit::Failure;
use crate::files::read_text;
use catalog::AnyMatch;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use table::{Dice, Seed};

/// The number of this format.
const FORMAT: u64 = 1;

/// What the file holds: the options of the first mission, then a journal for each mission played.
pub(super) struct Campaign {
    pub(super) begin: Value,
    pub(super) journals: Vec<Value>,
}

impl Campaign {
    /// A campaign that begins with these options, written out in full.
    pub(super) fn new(options: &Value, shelf: &Shelf) -> Result<Campaign, Failure> {
        let begin = whole(options, shelf).map_err(Failure::Unusable)?;
        Ok(Campaign { begin, journals: Vec::new() })
    }

    pub(super) fn read(path: &Path) -> Result<Campaign, Failure> {
        let text = read_text(path)?;
        let wrong = |what: String| Failure::unusable(path.display(), what);
        let value: Value = serde_json::from_str(&text)
            .map_err(|error| wrong(format!("expected a campaign, found {error}")))?;
        match (value["dropship"].as_str(), value["format"].as_u64(), value["journals"].as_array()) {
            (Some("campaign"), Some(FORMAT), Some(journals)) => {
                Ok(Campaign { begin: value["begin"].clone(), journals: journals.clone() })
            }
            (Some("campaign"), Some(format), _) if format != FORMAT => Err(wrong(format!(
                "expected a campaign of format {FORMAT}, found format {format}; use a newer Dropship"
            ))),
            _ => Err(wrong(
                "expected a campaign begun with `dropship campaign FILE --new`, found something else".into(),
            )),
        }
    }

    /// Written beside the old file first, so that a full disk loses nothing.
    pub(super) fn save(&self, path: &Path) -> Result<(), Failure> {
        let journals: Vec<String> = self.journals.iter().map(journal).collect();
        let text = format!(
            "{{\n\"dropship\": \"campaign\",\n\"format\": {FORMAT},\n\"begin\": {},\n\"journals\": [{}]\n}}\n",
            self.begin,
            journals.join(",")
        );
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        fs::write(&part, text).and_then(|()| fs::rename(&part, path)).map_err(|error| {
            // Half a file is of no use; if even that cannot be removed, the first error says why.
            let _ = fs::remove_file(&part);
            Failure::unusable(path.display(), format!("cannot be written: {error}"))
        })
    }

    /// All missions so far, replayed. Each must follow from the one before, and the first from what was agreed.
    pub(super) fn missions(&self, shelf: &Shelf, path: &Path) -> Result<Vec<Box<dyn AnyMatch>>, Failure> {
        let agreed = whole(&self.begin, shelf).map_err(|what| Failure::unusable(path.display(), what))?;
        let fresh = whole(&json!({ "campaign": {} }), shelf).map_err(Failure::Unusable)?;
        if (&agreed["mission"], &agreed["campaign"]) != (&fresh["mission"], &fresh["campaign"]) {
            let what = "expected a campaign from its very beginning, found one that begins in the middle";
            return Err(Failure::unusable(path.display(), what));
        }
        let mut missions: Vec<Box<dyn AnyMatch>> = Vec::new();
        for (number, journal) in self.journals.iter().enumerate() {
            let text = journal.to_string();
            let place = format!("{}: mission {}", path.display(), number + 1);
            let game = catalog::replay(&text, &shelf.of_journal(&text))
                .map_err(|error| Failure::of(&place, &error))?;
            let follows = match missions.last() {
                Some(before) => before.sequels().contains(&journal["options"]),
                None => journal["options"] == agreed,
            };
            if game.game() != GAME || !follows {
                let what = "expected a mission that follows from the one before, found another one";
                return Err(Failure::unusable(place, what));
            }
            missions.push(game);
        }
        Ok(missions)
    }
}

/// Options with everything that they leave open, as a journal has them.
fn whole(options: &Value, shelf: &Shelf) -> Result<Value, String> {
    let dice = Dice::commit(Seed::from_text("which options are meant"));
    let (game, _) =
        catalog::fair(GAME, &shelf.of(GAME), Some(options), dice).map_err(|error| error.to_string())?;
    let journal: Value = serde_json::from_str(&game.journal()).map_err(|error| error.to_string())?;
    Ok(journal["options"].clone())
}

/// A journal with a line for each field and each decision, as journals are written by themselves.
fn journal(value: &Value) -> String {
    let field = |(name, value): (&String, &Value)| match (name.as_str(), value.as_array()) {
        ("entries", Some(entries)) => {
            let entries: Vec<String> = entries.iter().map(|entry| format!("\n{entry}")).collect();
            format!("\n\"entries\": [{}\n]", entries.join(","))
        }
        _ => format!("\n{}: {value}", Value::from(name.as_str())),
    };
    let fields: Vec<String> = value.as_object().into_iter().flatten().map(field).collect();
    format!("\n{{{}\n}}", fields.join(","))
}

//! `dropship campaign`: missions that follow each other, kept in one file.

use crate::commands::play::{Keyboard, sit_down};
use crate::content::Shelf;
use crate::entropy;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use catalog::AnyMatch;
use locale::{Language, Words};
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Dice;

/// Plays a campaign mission by mission, or shows how it stands
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  dropship campaign squad.json --new --players 2\n  dropship campaign squad.json\n  \
                        dropship campaign squad.json --play\n  dropship campaign squad.json --play rescue"
)]
pub struct Args {
    /// The file that keeps the campaign
    file: PathBuf,
    /// Begins a new campaign in that file
    #[arg(long)]
    new: bool,
    /// How many play; for a new campaign
    #[arg(long, default_value_t = 1, requires = "new")]
    players: u8,
    /// `revised` or `first`; for a new campaign
    #[arg(long, default_value = "revised", requires = "new")]
    edition: String,
    /// Goes on: with the mission under way, or with the next one, or with the one named
    #[arg(long, value_name = "MISSION", num_args = 0..=1, default_missing_value = "")]
    play: Option<String>,
    #[command(flatten)]
    at_keyboard: Keyboard,
}

/// The game that has a campaign.
const GAME: &str = "corps";

/// Shows a campaign, or plays its next mission.
///
/// # Errors
/// If the file cannot be read or written, or holds no campaign.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.at_keyboard.content.as_deref())?;
    let mut campaign = if args.new {
        if args.file.exists() {
            return Err(Failure::unusable(
                args.file.display(),
                "expected no such file yet, found one; choose another name",
            ));
        }
        let options =
            json!({ "players": args.players, "edition": args.edition, "mission": "newt", "campaign": {} });
        let campaign = Campaign { begin: options, journals: Vec::new() };
        campaign.save(&args.file)?;
        campaign
    } else {
        Campaign::read(&args.file)?
    };
    if let Some(mission) = &args.play {
        play(args, &shelf, &mut campaign, mission, out)?;
    }
    show(&shelf, &campaign, &args.file, out)
}

/// What the file holds: the options of the first mission, then a journal for each mission played.
struct Campaign {
    begin: Value,
    journals: Vec<Value>,
}

impl Campaign {
    fn read(path: &Path) -> Result<Campaign, Failure> {
        let text = read_text(path)?;
        let wrong = |what: String| Failure::unusable(path.display(), what);
        let value: Value = serde_json::from_str(&text)
            .map_err(|error| wrong(format!("expected a campaign, found {error}")))?;
        match (value["dropship"].as_str(), value["format"].as_u64(), value["journals"].as_array()) {
            (Some("campaign"), Some(1), Some(journals)) => {
                Ok(Campaign { begin: value["begin"].clone(), journals: journals.clone() })
            }
            (Some("campaign"), Some(format), _) if format != 1 => Err(wrong(format!(
                "expected a campaign of format 1, found format {format}; use a newer dropship"
            ))),
            _ => Err(wrong(
                "expected a campaign begun with `dropship campaign FILE --new`, found something else".into(),
            )),
        }
    }

    /// Written beside the old file first, so that a full disk loses nothing.
    fn save(&self, path: &Path) -> Result<(), Failure> {
        let value =
            json!({ "dropship": "campaign", "format": 1, "begin": self.begin, "journals": self.journals });
        let new = path.with_extension("new");
        let wrong =
            |error: std::io::Error| Failure::unusable(path.display(), format!("cannot be written: {error}"));
        let text = format!("{value:#}\n");
        fs::write(&new, text).and_then(|()| fs::rename(&new, path)).map_err(wrong)
    }

    /// All missions so far, replayed. Each must follow from the one before.
    fn missions(&self, shelf: &Shelf, path: &Path) -> Result<Vec<Box<dyn AnyMatch>>, Failure> {
        let mut missions: Vec<Box<dyn AnyMatch>> = Vec::new();
        for (number, journal) in self.journals.iter().enumerate() {
            let text = journal.to_string();
            let place = format!("{}: mission {}", path.display(), number + 1);
            let game = catalog::replay(&text, &shelf.of_journal(&text))
                .map_err(|error| Failure::of(&place, &error))?;
            if let Some(before) = missions.last()
                && !before.sequels().contains(&journal["options"])
            {
                let what = "expected a mission that follows from the one before, found other options";
                return Err(Failure::unusable(place, what));
            }
            missions.push(game);
        }
        Ok(missions)
    }
}

/// Plays the mission under way, or begins the next one.
fn play(
    args: &Args,
    shelf: &Shelf,
    campaign: &mut Campaign,
    mission: &str,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let missions = campaign.missions(shelf, &args.file)?;
    let (game, stream) = match missions.last() {
        Some(last) if last.outcome().is_none() => {
            let text = campaign.journals.pop().map(|journal| journal.to_string()).unwrap_or_default();
            catalog::resume(&text, &shelf.of_journal(&text))
                .map_err(|error| Failure::of(args.file.display(), &error))?
        }
        last => {
            let open = last.map_or_else(|| vec![campaign.begin.clone()], |last| last.sequels());
            let options = choose(&open, mission)?;
            let seed = entropy::system().map_err(Failure::Unusable)?;
            catalog::fair(GAME, &shelf.of(GAME), Some(options), Dice::commit(seed))
                .map_err(|error| Failure::Unusable(error.to_string()))?
        }
    };
    let journal = sit_down(game, stream, &args.at_keyboard, out)?;
    let journal = serde_json::from_str(&journal).map_err(|error| Failure::Unusable(error.to_string()))?;
    campaign.journals.push(journal);
    campaign.save(&args.file)
}

/// The mission named, or the first of those that are open.
fn choose<'a>(open: &'a [Value], mission: &str) -> Result<&'a Value, Failure> {
    let names: Vec<&str> = open.iter().filter_map(|options| options["mission"].as_str()).collect();
    let found = open.iter().find(|options| mission.is_empty() || options["mission"] == mission);
    found.ok_or_else(|| {
        Failure::Unusable(match names.is_empty() {
            true => "--play: the campaign is over".into(),
            false => format!("--play: expected one of {}, found `{mission}`", names.join(", ")),
        })
    })
}

/// What was played, what was lost, and what comes next.
fn show(shelf: &Shelf, campaign: &Campaign, path: &Path, out: &mut dyn Write) -> Result<Ended, Failure> {
    let words = Words::of(Language::English);
    let missions = campaign.missions(shelf, path)?;
    for (number, (game, journal)) in missions.iter().zip(&campaign.journals).enumerate() {
        let mission = journal["options"]["mission"].as_str().unwrap_or_default();
        let how = match game.outcome() {
            None => "under way".to_owned(),
            Some(outcome) => words.outcome(outcome, &[]),
        };
        writeln!(out, "{}. {mission}: {how} ({} decisions)", number + 1, game.turn())?;
    }
    let open = missions.last().map_or_else(|| vec![campaign.begin.clone()], |last| last.sequels());
    let state = open.first().map(|options| &options["campaign"]);
    if let Some(state) = state {
        for (what, key) in [
            ("killed", "killed"),
            ("captured", "captured"),
            ("facehuggers on", "hugged"),
            ("cards lost", "lost"),
        ] {
            let names: Vec<&str> =
                state[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            if !names.is_empty() {
                writeln!(out, "{what}: {}", names.join(", "))?;
            }
        }
    }
    let score = missions.last().and_then(|last| last.view(table::Viewer::Spectator)["score"].as_u64());
    match score {
        Some(score) => writeln!(out, "the campaign is won with a score of {score}")?,
        None if missions.last().is_some_and(|last| last.outcome().is_none()) => {
            writeln!(out, "go on with --play")?;
        }
        None if open.is_empty() => writeln!(out, "the campaign is lost")?,
        None => {
            let names: Vec<&str> = open.iter().filter_map(|options| options["mission"].as_str()).collect();
            writeln!(out, "open now: {}; play one with --play NAME", names.join(", "))?;
        }
    }
    Ok(Ended::Fine)
}

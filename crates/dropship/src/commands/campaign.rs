//! `dropship campaign`: missions that follow each other, kept in one file.

mod file;

use crate::commands::play::{Keyboard, sit_down};
use crate::content::Shelf;
use crate::entropy;
use crate::exit::{Ended, Failure};
use catalog::AnyMatch;
use file::Campaign;
use locale::{Language, Words};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::{Dice, Seed, Seeded, Viewer};

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
    if args.at_keyboard.resume.is_some() {
        let what = "--resume: a campaign goes on from its own file; use --play";
        return Err(Failure::Unusable(what.into()));
    }
    let mut campaign = if args.new { begin(args, &shelf)? } else { Campaign::read(&args.file)? };
    let mut missions = campaign.missions(&shelf, &args.file)?;
    if let Some(mission) = &args.play {
        play(args, &shelf, &mut campaign, &missions, mission, out)?;
        missions = campaign.missions(&shelf, &args.file)?;
    } else if !args.new && args.at_keyboard.options.is_some() {
        return Err(Failure::Unusable("--options: they are agreed with --new".into()));
    }
    show(&campaign, &missions, args.at_keyboard.speech.language(), out)
}

/// A new campaign, if it can be played with what was asked for.
fn begin(args: &Args, shelf: &Shelf) -> Result<Campaign, Failure> {
    if args.file.exists() {
        let what = "expected no such file yet, found one; choose another name";
        return Err(Failure::unusable(args.file.display(), what));
    }
    let mut options = json!({ "players": args.players, "edition": args.edition });
    if let Some(own) = &args.at_keyboard.options {
        let wrong =
            |found: String| Failure::Unusable(format!("--options: expected a JSON object, found {found}"));
        let own: Value = serde_json::from_str(own).map_err(|error| wrong(error.to_string()))?;
        let own = own.as_object().ok_or_else(|| wrong("something else".into()))?;
        own.iter().for_each(|(name, value)| options[name] = value.clone());
    }
    (options["mission"], options["campaign"]) = (json!("newt"), json!({}));
    let campaign = Campaign::new(&options, shelf)?;
    campaign.save(&args.file)?;
    Ok(campaign)
}

/// Plays the mission under way, or begins the next one.
fn play(
    args: &Args,
    shelf: &Shelf,
    campaign: &mut Campaign,
    missions: &[Box<dyn AnyMatch>],
    mission: &str,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let seed = match &args.at_keyboard.seed {
        Some(text) => Seed::from_text(text),
        None => entropy::system().map_err(Failure::Unusable)?,
    };
    let under_way = missions.last().filter(|last| last.outcome().is_none());
    let (game, stream) = if under_way.is_some() {
        let journal = campaign.journals.pop().unwrap_or_default();
        choose(&[journal["options"].clone()], mission)?;
        resume(&journal.to_string(), shelf, seed, args)?
    } else {
        let open = open(campaign, missions);
        let options = choose(&open, mission)?;
        catalog::fair(GAME, &shelf.of(GAME), Some(options), Dice::commit(seed))
            .map_err(|error| Failure::Unusable(error.to_string()))?
    };
    let journal = sit_down(game, stream, &args.at_keyboard, out)?;
    let journal = serde_json::from_str(&journal).map_err(|error| Failure::Unusable(error.to_string()))?;
    campaign.journals.push(journal);
    campaign.save(&args.file)
}

/// A mission goes on with its own dice; without a claim about them if they cannot be checked.
fn resume(
    journal: &str,
    shelf: &Shelf,
    seed: Seed,
    args: &Args,
) -> Result<(Box<dyn AnyMatch>, Seeded), Failure> {
    let own = shelf.of_journal(journal);
    catalog::resume(journal, &own).or_else(|_| {
        let mut game =
            catalog::replay(journal, &own).map_err(|error| Failure::of(args.file.display(), &error))?;
        game.disclaim();
        Ok((game, Seeded::new(seed)))
    })
}

/// Options of the missions that can be begun now.
fn open(campaign: &Campaign, missions: &[Box<dyn AnyMatch>]) -> Vec<Value> {
    missions.last().map_or_else(|| vec![campaign.begin.clone()], |last| last.sequels())
}

fn name(options: &Value) -> &str {
    options["mission"].as_str().unwrap_or_default()
}

/// The mission named, or of several that are open the next one of the story: rescue and resupply are played by name.
fn choose<'a>(open: &'a [Value], mission: &str) -> Result<&'a Value, Failure> {
    let names: Vec<&str> = open.iter().map(name).collect();
    let story = |options: &&Value| open.len() == 1 || !["rescue", "resupply"].contains(&name(options));
    let found = match mission {
        "" => open.iter().find(story),
        _ => open.iter().find(|options| name(options) == mission),
    };
    found.ok_or_else(|| {
        Failure::Unusable(match names.is_empty() {
            true => "--play: the campaign is over".into(),
            false => format!("--play: expected {}, found `{mission}`", names.join(" or ")),
        })
    })
}

/// What was played, what was lost, and what comes next.
fn show(
    campaign: &Campaign,
    missions: &[Box<dyn AnyMatch>],
    language: Language,
    out: &mut dyn Write,
) -> Result<Ended, Failure> {
    let words = Words::of(language);
    for (number, (game, journal)) in missions.iter().zip(&campaign.journals).enumerate() {
        let how = match game.outcome() {
            None => "under way".to_owned(),
            Some(outcome) => words.outcome(outcome, &[]),
        };
        writeln!(out, "{}. {}: {how} ({} decisions)", number + 1, name(&journal["options"]), game.turn())?;
    }
    let open = open(campaign, missions);
    let under_way = missions.last().is_some_and(|last| last.outcome().is_none());
    // A mission under way was begun with what the campaign has come to.
    let begun = campaign.journals.last().map(|journal| &journal["options"]).filter(|_| under_way);
    if let Some(state) = begun.or(open.first()).map(|options| &options["campaign"]) {
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
    let score = missions.last().and_then(|last| last.view(Viewer::Spectator)["score"].as_u64());
    match score {
        Some(score) => writeln!(out, "the campaign is won with a score of {score}")?,
        None if under_way => writeln!(out, "go on with --play")?,
        None if open.is_empty() => writeln!(out, "the campaign is lost")?,
        None => {
            let names: Vec<&str> = open.iter().map(name).collect();
            writeln!(out, "open now: {}; play one with --play NAME", names.join(", "))?;
        }
    }
    Ok(Ended::Fine)
}

//! `dropship replay`: what a journal tells.

mod story;

use crate::content::Shelf;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use crate::speech::Speech;
use locale::Language;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use story::{Decision, Listener, Story, StoryError};
use table::{Outcome, Seat, Standing};

/// Replays a journal and prints how the match went
///
/// Without --seat it shows every decision and every draw. Exit code 1 if the journal breaks the rules, 2 if it cannot be
/// read.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  dropship replay match.json
  dropship replay match.json --turn 12 --seat 0 --json")]
pub struct Args {
    /// The journal file
    file: PathBuf,
    /// Stop after this many decisions
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Only what this seat could know
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// As one JSON object, with the view at the end
    #[arg(long)]
    json: bool,
    /// Folder with the content that the match was played with, if it is not what is built in
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

/// Prints the head and the log.
///
/// # Errors
/// If the file is not a journal that replays.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let text = read_text(&args.file)?;
    let listener = args.seat.map_or(Listener::Owner, |seat| Listener::Seat(Seat(seat)));
    let turns = args.turn.map(|turn| turn as usize);
    let story = story::read(&text, &shelf.of_journal(&text), listener, turns).map_err(|error| {
        let place = args.file.display();
        match error {
            StoryError::Journal(error) => Failure::of(place, &error),
            StoryError::NoSuchSeat { seats } => Failure::unusable(
                place,
                format!("--seat: expected a seat from 0 to {}", seats.saturating_sub(1)),
            ),
            StoryError::NoSuchTurn { turns } => Failure::unusable(
                place,
                format!("--turn: expected at most {turns}, for that is how long the match is"),
            ),
        }
    })?;
    if args.json {
        print_json(&story, out)?;
    } else {
        print_text(&story, args.speech.language(), out)?;
    }
    Ok(Ended::Fine)
}

fn print_text(story: &Story, language: Language, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "game     {} (rules {})", story.game, story.rules)?;
    writeln!(out, "options  {}", story.options)?;
    writeln!(out, "content  {}", story.content.short())?;
    writeln!(out, "turns    {} of {}", story.decisions.len(), story.turns)?;
    writeln!(out, "result   {}", story.outcome.as_ref().map_or("not over yet".to_string(), result))?;
    writeln!(out)?;
    for Decision { turn, seat, action, draws, log, .. } in &story.decisions {
        let draws: String = draws.iter().map(|draw| format!(" {draw}")).collect();
        let drawn = if draws.is_empty() { draws } else { format!("  draws{draws}") };
        // To a seat the others' decisions are known only by what it learns of them.
        let action = action.as_ref().map_or("decided".to_string(), ToString::to_string);
        writeln!(out, "{turn:>5}  {seat}  {action}{drawn}")?;
        for line in log {
            writeln!(out, "       {}", crate::sentence::words(line, language))?;
        }
    }
    Ok(())
}

fn result(outcome: &Outcome) -> String {
    let standing = |(seat, standing): (Seat, &Standing)| {
        let verb = match standing {
            Standing::Won => "won",
            Standing::Drawn => "drew",
            Standing::Lost => "lost",
        };
        format!("{seat} {verb}")
    };
    let all: Vec<String> = outcome.standings.iter().map(standing).collect();
    format!("{} (by {})", all.join(", "), outcome.rule)
}

fn print_json(story: &Story, out: &mut dyn Write) -> std::io::Result<()> {
    let decision = |decision: &Decision| {
        json!({
            "turn": decision.turn, "seat": decision.seat, "action": decision.action, "draws": decision.draws,
            "notices": decision.notices, "log": decision.log,
        })
    };
    let story = json!({
        "game": story.game, "rules": story.rules, "options": story.options, "content": story.content,
        "seats": story.seats, "turns": story.turns, "outcome": story.outcome, "view": story.view,
        "decisions": story.decisions.iter().map(decision).collect::<Vec<_>>(),
    });
    writeln!(out, "{story}")
}

//! A match at this keyboard, with bots in the seats nobody takes.

use super::Keyboard;
use crate::content::Shelf;
use crate::entropy;
use crate::exit::{Ended, Failure};
use crate::files::read_text;
use bots::{Alternative, Kind, Level};
use catalog::AnyMatch;
use std::io::{Write, stdin};
use table::{Dice, Seat, Seed, Seeded, Viewer};
use terminal::{Adviser, End, Hint, HotSeat, Player};

/// Plays until the match is over or somebody quits.
pub(super) fn run(game: &str, args: &Keyboard, out: &mut dyn Write) -> Result<Ended, Failure> {
    let (game, stream) = open(game, args)?;
    sit_down(game, stream, args, out)?;
    Ok(Ended::Fine)
}

/// Plays a match at this keyboard and gives its journal back, however far it came.
pub(crate) fn sit_down(
    game: Box<dyn AnyMatch>,
    stream: Seeded,
    args: &Keyboard,
    mut out: &mut dyn Write,
) -> Result<String, Failure> {
    let people = people(args.seats.as_deref(), game.as_ref())?;
    let players = Seat::first(game.seats()).map(|seat| {
        if people.contains(&seat) {
            return Ok(Player::Person);
        }
        let thoughts = Seeded::new(entropy::system().map_err(Failure::Unusable)?);
        let mut bot = bots::bot(game.game(), Kind::Level(args.bots), thoughts)
            .map_err(|error| Failure::Unusable(error.to_string()))?;
        Ok(Player::Machine(Box::new(move |game, seat| bot.choose(game, seat).unwrap_or(0))))
    });
    let players = players.collect::<Result<Vec<_>, Failure>>()?;
    let adviser = adviser(game.game())?;
    let mut table =
        HotSeat::new(game, stream, players).advised(adviser).at_stdio().styled(args.style()).open(args.open);
    if args.is_full_screen() {
        return Ok(table.full_screen(out)?);
    }
    let end = table.run(&mut stdin().lock(), &mut out)?;
    // However it ended, it ended as the players wished.
    let (End::Over(_) | End::Quit | End::InputEnded) = end;
    Ok(table.game().journal())
}

/// Whoever asks gets hints from a strong bot.
fn adviser(game: &str) -> Result<Adviser, Failure> {
    let thoughts = Seeded::new(entropy::system().map_err(Failure::Unusable)?);
    let mut bot = bots::bot(game, Kind::Level(Level::Elite), thoughts)
        .map_err(|error| Failure::Unusable(error.to_string()))?;
    Ok(Box::new(move |game, seat| {
        let advice = bot.advise(game, seat)?;
        let answer = |known: &Alternative| (known.index as u32, known.percent());
        Some(Hint { answers: advice.alternatives.iter().map(answer).collect(), reason: advice.reason })
    }))
}

/// The match and the stream its dice come from.
fn open(game: &str, args: &Keyboard) -> Result<(Box<dyn AnyMatch>, Seeded), Failure> {
    let shelf = Shelf::read(args.content.as_deref())?;
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text),
        None => entropy::system().map_err(Failure::Unusable)?,
    };
    if let Some(file) = &args.resume {
        let text = read_text(file)?;
        let own = shelf.of_journal(&text);
        let place = file.display();
        if let Some(turn) = args.from {
            let game = catalog::replay(&text, &own).map_err(|error| Failure::of(place, &error))?;
            return fork(game.as_ref(), turn, args, seed);
        }
        return match catalog::resume(&text, &own) {
            Ok(resumed) => Ok(resumed),
            // A match whose dice cannot be checked goes on all the same, without a claim about them.
            Err(_) => {
                let mut game = catalog::replay(&text, &own).map_err(|error| Failure::of(place, &error))?;
                game.disclaim();
                Ok((game, Seeded::new(seed)))
            }
        };
    }
    let wrong = |error| Failure::Unusable(format!("--options: expected JSON, found {error}"));
    let options = args.options.as_deref().map(serde_json::from_str).transpose().map_err(wrong)?;
    catalog::fair(game, &shelf.of(game), options.as_ref(), Dice::commit(seed))
        .map_err(|error| Failure::Unusable(error.to_string()))
}

/// The match as it was after so many decisions, with everything dealt anew that whoever plays it on could not know then.
fn fork(
    game: &dyn AnyMatch,
    turn: u32,
    args: &Keyboard,
    seed: Seed,
) -> Result<(Box<dyn AnyMatch>, Seeded), Failure> {
    let mut fork = game.rewound(turn).map_err(|error| Failure::Unusable(format!("--from: {error}")))?;
    let viewer = match people(args.seats.as_deref(), fork.as_ref())?.as_slice() {
        [only] => Viewer::Seat(*only),
        // What several people may know together is what everybody may.
        _ => Viewer::Spectator,
    };
    let mut stream = Seeded::new(seed);
    fork.redeal(viewer, &mut stream);
    Ok((fork, stream))
}

/// The seats people play. One person sits where the next decision is taken, as in the browser.
fn people(text: Option<&str>, game: &dyn AnyMatch) -> Result<Vec<Seat>, Failure> {
    let Some(text) = text else { return Ok(vec![game.awaited().first().copied().unwrap_or(Seat(0))]) };
    let seats = game.seats();
    if text == "all" {
        return Ok(Seat::first(seats).collect());
    }
    let seat = |word: &str| {
        let found: Option<u8> = word.trim().parse().ok();
        found.map(Seat).filter(|seat| seat.index() < seats).ok_or_else(|| {
            let last = seats.saturating_sub(1);
            Failure::Unusable(format!("--seats: expected seats from 0 to {last}, or `all`, found `{word}`"))
        })
    };
    text.split(',').filter(|word| !word.trim().is_empty()).map(seat).collect()
}

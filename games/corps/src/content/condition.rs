//! Conditions of missions: `mark(found) >= 1`, `all_out`, `round >= 10`.

use super::Look;
use super::parse::Reader;
use super::scope::Names;
use crate::people::PEOPLE;
use crate::program::Condition;
use crate::state::MOST_PLAYERS;
use alloc::string::String;
use source::{Source, word};
use table::TextError;
use toml::Spanned;

const FORMS: &str = "`all_out`, `quiet`, `tracker_empty`, `survivor`, `first_edition`, `out(OBJECT)`, `cleared(LOOK)`, `saved(LOOK) >= N`, \
                     `mark(COUNTER) >= N`, `mark(COUNTER) < N`, `exited >= N`, `lost >= N`, `draws >= N`, `players >= N`, `players < N` \
                     or `round >= N`";
const LOOKS: [Look; 6] = [Look::Crate, Look::Computer, Look::Newt, Look::Cocoon, Look::Egg, Look::Beacon];

/// Reads a string that is one condition.
pub(super) fn whole(
    source: Source<'_>,
    text: &Spanned<String>,
    names: &Names,
) -> Result<Condition, TextError> {
    let mut reader = Reader::new(source, text);
    let condition = read(&mut reader, names)?;
    reader.end()?;
    Ok(condition)
}

/// Reads a condition inside a text.
pub(super) fn read(reader: &mut Reader<'_>, names: &Names) -> Result<Condition, TextError> {
    let (from, name) = reader.name(FORMS)?;
    Ok(match name {
        "all_out" => Condition::AllOut,
        "quiet" => Condition::Quiet,
        "tracker_empty" => Condition::TrackerEmpty,
        "survivor" => Condition::Survivor,
        "first_edition" => Condition::FirstEdition,
        "out" => Condition::Out(inside(reader, |reader| names.object(reader))?),
        "cleared" => Condition::Cleared(inside(reader, look)?),
        "saved" => {
            let look = inside(reader, look)?;
            Condition::Saved(look, at_least(reader, u8::MAX)?)
        }
        "mark" => {
            let counter = inside(reader, |reader| names.mark(reader))?;
            if reader.skip('<') {
                Condition::Below(counter, reader.number(1..=u8::MAX)?)
            } else {
                Condition::Mark(counter, at_least(reader, u8::MAX)?)
            }
        }
        "exited" => Condition::Exited(at_least(reader, PEOPLE as u8)?),
        "lost" => Condition::Lost(at_least(reader, PEOPLE as u8)?),
        "draws" => Condition::Draws(at_least(reader, u8::MAX)?),
        "players" if reader.skip('<') => Condition::FewerPlayers(reader.number(2..=MOST_PLAYERS as u8)?),
        "players" => Condition::Players(at_least(reader, MOST_PLAYERS as u8)?),
        "round" => Condition::Round(u16::from(at_least(reader, u8::MAX)?)),
        _ => return reader.wrong(from, FORMS),
    })
}

fn inside<'a, T>(
    reader: &mut Reader<'a>,
    what: impl FnOnce(&mut Reader<'a>) -> Result<T, TextError>,
) -> Result<T, TextError> {
    reader.mark('(')?;
    let read = what(reader)?;
    reader.mark(')')?;
    Ok(read)
}

fn at_least(reader: &mut Reader<'_>, most: u8) -> Result<u8, TextError> {
    reader.mark('>')?;
    reader.mark('=')?;
    reader.number(1..=most)
}

pub(super) fn look(reader: &mut Reader<'_>) -> Result<Look, TextError> {
    let words = LOOKS.map(word);
    let names: [&str; LOOKS.len()] = core::array::from_fn(|at| words[at].as_str());
    reader.choice(&names, alloc::format!("one of {}", names.join(", "))).map(|at| LOOKS[at])
}

//! What cards and characters give as long as they are there: `speed(1)`, `discount(m56, 1)`.

use super::Trait;
use super::hook::Kinds;
use super::parse::Reader;
use crate::card::CardId;
use crate::key::Key;
use alloc::string::String;
use alloc::vec::Vec;
use source::Source;
use table::TextError;
use toml::Spanned;

const FORMS: &str = "`speed(N)`, `defence(N)`, `melee(N)`, `tech(N)`, `aim(N)`, `barricade(N)`, `interact(N)`, \
                     `discount(WEAPON, N)` or `rest(N)`";
/// No value is moved by more.
const MOST: i8 = 3;

/// Reads a list of them.
pub(super) fn read(
    source: Source<'_>,
    texts: &[Spanned<String>],
    kinds: &Kinds<'_>,
) -> Result<Vec<Trait>, TextError> {
    texts.iter().map(|text| one(&mut Reader::new(source, text), kinds)).collect()
}

fn one(reader: &mut Reader<'_>, kinds: &Kinds<'_>) -> Result<Trait, TextError> {
    let (from, name) = reader.name(FORMS)?;
    reader.mark('(')?;
    let read = match name {
        "speed" => Trait::Speed(reader.change(MOST)?),
        "defence" => Trait::Defence(reader.change(MOST)?),
        "melee" => Trait::Melee(reader.change(MOST)?),
        "tech" => Trait::Tech(reader.change(MOST)?),
        "aim" => Trait::Aim(reader.change(MOST)?),
        "barricade" => Trait::Barricade(reader.change(MOST)?),
        "interact" => Trait::Interact(reader.change(MOST)?),
        "rest" => Trait::Rest(reader.number(1..=3)?),
        "discount" => {
            let (from, weapon) = reader.name("a card of endurance.toml")?;
            let Some(at) = Key::parse(weapon).and_then(|key| kinds.0.binary_search(&key).ok()) else {
                return reader.wrong(from, "a card of endurance.toml");
            };
            reader.mark(',')?;
            // There are at most 60 kinds.
            Trait::Discount(CardId(at as u8), reader.number(1..=3)?)
        }
        _ => return reader.wrong(from, FORMS),
    };
    reader.mark(')')?;
    reader.end()?;
    Ok(read)
}

//! The seven character cards.

use super::hook::{self, Kinds, RawText, When};
use super::parse::left_out;
use super::scope::Scope;
use super::text::Library;
use super::{Ability, Character, Stats, traits};
use crate::people::{PEOPLE, Who};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use source::{Origin, Source};
use table::TextError;
use toml::Spanned;

/// Used abilities are kept as bits of half a byte.
const MOST_ABILITIES: usize = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    characters: Spanned<BTreeMap<Spanned<Who>, Spanned<RawCharacter>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCharacter {
    marine: bool,
    rank: Option<Spanned<u8>>,
    hero: Spanned<RawSide>,
    grunt: Spanned<RawSide>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSide {
    speed: Spanned<u8>,
    defence: Spanned<u8>,
    melee: Spanned<u8>,
    tech: Spanned<u8>,
    aim: Option<Spanned<u8>>,
    #[serde(default)]
    traits: Vec<Spanned<String>>,
    #[serde(default = "left_out")]
    abilities: Spanned<Vec<RawText>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Reads them.
pub(super) fn read(
    text: &str,
    kinds: &Kinds<'_>,
    library: &mut Library,
) -> Result<[Character; PEOPLE], TextError> {
    let source = Source(text);
    let file: CharacterFile = source.read()?;
    let mut characters = Vec::with_capacity(PEOPLE);
    for who in Who::ALL {
        let raw = file.characters.get_ref().get(&Spanned::new(0..0, who)).ok_or_else(|| {
            let expected = format!("all {PEOPLE} characters, `[characters.{}]` too", who.name());
            source.missing(file.characters.span(), expected)
        })?;
        characters.push(character(source, who, raw, kinds, library)?);
    }
    source::check_origins(source)?;
    // One was pushed for each.
    Ok(characters.try_into().expect("seven characters"))
}

fn character(
    source: Source<'_>,
    who: Who,
    raw: &Spanned<RawCharacter>,
    kinds: &Kinds<'_>,
    library: &mut Library,
) -> Result<Character, TextError> {
    let (span, raw) = (raw.span(), raw.get_ref());
    let rank = match (&raw.rank, raw.marine) {
        (Some(rank), true) => {
            source.must((1..=3).contains(rank.get_ref()), rank.span(), "a rank of 1 to 3 (C-CHAR-4)")?;
            *rank.get_ref()
        }
        (None, true) => return Err(source.missing(span, "the key `rank`, as Marines have one (C-CHAR-4)")),
        (Some(rank), false) => {
            return Err(source.wrong(rank.span(), "no rank: civilians have none (C-CHAR-4)"));
        }
        (None, false) => 0,
    };
    let (hero, grunt) = (raw.hero.get_ref(), raw.grunt.get_ref());
    let values = |side: &RawSide| {
        [&side.speed, &side.defence, &side.melee, &side.tech].map(|value| (*value.get_ref(), value.span()))
    };
    for (best, (value, span)) in values(hero).into_iter().zip(values(grunt)) {
        let expected = format_args!("at most {}, as on the hero side (9.5)", best.0);
        source.must(value <= best.0, span, expected)?;
    }
    if let (Some(best), Some(aim)) = (&hero.aim, &grunt.aim) {
        let expected = format_args!("at most {}, as on the hero side (9.5)", best.get_ref());
        source.must(aim.get_ref() <= best.get_ref(), aim.span(), expected)?;
    }
    let heros = hero.traits.len() + hero.abilities.get_ref().len();
    source.must(heros > 0, raw.hero.span(), "a hero with `traits` or `abilities` (9.5)")?;
    Ok(Character {
        marine: raw.marine,
        hero: side(source, who, &raw.hero, rank, Scope::HERO, kinds, library)?,
        grunt: side(source, who, &raw.grunt, rank, Scope::HERO.without(Scope::HAND), kinds, library)?,
    })
}

fn side(
    source: Source<'_>,
    who: Who,
    raw: &Spanned<RawSide>,
    rank: u8,
    scope: Scope,
    kinds: &Kinds<'_>,
    library: &mut Library,
) -> Result<Stats, TextError> {
    let (span, raw) = (raw.span(), raw.get_ref());
    let value = |value: &Spanned<u8>| {
        source.must(*value.get_ref() <= 10, value.span(), "a value of at most 10 (9.5)")?;
        Ok(*value.get_ref())
    };
    let aim = match (&raw.aim, who) {
        (Some(aim), Who::Newt) => return Err(source.wrong(aim.span(), "no `aim`: Newt has none (C-NEWT-7)")),
        (None, Who::Newt) => 0,
        (Some(aim), _) => {
            source.must((1..=10).contains(aim.get_ref()), aim.span(), "an aim of 1 to 10 (C-AIM-2)")?;
            *aim.get_ref()
        }
        (None, _) => return Err(source.missing(span, "the key `aim` in this table")),
    };
    let few = raw.abilities.get_ref().len() <= MOST_ABILITIES;
    source.must(few, raw.abilities.span(), format_args!("at most {MOST_ABILITIES} abilities"))?;
    let mut abilities = Vec::with_capacity(raw.abilities.get_ref().len());
    for ability in raw.abilities.get_ref() {
        let carded =
            matches!(ability.when.get_ref(), When::Action | When::FreeAction | When::Play | When::Hazard);
        source.must(!carded, ability.when.span(), "a moment of an ability (C-CHAR-7 to -11)")?;
        let (hook, text) = hook::read(source, ability, scope, kinds, library)?;
        let once_a_round = ability.once_a_round.as_ref().is_some_and(|once| *once.get_ref());
        abilities.push(Ability { hook, text, once_a_round });
    }
    Ok(Stats {
        speed: value(&raw.speed)?,
        defence: value(&raw.defence)?,
        melee: value(&raw.melee)?,
        tech: value(&raw.tech)?,
        aim,
        rank,
        traits: traits::read(source, &raw.traits, kinds)?,
        abilities,
    })
}

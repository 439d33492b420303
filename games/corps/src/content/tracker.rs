//! The motion tracker cards, the numbers under blips, and the shots of sentry guns.

use super::cards::key;
use super::parse::Reader;
use super::scope::{Names, Scope};
use super::text::{self, Library};
use super::{Gate, MOST_TRACKERS, Threat, TrackerCard};
use crate::state::HIGHEST_BLIP;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use source::{Origin, Source};
use table::TextError;
use toml::Spanned;

/// Numbered blips in all (1.2).
const NUMBERED: u32 = 21;
const THREATS: [(Threat, &str); 4] = [
    (Threat::Tunnel, "tunnel"),
    (Threat::Hidden, "hidden"),
    (Threat::Active, "active"),
    (Threat::Drone, "drone"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackerFile {
    blips: RawBlips,
    guns: RawGuns,
    cards: Spanned<BTreeMap<Spanned<String>, Spanned<RawTracker>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBlips {
    /// How many there are of each number, from 1.
    numbers: Spanned<Vec<u8>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGuns {
    shots: Spanned<u8>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTracker {
    threat: Threat,
    level: Spanned<u8>,
    blips: Spanned<u8>,
    gate: Spanned<String>,
    effect: Option<Spanned<String>>,
    bonus: Option<Spanned<String>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// What the file says.
pub(super) struct Tracker {
    pub(super) cards: Vec<TrackerCard>,
    pub(super) blips: [u8; HIGHEST_BLIP + 1],
    pub(super) gun_shots: u8,
}

impl Tracker {
    /// How many cards there are of each threat level.
    pub(super) fn levels(&self) -> [u8; 3] {
        // There are 42 cards.
        [1, 2, 3].map(|level| self.cards.iter().filter(|card| card.level == level).count() as u8)
    }
}

/// Reads it.
pub(super) fn read(text: &str, library: &mut Library) -> Result<Tracker, TextError> {
    let source = Source(text);
    let file: TrackerFile = source.read()?;
    let blips = numbers(source, &file.blips.numbers)?;
    let shots = &file.guns.shots;
    source.must((1..=20).contains(shots.get_ref()), shots.span(), "1 to 20 shots (A-71)")?;
    let mut cards = Vec::with_capacity(MOST_TRACKERS);
    for (name, raw) in file.cards.get_ref() {
        cards.push(card(source, name, raw, library)?);
    }
    let span = file.cards.span();
    if cards.len() != MOST_TRACKERS {
        let expected = format!("{MOST_TRACKERS} cards in all (9.2)");
        return Err(TextError::at(source.0, span.start, expected, format!("{}", cards.len())));
    }
    for (threat, name) in THREATS {
        if !cards.iter().any(|card| card.threat == threat) {
            return Err(source.missing(span, format_args!("at least one card of the type {name} (9.2)")));
        }
    }
    for level in 1..=3 {
        if !cards.iter().any(|card| card.level == level) {
            return Err(source.missing(span, format_args!("at least one card of level {level} (9.2)")));
        }
    }
    source::check_origins(source)?;
    Ok(Tracker { cards, blips, gun_shots: *shots.get_ref() })
}

/// 9.6.
fn numbers(source: Source<'_>, raw: &Spanned<Vec<u8>>) -> Result<[u8; HIGHEST_BLIP + 1], TextError> {
    let (span, list) = (raw.span(), raw.get_ref());
    source.must(list.len() <= HIGHEST_BLIP, span.clone(), format_args!("numbers up to {HIGHEST_BLIP}"))?;
    let all: u32 = list.iter().map(|count| u32::from(*count)).sum();
    source.must(all == NUMBERED, span.clone(), format_args!("{NUMBERED} blips in all (1.2)"))?;
    let mut blips = [0; HIGHEST_BLIP + 1];
    blips[1..=list.len()].copy_from_slice(list);
    let known = [1, 3, 4].into_iter().all(|number| blips[number] > 0);
    source.must(known, span, "at least one blip each of the numbers 1, 3 and 4 (9.6)")?;
    Ok(blips)
}

fn card(
    source: Source<'_>,
    name: &Spanned<String>,
    raw: &Spanned<RawTracker>,
    library: &mut Library,
) -> Result<TrackerCard, TextError> {
    let (key, span, raw) = (key(source, name)?, raw.span(), raw.get_ref());
    source.must((1..=3).contains(raw.level.get_ref()), raw.level.span(), "a level of 1 to 3 (C-TRACK-11)")?;
    source.must(*raw.blips.get_ref() <= 6, raw.blips.span(), "at most 6 blips")?;
    let mut reader = Reader::new(source, &raw.gate);
    let gate = text::gate(&mut reader)?;
    reader.end()?;
    let tunnels = raw.threat == Threat::Tunnel;
    let fits = tunnels == (gate == Gate::Tunnel);
    source.must(
        fits,
        raw.gate.span(),
        if tunnels { "`tunnel` (C-TUN-1)" } else { "no tunnel: the card digs none" },
    )?;
    let bonus = matches!(raw.threat, Threat::Hidden | Threat::Active);
    match &raw.bonus {
        Some(text) => {
            source.must(bonus, text.span(), "no bonus: only hidden and active threats have one (9.2)")?;
        }
        None if bonus => return Err(source.missing(span, "the key `bonus` (C-TRACK-8, C-TRACK-9)")),
        None => {}
    }
    let scope = Scope::TABLE.with(Scope::BLIPS).with(Scope::REVEAL);
    let mut read = |text: &Option<Spanned<String>>| {
        let Some(text) = text else { return Ok(Library::NOTHING) };
        let id = library.read(source, text, scope, &Names::default())?;
        source.must(id != Library::NOTHING, text.span(), "a text that does something")?;
        Ok(id)
    };
    Ok(TrackerCard {
        key,
        threat: raw.threat,
        level: *raw.level.get_ref(),
        blips: *raw.blips.get_ref(),
        gate,
        effect: read(&raw.effect)?,
        bonus: read(&raw.bonus)?,
    })
}

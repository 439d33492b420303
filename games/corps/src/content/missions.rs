//! The mission cards.

mod gear;
mod goals;
mod places;

use super::boards::Side;
use super::cards::{Deck, key};
use super::ground::{self, RawPiece};
use super::parse::left_out;
use super::scope::{Names, Scope};
use super::text::Library;
use super::tracker::Tracker;
use super::{Look, Mission, Mode, Object, ProgramId, condition};
use crate::people::{PEOPLE, Who};
use crate::program::Condition;
use crate::state::OBJECTS;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use places::Places;
use serde::Deserialize;
use source::{Origin, Source};
use table::TextError;
use toml::Spanned;

/// Counters that the state keeps for a mission.
const MOST_MARKS: usize = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionFile {
    missions: Spanned<BTreeMap<Spanned<String>, Spanned<RawMission>>>,
}

/// Strings that are read further, each with its place.
type Texts = Vec<Spanned<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMission {
    mode: Spanned<Mode>,
    boards: Spanned<Vec<RawPiece>>,
    #[serde(default)]
    absent: Vec<Spanned<Who>>,
    #[serde(default)]
    captives: Vec<Spanned<Who>>,
    start: Spanned<Texts>,
    recipe: Spanned<Vec<[u8; 3]>>,
    spawns: Spanned<Texts>,
    #[serde(default = "left_out")]
    blips: Spanned<Texts>,
    #[serde(default = "left_out")]
    mission_blips: Spanned<Texts>,
    #[serde(default = "left_out")]
    finds: Spanned<Texts>,
    #[serde(default)]
    still: bool,
    #[serde(default = "left_out")]
    marks: Spanned<Texts>,
    #[serde(default = "left_out")]
    objects: Spanned<BTreeMap<Spanned<String>, RawObject>>,
    #[serde(default = "left_out")]
    exits: Spanned<Texts>,
    guns: Spanned<bool>,
    #[serde(default)]
    timed: Vec<RawTimed>,
    victory: Spanned<Texts>,
    #[serde(default)]
    defeat: Texts,
    #[serde(default)]
    withdrawal: Texts,
    #[serde(default)]
    immediate: bool,
    #[serde(default = "left_out")]
    spoils: Spanned<Texts>,
    #[serde(default)]
    gear: BTreeMap<Spanned<Who>, Texts>,
    #[serde(default = "left_out")]
    posts: Spanned<Texts>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawObject {
    look: Spanned<Look>,
    at: Option<Spanned<String>>,
    #[serde(default)]
    test: bool,
    needs: Option<Spanned<String>>,
    /// What interacting does. An object without it cannot be interacted with.
    effect: Option<Spanned<String>>,
    #[serde(default)]
    once: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTimed {
    /// Every round if it is left out.
    round: Option<Spanned<u16>>,
    text: Spanned<String>,
}

/// What missions refer to.
pub(super) struct Parts<'a> {
    pub(super) sides: &'a [Side],
    pub(super) deck: &'a Deck,
    pub(super) tracker: &'a Tracker,
}

/// Reads them.
pub(super) fn read(text: &str, parts: &Parts<'_>, library: &mut Library) -> Result<Vec<Mission>, TextError> {
    let source = Source(text);
    let file: MissionFile = source.read()?;
    let mut missions = Vec::new();
    for (name, raw) in file.missions.get_ref() {
        missions.push(mission(source, key(source, name)?, raw, parts, library)?);
    }
    let span = file.missions.span();
    let needed = [Mode::Campaign(1), Mode::Campaign(2), Mode::Campaign(3), Mode::Rescue, Mode::Resupply];
    for mode in needed {
        let count = missions.iter().filter(|mission| mission.mode == mode).count();
        if count != 1 {
            let expected = format!("one mission of the mode {mode:?} (9.3)");
            return Err(TextError::at(source.0, span.start, expected, format!("{count}")));
        }
    }
    if !missions.iter().any(|mission| mission.mode == Mode::BugHunt) {
        return Err(source.missing(span, "at least one Bug Hunt (9.3)"));
    }
    source.must(missions.len() <= usize::from(u8::MAX), span, "fewer missions")?;
    source::check_origins(source)?;
    Ok(missions)
}

fn mission(
    source: Source<'_>,
    key: crate::key::Key,
    raw: &Spanned<RawMission>,
    parts: &Parts<'_>,
    library: &mut Library,
) -> Result<Mission, TextError> {
    let (span, raw) = (raw.span(), raw.get_ref());
    let absent = people(source, &raw.absent)?;
    let captives = people(source, &raw.captives)?;
    if let Some(twice) = raw.captives.iter().find(|who| absent.contains(who.get_ref())) {
        return Err(source.wrong(twice.span(), "a captive who is not absent"));
    }
    recipe(source, &raw.recipe, parts.tracker)?;
    let ground = ground::lay(source, &raw.boards, parts.sides)?;
    let names = names(source, raw)?;
    let mut places = Places::new(source, &ground);
    let spawns = places.few(&raw.spawns, 1..=crate::state::GATES, "spawn points (1.2)")?;
    let exits = places.exits(&raw.exits)?;
    let blips = places.few(&raw.blips, 0..=places::NUMBERED, "blips (1.2)")?;
    let mission_blips = places.few(&raw.mission_blips, 0..=places::MISSION_BLIPS, "mission blips (1.2)")?;
    let finds = raw.finds.get_ref();
    let expected = format!("{} texts, one for each mission blip", mission_blips.len());
    source.must(finds.len() == mission_blips.len(), raw.finds.span(), expected)?;
    let found = Scope::TABLE.with(Scope::MISSION).with(Scope::FOUND);
    let finds = finds
        .iter()
        .map(|text| library.read(source, text, found, &names))
        .collect::<Result<Vec<ProgramId>, TextError>>()?;
    let objects = objects(source, raw, &names, &mut places, library)?;
    let timed = timed(source, raw, &names, library)?;
    let posts = places.posts(&raw.posts)?;
    let start = places.start(&raw.start, PEOPLE - absent.len())?;
    let conditions = |texts: &Texts| -> Result<Vec<Condition>, TextError> {
        texts.iter().map(|text| condition::whole(source, text, &names)).collect()
    };
    let mission = Mission {
        key,
        mode: *raw.mode.get_ref(),
        absent,
        captives,
        start,
        recipe: raw.recipe.get_ref().clone(),
        spawns,
        blips,
        mission_blips,
        finds,
        still: raw.still,
        objects,
        exits,
        guns: *raw.guns.get_ref(),
        timed,
        victory: conditions(raw.victory.get_ref())?,
        defeat: conditions(&raw.defeat)?,
        withdrawal: conditions(&raw.withdrawal)?,
        immediate: raw.immediate,
        spoils: goals::spoils(source, raw.spoils.get_ref())?,
        gear: gear::read(source, &raw.gear, parts.deck)?,
        posts,
        marks: names.marks,
        ground: Arc::new(ground),
    };
    goals::check(source, span, raw, &mission, library)?;
    Ok(mission)
}

/// Names of characters, each once.
fn people(source: Source<'_>, raw: &[Spanned<Who>]) -> Result<Vec<Who>, TextError> {
    let mut people = Vec::new();
    for who in raw {
        source.must(!people.contains(who.get_ref()), who.span(), "each character once")?;
        people.push(*who.get_ref());
    }
    Ok(people)
}

/// The tracker deck is made of cards that exist (9.2).
fn recipe(source: Source<'_>, raw: &Spanned<Vec<[u8; 3]>>, tracker: &Tracker) -> Result<(), TextError> {
    let mut asked = [0u32; 3];
    for layer in raw.get_ref() {
        asked.iter_mut().zip(layer).for_each(|(sum, count)| *sum += u32::from(*count));
    }
    let levels = tracker.levels();
    for (level, (asked, there)) in asked.iter().zip(levels).enumerate() {
        let expected = format!("at most {there} cards of level {}, as many as there are", level + 1);
        source.must(*asked <= u32::from(there), raw.span(), expected)?;
    }
    source.must(asked.iter().sum::<u32>() > 0, raw.span(), "at least one tracker card")
}

fn names(source: Source<'_>, raw: &RawMission) -> Result<Names, TextError> {
    let marks =
        raw.marks.get_ref().iter().map(|name| key(source, name)).collect::<Result<Vec<_>, TextError>>()?;
    source.must(
        marks.len() <= MOST_MARKS,
        raw.marks.span(),
        format_args!("at most {MOST_MARKS} counters"),
    )?;
    let objects = raw.objects.get_ref();
    source.must(objects.len() <= OBJECTS, raw.objects.span(), format_args!("at most {OBJECTS} objects"))?;
    let objects = objects.keys().map(|name| key(source, name)).collect::<Result<Vec<_>, TextError>>()?;
    Ok(Names { objects, marks })
}

fn objects(
    source: Source<'_>,
    raw: &RawMission,
    names: &Names,
    places: &mut Places<'_>,
    library: &mut Library,
) -> Result<Vec<Object>, TextError> {
    let mut objects = Vec::new();
    for (key, object) in names.objects.iter().zip(raw.objects.get_ref().values()) {
        let scope = Scope::HERO.with(Scope::MISSION);
        let effect = match &object.effect {
            Some(text) => library.read(source, text, scope, names)?,
            None => Library::NOTHING,
        };
        let needs = match &object.needs {
            Some(text) => condition::whole(source, text, names)?,
            None => Condition::Always,
        };
        let cell = object.at.as_ref().map(|at| places.take(at)).transpose()?;
        let look = *object.look.get_ref();
        objects.push(Object {
            key: *key,
            look,
            cell,
            test: object.test,
            needs,
            effect,
            once: object.once,
            usable: object.effect.is_some(),
        });
        for (limited, most) in [(Look::Crate, 8), (Look::Computer, 2)] {
            let count = objects.iter().filter(|object| object.look == limited).count();
            source.must(count <= most, object.look.span(), format_args!("at most {most} of them (1.2)"))?;
        }
    }
    Ok(objects)
}

fn timed(
    source: Source<'_>,
    raw: &RawMission,
    names: &Names,
    library: &mut Library,
) -> Result<Vec<(u16, ProgramId)>, TextError> {
    let mut timed = Vec::new();
    for entry in &raw.timed {
        let round = match &entry.round {
            Some(round) => {
                source.must((1..=200).contains(round.get_ref()), round.span(), "a round from 1 to 200")?;
                *round.get_ref()
            }
            None => 0,
        };
        let scope = Scope::TABLE.with(Scope::MISSION);
        timed.push((round, library.read(source, &entry.text, scope, names)?));
    }
    Ok(timed)
}

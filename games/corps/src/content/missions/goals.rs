//! What a mission is about must be possible, and fit its mode.

use super::{RawMission, Texts};
use crate::content::parse::Reader;
use crate::content::text::Library;
use crate::content::{Look, Mission, Mode, ProgramId, Spoil, condition};
use crate::people::{PEOPLE, Who};
use crate::program::{Condition, Op};
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;
use source::Source;
use table::TextError;

const SPOILS: &str = "`newt`, `captives` or `cards(N, LOOK)`";

/// What winning brings.
pub(super) fn spoils(source: Source<'_>, raw: &Texts) -> Result<Vec<Spoil>, TextError> {
    raw.iter()
        .map(|text| {
            let mut reader = Reader::new(source, text);
            let (from, name) = reader.name(SPOILS)?;
            let spoil = match name {
                "newt" => Spoil::Newt,
                "captives" => Spoil::Captives,
                "cards" => {
                    reader.mark('(')?;
                    let cards = reader.number(1..=20)?;
                    reader.mark(',')?;
                    let look = condition::look(&mut reader)?;
                    reader.mark(')')?;
                    Spoil::Cards(cards, look)
                }
                _ => return reader.wrong(from, SPOILS),
            };
            reader.end()?;
            Ok(spoil)
        })
        .collect()
}

/// Holds a mission against its mode, and its conditions against what can happen in it.
pub(super) fn check(
    source: Source<'_>,
    span: Range<usize>,
    raw: &RawMission,
    mission: &Mission,
    library: &Library,
) -> Result<(), TextError> {
    mode(source, &span, raw, mission)?;
    source.must(
        !mission.victory.is_empty(),
        raw.victory.span(),
        "at least one condition of victory (C-END-3)",
    )?;
    let parts = [
        (&mission.victory, raw.victory.get_ref()),
        (&mission.defeat, &raw.defeat),
        (&mission.withdrawal, &raw.withdrawal),
    ];
    for (conditions, texts) in parts {
        for (condition, text) in conditions.iter().zip(texts) {
            if let Some(why) = impossible(mission, library, *condition) {
                return Err(source.wrong(text.span(), format!("a condition that can come true: {why}")));
            }
        }
    }
    for (number, raw) in raw.objects.get_ref().values().enumerate() {
        let object = &mission.objects[number];
        let appears = |op: &Op| *op == Op::Appear(number as u8);
        let there = object.cell.is_some() || texts(mission).any(|text| library.any(text, &appears));
        source.must(there, raw.look.span(), "a place `at`, or a text in which the object appears")?;
    }
    Ok(())
}

/// Section 9.3.
fn mode(
    source: Source<'_>,
    span: &Range<usize>,
    raw: &RawMission,
    mission: &Mission,
) -> Result<(), TextError> {
    let at = raw.mode.span();
    if let Mode::Campaign(number) = mission.mode {
        source.must((1..=3).contains(&number), at.clone(), "a campaign mission from 1 to 3 (C-CAMP-1)")?;
    }
    let hunt = mission.mode == Mode::BugHunt;
    let guns = hunt || mission.mode == Mode::Campaign(3);
    let expected = format!("{guns}: Mission 3 and Bug Hunts use sentry guns (C-SENTRY-1)");
    source.must(mission.guns == guns, raw.guns.span(), expected)?;
    source.must(
        guns || mission.posts.is_empty(),
        raw.posts.span(),
        "no posts: the mission has no sentry guns",
    )?;
    let without_newt = hunt || mission.mode == Mode::Campaign(1);
    if without_newt && !mission.absent.contains(&Who::Newt) {
        return Err(source.missing(span.clone(), "`absent` with \"newt\" (C-NEWT-1, C-NEWT-6)"));
    }
    let brings = |wanted: fn(&Spoil) -> bool| mission.spoils.iter().any(wanted);
    let spoils = match mission.mode {
        Mode::Campaign(1) => (brings(|spoil| *spoil == Spoil::Newt), "`newt` (C-NEWT-1)"),
        Mode::Rescue => (brings(|spoil| *spoil == Spoil::Captives), "`captives` (C-RESC-3)"),
        Mode::Resupply => (brings(|spoil| matches!(spoil, Spoil::Cards(..))), "`cards` (C-SUPP-1)"),
        Mode::Campaign(_) => (true, ""),
        Mode::BugHunt => (mission.spoils.is_empty(), "none: Bug Hunts stand alone (C-BUG-1)"),
    };
    source.must(
        spoils.0,
        if raw.spoils.get_ref().is_empty() { at.clone() } else { raw.spoils.span() },
        format_args!("spoils: {}", spoils.1),
    )?;
    if hunt {
        for condition in [Condition::TrackerEmpty, Condition::Quiet, Condition::Survivor] {
            let there = mission.victory.contains(&condition);
            let expected = "`tracker_empty`, `quiet` and `survivor` (C-BUG-2)";
            source.must(there, raw.victory.span(), expected)?;
        }
        let bare = mission.gear.iter().all(Vec::is_empty);
        source.must(bare, at, "no gear: all begin a Bug Hunt with a pistol (C-BUG-5)")?;
    } else if mission.mode == Mode::Rescue {
        source.must(!mission.captives.is_empty(), at, "`captives` for a rescue outside a campaign")?;
    }
    Ok(())
}

/// All texts of a mission.
fn texts(mission: &Mission) -> impl Iterator<Item = ProgramId> + '_ {
    let objects = mission.objects.iter().map(|object| object.effect);
    objects.chain(mission.finds.iter().copied()).chain(mission.timed.iter().map(|timed| timed.1))
}

/// Why a condition can never come true.
fn impossible(mission: &Mission, library: &Library, condition: Condition) -> Option<&'static str> {
    let happens = |wanted: &dyn Fn(&Op) -> bool| texts(mission).any(|text| library.any(text, wanted));
    let exits = !mission.exits.is_empty();
    let carried = |object: u8| happens(&|op| *op == Op::Carry(object));
    let looks = |look: Look| {
        (0..mission.objects.len() as u8).filter(move |at| mission.objects[usize::from(*at)].look == look)
    };
    match condition {
        Condition::AllOut if !exits => Some("the mission has no exit"),
        Condition::Exited(count) if !exits || usize::from(count) > PEOPLE - mission.absent.len() => {
            Some("not so many can leave")
        }
        Condition::Out(object) if !exits || !carried(object) => Some("no text carries the object to an exit"),
        Condition::Saved(look, count)
            if !exits || looks(look).filter(|at| carried(*at)).count() < usize::from(count) =>
        {
            Some("not so many objects can be carried to an exit")
        }
        Condition::Cleared(look) if looks(look).next().is_none() => Some("the mission has no such object"),
        Condition::Mark(counter, _)
            if !happens(&|op| matches!(op, Op::Mark(one, by) if *one == counter && *by > 0)) =>
        {
            Some("no text adds to the counter")
        }
        _ => None,
    }
}

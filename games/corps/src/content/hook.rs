//! When a text of a card or an ability comes into play.

use super::scope::{Names, Scope};
use super::text::Library;
use super::{Hook, ProgramId};
use crate::card::CardId;
use crate::key::Key;
use crate::pause::Moment;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use source::{Origin, Source};
use table::TextError;
use toml::Spanned;

/// One text of a card or an ability, with its moment.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawText {
    pub(super) when: Spanned<When>,
    text: Spanned<String>,
    /// The pause points at which an event may be played.
    at: Option<Spanned<Vec<Spanned<Moment>>>>,
    /// After attacks with this weapon.
    weapon: Option<Spanned<String>>,
    /// How far away the character may be who failed.
    within: Option<Spanned<u8>>,
    pub(super) once_a_round: Option<Spanned<bool>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// The moments, as files write them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum When {
    OnActivation,
    DuringActivation,
    EndOfActivation,
    EndPhase,
    Action,
    FreeAction,
    Play,
    Hazard,
    After,
    FailedAttack,
    FailedTech,
    FailedDefence,
}

/// The kinds of endurance cards by name, in order.
pub(super) struct Kinds<'a>(pub(super) &'a [Key]);

impl Kinds<'_> {
    pub(super) fn find(&self, source: Source<'_>, name: &Spanned<String>) -> Result<CardId, TextError> {
        let known = Key::parse(name.get_ref()).and_then(|key| self.0.binary_search(&key).ok());
        // There are at most 60 kinds.
        known.map(|at| CardId(at as u8)).ok_or_else(|| source.wrong(name.span(), "a card of endurance.toml"))
    }
}

/// Reads a moment and its text, which may speak of what `scope` says and of what the moment brings with it.
pub(super) fn read(
    source: Source<'_>,
    raw: &RawText,
    scope: Scope,
    kinds: &Kinds<'_>,
    library: &mut Library,
) -> Result<(Hook, ProgramId), TextError> {
    let when = *raw.when.get_ref();
    let strays = [
        (raw.at.as_ref().map(Spanned::span), When::Play, "at"),
        (raw.weapon.as_ref().map(Spanned::span), When::After, "weapon"),
        (raw.within.as_ref().map(Spanned::span), When::FailedDefence, "within"),
    ];
    for (span, owner, key) in strays {
        if let Some(span) = span.filter(|_| when != owner) {
            return Err(source.wrong(span, format!("no `{key}` for this moment")));
        }
    }
    let (hook, scope) = match when {
        When::OnActivation => (Hook::OnActivation, scope),
        When::DuringActivation => (Hook::DuringActivation, scope),
        When::EndOfActivation => (Hook::EndOfActivation, scope),
        When::EndPhase => (Hook::EndPhase, scope),
        When::Action => (Hook::Action, scope),
        When::FreeAction => (Hook::FreeAction, scope),
        When::Hazard => (Hook::Hazard, Scope::TABLE),
        When::FailedAttack => (Hook::FailedAttack, scope.with(Scope::DIE)),
        When::FailedTech => (Hook::FailedTech, scope.with(Scope::DIE)),
        When::FailedDefence => {
            let within = raw.within.as_ref().map_or(0, |within| *within.get_ref());
            (Hook::FailedDefence { within }, scope.with(Scope::DIE))
        }
        When::After => {
            let Some(weapon) = &raw.weapon else {
                return Err(source.missing(raw.when.span(), "the key `weapon` beside `after`"));
            };
            (Hook::After(kinds.find(source, weapon)?), scope)
        }
        When::Play => moments(source, raw, scope)?,
    };
    let text = library.read(source, &raw.text, scope, &Names::default())?;
    source.must(text != Library::NOTHING, raw.text.span(), "a text that does something")?;
    Ok((hook, text))
}

/// The pause points of an event, and what its text may speak of at all of them.
fn moments(source: Source<'_>, raw: &RawText, scope: Scope) -> Result<(Hook, Scope), TextError> {
    let Some(at) = raw.at.as_ref().filter(|at| !at.get_ref().is_empty()) else {
        return Err(source.missing(raw.when.span(), "the moments of `play` under `at`"));
    };
    let mut bits = 0;
    for moment in at.get_ref() {
        let bit = 1 << *moment.get_ref() as u32;
        source.must(bits & bit == 0, moment.span(), "each moment once")?;
        bits |= bit;
    }
    let all = |wanted: fn(Moment) -> bool| at.get_ref().iter().all(|moment| wanted(*moment.get_ref()));
    let mut scope = scope;
    if all(|moment| {
        matches!(moment, Moment::AttackMissed | Moment::TestFailed | Moment::Falling | Moment::Dying)
    }) {
        scope = scope.with(Scope::DIE);
    }
    if all(|moment| moment == Moment::Dying) {
        scope = scope.with(Scope::DEATH);
    }
    Ok((Hook::Play(bits), scope))
}

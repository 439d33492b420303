//! The moments at which events may be played 'at any time'.

use crate::Corps;
use crate::action::Action;
use crate::offer::Offers;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::Cx;

/// A pause point (A-19, C-CARD-13). An event names those at which it makes sense.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// (a) The Marine phase begins.
    MarinePhase,
    /// (a) The Alien phase begins, before knocked-down characters are resolved.
    AlienPhase,
    /// (a) The End phase begins.
    EndPhase,
    /// (a) An activation begins.
    Activation,
    /// (a) An activation ends.
    ActivationEnd,
    /// (b) A character has taken a step.
    Stepped,
    /// (b) An alien or a blip has taken a step.
    Crept,
    /// (c) An attack was declared and paid.
    AttackDeclared,
    /// (c) A tech test was declared.
    TestDeclared,
    /// (d) An attack roll failed.
    AttackMissed,
    /// (d) An attack roll hit.
    AttackHit,
    /// (d) A tech test failed.
    TestFailed,
    /// (d) A defence roll succeeded.
    Dodged,
    /// (d), (g) A defence roll failed and will knock the character down.
    Falling,
    /// (d), (g) A defence roll failed and will kill the character.
    Dying,
    /// (g) A knocked-down character is about to be captured.
    Taken,
    /// (e) A card was revealed.
    Revealed,
    /// (f) A tracker card is about to be drawn.
    TrackerNext,
    /// (f) A tracker card was resolved.
    TrackerDone,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Job {}

pub(crate) fn run(_: &mut State, job: Job, _: &mut Cx<'_, Corps>) -> bool {
    match job {}
}

pub(crate) fn offer(_: &State, job: Job, _: &mut Offers<'_>) {
    match job {}
}

pub(crate) fn take(_: &mut State, job: Job, _: Action, _: &mut Cx<'_, Corps>) {
    match job {}
}

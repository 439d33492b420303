//! Rounds, phases and steps (O-TURN).

use crate::action::FireTiming;
use crate::agenda::Todo;
use crate::event::{Notice, Phase};
use crate::finish::tell;
use crate::people::Character;
use crate::state::{ACTION_POINTS, Over, Place, State, Step};
use crate::{Obcy, brood, fire, transporter};
use table::Cx;

/// Phase 1 begins with fresh action points (O-TURN-5).
pub(crate) fn begin_expedition(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    state.table.round = state.table.round.saturating_add(1);
    state.table.step = Step::Drive;
    tell(cx, Notice::Phase(state.table.round, Phase::Expedition));
    let exit = state.content.base.track - 1;
    for person in state.table.people.iter_mut().filter(|person| person.is_alive()) {
        person.ap = ACTION_POINTS;
        person.done = false;
        person.volleyed = false;
        person.stopped = false;
        person.fired = false;
        person.left = false;
        person.ready = person.place == Place::Track(exit);
    }
}

/// Goes on where nothing is under way. False if somebody must decide.
pub(crate) fn advance(state: &mut State, cx: &mut Cx<'_, Obcy>) -> bool {
    match state.table.step {
        Step::Drive if transporter::can_drive(state) => return false,
        Step::Drive => begin_acting(state, cx),
        Step::Act
            if state.table.current.is_some() || Character::ALL.iter().any(|who| can_act(state, *who)) =>
        {
            return false;
        }
        Step::Act => end_acting(state),
        Step::Fire => match state.table.current {
            Some(who) if fire::can_shoot(state, who) => return false,
            Some(who) => end_volley(state, who),
            None if fire::shooters(state).next().is_some() => return false,
            None => end_firing(state),
        },
        Step::Hatch if brood::can_hatch(state) => return false,
        Step::Hatch => brood::begin_moves(state),
        Step::Brood if state.aliens().next().is_some() => return false,
        Step::Brood => brood::end_moves(state, cx),
        Step::Strike => end_strikes(state),
    }
    true
}

/// E2 begins with the walkers outside (O-LOCK-4).
pub(crate) fn begin_acting(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    state.table.step = Step::Act;
    let exit = state.content.base.track - 1;
    for who in Character::ALL {
        if let Place::Track(field) = state.person(who).place
            && field < exit
        {
            state.person_mut(who).place = Place::Track(field + 1);
            tell(cx, Notice::Tracked(who, field + 1));
        }
    }
}

/// Whether a character may be activated (DP-04).
pub(crate) fn can_act(state: &State, who: Character) -> bool {
    let person = state.person(who);
    person.is_alive() && !person.done && (!matches!(person.place, Place::Track(_)) || person.ready)
}

/// Ends an activation.
pub(crate) fn finish_acting(state: &mut State, who: Character) {
    state.person_mut(who).done = true;
    state.table.current = None;
    state.table.shot_at = 0;
}

/// E2 is over but for those who must leave the transporter.
pub(crate) fn end_acting(state: &mut State) {
    state.table.current = None;
    state.table.agenda.push(Todo::PutOut);
}

/// E3, unless characters fired when they acted.
pub(crate) fn begin_firing(state: &mut State) {
    state.table.step = Step::Fire;
    state.table.shot_at = 0;
    if state.agreed.timing == FireTiming::Activation {
        end_firing(state);
    }
}

pub(crate) fn end_volley(state: &mut State, who: Character) {
    state.person_mut(who).volleyed = true;
    state.table.current = None;
    state.table.shot_at = 0;
}

/// CP1, then Phase 2 (O-TURN-11).
pub(crate) fn end_firing(state: &mut State) {
    state.table.agenda.push(Todo::Aliens);
    state.table.agenda.push(Todo::Check(1, 0));
}

/// Phase 2 begins. Action points that were not spent lapse (O-AP-3).
pub(crate) fn begin_aliens(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    state.table.people.iter_mut().for_each(|person| person.ap = 0);
    tell(cx, Notice::Phase(state.table.round, Phase::Aliens));
    state.table.step = Step::Hatch;
    if state.table.hatching {
        state.table.budget = cx.roll(6) as u8;
        tell(cx, Notice::Spawning(state.table.budget));
    }
}

/// CP2 follows the last attack.
fn end_strikes(state: &mut State) {
    state.table.agenda.push(Todo::Round);
    state.table.agenda.push(Todo::Check(2, 0));
}

/// The engine's own limit comes after CP2 (O-TURN-12).
pub(crate) fn end_round(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    let limit = u16::from(state.agreed.rounds);
    if limit > 0 && state.table.round >= limit {
        state.over = Some(Over { winner: None, rule: "O-TURN-12" });
    } else {
        begin_expedition(state, cx);
    }
}

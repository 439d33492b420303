//! The moments at which events may be played 'at any time'.

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::card::{Card, CardId, Known};
use crate::content::{Hook, Type};
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::program::Running;
use crate::state::State;
use crate::{Corps, Key, deck, program};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

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

/// A window in which events may be played. Seats in `passed` have said no, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    Window {
        moment: Moment,
        passed: u8,
    },
    /// The event on top of the limbo has been carried out.
    Done,
}

/// Where free actions are not limited to the own activation, they may also be played at these moments (E-14).
const FREE: u32 = bit(Moment::MarinePhase)
    | bit(Moment::AlienPhase)
    | bit(Moment::EndPhase)
    | bit(Moment::Activation)
    | bit(Moment::ActivationEnd)
    | bit(Moment::Crept)
    | bit(Moment::AttackDeclared);

const fn bit(moment: Moment) -> u32 {
    1 << moment as u32
}

/// The moments for events with the keyword Free Action, besides the own activation (C-CARD-6).
fn free_moments(state: &State) -> u32 {
    if state.edition().free_action_limits { 0 } else { FREE }
}

/// Opens a window if anybody could play something in it. Not inside the text of another card.
pub(crate) fn open(state: &mut State, moment: Moment) {
    if asked(state, moment, 0).is_some() {
        state.table.agenda.push(Todo::Pause(Job::Window { moment, passed: 0 }));
    }
}

/// Who is asked next: the active player first, then clockwise; in the Alien phase the lead counts as active.
fn asked(state: &State, moment: Moment, passed: u8) -> Option<Seat> {
    let moments = state.content.moments | free_moments(state);
    if moments & bit(moment) == 0 || !state.table.limbo.is_empty() {
        return None;
    }
    let players = state.agreed.players;
    let first = state.table.active.unwrap_or_else(|| state.lead()).0;
    let mut seats =
        (0..players).map(|turn| Seat((first + turn) % players)).filter(|seat| passed & (1 << seat.0) == 0);
    // Whether a private hand holds such an event must not be seen from its player being asked.
    let secret = |seat: Seat| state.agreed.private_hands && !state.table.hands[seat.index()].is_empty();
    seats.find(|&seat| secret(seat) || playable(state, seat, moment).next().is_some())
}

/// The events in a hand that may be played at a moment, ascending.
fn playable(state: &State, seat: Seat, moment: Moment) -> impl Iterator<Item = CardId> + '_ {
    state.table.hands[seat.index()].kinds().filter(move |&kind| can_play(state, seat, kind, Some(moment)))
}

/// Whether an event can be played: at a moment, or as part of an activation if none is given (C-CARD-4 to -6).
pub(crate) fn can_play(state: &State, seat: Seat, kind: CardId, moment: Option<Moment>) -> bool {
    let card = state.content.card(kind);
    let text = card.hooks.iter().find(|(hook, _)| match (hook, moment) {
        (Hook::Play(moments), Some(moment)) => moments & bit(moment) != 0,
        (Hook::FreeAction, Some(moment)) => free_moments(state) & bit(moment) != 0 && is_able(state, seat),
        (Hook::Action | Hook::FreeAction, None) => true,
        _ => false,
    });
    text.is_some_and(|&(_, program)| {
        card.of == Type::Event
            && deck::payable(state, card.cost)
            && program::possible(state, &Running::new(program, seat, state.you(seat)))
    })
}

/// Whether a player has a character who can take a free action (C-KD-2).
fn is_able(state: &State, seat: Seat) -> bool {
    state.you(seat).is_some_and(|who| !state.table.people[who.index()].down)
}

pub(crate) fn run(state: &mut State, job: Job, _: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Window { moment, passed } if asked(state, moment, passed).is_some() => return false,
        Job::Window { .. } => {
            state.table.agenda.pop();
        }
        Job::Done => {
            state.table.agenda.pop();
            if let Some(card) = state.table.limbo.pop() {
                deck::exhaust_card(state, card.kind, Known::ALL);
            }
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Window { moment, passed } = job else { return };
    let Some(seat) = asked(state, moment, passed) else { return };
    offers.ask(seat, Question::Event(moment));
    playable(state, seat, moment).for_each(|kind| offers.add(Action::Play(state.content.card(kind).key)));
    offers.add(Action::Pass);
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::Window { moment, passed } = job else { return };
    let Some(seat) = asked(state, moment, passed) else { return };
    state.table.agenda.pop();
    match action {
        // After an event everybody is asked anew.
        Action::Play(key) => {
            state.table.agenda.push(Todo::Pause(Job::Window { moment, passed: 0 }));
            play(state, seat, key, cx);
        }
        _ => state.table.agenda.push(Todo::Pause(Job::Window { moment, passed: passed | 1 << seat.0 })),
    }
}

/// Pays for an event and carries it out; then it goes on top of the exhaust pile (C-CARD-4).
pub(crate) fn play(state: &mut State, seat: Seat, key: Key, cx: &mut Cx<'_, Corps>) {
    let Some(card) = state.content.find(key).and_then(|kind| state.table.hands[seat.index()].take(kind))
    else {
        return;
    };
    let content = state.content.clone();
    let kind = content.card(card.kind);
    event::tell(cx, Notice::Played(seat, key));
    state.table.limbo.push(Card::new(card.kind, Known::ALL));
    deck::exhaust(state, kind.cost, cx);
    state.table.agenda.push(Todo::Pause(Job::Done));
    let you = state.you(seat);
    if let Some(&(_, program)) = kind.hooks.first() {
        program::start(state, Running::new(program, seat, you));
    }
}

//! Actions and free actions (C-ACT-8, C-FREE).

use super::{Job, equip, interact, push, use_text};
use crate::action::Action;
use crate::content::Hook;
use crate::hooks::Text;
use crate::offer::Offers;
use crate::people::Who;
use crate::program::{self, Running};
use crate::state::State;
use crate::{Corps, attack, barricade, deck, pause, walk};
use table::{Cx, Seat};

/// Whether there is anything to decide in steps 2 and 3.
pub(super) fn any(state: &State, who: Who, seat: Seat, left: u8, equips: bool) -> bool {
    let person = &state.table.people[who.index()];
    // What a private hand holds must not be seen from its player being asked.
    let secret = state.agreed.private_hands
        && person.player == Some(seat)
        && !state.table.hands[seat.index()].is_empty();
    secret
        || (!person.down && left > 0)
        || (equips && equip::any(state, who, seat))
        || free_texts(state, who, seat).next().is_some()
        || free_events(state, who, seat).next().is_some()
}

/// Actions: not for those knocked down (C-KD-2).
pub(super) fn offer(state: &State, who: Who, seat: Seat, left: u8, offers: &mut Offers<'_>) {
    if left == 0 || state.table.people[who.index()].down {
        return;
    }
    if walk::can_move(state, who) {
        offers.add(Action::Move);
    }
    attack::weapons(state, who, attack::How::Action).for_each(|slot| offers.add(Action::Attack(slot)));
    for (element, barred) in barricade::elements(state, who) {
        if barred || barricade::left(state) {
            offers.add(Action::Barricade(element));
        }
    }
    // Without a dial there is nothing to aim with (C-AIM-6).
    if state.table.people[who.index()].dial > 0 {
        offers.add(Action::Aim);
    }
    interact::objects(state, who).for_each(|(_, spot)| offers.add(Action::Interact(spot)));
    action_texts(state, who, seat).for_each(|text| offers.add(Action::Use(text.origin)));
    events(state, who, seat, Hook::Action).for_each(|key| offers.add(Action::Play(key)));
    offers.add(Action::Rest);
}

/// Free actions and abilities of the own activation (C-FREE-2, C-CHAR-9).
pub(super) fn offer_free(state: &State, who: Who, seat: Seat, offers: &mut Offers<'_>) {
    free_texts(state, who, seat).for_each(|text| offers.add(Action::Use(text.origin)));
    free_events(state, who, seat).for_each(|key| offers.add(Action::Play(key)));
}

fn can_start(state: &State, who: Who, seat: Seat, text: &Text) -> bool {
    program::possible(
        state,
        &Running { slot: text.origin.slot(), ..Running::new(text.program, seat, Some(who)) },
    )
}

/// Card actions of equipped cards (C-CACT-1).
fn action_texts(state: &State, who: Who, seat: Seat) -> impl Iterator<Item = Text> + '_ {
    state.texts(who).filter(move |text| text.hook == Hook::Action && can_start(state, who, seat, text))
}

/// Each once in an activation: abilities always, free actions unless the edition knows no such limit (C-FREE-3).
fn free_texts(state: &State, who: Who, seat: Seat) -> impl Iterator<Item = Text> + '_ {
    let person = &state.table.people[who.index()];
    state.texts(who).filter(move |text| {
        let fresh = person.spent & text.origin.bit() == 0;
        let fits = match text.hook {
            Hook::DuringActivation => fresh,
            Hook::FreeAction => !person.down && (fresh || !state.edition().free_action_limits),
            _ => false,
        };
        fits && can_start(state, who, seat, text)
    })
}

/// Events with such a keyword in the hand of the hero's player (C-CARD-5, C-CARD-6). Grunts have no hand.
fn events(state: &State, who: Who, seat: Seat, hook: Hook) -> impl Iterator<Item = crate::Key> + '_ {
    let own = state.table.people[who.index()].player == Some(seat) && !state.table.people[who.index()].down;
    let kinds = state.table.hands[seat.index()].kinds().filter(move |_| own);
    let fits = move |kind: &_| {
        let card = state.content.card(*kind);
        card.hooks.iter().any(|(of, _)| *of == hook) && pause::can_play(state, seat, *kind, None)
    };
    kinds.filter(fits).map(|kind| state.content.card(kind).key)
}

fn free_events(state: &State, who: Who, seat: Seat) -> impl Iterator<Item = crate::Key> + '_ {
    events(state, who, seat, Hook::FreeAction)
}

/// Takes an action or a free action.
pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let (who, seat, left, own) = match job {
        Job::Act { who, seat, left, .. } => (who, seat, left, true),
        Job::Bonus { who, seat, left } => (who, seat, left, false),
        _ => return,
    };
    let text = match action {
        Action::Use(origin) => state.texts(who).find(|text| text.origin == origin && is_used_here(text.hook)),
        _ => None,
    };
    let free = match action {
        Action::Use(_) => text.is_some_and(|text| text.hook != Hook::Action),
        Action::Play(key) => is_free_event(state, key),
        _ => false,
    };
    let left = if free { left } else { left - 1 };
    state.table.agenda.pop();
    // The first action ends step 2; an ability that is no action does not (C-EQUIP-12).
    let equips = matches!(job, Job::Act { equips: true, .. })
        && text.is_some_and(|text| text.hook == Hook::DuringActivation);
    push(state, if own { Job::Act { who, seat, left, equips } } else { Job::Bonus { who, seat, left } });
    match action {
        Action::Move => walk::walk(state, who, seat, state.speed(who)),
        Action::Attack(slot) => attack::declare(state, who, seat, slot, attack::How::Action),
        Action::Barricade(element) => barricade::attempt(state, who, element),
        Action::Aim => state.turn_dial(who, 1, cx),
        Action::Interact(spot) => interact::begin(state, who, seat, spot),
        Action::Rest => deck::rest(state, who, seat, cx),
        Action::Play(key) => pause::play(state, seat, key, cx),
        Action::Use(origin) => {
            if free {
                state.table.people[who.index()].spent |= origin.bit();
            }
            text.into_iter().for_each(|text| use_text(state, who, seat, text, cx));
        }
        _ => {}
    }
}

fn is_used_here(hook: Hook) -> bool {
    matches!(hook, Hook::Action | Hook::FreeAction | Hook::DuringActivation)
}

fn is_free_event(state: &State, key: crate::Key) -> bool {
    let card = state.content.find(key).map(|kind| state.content.card(kind));
    card.is_some_and(|card| card.hooks.iter().any(|(hook, _)| *hook == Hook::FreeAction))
}

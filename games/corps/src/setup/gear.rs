//! Heroes and what they take along (C-SETUP-3 to -6).

use super::{Job, push, waiting};
use crate::Corps;
use crate::action::{Action, Question};
use crate::card::CardId;
use crate::content::{Mode, Type};
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::people::{Place, Side, Slot, Who};
use crate::state::State;
use table::{Cx, Seat};

pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Hero(seat) => {
            let agreed = state.agreed.options.heroes.get(seat.index()).copied();
            let mut free = heroes(state);
            let (first, more) = (free.next(), free.next().is_some());
            drop(free);
            match (agreed, first) {
                (Some(who), _) => become_hero(state, seat, who, cx),
                (None, Some(who)) if !more => become_hero(state, seat, who, cx),
                (None, Some(_)) => return false,
                // More players than characters: this one sits out.
                (None, None) => {
                    state.table.agenda.pop();
                    state.table.eliminated |= 1 << seat.0;
                }
            }
        }
        Job::Team => gather(state),
        Job::Gear(who) => {
            if state.agreed.ready_made {
                ready_made(state, who, cx);
            } else if choices(state, who).next().is_some() {
                return false;
            }
            state.table.agenda.pop();
        }
        _ => {}
    }
    true
}

/// Characters that may still become heroes; Newt comes with Ripley, and by herself only without her (C-NEWT-2, D-03).
fn heroes(state: &State) -> impl Iterator<Item = Who> + '_ {
    let takes_part = |who: Who| state.table.people[who.index()].place == Place::Waiting;
    Who::ALL.into_iter().filter(move |who| {
        let free = takes_part(*who) && state.table.people[who.index()].player.is_none();
        free && (*who != Who::Newt || !takes_part(Who::Ripley))
    })
}

fn become_hero(state: &mut State, seat: Seat, who: Who, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    take_over(state, seat, who);
    event::tell(cx, Notice::Hero(seat, who));
    if who == Who::Ripley && state.table.people[Who::Newt.index()].place == Place::Waiting {
        take_over(state, seat, Who::Newt);
        event::tell(cx, Notice::Hero(seat, Who::Newt));
    }
}

fn take_over(state: &mut State, seat: Seat, who: Who) {
    let person = &mut state.table.people[who.index()];
    (person.side, person.player) = (Side::Hero, Some(seat));
}

/// Everybody is equipped, heroes first, before the deck is built.
fn gather(state: &mut State) {
    state.table.agenda.pop();
    push(state, Job::Deal);
    let order = waiting(state);
    if state.mission().mode == Mode::BugHunt {
        // A pistol and nothing else (C-BUG-5).
        let pistol = state.content.pistol;
        for who in order {
            give(state, who, pistol);
        }
    } else {
        order.into_iter().rev().for_each(|who| push(state, Job::Gear(who)));
    }
}

/// Puts a card of the pile on a character, if there is one and it suits.
fn give(state: &mut State, who: Who, card: CardId) -> Option<Slot> {
    let slot = state.slot_for(who, state.content.card(card))?;
    state.table.upper.take(card)?;
    state.put_on(who, slot, card);
    Some(slot)
}

fn ready_made(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) {
    let mission = state.mission.clone();
    for &card in &mission.gear[who.index()] {
        if give(state, who, card).is_some() {
            event::tell(cx, Notice::Equipped(who, state.content.card(card).key, 0));
        }
    }
}

/// Cards that a character may take along.
fn choices(state: &State, who: Who) -> impl Iterator<Item = CardId> + '_ {
    state.table.upper.kinds().filter(move |&kind| {
        let card = state.content.card(kind);
        matches!(card.of, Type::Weapon | Type::Equipment) && state.slot_for(who, card).is_some()
    })
}

pub(super) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Hero(seat) => {
            offers.ask(seat, Question::Hero);
            heroes(state).for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Gear(who) => {
            offers.ask(
                state.table.people[who.index()].player.unwrap_or_else(|| state.first_seat()),
                Question::Gear(who),
            );
            choices(state, who).for_each(|kind| offers.add(Action::Equip(state.content.card(kind).key, who)));
            offers.add(Action::ReadyMade);
            offers.add(Action::Pass);
        }
        _ => {}
    }
}

pub(super) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Hero(seat), Action::Choose(who)) => become_hero(state, seat, who, cx),
        (Job::Gear(_), Action::Equip(key, who)) => {
            let card = state.content.find(key);
            if card.and_then(|card| give(state, who, card)).is_some() {
                event::tell(cx, Notice::Equipped(who, key, 0));
            }
        }
        (Job::Gear(who), Action::ReadyMade) => {
            state.table.agenda.pop();
            ready_made(state, who, cx);
        }
        _ => drop(state.table.agenda.pop()),
    }
}

impl State {
    /// The highest-ranking player before anybody is on the board (C-SETUP-18).
    pub(crate) fn first_seat(&self) -> Seat {
        let heroes = Who::ALL.into_iter().filter(|who| self.table.people[who.index()].is_hero());
        let highest = heroes
            .max_by_key(|who| (self.rank(*who), core::cmp::Reverse(self.table.people[who.index()].player)));
        highest.and_then(|who| self.table.people[who.index()].player).unwrap_or(Seat(0))
    }
}

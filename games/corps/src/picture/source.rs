//! Whose text asks somebody something, what it says and what it costs.

use super::words;
use crate::action::Origin;
use crate::agenda::Todo;
use crate::content::{Hook, ProgramId};
use crate::key::Key;
use crate::program::{Job, Op, Running};
use crate::state::State;
use crate::{deck, pause};
use table::Message;

/// A card, an ability or an object of the mission.
pub(super) struct Source {
    pub(super) name: Message,
    pub(super) text: Message,
}

impl Source {
    fn card(key: Key) -> Source {
        Source { name: words::card(key), text: words::card_text(key) }
    }
}

/// The text because of which somebody is asked, if it is printed anywhere. Its parts, and what it does with cards, lie above
/// it on the agenda.
pub(super) fn asking(state: &State) -> Option<Source> {
    let mut whole = None;
    let mut todos = state.table.agenda.iter().peekable();
    while let Some(todo) = todos.next() {
        match todo {
            Todo::Program(Job::Run(running)) => {
                whole = Some(*running);
                if let Some(Todo::Deck(deck::Job::Discard { .. })) = todos.peek() {
                    return discarded(state, running.program);
                }
            }
            Todo::Deck(deck::Job::HazardDone) | Todo::Pause(pause::Job::Done) => {
                let played = state.table.limbo.top()?;
                return whole.map(|_| Source::card(state.content.card(played.kind).key));
            }
            // Resting is no text.
            Todo::Deck(deck::Job::Rest { .. }) => break,
            Todo::Deck(_) => {}
            _ => break,
        }
    }
    printed(state, whole?)
}

/// A hazard that was discarded is carried out before anything else is (C-DISC-4); it lies where it was put.
fn discarded(state: &State, text: ProgramId) -> Option<Source> {
    let mut cards = state.table.discard.kinds().map(|kind| state.content.card(kind));
    let hazard = cards.find(|card| card.hooks.contains(&(Hook::Hazard, text)))?;
    Some(Source::card(hazard.key))
}

/// On which card or object a text is printed. Equal texts are kept once, so where it comes from must fit as well.
fn printed(state: &State, running: Running) -> Option<Source> {
    let who = running.who.filter(|_| !running.tracker)?;
    if running.cell.is_some() {
        let mission = state.mission();
        let object = mission.objects.iter().find(|object| object.effect == running.program)?;
        let (name, text) =
            (words::thing(mission.key, object.key), words::thing_text(mission.key, object.key));
        return Some(Source { name, text });
    }
    let fits = |origin: Origin| origin.slot() == running.slot;
    let text = state.texts(who).find(|text| text.program == running.program && fits(text.origin))?;
    let person = &state.table.people[who.index()];
    match text.origin {
        Origin::Ability(number) => {
            Some(Source { name: words::who(who), text: words::ability(who, person.side, number) })
        }
        Origin::Card(slot) => {
            person.slots[slot as usize].map(|card| Source::card(state.content.card(card).key))
        }
    }
}

/// Who or what is behind a text that is printed nowhere.
pub(super) fn owner(state: &State) -> Message {
    let who = running(state).and_then(|running| running.who);
    who.map_or_else(|| words::mission(state.mission().key), words::who)
}

/// The text that somebody may begin or leave alone.
pub(super) fn offered(state: &State) -> Option<ProgramId> {
    let running = running(state)?;
    match state.content.program(running.program).get(usize::from(running.at)) {
        Some(Op::May(then)) => Some(*then),
        _ => None,
    }
}

fn running(state: &State) -> Option<Running> {
    match state.table.agenda.last() {
        Some(Todo::Program(Job::Run(running))) => Some(running),
        _ => None,
    }
}

/// The cards that are exhausted before a text is carried out (C-EXH-7).
pub(super) fn price(state: &State, text: ProgramId) -> u8 {
    match state.content.program(text).first() {
        Some(Op::Pay(cards)) => *cards,
        _ => 0,
    }
}

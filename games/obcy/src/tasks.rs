//! Task cards: progress, checkpoints and scoring (O-TASK).

use crate::agenda::Todo;
use crate::content::{TaskId, Term};
use crate::event::Notice;
use crate::finish::{give_back, tell};
use crate::item::Kind;
use crate::people::Character;
use crate::state::{MOST_OPEN, OpenCard, State};
use crate::{Obcy, queen};
use alloc::sync::Arc;
use board::Cell;
use table::Cx;

/// The card is shown and put aside, and the expedition has a point more (O-TASK-6).
fn score(state: &mut State, slot: usize, cx: &mut Cx<'_, Obcy>) {
    let Some(card) = state.table.open[slot].take() else { return };
    state.table.open[slot..].rotate_left(1);
    state.table.aside |= 1 << card.task.0;
    state.table.points += 1;
    state.table.scored += 1;
    tell(cx, Notice::Fulfilled(card.task, state.table.points));
    queen::scored(state, cx);
}

/// Something happened that may fulfil cards. `note` writes it down on each and says whether that fulfils it.
fn event(state: &mut State, cx: &mut Cx<'_, Obcy>, note: impl Fn(&mut OpenCard, &Term) -> bool) {
    let content = Arc::clone(&state.content);
    let mut slot = 0;
    while slot < MOST_OPEN && state.table.queen_alive {
        let Some(card) = &mut state.table.open[slot] else { return };
        let terms = &content.tasks.get(card.task).terms;
        // Progress of every alternative is kept, so each of them is told.
        let fulfilled = terms.iter().fold(false, |fulfilled, term| note(card, term) | fulfilled);
        if fulfilled {
            score(state, slot, cx);
        } else {
            slot += 1;
        }
    }
}

/// An alien died in Phase 1.
pub(crate) fn hunted(state: &mut State, cx: &mut Cx<'_, Obcy>) {
    event(state, cx, |card, term| match term {
        Term::Hunt(wanted) => {
            card.kills = card.kills.saturating_add(1);
            card.kills >= *wanted
        }
        _ => false,
    });
}

/// A charge collapsed a field.
pub(crate) fn collapsed(state: &mut State, cell: Cell, cx: &mut Cx<'_, Obcy>) {
    event(state, cx, |_, term| matches!(term, Term::Collapsed(fields) if fields.contains(&cell)));
}

/// A drive ended.
pub(crate) fn drove(state: &mut State, to: Cell, cx: &mut Cx<'_, Obcy>) {
    let content = Arc::clone(&state.content);
    event(state, cx, |_, term| matches!(term, Term::DriveTo(room) if content.base.room(*room).has(to)));
}

/// A character left the base. It counts for cards that are open already (O-TASK-8).
pub(crate) fn went_out(state: &mut State, who: Character) {
    state.table.open.iter_mut().flatten().for_each(|card| card.out |= 1 << who as u8);
}

/// A character came back, perhaps through another airlock.
pub(crate) fn came_in(state: &mut State, who: Character, elsewhere: bool, cx: &mut Cx<'_, Obcy>) {
    let bit = 1 << who as u8;
    event(state, cx, |card, term| *term == Term::Eva && elsewhere && card.out & bit != 0);
    state.table.open.iter_mut().flatten().for_each(|card| card.out &= !bit);
}

/// The progress bit of a gift that the card wants here and now, if it wants one.
pub(crate) fn wanted(state: &State, card: &OpenCard, kind: Kind, cell: Cell) -> Option<u16> {
    state.content.tasks.get(card.task).terms.iter().find_map(|term| match term {
        Term::Give { item, fields, first } if *item == kind => {
            let at = fields.iter().position(|field| *field == cell)?;
            let bit = 1 << (usize::from(*first) + at);
            (card.given & bit == 0).then_some(bit)
        }
        _ => None,
    })
}

/// The slot of an open card.
pub(crate) fn slot(state: &State, task: TaskId) -> Option<usize> {
    state.table.open.iter().position(|card| card.is_some_and(|card| card.task == task))
}

/// Whether the character may give up an item for the card here (O-TASK-7).
pub(crate) fn can_deliver(state: &State, who: Character, task: TaskId, kind: Kind) -> bool {
    let card = slot(state, task).and_then(|slot| state.table.open[slot]);
    let (Some(card), Some(cell)) = (card, state.cell(who)) else { return false };
    state.table.queen_alive && state.person(who).has(kind) && wanted(state, &card, kind, cell).is_some()
}

/// Gives up an item; it serves one card only (O-TASK-10).
pub(crate) fn deliver(state: &mut State, who: Character, task: TaskId, kind: Kind, cx: &mut Cx<'_, Obcy>) {
    let (Some(slot), Some(cell)) = (slot(state, task), state.cell(who)) else { return };
    // Of several magazines the one with the fewest charges goes first.
    let Some(item) = state.person(who).items().find(|item| item.kind == kind) else { return };
    state.person_mut(who).take(item);
    give_back(state, item);
    tell(cx, Notice::Delivered(who, kind, state.content.base.spot(cell)));
    let Some(mut card) = state.table.open[slot] else { return };
    card.given |= wanted(state, &card, kind, cell).unwrap_or(0);
    state.table.open[slot] = Some(card);
    let complete = |term: &Term| match term {
        Term::Give { fields, first, .. } => {
            let all = ((1u32 << fields.len()) - 1) << first;
            u32::from(card.given) & all == all
        }
        _ => false,
    };
    if state.content.tasks.get(task).terms.iter().any(complete) {
        score(state, slot, cx);
    }
}

/// Looks at the open cards from one on; each one scored is followed by the chance of a fight (O-TASK-11).
pub(crate) fn checkpoint(state: &mut State, checkpoint: u8, from: u8, cx: &mut Cx<'_, Obcy>) -> bool {
    state.table.agenda.pop();
    if !state.table.queen_alive {
        return true;
    }
    if checkpoint == 2 && from == 0 {
        count_holds(state);
    }
    for slot in usize::from(from & !AGAIN)..MOST_OPEN {
        let Some(card) = state.table.open[slot] else { break };
        if state.content.tasks.get(card.task).terms.iter().any(|term| met(state, checkpoint, &card, term)) {
            // The first card, too, must not be counted again, hence the bit above all slots.
            state.table.agenda.push(Todo::Check(checkpoint, slot as u8 | AGAIN));
            score(state, slot, cx);
            return true;
        }
    }
    true
}

/// Marks a checkpoint that has begun.
const AGAIN: u8 = 0x80;

fn met(state: &State, checkpoint: u8, card: &OpenCard, term: &Term) -> bool {
    match (checkpoint, term) {
        (1, Term::Gather { room, people }) => is_held(state, *room, *people),
        (1, Term::Clear { room }) => {
            let room = state.content.base.room(*room);
            room.meets(&state.people_cells()) && !room.meets(&state.alien_cells())
        }
        (2, Term::Hold { times, .. }) => card.streak >= *times,
        _ => false,
    }
}

/// At least so many characters, or all that live, stand in the room.
pub(crate) fn is_held(state: &State, room: u8, people: u8) -> bool {
    let inside = state.content.base.room(room);
    let there = state.living().filter(|who| state.cell(*who).is_some_and(|cell| inside.has(cell))).count();
    there >= usize::from(people).min(state.living().count())
}

fn count_holds(state: &mut State) {
    for slot in 0..MOST_OPEN {
        let Some(mut card) = state.table.open[slot] else { return };
        for term in &state.content.tasks.get(card.task).terms {
            if let Term::Hold { room, people, .. } = term {
                card.streak = if is_held(state, *room, *people) { card.streak.saturating_add(1) } else { 0 };
            }
        }
        state.table.open[slot] = Some(card);
    }
}

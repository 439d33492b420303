//! What a viewer may not know, dealt anew: the deck and, for the Queen and spectators, the open cards.

use crate::agenda::Agenda;
use crate::content::{Content, MAX_DECK, TaskId};
use crate::floor::Floor;
use crate::item::Kind;
use crate::people::{ALIENS, PEOPLE};
use crate::state::{Creature, MOST_OPEN, OpenCard, Over, Person, Place, State, Table};
use crate::view::{PersonView, View, sees_cards};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use table::{Chance, Viewer, shuffle};

/// All rules that end a game.
const ENDS: [&str; 4] = ["O-WIN-1", "O-WIN-3", "O-WIN-4", "O-TURN-12"];

/// A whole position that looks like the view.
pub(crate) fn determinize(content: &Arc<Content>, view: &View, chance: &mut dyn Chance) -> State {
    let known: Vec<TaskId> = view.cards.iter().flatten().map(|card| card.task).collect();
    let unseen = content.tasks.ids().filter(|task| !known.contains(task) && !view.aside.contains(task));
    let mut unseen: Vec<u8> = unseen.map(|task| task.0).collect();
    shuffle(chance, &mut unseen);
    let mut state = rebuild(content, view);
    deal(&mut state, &unseen, view.cards.is_none().then_some(usize::from(view.open)));
    state.table.deck_len = view.deck;
    state
}

/// The position with everything dealt anew that the viewer may not know.
pub(crate) fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    let open = state.open_cards().count();
    let hidden = !sees_cards(&state.agreed, viewer);
    let mut unseen = state.table.deck[..usize::from(state.table.deck_len)].to_vec();
    if hidden {
        unseen.extend(state.open_cards().map(|card| card.task.0));
    }
    shuffle(chance, &mut unseen);
    deal(&mut other, &unseen, hidden.then_some(open));
    other
}

/// Lays cards out: perhaps some open, without progress, and the rest as the deck.
fn deal(state: &mut State, cards: &[u8], open: Option<usize>) {
    let mut rest = cards;
    if let Some(open) = open {
        let (first, left) = cards.split_at(open.min(cards.len()));
        rest = left;
        state.table.open = [None; MOST_OPEN];
        for (slot, task) in state.table.open.iter_mut().zip(first) {
            *slot = Some(OpenCard::new(TaskId(*task)));
        }
    }
    state.table.deck = [0; MAX_DECK];
    let size = usize::from(state.table.deck_len).min(rest.len());
    state.table.deck[..size].copy_from_slice(&rest[..size]);
}

/// All that the view shows. The deck is still empty but for its size.
pub(crate) fn rebuild(content: &Arc<Content>, view: &View) -> State {
    let cell = |spot| content.base.cell(spot).unwrap_or(content.base.pad);
    let mut people = [Person::DEAD; PEOPLE];
    for (who, seen) in &view.people {
        people[*who as usize] = person(content, seen);
    }
    let mut aliens = [Creature::NONE; ALIENS];
    for (alien, seen) in &view.aliens {
        aliens[alien.index()] = Creature {
            cell: cell(seen.field).0,
            strength: seen.strength,
            moved: seen.moved,
            shaken: seen.shaken,
            target: seen.target,
        };
    }
    let mut floor = Floor::EMPTY;
    for (spot, item, count) in &view.floor {
        (0..*count).for_each(|_| floor.put(cell(*spot), *item));
    }
    let mut open = [None; MOST_OPEN];
    open.iter_mut().zip(view.cards.iter().flatten()).for_each(|(slot, card)| *slot = Some(*card));
    State {
        content: Arc::clone(content),
        agreed: view.agreed,
        over: view.over.as_ref().map(|over| Over {
            winner: over.winner,
            rule: ENDS.into_iter().find(|rule| *rule == over.rule).unwrap_or(ENDS[0]),
        }),
        table: Table {
            round: view.round,
            step: view.step,
            current: view.current,
            picked: view.picked,
            budget: view.budget,
            people,
            aliens,
            shot_at: view.shot_at.iter().fold(0, |all, alien| all | 1 << alien.0),
            transporter: cell(view.transporter).0,
            fuel: view.fuel,
            collapsed: view.collapsed.iter().map(|spot| cell(*spot)).collect(),
            floor,
            supply: Kind::ALL.map(|kind| view.supply.get(&kind).copied().unwrap_or(0)),
            queen_alive: view.queen_alive,
            hatching: view.hatching,
            points: view.points,
            scored: view.scored,
            aside: view.aside.iter().fold(0, |all, task| all | 1 << task.0),
            deck: [0; MAX_DECK],
            deck_len: view.deck,
            open,
            agenda: Agenda::of(&view.under_way).unwrap_or(Agenda::EMPTY),
        },
    }
}

fn person(content: &Content, seen: &PersonView) -> Person {
    let cell: Option<Cell> = seen.field.and_then(|spot| content.base.cell(spot));
    let place = match (cell, seen.track) {
        (Some(cell), _) => Place::Field(cell.0),
        (_, Some(field)) => Place::Track(field),
        _ => Place::Aboard,
    };
    let mut pockets = [None; 3];
    pockets.iter_mut().zip(&seen.pockets).for_each(|(pocket, item)| *pocket = Some(*item));
    Person {
        place,
        strength: seen.strength,
        ap: seen.ap,
        out_by: seen.out_by.map_or(0, |airlock| airlock - 1),
        done: seen.done,
        volleyed: seen.volleyed,
        stopped: seen.stopped,
        fired: seen.fired,
        left: seen.left,
        ready: seen.ready,
        pockets,
    }
}

//! What pointing at something could mean that is not on offer.

use super::pieces::{self, Of};
use super::trays;
use crate::action::{Action, Question};
use crate::people::Slot;
use crate::state::State;
use crate::view::View;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::Seat;
use table::scene::Anchor;

pub(super) fn meant(
    state: &State,
    view: &View,
    seat: Seat,
    question: Question,
    anchor: Anchor,
) -> Vec<Action> {
    match anchor {
        Anchor::Place(place) => on_space(state, question, Cell(place.cell)),
        Anchor::Piece(number) => {
            let pieces = pieces::all(state);
            let Some((of, piece)) = pieces.get(usize::from(number)) else { return Vec::new() };
            let cell = Cell(piece.place.cell);
            match *of {
                Of::Person(who) => vec![Action::Choose(who)],
                Of::Threat(_) if matches!(question, Question::Act(..)) => {
                    vec![Action::Attack(Slot::Weapon), Action::Attack(Slot::Backup)]
                }
                Of::Token(_) if matches!(question, Question::Act(..)) => {
                    vec![Action::Interact(state.spot(cell))]
                }
                _ => on_space(state, question, cell),
            }
        }
        Anchor::Card(tray, card) => on_card(state, view, seat, (tray, card)),
        Anchor::Button => Vec::new(),
    }
}

/// In an activation a space means a move.
fn on_space(state: &State, question: Question, cell: Cell) -> Vec<Action> {
    match question {
        Question::Act(..) => vec![Action::Move],
        _ => vec![Action::Space(state.spot(cell))],
    }
}

/// A card of the own hand means playing or equipping it, an equipped one its use. The character's own card lies first.
fn on_card(state: &State, view: &View, seat: Seat, (tray, card): (u16, u16)) -> Vec<Action> {
    let trays = trays::all(state, view);
    let card = usize::from(card);
    let acting = state.table.current.map(|(who, _)| who);
    match trays.get(usize::from(tray)).map(|(of, _)| *of) {
        Some(trays::Of::Hand(owner)) if owner == seat => {
            let key = view.hands.get(usize::from(seat.0)).and_then(|hand| hand.cards.get(card)).copied();
            let both = |key| [Action::Play(key)].into_iter().chain(acting.map(|who| Action::Equip(key, who)));
            key.into_iter().flat_map(both).collect()
        }
        Some(trays::Of::Person(who)) if card > 0 => {
            let slots = &state.table.people[who.index()].slots;
            let slot = Slot::ALL.into_iter().filter(|slot| slots[*slot as usize].is_some()).nth(card - 1);
            slot.map_or_else(Vec::new, |slot| vec![Action::Attack(slot), Action::Unequip(slot)])
        }
        _ => Vec::new(),
    }
}

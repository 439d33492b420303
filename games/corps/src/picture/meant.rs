//! What pointing at something could mean that is not on offer.

use super::pieces::{self, Of};
use crate::action::{Action, Question};
use crate::people::Slot;
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::scene::Anchor;

pub(super) fn meant(state: &State, question: Question, anchor: Anchor) -> Vec<Action> {
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
        Anchor::Card(..) | Anchor::Button => Vec::new(),
    }
}

/// In an activation a space means a move.
fn on_space(state: &State, question: Question, cell: Cell) -> Vec<Action> {
    match question {
        Question::Act(..) => vec![Action::Move],
        _ => vec![Action::Space(state.spot(cell))],
    }
}

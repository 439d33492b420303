//! What pointing at something could mean that is not on offer.

use super::BASE;
use crate::action::{Action, Question};
use crate::item::Weapon;
use crate::people::{Alien, Character};
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::Spot;
use table::scene::Anchor;

pub(super) fn meant(state: &State, question: Question, anchor: Anchor) -> Vec<Action> {
    match anchor {
        Anchor::Place(place) if place.board == BASE => {
            let cells = state.content.base.grid().cells().find(|cell| *cell == Cell(place.cell));
            cells.map(|cell| on_field(question, state.content.base.spot(cell))).unwrap_or_default()
        }
        Anchor::Piece(number) => on_piece(state, question, usize::from(number)),
        Anchor::Place(_) | Anchor::Card(..) | Anchor::Button => Vec::new(),
    }
}

fn on_field(question: Question, spot: Spot) -> Vec<Action> {
    let action = match question {
        Question::Drive => Action::Drive(spot),
        Question::PutOut(_) => Action::PutOut(spot),
        Question::Fire(_) => Action::Throw(spot),
        Question::Zone(_) => Action::Blast(spot),
        Question::Retreat(_) | Question::Flee(_) => Action::Retreat(spot),
        Question::Hatch(left) => Action::Hatch(left.clamp(1, crate::brood::STRONGEST), spot),
        Question::Brood | Question::Go(_) => Action::Go(spot),
        _ => Action::Move(spot),
    };
    vec![action]
}

/// Pieces are the living characters, the transporter, the aliens, then items.
fn on_piece(state: &State, question: Question, number: usize) -> Vec<Action> {
    let people = state.living().count();
    if let Some(who) = state.living().nth(number) {
        return on_person(question, who);
    }
    let alien = number.checked_sub(people + 1).and_then(|number| state.aliens().nth(number));
    alien.map(|alien| on_alien(question, alien)).unwrap_or_default()
}

fn on_person(question: Question, who: Character) -> Vec<Action> {
    match question {
        Question::Target(_) => vec![Action::Target(who)],
        Question::Group => vec![Action::Group(who)],
        Question::Act(acting) if acting != who => vec![Action::Heal(who), Action::Activate(who)],
        _ => vec![Action::Activate(who)],
    }
}

fn on_alien(question: Question, alien: Alien) -> Vec<Action> {
    match question {
        Question::Brood | Question::Order | Question::Go(_) => vec![Action::Choose(alien)],
        _ => Weapon::ALL.into_iter().map(|weapon| Action::Fire(weapon, alien, 1)).collect(),
    }
}

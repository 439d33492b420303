//! What somebody sensible does without much thought: how bots play lines on.

use super::{progress, promise, steps, stores, straggling, threat};
use crate::Corps;
use crate::action::{Action, Element, Question};
use crate::attack::{self, How};
use crate::deck;
use crate::key::Key;
use crate::people::{Place, Slot, Who};
use crate::state::State;
use crate::tune::t;
use board::Cell;
use table::{Chance, Prompt, Spot};

/// Below so many cards in the deck nothing is spent that can be saved.
const FEW_CARDS: usize = 8;

/// The answer with the highest urge; a breath of chance decides between equal ones.
pub(super) fn lean(state: &State, prompt: Prompt<'_, Corps>, chance: &mut dyn Chance) -> usize {
    let urge = urges(state, *prompt.question);
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for (index, action) in prompt.choices.iter().enumerate() {
        let urge = urge.of(*action) + f64::from(chance.below(64)) * 0.0003;
        if urge > most {
            (best, most) = (index, urge);
        }
    }
    best
}

/// What is asked, with what is worked out once for all answers.
struct Urges<'a> {
    state: &'a State,
    question: Question,
    /// Cards that can be spent before the deck is empty.
    fresh: usize,
}

fn urges(state: &State, question: Question) -> Urges<'_> {
    Urges { state, question, fresh: deck::deck_len(state) }
}

impl Urges<'_> {
    fn of(&self, action: Action) -> f64 {
        match (self.question, action) {
            (Question::Act(who, _), _) => self.act(who, action),
            (Question::Step(who, _), Action::Space(to)) => self.place(who, self.state.cell(to)),
            (Question::Step(who, _), _) => self.place(who, self.state.cell_of(who)) + t(4, 0.05),
            (Question::Target(who, slot) | Question::Burst(who, slot), Action::Space(at)) => {
                self.target(who, slot, at)
            }
            (Question::Burst(..), _) => if (self.fresh as f64) < t(27, 8.0) { 9.0 } else { 0.0 },
            (Question::Draw(..), Action::Draw) => if (self.fresh as f64) < t(28, 16.0) { -1.0 } else { 1.0 },
            (Question::Victim(_) | Question::Prey(_), Action::Choose(who)) => {
                f64::from(self.state.defence(who))
            }
            (
                Question::Blip | Question::Gate | Question::Tunnel | Question::Figure | Question::Route(_),
                Action::Space(at),
            ) => self.far(at),
            (Question::Event(_), Action::Play(_)) => if self.fresh < FEW_CARDS { -1.0 } else { t(17, 0.0) },
            (_, Action::Pass) => -0.06,
            (Question::Rest(..), Action::Top) => 1.0,
            (Question::React(_) | Question::FollowUp(_), _) => 1.0,
            (Question::Fire(who, at), Action::Attack(slot)) => self.cover(who, slot, at),
            _ => 0.0,
        }
    }

    /// An action of an activation.
    fn act(&self, who: Who, action: Action) -> f64 {
        let state = self.state;
        match action {
            Action::Attack(slot) => {
                let Some((_, weapon)) = attack::weapon(state, who, slot) else { return -1.0 };
                let hope = promise(state, who, weapon, How::Action);
                if hope > 0.0 { t(5, 0.6) + t(6, 2.0) * hope } else { -1.0 }
            }
            Action::Interact(_) => t(7, 3.0),
            Action::Move => if self.gains_by_moving(who) { t(8, 1.0) } else { 0.2 },
            Action::Equip(card, to) => if self.is_missing(card, to) { 4.0 } else { -1.0 },
            Action::Unequip(_) => -2.0,
            Action::Rest => match (self.fresh, deck::exhaust_len(state)) {
                (_, ..3) => 0.0,
                (fresh, _) => t(11, 0.5) + t(9, 2.0) * 10.0 / (10.0 + fresh as f64),
            },
            Action::Aim => if state.table.people[who.index()].dial < 8 { t(12, 0.8) } else { 0.3 },
            Action::Barricade(Element::Door(..)) => t(13, 0.1),
            Action::Barricade(_) => if state.mission().exits.is_empty() { t(14, 1.05) } else { 0.4 },
            Action::Use(_) => t(15, 1.2),
            Action::Play(_) => t(16, 1.0),
            _ => 0.0,
        }
    }

    /// How good it is to stand somewhere.
    fn place(&self, who: Who, at: Option<Cell>) -> f64 {
        let Some(at) = at else { return 0.0 };
        let mut there = self.state.clone();
        there.table.people[who.index()].place = Place::Space(at.0);
        if there.mission().exits.contains(&at) {
            there.table.people[who.index()].place = Place::Exited(0);
        }
        100.0 * (t(0, 3.60) * progress::of(&there)
            - t(1, 0.30) * threat(&there)
            - t(2, 0.08) * straggling(&there)
            - t(3, 0.012) * stores(&there))
    }

    /// Whether some space beside a character is better than its own.
    fn gains_by_moving(&self, who: Who) -> bool {
        let Some(from) = self.state.cell_of(who) else { return false };
        let here = self.place(who, Some(from));
        let ways = self.state.mission().ground.ways.of(from).iter();
        ways.map(|way| way.to)
            .filter(|to| self.state.who_at(*to).is_none() && self.state.alien(*to).is_none())
            .any(|to| self.place(who, Some(to)) > here + t(4, 0.05))
    }

    /// Whether a card would fill an empty slot.
    fn is_missing(&self, card: Key, to: Who) -> bool {
        let content = &self.state.content;
        let Some(kind) = content.find(card) else { return false };
        let slots = &self.state.table.people[to.index()].slots;
        let empty = |slot: Slot| slots[slot as usize].is_none();
        match content.card(kind).weapon {
            Some(weapon) if weapon.backup => empty(Slot::Backup),
            Some(_) => empty(Slot::Weapon),
            None => empty(Slot::Gear) || empty(Slot::Spare),
        }
    }

    fn target(&self, who: Who, slot: Slot, at: Spot) -> f64 {
        let state = self.state;
        let (Some((_, weapon)), Some(at)) = (attack::weapon(state, who, slot), state.cell(at)) else {
            return 0.0;
        };
        let members = |cell: Cell| state.alien(cell).map_or(0.0, |alien| 1.0 + f64::from(alien.tokens));
        if weapon.area {
            let aliens = state.table.aliens.iter().filter(|alien| state.crow(at, Cell(alien.cell)) <= 1);
            let hit: f64 = aliens.map(|alien| 1.0 + f64::from(alien.tokens)).sum();
            let friends = state.on_board().filter(|(_, cell)| state.crow(at, *cell) <= 1).count();
            return hit - 4.0 * friends as f64;
        }
        let near = state.on_board().map(|(_, cell)| steps(state, cell, at)).fold(99.0, f64::min);
        f64::from(attack::need(state, who, weapon, at)) / 10.0 + 0.1 * members(at) - 0.05 * near
    }

    /// Whether to fire at an alien that comes near somebody.
    fn cover(&self, who: Who, slot: Slot, at: Spot) -> f64 {
        let state = self.state;
        let (Some((_, weapon)), Some(at)) = (attack::weapon(state, who, slot), state.cell(at)) else {
            return 0.0;
        };
        let hope = f64::from(attack::need(state, who, weapon, at)) / 10.0;
        let price = f64::from(state.price(who, slot)) / (1.0 + self.fresh as f64);
        hope - t(18, 1.0) * price - t(19, 0.2)
    }

    /// How far a space is from everybody.
    fn far(&self, at: Spot) -> f64 {
        let Some(at) = self.state.cell(at) else { return 0.0 };
        self.state.on_board().map(|(_, cell)| steps(self.state, cell, at)).fold(99.0, f64::min)
    }
}

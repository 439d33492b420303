//! What somebody sensible does without much thought: how bots play lines on.

use super::{progress, promise, steps, stores, straggling, threat};
use crate::Corps;
use crate::action::{Action, Element, Question};
use crate::attack::{self, How};
use crate::deck;
use crate::key::Key;
use crate::people::{Place, Slot, Who};
use crate::state::State;
use board::Cell;
use table::{Chance, Prompt, Spot};

/// Below so many cards in the deck nothing is spent that can be saved.
const FEW_CARDS: f64 = 8.0;

/// The answer with the strongest urge; a breath of chance decides between equal ones.
pub(super) fn lean(state: &State, prompt: Prompt<'_, Corps>, chance: &mut dyn Chance) -> usize {
    let mind = Mind::new(state, *prompt.question);
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for (index, action) in prompt.choices.iter().enumerate() {
        let urge = mind.urge(*action) + f64::from(chance.below(64)) * 0.0003;
        if urge > most {
            (best, most) = (index, urge);
        }
    }
    best
}

/// What is asked, and what goes for all answers alike. The weights were found by trying out which squads win most.
struct Mind<'a> {
    state: &'a State,
    question: Question,
    /// Cards that can be spent before the deck is empty.
    fresh: f64,
    /// There is a way out: whoever runs for it gets there, whoever stays to fight does not.
    runs: bool,
}

impl<'a> Mind<'a> {
    fn new(state: &'a State, question: Question) -> Mind<'a> {
        let runs = !state.mission().exits.is_empty();
        Mind { state, question, fresh: deck::deck_len(state) as f64, runs }
    }

    fn urge(&self, action: Action) -> f64 {
        let thrifty = |few: f64| if self.fresh < few { -1.0 } else { 0.0 };
        match (self.question, action) {
            (Question::Act(who, _), _) => self.act(who, action),
            (Question::Step(who, _), Action::Space(to)) => self.place(who, self.state.cell(to)),
            (Question::Step(who, _), _) => self.place(who, self.state.cell_of(who)) + self.inertia(),
            (Question::Target(who, slot) | Question::Burst(who, slot), Action::Space(at)) => {
                self.target(who, slot, at)
            }
            (Question::Burst(..), _) => -9.0 * thrifty(if self.runs { 1.0 } else { 5.0 }),
            (Question::Draw(..), Action::Draw) => 1.0 + 2.0 * thrifty(2.0 * FEW_CARDS),
            (Question::Event(_), Action::Play(_)) => thrifty(FEW_CARDS),
            (Question::Fire(who, at), Action::Attack(slot)) => self.cover(who, slot, at),
            (Question::Victim(_) | Question::Prey(_), Action::Choose(who)) => {
                f64::from(self.state.defence(who))
            }
            (
                Question::Blip | Question::Gate | Question::Tunnel | Question::Figure | Question::Route(_),
                Action::Space(at),
            ) => self.far(at),
            (_, Action::Pass) => -0.06,
            (Question::Rest(..), Action::Top) => 1.0,
            _ => 0.0,
        }
    }

    /// An action of an activation.
    fn act(&self, who: Who, action: Action) -> f64 {
        let state = self.state;
        match action {
            Action::Attack(slot) => {
                let weapon = attack::weapon(state, who, slot);
                let hope = weapon.map_or(0.0, |(_, weapon)| promise(state, who, weapon, How::Action));
                if hope > 0.0 { 0.6 + 2.0 * hope } else { -1.0 }
            }
            Action::Interact(_) => 3.0,
            Action::Move if !self.gains_by_moving(who) => 0.2,
            Action::Move if self.runs => 7.8,
            Action::Move => 1.9,
            Action::Equip(card, to) => {
                if self.is_missing(card, to) {
                    4.0
                } else {
                    -1.0
                }
            }
            Action::Unequip(_) => -2.0,
            Action::Rest if deck::exhaust_len(state) < 3 => 0.0,
            Action::Rest => 0.5 + 20.0 / (10.0 + self.fresh),
            Action::Aim => {
                if state.table.people[who.index()].dial < 8 {
                    0.8
                } else {
                    0.3
                }
            }
            Action::Barricade(Element::Door(..)) => 0.1,
            Action::Barricade(_) => {
                if self.runs {
                    0.4
                } else {
                    1.05
                }
            }
            Action::Use(_) => 1.7,
            Action::Play(_) => 1.2,
            _ => 0.0,
        }
    }

    /// What a step must gain to be taken.
    fn inertia(&self) -> f64 {
        if self.runs { 0.1 } else { 0.3 }
    }

    /// How good it is to stand somewhere.
    fn place(&self, who: Who, at: Option<Cell>) -> f64 {
        let Some(at) = at else { return 0.0 };
        let mut there = self.state.clone();
        let is_exit = there.mission().exits.contains(&at);
        there.table.people[who.index()].place = if is_exit { Place::Exited(0) } else { Place::Space(at.0) };
        let haste = if self.runs { 1_000.0 } else { 360.0 };
        haste * progress::of(&there) - 30.0 * threat(&there) - 8.0 * straggling(&there) - 1.2 * stores(&there)
    }

    /// Whether some space beside a character is better than its own.
    fn gains_by_moving(&self, who: Who) -> bool {
        let Some(from) = self.state.cell_of(who) else { return false };
        let enough = self.place(who, Some(from)) + self.inertia();
        let ways = self.state.mission().ground.ways.of(from).iter().map(|way| way.to);
        let mut free = ways.filter(|to| self.state.who_at(*to).is_none() && self.state.alien(*to).is_none());
        free.any(|to| self.place(who, Some(to)) > enough)
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
        let within = |reach: u16| {
            let aliens =
                state.table.aliens.iter().filter(move |alien| state.crow(at, Cell(alien.cell)) <= reach);
            aliens.map(|alien| 1.0 + f64::from(alien.tokens)).sum::<f64>()
        };
        if weapon.area {
            let friends = state.on_board().filter(|(_, cell)| state.crow(at, *cell) <= 1).count();
            return within(1) - 4.0 * friends as f64;
        }
        f64::from(attack::need(state, who, weapon, at)) / 10.0 + 0.1 * within(0) - 0.05 * self.distance(at)
    }

    /// Whether to fire at an alien that comes near somebody: it costs cards.
    fn cover(&self, who: Who, slot: Slot, at: Spot) -> f64 {
        let state = self.state;
        let (Some((_, weapon)), Some(at)) = (attack::weapon(state, who, slot), state.cell(at)) else {
            return 0.0;
        };
        let price = f64::from(state.price(who, slot)) / (1.0 + self.fresh);
        f64::from(attack::need(state, who, weapon, at)) / 10.0 - price - 0.2
    }

    /// How far a space is from everybody.
    fn far(&self, at: Spot) -> f64 {
        self.state.cell(at).map_or(0.0, |at| self.distance(at))
    }

    fn distance(&self, at: Cell) -> f64 {
        self.state.on_board().map(|(_, cell)| steps(self.state, cell, at)).fold(99.0, f64::min)
    }
}

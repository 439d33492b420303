//! Dealing, and carrying out a turn.

use crate::action::{Action, Card, Event, Options};
use crate::content::{Content, MAX_THIEVES};
use crate::state::{Hand, State};
use crate::{Lantern, Spot};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::{Cell, Flood};
use table::{Chance, Cx, Seat, shuffle};

pub(crate) fn all_cards(content: &Content) -> impl Iterator<Item = Card> {
    let cards = &content.numbers.cards;
    core::iter::repeat_n(Card::Dash, cards.dash.count.into())
        .chain(core::iter::repeat_n(Card::Bolt, cards.bolt.count.into()))
}

/// L-SETUP: thieves on their starts, two cards each.
pub(crate) fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
    let mut deck: Vec<Card> = all_cards(content).collect();
    shuffle(chance, &mut deck);
    let mut hands = [Hand::default(); MAX_THIEVES];
    for hand in hands.iter_mut().take(options.seats.into()) {
        let left = deck.len() - usize::from(content.numbers.hand);
        *hand = deck.drain(left..).collect();
    }
    State {
        seats: options.seats,
        next: Seat(0),
        dashing: false,
        turns_left: content.numbers.turns,
        thieves: core::array::from_fn(|thief| content.starts[thief]),
        hands,
        deck,
        discard: Hand::default(),
        winner: None,
        content: Arc::clone(content),
    }
}

pub(crate) fn apply(state: &mut State, action: Action, cx: &mut Cx<'_, Lantern>) {
    let me = state.next;
    match action {
        Action::Step(spot) => step(state, me, spot, cx),
        Action::Dash(spot) => {
            discard(state, me, Card::Dash, cx);
            step(state, me, spot, cx);
            state.dashing = true;
            return;
        }
        Action::Bolt(target) => {
            discard(state, me, Card::Bolt, cx);
            bolt(state, target, cx);
        }
        Action::Wait => {
            cx.tell(Event::Waited(me));
            draw(state, me, cx);
        }
        Action::Stop => cx.tell(Event::Stopped(me)),
    }
    end_turn(state);
}

fn step(state: &mut State, me: Seat, spot: Spot, cx: &mut Cx<'_, Lantern>) {
    if let Some(cell) = state.content.cell(spot) {
        state.thieves[me.index()] = cell;
        cx.tell(Event::Stepped(me, spot));
    }
}

fn discard(state: &mut State, me: Seat, card: Card, cx: &mut Cx<'_, Lantern>) {
    state.hands[me.index()].take(card);
    state.discard.add(card);
    cx.tell(Event::Played(me, card));
}

/// L-BOLT-1.
fn bolt(state: &mut State, target: Seat, cx: &mut Cx<'_, Lantern>) {
    let die = cx.roll(6) as u8;
    cx.tell(Event::Bolted(target, die));
    if die >= state.content.numbers.cards.bolt.hits_on {
        let home = home(state, target);
        state.thieves[target.index()] = home;
        cx.tell(Event::Returned(target, state.content.spot(home)));
    }
}

/// The start cell, or the free cell nearest to it. The thief's own cell counts as free: it has just left it.
fn home(state: &State, seat: Seat) -> Cell {
    let start = state.content.starts[seat.index()];
    let mut flood = Flood::new();
    flood.fill(&state.content.ways, [start], |_| true);
    let free = |cell: &Cell| *cell == state.thief(seat) || state.is_free(*cell);
    flood.reached().iter().copied().find(free).unwrap_or(start)
}

/// L-DRAW-1 and L-DRAW-2.
fn draw(state: &mut State, me: Seat, cx: &mut Cx<'_, Lantern>) {
    if state.hand(me).size() >= state.content.numbers.hand_limit {
        return;
    }
    if state.deck.is_empty() && state.discard.size() > 0 {
        state.deck.extend(state.discard.cards());
        state.discard = Hand::default();
        shuffle(cx.chance(), &mut state.deck);
        cx.tell(Event::Reshuffled);
    }
    if let Some(card) = state.deck.pop() {
        state.hands[me.index()].add(card);
        cx.tell(Event::Drew(me, card));
    }
}

fn end_turn(state: &mut State) {
    state.dashing = false;
    state.turns_left -= 1;
    state.next = Seat((state.next.0 + 1) % state.seats);
    // L-WIN-1 comes before L-END-1: whoever reached the lantern in time wins.
    if state.thief(state.next) == state.content.lantern {
        state.winner = Some(state.next);
    }
}

//! Carrying out what needs no decision of its own.

use super::{Op, Running, holds, start};
use crate::card::{CardId, Known};
use crate::content::{Look, Types};
use crate::event::{self, Notice};
use crate::nearby::nearest;
use crate::people::{Person, Place, Slot, Who};
use crate::spawn::Newcomers;
use crate::state::{Holder, State};
use crate::{Corps, blips, deck, harm, hunt, roll, spawn, spot, turn, walk};
use board::Cell;
use table::Cx;

pub(super) fn carry_out(state: &mut State, running: Running, op: Op, cx: &mut Cx<'_, Corps>) {
    let Running { seat, who, .. } = running;
    match op {
        Op::Draw(cards) => deck::draw(state, seat, who, cards),
        Op::MayDraw(cards) => deck::may_draw(state, seat, who, cards),
        Op::Recycle(cards) => deck::recycle(state, cards, cx),
        Op::RecycleHand(types) => deck::recycle_hand(state, seat, types),
        Op::Exhaust(cards) | Op::Pay(cards) => deck::exhaust(state, cards, cx),
        Op::ExhaustPerWitness(cards) => {
            let witnesses = witnesses(state);
            deck::exhaust(state, cards.saturating_mul(witnesses), cx);
        }
        Op::ExhaustHand => deck::exhaust_hand(state, seat),
        Op::Discard(cards) => deck::discard(state, seat, who, cards),
        Op::DiscardHand(cards) => deck::discard_hand(state, seat, who, cards),
        Op::Reveal(then) => deck::reveal(state, seat, who, then, running.tracker),
        Op::TakeRevealed => deck::take_revealed(state, seat, who, cx),
        Op::Search(types) => deck::search(state, seat, types),
        Op::Relapse(types) => relapse(state, types, cx),
        Op::Salvage(cards) => deck::salvage(state, seat, cards),
        Op::ExhaustThis => {
            if let Some(card) = unequip(state, running) {
                deck::exhaust_card(state, card, Known::ALL);
            }
        }
        Op::DiscardThis => {
            if let Some(card) = unequip(state, running) {
                deck::discard_card(state, card, cx);
            }
        }
        Op::Spawn(blips, gate) => spawn::enter(state, gate, seat, Newcomers::Blips(blips)),
        Op::Facehugger(gate) => spawn::enter(state, gate, seat, Newcomers::Facehugger),
        Op::Hatch(object) => {
            if let Some(cell) = object_cell(state, object).or(running.cell.map(Cell)) {
                spawn::hug(state, cell);
            }
        }
        Op::Creep(spaces) => hunt::creep(state, spaces),
        Op::Stir(spaces) => blips::stir(state, spaces),
        Op::Reload(shots) => {
            let most = state.content.gun_shots;
            for gun in state.table.guns.iter_mut().flatten() {
                gun.shots = most.min(gun.shots + shots);
            }
        }
        Op::Mark(counter, change) => {
            let mark = &mut state.table.marks[usize::from(counter)];
            *mark = mark.saturating_add_signed(change);
            let now = *mark;
            if let Some(&key) = state.mission().marks.get(usize::from(counter)) {
                event::tell(cx, Notice::Mark(key, now));
            }
        }
        Op::Appear(_) | Op::Vanish(_) | Op::Carry(_) => move_object(state, running, op, cx),
        Op::Ambush(aliens) => {
            if let Some(cell) = running.cell {
                spot::ambush(state, Cell(cell), aliens, cx);
            }
        }
        Op::If(condition, then) => {
            if holds(state, condition) {
                start(state, Running { program: then, at: 0, ..running });
            }
        }
        Op::Reroll => roll::again(state, cx),
        Op::Mend => {
            if let Some(roll) = &mut state.table.roll {
                roll.mended = true;
            }
        }
        Op::Spare => {
            if let Some(roll) = &mut state.table.roll {
                roll.spared = true;
            }
        }
        Op::Aim(_) | Op::Act(_) | Op::Step(_) | Op::Lure(_) | Op::Strike | Op::StandUp | Op::KnockDown => {
            if let Some(target) = running.whom().filter(|target| state.cell_of(*target).is_some()) {
                affect(state, running, target, op, cx);
            }
        }
        Op::Free => free(state, running, cx),
        // These wait for a decision and come here only when there is nothing to decide.
        Op::Pick(_) | Op::Shoot(_) | Op::Peek | Op::Bar | Op::Breach | Op::Scan | Op::May(_) => {}
    }
}

/// What happens to a character on the board.
fn affect(state: &mut State, running: Running, target: Who, op: Op, cx: &mut Cx<'_, Corps>) {
    let seat = running.seat;
    let down = state.table.people[target.index()].down;
    match op {
        // To take aim oneself is an action (C-KD-2); somebody else may still help.
        Op::Aim(change) if down && change > 0 && running.target.is_none() => {}
        Op::Aim(change) => state.turn_dial(target, change, cx),
        // Actions, free ones included, are not for those knocked down (C-KD-2).
        Op::Act(actions) if !down => turn::bonus(state, target, seat, actions),
        Op::Step(spaces) if !down => walk::walk(state, target, seat, spaces),
        Op::Lure(spaces) if !down => {
            if let Some(you) = running.who {
                walk::lure(state, target, you, seat, spaces);
            }
        }
        Op::Strike if !down => turn::strike(state, target, seat),
        Op::StandUp if down => harm::stand_up(state, target, cx),
        Op::KnockDown => harm::knock_down(state, target, cx),
        _ => {}
    }
}

impl State {
    /// Moves a dial between 1 and 10 (C-AIM-2); a character without one has nothing to move (C-AIM-6).
    pub(crate) fn turn_dial(&mut self, who: Who, change: i8, cx: &mut Cx<'_, Corps>) {
        let dial = &mut self.table.people[who.index()].dial;
        if *dial > 0 {
            *dial = dial.saturating_add_signed(change).clamp(1, 10);
            let now = *dial;
            event::tell(cx, Notice::Dial(who, now));
        }
    }
}

/// Takes the card away whose text this is.
fn unequip(state: &mut State, running: Running) -> Option<CardId> {
    let (who, slot) = (running.who?, running.slot?);
    state.remove_from_slot(who, slot)
}

impl State {
    /// Takes a card out of a slot. The other cards stay where they are: uses are remembered by slot.
    pub(crate) fn remove_from_slot(&mut self, who: Who, slot: Slot) -> Option<CardId> {
        self.table.people[who.index()].slots[slot as usize].take()
    }
}

/// Characters who see one of the blips just placed, or what they turned out to be.
fn witnesses(state: &State) -> u8 {
    let placed =
        |cell: Cell| state.table.placed.into_iter().flatten().any(|there| state.sees(cell, Cell(there)));
    state.on_board().filter(|(_, cell)| placed(*cell)).count() as u8
}

/// T-31.
fn relapse(state: &mut State, types: Types, cx: &mut Cx<'_, Corps>) {
    let fits =
        |state: &State, at: usize| types.has(state.content.card(state.table.discard.cards()[at].kind).of);
    let count = (0..state.table.discard.len()).filter(|&at| fits(state, at)).count() as u32;
    if count == 0 {
        return;
    }
    let drawn = cx.chance().below(count) as usize;
    let found = (0..state.table.discard.len()).filter(|&at| fits(state, at)).nth(drawn);
    if let Some(at) = found {
        let card = state.table.discard.remove(at);
        deck::exhaust_card(state, card.kind, Known::ALL);
        deck::shuffle(&mut state.table.exhaust, cx);
        event::tell(cx, Notice::Relapsed(state.content.card(card.kind).key));
    }
}

fn object_cell(state: &State, object: u8) -> Option<Cell> {
    match state.table.objects[usize::from(object)] {
        Holder::Space(cell) => Some(Cell(cell)),
        _ => None,
    }
}

/// What an object of the mission looks like.
fn look(state: &State, object: u8) -> Look {
    state.mission().objects[usize::from(object)].look
}

fn move_object(state: &mut State, running: Running, op: Op, cx: &mut Cx<'_, Corps>) {
    match op {
        Op::Appear(object) => {
            let own = state.mission().objects[usize::from(object)].cell;
            if let Some(cell) = running.cell.map(Cell).or(own) {
                state.table.objects[usize::from(object)] = Holder::Space(cell.0);
                event::tell(cx, Notice::Object(look(state, object), Some(state.spot(cell))));
            }
        }
        Op::Vanish(object) => {
            state.table.objects[usize::from(object)] = Holder::Off;
            event::tell(cx, Notice::Object(look(state, object), None));
        }
        Op::Carry(object) => {
            if let Some(who) = running.who {
                state.table.objects[usize::from(object)] = Holder::Held(who);
                event::tell(cx, Notice::Carries(who, look(state, object)));
            }
        }
        _ => {}
    }
}

/// The first captive comes free as a grunt, as near as possible; it acts from the next round on (C-RESC-3).
fn free(state: &mut State, running: Running, cx: &mut Cx<'_, Corps>) {
    let from = running.who.and_then(|who| state.cell_of(who)).or(running.cell.map(Cell));
    let held = |who: &Who| state.table.people[who.index()].place == Place::Absent && state.is_held(*who);
    let captive = Who::ALL.into_iter().find(held);
    let space = from.and_then(|from| {
        let free = |cell: Cell| state.is_empty(cell) && !state.mission().exits.contains(&cell);
        nearest(state, from, free).first().copied()
    });
    let (Some(who), Some(cell)) = (captive, space) else {
        // The text ends if nobody is held.
        state.table.agenda.pop();
        return;
    };
    state.table.people[who.index()] =
        Person { place: Place::Space(cell.0), activated: true, ..Person::ABSENT };
    state.table.people[who.index()].dial = state.printed_aim(who);
    event::tell(cx, Notice::Placed(who, state.spot(cell)));
    spot::check(state);
}

//! Ops that ask somebody something.

use super::{Op, Pick, Running, start};
use crate::action::{Action, Element, Question};
use crate::event::{self, Event, Notice};
use crate::offer::Offers;
use crate::people::Who;
use crate::state::State;
use crate::{Corps, attack, barricade, program, spot};
use board::Cell;
use table::Cx;

/// Characters whom a text may choose.
pub(super) fn candidates<'a>(
    state: &'a State,
    running: &'a Running,
    pick: Pick,
) -> impl Iterator<Item = Who> + 'a {
    let from = running.who.and_then(|who| state.cell_of(who)).or(running.cell.map(Cell));
    state
        .on_board()
        .filter(move |&(who, cell)| {
            let near = pick.within == 0
                || from.is_some_and(|from| state.is_within(u16::from(pick.within), from, cell));
            let seen = !pick.seen || from.is_some_and(|from| state.sees(from, cell));
            let other = !pick.other || running.who != Some(who);
            let marine = !pick.marine || state.content.character(who).marine;
            let down = pick.down.is_none_or(|down| state.table.people[who.index()].down == down);
            near && seen && other && marine && down
        })
        .map(|(who, _)| who)
}

/// Aliens within so many spaces that the character of a text sees.
pub(super) fn shots<'a>(
    state: &'a State,
    running: &'a Running,
    within: u8,
) -> impl Iterator<Item = Cell> + 'a {
    let from = running.whom().and_then(|who| state.cell_of(who));
    let cells = state.table.aliens.iter().map(|alien| Cell(alien.cell));
    cells.filter(move |&cell| {
        from.is_some_and(|from| state.crow(from, cell) <= u16::from(within) && state.sees(from, cell))
    })
}

/// Where the character of a text may build a barricade.
pub(super) fn sites<'a>(state: &'a State, running: &'a Running) -> impl Iterator<Item = Element> + 'a {
    let who = running.whom();
    who.into_iter()
        .flat_map(|who| barricade::elements(state, who))
        .filter(|&(_, barred)| !barred)
        .map(|(element, _)| element)
}

/// Whether the op needs a decision now. A text that may not be started is passed over.
pub(super) fn waits(state: &State, running: &Running, op: Op) -> bool {
    match op {
        Op::Pick(pick) => candidates(state, running, pick).next().is_some(),
        Op::May(then) => program::possible(state, &Running { program: then, at: 0, ..*running }),
        Op::Shoot(within) => shots(state, running, within).next().is_some(),
        Op::Peek => state.table.tracker_len > 0,
        Op::Bar => sites(state, running).next().is_some() && barricade::left(state),
        Op::Breach => barricade::barred(state).next().is_some(),
        Op::Scan => state.table.blips.iter().any(|blip| blip.mission),
        _ => false,
    }
}

pub(super) fn offer(state: &State, running: &Running, op: Op, offers: &mut Offers<'_>) {
    match op {
        Op::Pick(pick) => {
            offers.ask(running.seat, Question::Effect);
            candidates(state, running, pick).for_each(|who| offers.add(Action::Choose(who)));
        }
        Op::Shoot(within) => {
            offers.ask(running.seat, Question::Effect);
            shots(state, running, within).for_each(|cell| offers.add(Action::Space(state.spot(cell))));
        }
        Op::Scan => {
            offers.ask(running.seat, Question::Effect);
            let blips = state.table.blips.iter().filter(|blip| blip.mission);
            blips.for_each(|blip| offers.add(Action::Space(state.spot(Cell(blip.cell)))));
        }
        Op::Peek => {
            offers.ask(running.seat, Question::Peek);
            offers.add(Action::Yes);
            offers.add(Action::Pass);
        }
        Op::Bar => {
            offers.ask(running.seat, Question::Effect);
            sites(state, running).for_each(|element| offers.add(Action::Barricade(element)));
            offers.add(Action::Pass);
        }
        Op::Breach => {
            offers.ask(state.lead(), Question::Effect);
            barricade::barred(state).for_each(|element| offers.add(Action::Barricade(element)));
        }
        _ => {
            offers.ask(running.seat, Question::Effect);
            offers.add(Action::Yes);
            offers.add(Action::Pass);
        }
    }
}

/// The text goes on behind the op; `running` already points there and lies on the agenda.
pub(super) fn take(state: &mut State, running: Running, op: Op, action: Action, cx: &mut Cx<'_, Corps>) {
    match (op, action) {
        (Op::Pick(_), Action::Choose(who)) => super::replace(state, Running { target: Some(who), ..running }),
        (Op::May(then), Action::Yes) => start(state, Running { program: then, at: 0, ..running }),
        (Op::Shoot(_), Action::Space(spot)) => {
            if let Some(cell) = state.cell(spot) {
                attack::aliens_hit(state, cell, cx);
            }
        }
        (Op::Scan, Action::Space(at)) => {
            if let Some(cell) = state.cell(at) {
                spot::turn_over(state, cell, cx);
            }
        }
        (Op::Bar, Action::Barricade(element)) => barricade::build(state, element, cx),
        (Op::Breach, Action::Barricade(element)) => barricade::remove(state, element, cx),
        (Op::Peek, Action::Yes) => bury(state, running, cx),
        _ => {}
    }
}

/// Puts the top tracker card at the bottom (D-50).
fn bury(state: &mut State, running: Running, cx: &mut Cx<'_, Corps>) {
    let len = usize::from(state.table.tracker_len);
    state.table.tracker[..len].rotate_right(1);
    state.table.peeked = 0;
    event::tell(cx, Notice::Buried(running.seat));
}

/// The player learns the top tracker card before deciding.
pub(super) fn peek(state: &mut State, running: Running, cx: &mut Cx<'_, Corps>) {
    let Some(top) = usize::from(state.table.tracker_len).checked_sub(1) else { return };
    state.table.peeked |= 1 << running.seat.0;
    let card = state.content.tracker(state.table.tracker[top]).key;
    cx.tell(Event::Peeked { seat: running.seat, card });
}

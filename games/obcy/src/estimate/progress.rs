//! How much is left to do until the Queen dies and somebody is home, in action points.

use super::crew::Crew;
use super::errands::{Errand, outside};
use crate::agenda::Todo;
use crate::cells::Cells;
use crate::content::Term;
use crate::item::Kind;
use crate::state::{ACTION_POINTS, MOST_OPEN, OpenCard, Place, State};
use alloc::vec::Vec;
use board::Cell;

/// What a card takes of which nobody knows what it says: more than most, so that reading it is never a loss.
const UNKNOWN: u32 = 70;
/// As many spare parts are fetched before anybody knows what for: most cards want one.
const PARTS: usize = 2;
/// Killing an alien.
const KILL: u32 = 10;
/// Points that win every fight (O-QUEEN-5).
const SURE: u8 = 6;
/// So many points are saved at most before a fight, one for so many strength points of the expedition.
const MOST_SAVED: u8 = 4;
const STRENGTH_A_POINT: u8 = 6;

/// What the expedition still has to do.
pub(super) struct Work {
    /// Tasks to be scored.
    pub(super) tasks: u8,
    /// Action points, summed over all errands.
    pub(super) points: u32,
    /// The characters at it.
    pub(super) crew: Crew,
}

/// The easiest way to all the tasks that are needed: open cards, or new ones where those are easier to come by.
pub(super) fn work(state: &State) -> Work {
    let mut crew = Crew::new(state);
    if !state.table.queen_alive {
        return Work { tasks: 0, points: home(state), crew };
    }
    let tasks = tasks_left(state);
    let read = reading(state);
    let mut open: Vec<(u32, &OpenCard)> =
        state.open_cards().map(|card| (easiest(state, card, &crew).0, card)).collect();
    table::arrange(&mut open, |(points, _)| *points);
    let places = MOST_OPEN.saturating_sub(open.len()).min(usize::from(state.table.deck_len));
    let (mut points, mut reads) = (0, 0);
    let mut cards = open.into_iter().peekable();
    for _ in 0..tasks {
        let fresh = (reads < places).then(|| UNKNOWN + crew.clone().send(state, &read));
        points += match (cards.next_if(|(points, _)| fresh.is_none_or(|fresh| *points <= fresh)), fresh) {
            (Some((_, card)), _) => {
                let (_, term) = easiest(state, card, &crew);
                effort(state, card, term, &mut crew)
            }
            (None, Some(_)) => {
                reads += 1;
                UNKNOWN + crew.send(state, &read)
            }
            // No more than three cards are open at a time: these are read when others are done.
            (None, None) => 2 * UNKNOWN,
        };
    }
    let part = Errand::fetch(state, Kind::Part);
    points += (0..reads.min(PARTS)).map(|_| crew.send(state, &part)).sum::<u32>() / 2;
    Work { tasks, points, crew }
}

/// How many tasks kill the Queen. With variant 1 they are as many as are worth waiting for: the stronger the expedition, the
/// longer it can save points for a fight. Fighting earlier takes as many tasks on average, but leaves the hatching on more often.
fn tasks_left(state: &State) -> u8 {
    let table = &state.table;
    match state.agreed.variant {
        1 => {
            let strength: u8 = state.living().map(|who| state.person(who).strength).sum();
            let left = (strength / STRENGTH_A_POINT).clamp(1, MOST_SAVED).saturating_sub(table.points);
            // Whoever has enough and does not fight wants to be sure.
            let may_fight = table.agenda.last() == Some(Todo::Fight);
            let left = if left == 0 && !may_fight { SURE } else { left };
            left.min(table.deck_len + state.open_cards().count() as u8)
        }
        _ => state.agreed.goal.saturating_sub(table.scored),
    }
}

/// How far the nearest is from the ship.
pub(super) fn home(state: &State) -> u32 {
    let pad = state.content.base.pad;
    let steps = |from: Cell| u32::from(state.content.walks().between(from, pad));
    let transporter = Cell(state.table.transporter);
    let way = |place: Place| match place {
        // Whoever stands there must step off and come back (O-WIN-5).
        Place::Field(cell) if cell == pad.0 => 2,
        Place::Field(cell) => steps(Cell(cell)),
        Place::Aboard if state.table.fuel > 0 => steps(transporter) / 2,
        Place::Aboard => steps(transporter),
        Place::Track(field) => state
            .content
            .base
            .airlocks
            .map(steps)
            .into_iter()
            .fold(u32::MAX, u32::min)
            .saturating_add(outside(state, field)),
        Place::Dead => u32::MAX,
    };
    state.living().map(|who| way(state.person(who).place)).min().unwrap_or(0)
}

fn reading(state: &State) -> Errand {
    let computers = state.content.base.computers.iter().map(|computer| computer.1).collect();
    Errand::carry(state, Kind::Diskette, computers, 1)
}

/// The term of a card that takes least.
fn easiest<'a>(state: &'a State, card: &OpenCard, crew: &Crew) -> (u32, &'a Term) {
    let terms = &state.content.tasks.get(card.task).terms;
    let efforts = terms.iter().map(|term| (effort(state, card, term, &mut crew.clone()), term));
    // Every card has a term.
    efforts.min_by_key(|(points, _)| *points).unwrap_or((UNKNOWN, &terms[0]))
}

/// What is left to do for a term.
fn effort(state: &State, card: &OpenCard, term: &Term, crew: &mut Crew) -> u32 {
    let base = &state.content.base;
    let phase = u32::from(ACTION_POINTS);
    match term {
        Term::Give { item, fields, first } => {
            let given = |at: usize| card.given >> (usize::from(*first) + at) & 1 == 1;
            let open = fields.iter().enumerate().filter(|(at, _)| !given(*at));
            let mut errands: Vec<Errand> =
                open.map(|(_, field)| Errand::carry(state, *item, only(*field), 0)).collect();
            crew.send_all(state, &mut errands)
        }
        Term::Collapsed(fields) => {
            let beside = state.beside(&fields.iter().copied().collect());
            crew.send(state, &Errand::carry(state, Kind::Charge, beside.within(&base.foot), 1))
        }
        Term::Hold { room, people, times } => {
            let phases = u32::from(times.saturating_sub(card.streak));
            crew.gather(state, *base.room(*room), *people, phase * phases)
        }
        Term::Gather { room, people } => crew.gather(state, *base.room(*room), *people, 0),
        Term::Clear { room } => {
            let inside = base.room(*room).within(&state.alien_cells()).len();
            crew.gather(state, *base.room(*room), 1, KILL * inside)
        }
        Term::Eva => eva(state, card, crew),
        Term::Hunt(wanted) => {
            let kills = u32::from(wanted.saturating_sub(card.kills));
            // Whoever is next to an alien hunts it by the way, so nobody is kept from other errands.
            KILL * kills + crew.clone().gather(state, state.beside(&state.alien_cells()), 1, 0)
        }
        Term::DriveTo(room) => drive(state, *room, crew),
    }
}

fn only(cell: Cell) -> Cells {
    core::iter::once(cell).collect()
}

/// Out with a suit, then along the track.
fn eva(state: &State, card: &OpenCard, crew: &mut Crew) -> u32 {
    let counted = state.living().filter(|who| card.out >> *who as u8 & 1 == 1);
    let walked = counted.filter_map(|who| match state.person(who).place {
        Place::Track(field) => Some(outside(state, field)),
        _ => None,
    });
    walked.min().unwrap_or_else(|| {
        let airlocks = state.content.base.airlocks.into_iter().collect();
        crew.send(state, &Errand::carry(state, Kind::Suit, airlocks, outside(state, 0)))
    })
}

/// Fuel to the transporter, somebody into it, and off.
fn drive(state: &State, room: u8, crew: &mut Crew) -> u32 {
    let transporter = Cell(state.table.transporter);
    let ways = state.content.base.room(room).iter().map(|to| state.content.walks().between(transporter, to));
    let way = u32::from(ACTION_POINTS) + u32::from(ways.min().unwrap_or(0));
    if state.table.fuel == 0 {
        way + crew.send(state, &Errand::carry(state, Kind::Fuel, only(transporter), 1))
    } else if state.passengers().next().is_none() {
        way + crew.send(state, &Errand::walk(only(transporter), 0))
    } else {
        way
    }
}

//! How far the task cards have come.

use super::FAR;
use crate::cells::Cells;
use crate::content::{Mark, Term};
use crate::item::{Kind, Store};
use crate::people::Character;
use crate::state::{OpenCard, Place, State};
use board::Cell;

/// What all tasks that kill the Queen are worth together.
const ALL_TASKS: f64 = 15.0;
/// As many points make a fight worth while.
const POINTS_FOR_FIGHT: u8 = 4;
/// An open card without progress, as a part of a fulfilled one.
const OPEN: f64 = 0.25;

/// Characters who have something to do already, one bit each.
type Busy = u8;

/// How far something has come, and who does it.
#[derive(Clone, Copy)]
struct Way {
    value: f64,
    by: Option<Character>,
}

impl Way {
    const NONE: Way = Way { value: 0.0, by: None };

    fn by_itself(value: f64) -> Way {
        Way { value, by: None }
    }

    fn or(self, other: Way) -> Way {
        if other.value > self.value { other } else { self }
    }

    fn times(self, factor: f64) -> Way {
        Way { value: self.value * factor, ..self }
    }

    fn mark(self, busy: &mut Busy) -> f64 {
        *busy |= self.by.map_or(0, |who| 1 << who as u8);
        self.value
    }
}

/// Scored tasks, the best open cards as far as they are needed, and the way to the next ones.
pub(super) fn tasks(state: &State) -> f64 {
    let (done, goal) = match state.agreed.variant {
        1 => (state.table.points, POINTS_FOR_FIGHT),
        _ => (state.table.scored, state.agreed.goal),
    };
    let each = ALL_TASKS / f64::from(goal.max(1));
    let (mut cards, mut busy) = ([0.0f64; 3], 0);
    for (place, card) in cards.iter_mut().zip(state.open_cards()) {
        *place = OPEN + (0.95 - OPEN) * progress(state, card, busy).mark(&mut busy);
    }
    cards.sort_unstable_by(|a, b| b.total_cmp(a));
    let needed = usize::from(goal.saturating_sub(done)).max(1);
    let open: f64 = cards.iter().take(needed).sum();
    let spare: f64 = 0.05 * cards.iter().skip(needed).sum::<f64>();
    let missing = needed.min(3).saturating_sub(state.open_cards().count()).min(state.table.deck_len.into());
    let next: f64 = (0..missing).map(|_| 0.9 * OPEN * reading(state, busy).mark(&mut busy)).sum();
    each * (f64::from(done) + open + spare + next)
}

/// From fetching a diskette to standing at a computer with it.
fn reading(state: &State, busy: Busy) -> Way {
    let computers = state.content.base.computers.iter().map(|computer| computer.1).collect();
    fetched(state, Kind::Diskette, &computers, busy)
}

fn progress(state: &State, card: &OpenCard, busy: Busy) -> Way {
    let terms = &state.content.tasks.get(card.task).terms;
    terms.iter().map(|term| part(state, card, term, busy)).fold(Way::NONE, Way::or)
}

fn part(state: &State, card: &OpenCard, term: &Term, busy: Busy) -> Way {
    let base = &state.content.base;
    match term {
        Term::Give { item, fields, first } => {
            let given = |at: &usize| card.given >> (usize::from(*first) + at) & 1 == 1;
            let done = (0..fields.len()).filter(given).count() as f64;
            let open = (0..fields.len()).filter(|at| !given(at)).map(|at| fields[at]).collect();
            let way = fetched(state, *item, &open, busy);
            Way { value: (done + 0.95 * way.value) / fields.len() as f64, ..way }
        }
        Term::Collapsed(fields) => {
            let beside: Cells = fields.iter().flat_map(|cell| base.near(*cell).iter()).collect();
            fetched(state, Kind::Charge, &beside.within(&base.foot), busy).times(0.95)
        }
        Term::Hold { room, people, times } => {
            let kept = f64::from(card.streak) / f64::from(*times);
            Way::by_itself(0.6 * gathered(state, *room, *people) + 0.4 * kept)
        }
        Term::Gather { room, people } => Way::by_itself(gathered(state, *room, *people)),
        Term::Clear { room } => {
            let free = !base.room(*room).meets(&state.alien_cells());
            Way::by_itself(gathered(state, *room, 1) * if free { 1.0 } else { 0.8 })
        }
        Term::Eva => eva(state, card, busy),
        Term::Hunt(wanted) => Way::by_itself(f64::from(card.kills) / f64::from(*wanted)),
        Term::DriveTo(room) => {
            let ridden = state.table.fuel > 0 && state.passengers().next().is_some();
            let steps =
                base.room(*room).iter().map(|to| walk(state, Cell(state.table.transporter), to)).min();
            if ridden { Way::by_itself(0.5 + 0.4 * closeness(steps)) } else { Way::NONE }
        }
    }
}

/// Out with a suit, then along the track.
fn eva(state: &State, card: &OpenCard, busy: Busy) -> Way {
    let airlocks = state.content.base.airlocks.into_iter().collect();
    let outside = |who: &Character| card.out >> *who as u8 & 1 == 1;
    let track = |who: Character| match state.person(who).place {
        Place::Track(field) => 0.5 + 0.4 * f64::from(field) / f64::from(state.content.base.track),
        _ => 0.0,
    };
    let walked = state.living().filter(outside).map(track).fold(0.0, f64::max);
    Way::by_itself(walked).or(fetched(state, Kind::Suit, &airlocks, busy).times(0.45))
}

/// How far an item is on its way to one of the fields: first to be fetched, then to be brought.
fn fetched(state: &State, kind: Kind, to: &Cells, busy: Busy) -> Way {
    let near = |who: Character, to: &Cells| {
        let from = match state.person(who).place {
            Place::Field(cell) => Cell(cell),
            Place::Aboard => Cell(state.table.transporter),
            Place::Track(_) | Place::Dead => return 0.0,
        };
        closeness(to.iter().map(|cell| walk(state, from, cell)).min())
    };
    let left = !kind.is_limited() || state.table.supply[kind as usize] > 0;
    let sources = if left { stores(state, kind) } else { Cells::NONE };
    let way = |who: Character| {
        let person = state.person(who);
        let value = if person.has(kind) {
            0.5 + 0.5 * near(who, to)
        } else if left && person.has_room() {
            0.45 * near(who, &sources)
        } else {
            0.0
        };
        // Whoever is busy comes to it later.
        let free = if busy >> who as u8 & 1 == 1 { 0.2 } else { 1.0 };
        Way { value: value * free, by: Some(who) }
    };
    state.living().map(way).fold(Way::NONE, Way::or)
}

/// Where an item is taken.
fn stores(state: &State, kind: Kind) -> Cells {
    let base = &state.content.base;
    let sells = |store: &Store| store.kinds().contains(&kind);
    base.marked()
        .filter(|(_, mark)| matches!(mark, Mark::Store(store) if sells(store)))
        .map(|at| at.0)
        .collect()
}

/// How near the best few are to a room.
fn gathered(state: &State, room: u8, people: u8) -> f64 {
    let room = state.content.base.room(room);
    let count = usize::from(people).min(state.living().count()).max(1);
    let mut near = [0.0f64; 6];
    for (place, who) in near.iter_mut().zip(state.living()) {
        if let Some(from) = state.cell(who) {
            *place = closeness(room.iter().map(|to| walk(state, from, to)).min());
        }
    }
    near.sort_unstable_by(|a, b| b.total_cmp(a));
    near[..count].iter().sum::<f64>() / count as f64
}

fn walk(state: &State, from: Cell, to: Cell) -> u8 {
    state.content.walks.between(from, to)
}

fn closeness(steps: Option<u8>) -> f64 {
    1.0 - f64::from(steps.unwrap_or(u8::MAX)).min(FAR) / FAR
}

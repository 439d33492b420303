//! Before the first round: options, heroes, gear and places (C-SETUP).

mod check;
mod deal;
mod gear;
mod place;

use crate::Corps;
use crate::action::{Action, Agreed, Options};
use crate::agenda::{self, Agenda, Todo};
use crate::card::{Card, Known, Pile};
use crate::content::{Content, MOST_TRACKERS, TrackerId};
use crate::offer::Offers;
use crate::people::{PEOPLE, Person, Place, Who};
use crate::state::{Holder, OBJECTS, State, Table};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::DoorSet;
use serde::{Deserialize, Serialize};
use table::{Chance, Cx, Seat};

pub(crate) use check::{agree, check, takes_part};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// A player chooses a hero (C-SETUP-3).
    Hero(Seat),
    /// All are chosen: the others become grunts.
    Team,
    /// A character is equipped (C-SETUP-5).
    Gear(Who),
    /// Decks are built, tokens laid out (C-SETUP-7 to -17).
    Deal,
    /// A character is placed (C-SETUP-15).
    Start(Who),
    /// A sentry gun is placed (C-SETUP-19).
    Gun(u8),
    /// And turned.
    Face(u8, u16),
    /// The first round begins.
    Ready,
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Setup(job));
}

/// Characters who take part and are not on the board yet, heroes first.
fn waiting(state: &State) -> Vec<Who> {
    let people = Who::ALL.into_iter().filter(|who| state.table.people[who.index()].place == Place::Waiting);
    let mut order: Vec<Who> = people.collect();
    table::arrange(&mut order, |who| state.table.people[who.index()].side);
    order
}

/// The position before anything is chosen: all cards in one pile, nobody on the board.
pub(crate) fn blank(content: &Arc<Content>, agreed: Agreed) -> State {
    let mut upper = Pile::EMPTY;
    let mut removed = Pile::EMPTY;
    for (kind, card) in content.cards.iter().enumerate() {
        let lost = agreed
            .campaign
            .iter()
            .flat_map(|campaign| &campaign.lost)
            .filter(|lost| **lost == card.key)
            .count();
        for copy in 0..usize::from(card.copies) {
            let card = Card::new(crate::card::CardId(kind as u8), Known::NOBODY);
            if copy < lost { removed.insert(Card { known: Known::ALL, ..card }) } else { upper.push(card) }
        }
    }
    let mut people = [Person::ABSENT; PEOPLE];
    for who in Who::ALL {
        if takes_part(content, &agreed, who) {
            people[who.index()].place = Place::Waiting;
        }
        let hugs = agreed
            .campaign
            .iter()
            .flat_map(|campaign| &campaign.hugged)
            .filter(|hugged| **hugged == who)
            .count();
        people[who.index()].hugged = hugs as u8;
    }
    let table = Table {
        round: 1,
        people,
        aliens: Vec::new(),
        blips: Vec::new(),
        pool: content.blips,
        upper,
        lower: Pile::EMPTY,
        exhaust: Pile::EMPTY,
        discard: Pile::EMPTY,
        hands: [Pile::EMPTY; crate::state::MOST_PLAYERS],
        removed,
        limbo: Pile::EMPTY,
        revealed: None,
        tracker: [TrackerId(0); MOST_TRACKERS],
        tracker_len: 0,
        tracker_used: 0,
        tracker_seen: 0,
        peeked: 0,
        barred: DoorSet::new(),
        barred_spawns: 0,
        tunnels: [None; crate::state::GATES],
        guns: [None; crate::state::GUNS],
        objects: [Holder::Off; OBJECTS],
        marks: [0; 4],
        chosen_lead: None,
        active: None,
        eliminated: 0,
        current: None,
        placed: [None; 8],
        placed_seen: false,
        hunting: false,
        roll: None,
        agenda: Agenda::EMPTY,
    };
    let mission = content.missions[usize::from(agreed.mission)].clone();
    State { content: content.clone(), agreed, mission, drawn: None, table, over: None }
}

pub(crate) fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
    let mut state = blank(content, agree(content, options));
    push(&mut state, Job::Team);
    for seat in state.seats().collect::<Vec<_>>().into_iter().rev() {
        push(&mut state, Job::Hero(seat));
    }
    agenda::run(&mut state, &mut Cx::silent(chance));
    state
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Hero(_) | Job::Team | Job::Gear(_) => gear::run(state, job, cx),
        Job::Deal => deal::run(state, cx),
        Job::Start(_) | Job::Gun(_) | Job::Face(..) | Job::Ready => place::run(state, job, cx),
    }
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Hero(_) | Job::Gear(_) => gear::offer(state, job, offers),
        _ => place::offer(state, job, offers),
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match job {
        Job::Hero(_) | Job::Gear(_) => gear::take(state, job, action, cx),
        _ => place::take(state, job, action, cx),
    }
}

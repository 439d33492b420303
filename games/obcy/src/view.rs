//! What a viewer may know: everything but the deck and, for the Queen and spectators, the open cards.

use crate::agenda::Todo;
use crate::content::TaskId;
use crate::item::{Item, Kind};
use crate::people::{Alien, Character};
use crate::state::{Agreed, OpenCard, Person, Place, State, Step, Winner};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Spot, Viewer, map_of};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the first turn.
    pub(crate) agreed: Agreed,
    /// The round, from 1.
    pub round: u16,
    /// Which step of it.
    pub(crate) step: Step,
    /// Whose activation or firing turn it is.
    pub current: Option<Character>,
    /// The alien that is about to move.
    pub picked: Option<Alien>,
    /// Strength points that may still hatch.
    pub budget: u8,
    /// The characters who live.
    pub people: BTreeMap<Character, PersonView>,
    /// The aliens on the board.
    pub aliens: BTreeMap<Alien, AlienView>,
    /// Aliens that the current shooter has fired at.
    pub shot_at: Vec<Alien>,
    /// Where the transporter is.
    pub transporter: Spot,
    /// Drives left in its tank.
    pub fuel: u8,
    /// Collapsed corridor fields.
    pub collapsed: Vec<Spot>,
    /// What lies about: field, item, how many.
    pub floor: Vec<(Spot, Item, u8)>,
    /// Limited items not yet taken.
    pub supply: BTreeMap<Kind, u8>,
    /// Whether the Queen lives.
    pub queen_alive: bool,
    /// Whether aliens hatch.
    pub hatching: bool,
    /// Points of the expedition.
    pub points: u8,
    /// Tasks fulfilled in all.
    pub scored: u8,
    /// Fulfilled cards.
    pub aside: Vec<TaskId>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards are open.
    pub open: u8,
    /// The open cards, for those who may look at them.
    pub(crate) cards: Option<Vec<OpenCard>>,
    /// What is under way.
    pub(crate) under_way: Vec<Todo>,
    /// How it ended.
    pub over: Option<OverView>,
}

/// A living character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonView {
    /// Where it stands, if it stands on a field.
    pub field: Option<Spot>,
    /// Whether it is in the transporter.
    pub aboard: bool,
    /// The field of the outside track it is on, from 0 for the entry.
    pub track: Option<u8>,
    /// The airlock it went out by, while it is outside.
    pub out_by: Option<u8>,
    /// Current strength.
    pub strength: u8,
    /// Action points left.
    pub ap: u8,
    /// Whether its activation is over.
    pub done: bool,
    /// Whether its firing turn is over.
    pub volleyed: bool,
    /// Whether it may not move any more.
    pub stopped: bool,
    /// Whether it has fired.
    pub fired: bool,
    /// Whether it has left the transporter in this phase.
    pub left: bool,
    /// Whether it may come in from outside.
    pub ready: bool,
    /// Its pockets.
    pub pockets: Vec<Item>,
}

/// An alien.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AlienView {
    /// Where it stands.
    pub field: Spot,
    /// Its strength, not doubled.
    pub strength: u8,
    /// Whether it has moved in this phase.
    pub moved: bool,
    /// Whether it must still retreat.
    pub shaken: bool,
    /// Whom it attacks.
    pub target: Option<Character>,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OverView {
    /// Nobody in a draw.
    pub(crate) winner: Option<Winner>,
    /// By which rule.
    pub rule: String,
}

/// Whether open cards may be looked at (O-TASK-4).
pub(crate) fn sees_cards(agreed: &Agreed, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if seat != agreed.queen)
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let (table, base) = (&state.table, &state.content.base);
    let limited = Kind::ALL.into_iter().filter(|kind| kind.is_limited());
    View {
        agreed: state.agreed,
        round: table.round,
        step: table.step,
        current: table.current,
        picked: table.picked,
        budget: table.budget,
        people: map_of(state.living().map(|who| (who, person(state, state.person(who))))),
        aliens: map_of(state.aliens().map(|alien| (alien, creature(state, alien)))),
        shot_at: Alien::all().filter(|alien| table.shot_at >> alien.0 & 1 == 1).collect(),
        transporter: base.spot(Cell(table.transporter)),
        fuel: table.fuel,
        collapsed: table.collapsed.iter().map(|cell| base.spot(cell)).collect(),
        floor: table.floor.iter().map(|(cell, item, count)| (base.spot(cell), item, count)).collect(),
        supply: map_of(limited.map(|kind| (kind, table.supply[kind as usize]))),
        queen_alive: table.queen_alive,
        hatching: table.hatching,
        points: table.points,
        scored: table.scored,
        aside: state.content.tasks.ids().filter(|task| table.aside >> task.0 & 1 == 1).collect(),
        deck: table.deck_len,
        open: state.open_cards().count() as u8,
        cards: sees_cards(&state.agreed, viewer).then(|| state.open_cards().copied().collect()),
        under_way: table.agenda.to_vec(),
        over: state.over.map(|over| OverView { winner: over.winner, rule: over.rule.to_string() }),
    }
}

fn person(state: &State, person: &Person) -> PersonView {
    let track = match person.place {
        Place::Track(field) => Some(field),
        _ => None,
    };
    PersonView {
        field: person.cell().map(|cell| state.content.base.spot(cell)),
        aboard: person.place == Place::Aboard,
        track,
        out_by: track.map(|_| person.out_by + 1),
        strength: person.strength,
        ap: person.ap,
        done: person.done,
        volleyed: person.volleyed,
        stopped: person.stopped,
        fired: person.fired,
        left: person.left,
        ready: person.ready,
        pockets: person.items().collect(),
    }
}

fn creature(state: &State, alien: Alien) -> AlienView {
    let creature = state.creature(alien);
    AlienView {
        field: state.content.base.spot(state.alien_cell(alien)),
        strength: creature.strength,
        moved: creature.moved,
        shaken: creature.shaken,
        target: creature.target,
    }
}

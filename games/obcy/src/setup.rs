//! Before the first turn (O-SETUP).

use crate::Obcy;
use crate::action::Options;
use crate::agenda::{self, Agenda};
use crate::cells::Cells;
use crate::content::{Content, MAX_DECK};
use crate::floor::Floor;
use crate::item::Kind;
use crate::people::{ALIENS, Character, PEOPLE};
use crate::state::{Agreed, Creature, MOST_OPEN, Person, Place, State, Step, Table};
use crate::turn;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use table::{Chance, Cx, OptionsError, Seat, shuffle};

pub(crate) fn check(content: &Content, options: &Options) -> Result<(), OptionsError> {
    if options.seats.is_empty() && !(2..=7).contains(&options.players) {
        return Err(OptionsError::new("players", "2 to 7", options.players));
    }
    let seats = roles(options);
    let mut led: Vec<Character> = seats.iter().flatten().copied().collect();
    table::arrange(&mut led, |person| *person);
    let queens = seats.iter().filter(|role| role.is_empty()).count();
    if led != Character::ALL || queens != 1 {
        let expected =
            "each character on one seat, and exactly one seat without characters, which leads the aliens";
        return Err(OptionsError::new("seats", expected, format!("{:?}", options.seats)));
    }
    if let Some(leader) = options.leader
        && seats.get(usize::from(leader)).is_none_or(Vec::is_empty)
    {
        return Err(OptionsError::new("leader", "a seat of the expedition", leader));
    }
    if !matches!(options.variant, 1 | 2) {
        return Err(OptionsError::new("variant", "1 or 2", options.variant));
    }
    let deck = content.tasks.len();
    if !(1..=deck).contains(&usize::from(options.tasks)) {
        return Err(OptionsError::new("tasks", format!("1 to {deck}, the size of the deck"), options.tasks));
    }
    Ok(())
}

/// The characters of each seat; by default they are dealt in turn (DP-02).
pub(crate) fn roles(options: &Options) -> Vec<Vec<Character>> {
    if !options.seats.is_empty() {
        return options.seats.clone();
    }
    let mut seats = vec![Vec::new(); usize::from(options.players)];
    for (who, seat) in Character::ALL.into_iter().zip((1..seats.len()).cycle()) {
        seats[seat].push(who);
    }
    seats
}

pub(crate) fn agreed(options: &Options) -> Agreed {
    let seats = roles(options);
    let seat = |wanted: &dyn Fn(&Vec<Character>) -> bool| {
        Seat(seats.iter().position(wanted).unwrap_or_default() as u8)
    };
    Agreed {
        seats: seats.len() as u8,
        queen: seat(&|role| role.is_empty()),
        controllers: Character::ALL.map(|who| seat(&|role| role.contains(&who))),
        leader: options.leader.map(Seat),
        variant: options.variant,
        goal: options.tasks,
        timing: options.fire_timing,
        rounds: options.rounds,
    }
}

/// The position before the first decision of round 1.
pub(crate) fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
    let mut state = bare(content, options);
    let pad = content.base.pad.0;
    for who in Character::ALL {
        let card = &content.cards[who];
        let person = state.person_mut(who);
        person.place = Place::Field(pad);
        person.strength = card.strength;
        person.pockets = card.pockets;
        person.sort();
        for item in card.pockets.into_iter().flatten().filter(|item| item.kind.is_limited()) {
            state.table.supply[item.kind as usize] -= 1;
        }
    }
    let mut deck: Vec<u8> = content.tasks.ids().map(|task| task.0).collect();
    shuffle(chance, &mut deck);
    state.table.deck[..deck.len()].copy_from_slice(&deck);
    state.table.deck_len = deck.len() as u8;
    let cx = &mut Cx::<Obcy>::silent(chance);
    turn::begin_expedition(&mut state, cx);
    agenda::run(&mut state, cx);
    state
}

/// An empty base: nobody lives, all items are in the supply, and the deck is empty.
pub(crate) fn bare(content: &Arc<Content>, options: &Options) -> State {
    State {
        content: Arc::clone(content),
        agreed: agreed(options),
        over: None,
        table: Table {
            round: 0,
            step: Step::Drive,
            current: None,
            picked: None,
            budget: 0,
            people: [Person::DEAD; PEOPLE],
            aliens: [Creature::NONE; ALIENS],
            shot_at: 0,
            transporter: content.base.pad.0,
            fuel: 0,
            collapsed: Cells::NONE,
            floor: Floor::EMPTY,
            supply: Kind::ALL.map(|kind| content.items.limit(kind).unwrap_or(0)),
            queen_alive: true,
            hatching: true,
            points: 0,
            scored: 0,
            aside: 0,
            deck: [0; MAX_DECK],
            deck_len: 0,
            open: [None; MOST_OPEN],
            agenda: Agenda::EMPTY,
        },
    }
}

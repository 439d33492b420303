//! Before the first turn (R-SETUP).

use crate::Requiem;
use crate::action::{Options, Visor};
use crate::agenda::{self, Agenda, Todo};
use crate::card::{CARDS, Card, PEOPLE_CARDS};
use crate::content::Content;
use crate::hero::{HEROES, HYBRID, Hero, Kind, PREDATOR, Race};
use crate::state::{Figure, Phase, STREAKS, Side, State, Table};
use crate::tasks;
use alloc::sync::Arc;
use board::Cell;
use table::{Chance, Cx, OptionsError, Seat, shuffle};

/// Soldiers at the beginning (R-SETUP-3).
const FIRST_SOLDIERS: usize = 3;

pub(crate) fn check(options: &Options) -> Result<(), OptionsError> {
    if !matches!(options.sides, 2 | 3) {
        return Err(OptionsError::new("sides", "2 or 3", options.sides));
    }
    let mut races = options.races.clone();
    table::arrange(&mut races, |race| *race);
    if !races.is_empty() && races != options.playing() {
        let expected = "each race that takes part once, or none at all for turn order";
        return Err(OptionsError::new("races", expected, alloc::format!("{:?}", options.races)));
    }
    Ok(())
}

/// The position in which the Guard places its first soldier.
pub(crate) fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
    let mut races = options.seated();
    if options.random_races {
        shuffle(chance, &mut races);
    }
    let mut state = bare(content, options, &races);
    let kit = &mut state.table.kits;
    for soldier in kit.iter_mut().take(FIRST_SOLDIERS) {
        soldier[Card::M4 as usize] = 1;
        state.table.bank[Card::M4 as usize] -= 1;
    }
    let map = &content.map;
    if state.side(Race::Predator).alive {
        put(&mut state, PREDATOR, map.predator_cell);
    }
    put(&mut state, HYBRID, map.hybrid_cell);
    for race in Race::ALL {
        tasks::open_level(&mut state, race, 1);
    }
    state.table.agenda.push(Todo::Begin);
    for soldier in Race::Guard.heroes().take(FIRST_SOLDIERS).rev() {
        state.table.agenda.push(Todo::Deploy(soldier, 0));
    }
    // Forced placements happen at once; nothing of it draws.
    agenda::run(&mut state, &mut Cx::<Requiem>::silent(chance));
    state
}

/// Both boards empty, all cards but the Predator's own in the bank.
pub(crate) fn bare(content: &Arc<Content>, options: &Options, races: &[Race]) -> State {
    let plays = |race: &Race| options.playing().contains(race);
    let side = |race: Race| Side {
        alive: plays(&race),
        tp: 0,
        level: 1,
        completed: 0,
        kills: [0; 4],
        wounds: [0; 4],
    };
    let predator = plays(&Race::Predator);
    let own = |card: &&Card| predator && content.cards.starts(**card);
    let arsenal = Card::ALL.iter().filter(own).fold(0, |cards, card| cards | 1 << *card as u16);
    let in_bank = |card: Card| if own(&&card) { 0 } else { content.cards.count(card) };
    State {
        content: Arc::clone(content),
        seats: Race::ALL.map(|race| races.iter().position(|other| *other == race).map(|at| Seat(at as u8))),
        tasks_on: options.tasks,
        over: None,
        table: Table {
            active: Race::Guard,
            phase: Phase::Act,
            rounds: 0,
            quiet: 0,
            stirred: false,
            current: None,
            figures: [Figure::default(); HEROES],
            sides: Race::ALL.map(side),
            visited: [0; 4],
            streaks: [0; STREAKS],
            bank: core::array::from_fn::<u8, CARDS, _>(|card| in_bank(Card::ALL[card])),
            kits: [[0; PEOPLE_CARDS]; 7],
            arsenal,
            energy: if predator { content.heroes[Kind::Predator].energy } else { 0 },
            visor: Visor::Humans,
            cloak: false,
            acquired: false,
            spawned: [0; 3],
            doubt: false,
            agenda: Agenda::EMPTY,
        },
    }
}

/// Puts a figure on a cell with all it starts with.
pub(crate) fn put(state: &mut State, hero: Hero, cell: Cell) {
    let card = state.card(hero);
    let health = if hero.kind() == Kind::Alien { 0 } else { card.health };
    *state.figure_mut(hero) = Figure { cell: Some(cell.0), health, ap: card.ap, ..Figure::default() };
}

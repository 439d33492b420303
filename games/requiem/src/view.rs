//! What a viewer may know: everything. A view and a position can be turned into each other.

use crate::action::Visor;
use crate::agenda::{Agenda, Todo};
use crate::card::{Card, PEOPLE_CARDS};
use crate::content::{Content, TaskId};
use crate::hero::{HEROES, Hero, Kind, PREDATOR, Race};
use crate::spot::Spot;
use crate::state::{Figure, Over, Phase, STREAKS, Side, State, Table};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Seat, map_of};

/// All that anybody may know, which in this game is all there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who plays which race.
    pub seats: BTreeMap<Race, Seat>,
    /// Whether tasks are played for.
    pub tasks: bool,
    /// Whose turn it is.
    pub active: Race,
    /// Which phase of it.
    pub(crate) phase: Phase,
    /// Complete rounds so far.
    pub rounds: u8,
    /// Quiet turns in a row.
    pub quiet: u8,
    /// Whether this turn is not quiet.
    pub stirred: bool,
    /// The hero who is acting.
    pub current: Option<Hero>,
    /// The heroes on the boards.
    pub heroes: BTreeMap<Hero, HeroView>,
    /// Soldiers bought but not placed yet, with their cards.
    pub arriving: BTreeMap<Hero, Vec<Card>>,
    /// What each race has gained.
    pub races: BTreeMap<Race, RaceView>,
    /// Cards in the bank.
    pub bank: BTreeMap<Card, u8>,
    /// The Predator's energy.
    pub energy: u8,
    /// What the Predator's visor shows.
    pub visor: Visor,
    /// Whether the Predator is cloaked.
    pub cloak: bool,
    /// Whether the Predator has bought its card of this turn.
    pub acquired: bool,
    /// Aliens bought at each hive in this turn.
    pub spawned: [u8; 3],
    /// Turn ends in a row at which conditions held.
    pub streaks: Vec<u8>,
    /// Whether somebody may have become unable to win.
    pub doubt: bool,
    /// What is under way.
    pub(crate) under_way: Vec<Todo>,
    /// How it ended.
    pub over: Option<OverView>,
}

/// A hero on the boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeroView {
    /// Where it stands.
    pub cell: Spot,
    /// Health left; 0 for Aliens, who have none.
    pub health: u8,
    /// Wounds of an Alien in this turn.
    pub wounds: u8,
    /// Action points left.
    pub ap: u8,
    /// Weapon uses in this turn.
    pub uses: u8,
    /// Whether its activation is over.
    pub done: bool,
    /// Whether it has acted in this turn.
    pub acted: bool,
    /// Whether it is caught in the net.
    pub entangled: bool,
    /// Own turn ends it has stood still through.
    pub anchor: u8,
    /// Whom it has answered in this turn.
    pub answered: Vec<Hero>,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// What a race has gained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RaceView {
    /// Whether it is in the game.
    pub alive: bool,
    /// Tactical points.
    pub tp: u8,
    /// Task level, from 1.
    pub level: u8,
    /// Tasks it has completed.
    pub completed: Vec<String>,
    /// Heroes destroyed since the level opened.
    pub kills: BTreeMap<Kind, u8>,
    /// Damage dealt since the level opened.
    pub wounds: BTreeMap<Kind, u8>,
    /// Cells of tasks stood on since the level opened.
    pub visited: BTreeMap<Kind, Vec<Spot>>,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OverView {
    /// Nobody in a draw.
    pub winner: Option<Race>,
    /// By which rule.
    pub rule: String,
}

/// All rules that end a game.
const ENDS: [&str; 5] = ["R-WIN-1", "R-WIN-2", "R-DRAW-3", "R-DRAW-4", "R-DRAW-6"];

pub(crate) fn view(state: &State) -> View {
    let table = &state.table;
    View {
        seats: map_of(Race::ALL.into_iter().filter_map(|race| Some((race, state.seats[race as usize]?)))),
        tasks: state.tasks_on,
        active: table.active,
        phase: table.phase,
        rounds: table.rounds,
        quiet: table.quiet,
        stirred: table.stirred,
        current: table.current,
        heroes: map_of(Hero::all().filter_map(|hero| Some((hero, hero_view(state, hero)?)))),
        arriving: map_of(
            Race::Guard
                .heroes()
                .filter(|hero| !state.stands(*hero))
                .map(|hero| (hero, cards(state, hero)))
                .filter(|(_, cards)| !cards.is_empty()),
        ),
        races: map_of(Race::ALL.map(|race| (race, race_view(state, race)))),
        bank: map_of(Card::ALL.map(|card| (card, table.bank[card as usize]))),
        energy: table.energy,
        visor: table.visor,
        cloak: table.cloak,
        acquired: table.acquired,
        spawned: table.spawned,
        streaks: table.streaks.to_vec(),
        doubt: table.doubt,
        under_way: table.agenda.to_vec(),
        over: state.over.map(|over| OverView { winner: over.winner, rule: over.rule.to_string() }),
    }
}

fn hero_view(state: &State, hero: Hero) -> Option<HeroView> {
    let figure = state.figure(hero);
    let alien = hero.kind() == Kind::Alien;
    Some(HeroView {
        cell: state.content.map.spot(Cell(figure.cell?)),
        health: if alien { 0 } else { figure.health },
        wounds: if alien { figure.health } else { 0 },
        ap: figure.ap,
        uses: figure.uses,
        done: figure.done,
        acted: figure.acted,
        entangled: figure.entangled,
        anchor: figure.anchor,
        answered: Hero::all().filter(|other| figure.answered >> other.index() & 1 == 1).collect(),
        cards: cards(state, hero),
    })
}

fn cards(state: &State, hero: Hero) -> Vec<Card> {
    let copies = |card: Card| match hero.kind() {
        Kind::Soldier if (card as usize) < PEOPLE_CARDS => state.table.kits[hero.index()][card as usize],
        _ => u8::from(state.has_card(hero, card)),
    };
    let repeated = |card| core::iter::repeat_n(card, usize::from(copies(card)));
    Card::ALL.into_iter().flat_map(repeated).collect()
}

fn race_view(state: &State, race: Race) -> RaceView {
    let (side, tasks) = (state.side(race), &state.content.tasks);
    let by_kind = |counts: [u8; 4]| map_of(Kind::ALL.into_iter().zip(counts).filter(|count| count.1 > 0));
    let stood = |kind: Kind| {
        let watched = tasks.watched().iter().enumerate();
        watched
            .filter(|(bit, _)| state.table.visited[kind as usize] >> bit & 1 == 1)
            .map(|(_, cell)| state.content.map.spot(*cell))
            .collect()
    };
    RaceView {
        alive: side.alive,
        tp: side.tp,
        level: side.level,
        completed: (0..tasks.all.len() as u8)
            .filter(|id| side.completed >> id & 1 == 1)
            .map(|id| tasks.name(TaskId(id)).to_string())
            .collect(),
        kills: by_kind(side.kills),
        wounds: by_kind(side.wounds),
        visited: map_of(
            Kind::ALL.into_iter().filter(|kind| kind.race() == race).map(|kind| (kind, stood(kind))),
        ),
    }
}

/// The position a view shows.
pub(crate) fn rebuild(content: &Arc<Content>, view: &View) -> State {
    let mut figures = [Figure::default(); HEROES];
    let mut kits = [[0; PEOPLE_CARDS]; 7];
    for (hero, seen) in &view.heroes {
        figures[hero.index()] = figure(content, *hero, seen);
    }
    let placed = view.heroes.iter().map(|(hero, seen)| (hero, &seen.cards));
    for (hero, cards) in placed.chain(&view.arriving).filter(|(hero, _)| hero.kind() == Kind::Soldier) {
        for card in cards.iter().filter(|card| (**card as usize) < PEOPLE_CARDS) {
            kits[hero.index()][*card as usize] += 1;
        }
    }
    let arsenal = view
        .heroes
        .get(&PREDATOR)
        .map_or(0, |predator| predator.cards.iter().fold(0, |cards, card| cards | 1 << *card as u16));
    let mut visited = [0; 4];
    for (kind, spots) in view.races.values().flat_map(|race| &race.visited) {
        let bits = spots.iter().filter_map(|spot| content.tasks.watch(content.map.cell(*spot)?));
        visited[*kind as usize] = bits.fold(0, |cells: u64, bit| cells | 1 << bit);
    }
    let mut streaks = [0; STREAKS];
    streaks.iter_mut().zip(&view.streaks).for_each(|(streak, seen)| *streak = *seen);
    State {
        content: Arc::clone(content),
        seats: Race::ALL.map(|race| view.seats.get(&race).copied()),
        tasks_on: view.tasks,
        over: view.over.as_ref().map(|over| Over {
            winner: over.winner,
            rule: ENDS.into_iter().find(|rule| *rule == over.rule).unwrap_or(ENDS[0]),
        }),
        table: Table {
            active: view.active,
            phase: view.phase,
            rounds: view.rounds,
            quiet: view.quiet,
            stirred: view.stirred,
            current: view.current,
            figures,
            sides: Race::ALL.map(|race| side(content, view.races.get(&race))),
            visited,
            streaks,
            bank: core::array::from_fn(|card| view.bank.get(&Card::ALL[card]).copied().unwrap_or(0)),
            kits,
            arsenal,
            energy: view.energy,
            visor: view.visor,
            cloak: view.cloak,
            acquired: view.acquired,
            spawned: view.spawned,
            doubt: view.doubt,
            agenda: Agenda::of(&view.under_way).unwrap_or(Agenda::EMPTY),
        },
    }
}

fn figure(content: &Content, hero: Hero, seen: &HeroView) -> Figure {
    Figure {
        cell: content.map.cell(seen.cell).map(|cell| cell.0),
        health: if hero.kind() == Kind::Alien { seen.wounds } else { seen.health },
        ap: seen.ap,
        uses: seen.uses,
        done: seen.done,
        acted: seen.acted,
        entangled: seen.entangled,
        anchor: seen.anchor,
        answered: seen.answered.iter().fold(0, |heroes, hero| heroes | 1 << hero.index()),
    }
}

fn side(content: &Content, seen: Option<&RaceView>) -> Side {
    let count = |counts: &BTreeMap<Kind, u8>| Kind::ALL.map(|kind| counts.get(&kind).copied().unwrap_or(0));
    match seen {
        None => Side { alive: false, tp: 0, level: 1, completed: 0, kills: [0; 4], wounds: [0; 4] },
        Some(seen) => Side {
            alive: seen.alive,
            tp: seen.tp,
            level: seen.level,
            completed: seen
                .completed
                .iter()
                .filter_map(|name| content.tasks.find(name))
                .fold(0, |all, id| all | 1 << id.0),
            kills: count(&seen.kills),
            wounds: count(&seen.wounds),
        },
    }
}

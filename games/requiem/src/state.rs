//! The whole truth of a match: flat, so that a search can copy it by the million.

use crate::action::Visor;
use crate::agenda::Agenda;
use crate::card::{CARDS, Card, PEOPLE_CARDS};
use crate::content::{Content, HeroCard};
use crate::hero::{HEROES, HYBRID, Hero, Kind, Race};
use alloc::sync::Arc;
use board::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A figure and what lies on its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Figure {
    /// Where it stands; nowhere while it is in the bank.
    pub(crate) cell: Option<CellIndex>,
    /// Health left; for an Alien the wounds it has taken this turn.
    pub(crate) health: u8,
    pub(crate) ap: u8,
    /// Weapon uses in this turn (R-TWICE).
    pub(crate) uses: u8,
    /// It has had its activation in this turn (R-TURN-6).
    pub(crate) done: bool,
    /// It has performed an action in this turn.
    pub(crate) acted: bool,
    pub(crate) entangled: bool,
    /// Own turn ends it has stood still through, for `idle` conditions.
    pub(crate) anchor: u8,
    /// Heroes it has answered in this turn, one bit each (R-COUNTER-7).
    pub(crate) answered: u32,
}

/// A cell in the flat numbering of both boards, as it travels.
pub(crate) type CellIndex = u16;

/// What a race has gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// It takes part and has not been eliminated.
    pub(crate) alive: bool,
    pub(crate) tp: u8,
    /// The task level it works on, from 1.
    pub(crate) level: u8,
    /// Tasks it has completed, one bit each.
    pub(crate) completed: u64,
    /// Heroes it destroyed since the level opened, by kind.
    pub(crate) kills: [u8; 4],
    /// Damage it dealt since the level opened, by kind.
    pub(crate) wounds: [u8; 4],
}

/// Where in a turn the match is when nothing else is under way (R-TURN-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    /// T2.
    Spend,
    /// T3, first half.
    Visor,
    /// T3, second half.
    Cloak,
    /// T4.
    Act,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Over {
    /// Nobody in a draw.
    pub(crate) winner: Option<Race>,
    pub(crate) rule: &'static str,
}

/// As many streaks as a content pack may need.
pub(crate) const STREAKS: usize = 64;

/// The whole truth of a match.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    /// The seat of each race; none for a race that does not take part.
    pub(crate) seats: [Option<Seat>; 3],
    pub(crate) tasks_on: bool,
    pub(crate) table: Table,
    pub(crate) over: Option<Over>,
}

/// All that changes during a match. It is public to the last number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) active: Race,
    pub(crate) phase: Phase,
    /// Complete rounds so far.
    pub(crate) rounds: u8,
    /// Quiet turns in a row (R-DRAW-1).
    pub(crate) quiet: u8,
    /// Something was done in this turn.
    pub(crate) stirred: bool,
    /// The hero whose activation it is.
    pub(crate) current: Option<Hero>,
    pub(crate) figures: [Figure; HEROES],
    pub(crate) sides: [Side; 3],
    /// Watched cells stood on since the level opened, by kind of hero.
    pub(crate) visited: [u64; 4],
    pub(crate) streaks: [u8; STREAKS],
    /// Cards nobody has, by kind.
    pub(crate) bank: [u8; CARDS],
    /// People's cards of each soldier.
    pub(crate) kits: [[u8; PEOPLE_CARDS]; 7],
    /// Predator's cards, one bit each.
    pub(crate) arsenal: u16,
    pub(crate) energy: u8,
    pub(crate) visor: Visor,
    pub(crate) cloak: bool,
    /// The Predator has bought its card of this turn.
    pub(crate) acquired: bool,
    /// Aliens bought at each hive in this turn.
    pub(crate) spawned: [u8; 3],
    /// An elimination or a lost shared task may have made the end impossible (R-DRAW-4).
    pub(crate) doubt: bool,
    pub(crate) agenda: Agenda,
}

/// Content and seats do not change during a match.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        (&self.table, self.over, self.seats) == (&other.table, other.over, other.seats)
    }
}

impl Eq for State {}

impl State {
    pub(crate) fn figure(&self, hero: Hero) -> &Figure {
        &self.table.figures[hero.index()]
    }

    pub(crate) fn figure_mut(&mut self, hero: Hero) -> &mut Figure {
        &mut self.table.figures[hero.index()]
    }

    pub(crate) fn side(&self, race: Race) -> &Side {
        &self.table.sides[race as usize]
    }

    pub(crate) fn side_mut(&mut self, race: Race) -> &mut Side {
        &mut self.table.sides[race as usize]
    }

    /// What is printed on a hero's card.
    pub(crate) fn card(&self, hero: Hero) -> &HeroCard {
        &self.content.heroes[hero.kind()]
    }

    /// Where a hero stands.
    pub(crate) fn cell(&self, hero: Hero) -> Option<Cell> {
        self.figure(hero).cell.map(Cell)
    }

    pub(crate) fn stands(&self, hero: Hero) -> bool {
        self.figure(hero).cell.is_some()
    }

    /// The heroes of a race on the boards.
    pub(crate) fn heroes(&self, race: Race) -> impl DoubleEndedIterator<Item = Hero> + Clone + '_ {
        race.heroes().filter(|hero| self.stands(*hero))
    }

    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.heroes(kind.race()).filter(|hero| hero.kind() == kind).count()
    }

    /// Whoever stands on a cell.
    pub(crate) fn occupant(&self, cell: Cell) -> Option<Hero> {
        Hero::all().find(|hero| self.figure(*hero).cell == Some(cell.0))
    }

    /// All cells somebody stands on.
    pub(crate) fn occupied(&self) -> CellSet {
        let mut cells = CellSet::new();
        for figure in &self.table.figures {
            if let Some(cell) = figure.cell {
                cells.insert(Cell(cell));
            }
        }
        cells
    }

    /// Races still in the game, in turn order.
    pub(crate) fn living(&self) -> impl Iterator<Item = Race> + '_ {
        Race::ALL.into_iter().filter(|race| self.side(*race).alive)
    }

    /// How many races take part, eliminated ones included.
    pub(crate) fn players(&self) -> usize {
        self.seats.iter().flatten().count()
    }

    pub(crate) fn two_sides(&self) -> bool {
        self.players() == 2
    }

    /// The seat of a race that takes part. Nobody asks for another.
    pub(crate) fn seat(&self, race: Race) -> Seat {
        self.seats[race as usize].unwrap_or(Seat(0))
    }

    /// How many copies of a card a hero has (R-CARD-3, R-CARD-4).
    pub(crate) fn has_card(&self, hero: Hero, card: Card) -> bool {
        match hero.kind() {
            Kind::Soldier => {
                (card as usize) < PEOPLE_CARDS && self.table.kits[hero.index()][card as usize] > 0
            }
            Kind::Predator => self.table.arsenal & 1 << card as u16 != 0,
            Kind::Hybrid | Kind::Alien => false,
        }
    }

    /// Acid runs in the veins of both (R-ACID-1).
    pub(crate) fn is_acid(hero: Hero) -> bool {
        hero == HYBRID || hero.kind() == Kind::Alien
    }
}

//! What the rules ask of a position.

use crate::cells::Cells;
use crate::people::{Alien, Character};
use crate::state::{Creature, MOST_OPEN, NOWHERE, OpenCard, Person, Place, State};
use board::{Cell, CellSet};
use table::Seat;

impl State {
    pub(crate) fn person(&self, who: Character) -> &Person {
        &self.table.people[who as usize]
    }

    pub(crate) fn person_mut(&mut self, who: Character) -> &mut Person {
        &mut self.table.people[who as usize]
    }

    pub(crate) fn cell(&self, who: Character) -> Option<Cell> {
        self.person(who).cell()
    }

    /// Those alive, in roster order.
    pub(crate) fn living(&self) -> impl Iterator<Item = Character> + '_ {
        Character::ALL.into_iter().filter(|who| self.person(*who).is_alive())
    }

    pub(crate) fn passengers(&self) -> impl Iterator<Item = Character> + '_ {
        Character::ALL.into_iter().filter(|who| self.person(*who).place == Place::Aboard)
    }

    pub(crate) fn creature(&self, alien: Alien) -> &Creature {
        &self.table.aliens[alien.index()]
    }

    pub(crate) fn creature_mut(&mut self, alien: Alien) -> &mut Creature {
        &mut self.table.aliens[alien.index()]
    }

    pub(crate) fn stands(&self, alien: Alien) -> bool {
        self.creature(alien).cell != NOWHERE
    }

    pub(crate) fn alien_cell(&self, alien: Alien) -> Cell {
        Cell(self.creature(alien).cell)
    }

    /// Aliens on the board, ascending.
    pub(crate) fn aliens(&self) -> impl Iterator<Item = Alien> + '_ {
        Alien::all().filter(|alien| self.stands(*alien))
    }

    /// Twice the strength in a vent (O-AMOVE-10).
    pub(crate) fn effective(&self, alien: Alien) -> i16 {
        let creature = self.creature(alien);
        let times = if self.content.base.is_vent(Cell(creature.cell)) { 2 } else { 1 };
        i16::from(creature.strength) * times
    }

    /// Fields on which characters stand.
    pub(crate) fn people_cells(&self) -> Cells {
        self.table.people.iter().filter_map(Person::cell).collect()
    }

    /// Fields on which aliens stand.
    pub(crate) fn alien_cells(&self) -> Cells {
        let there = self.table.aliens.iter().filter(|creature| creature.cell != NOWHERE);
        there.map(|creature| Cell(creature.cell)).collect()
    }

    /// Fields adjacent to any of these.
    pub(crate) fn beside(&self, cells: &Cells) -> Cells {
        let mut beside = Cells::NONE;
        cells.iter().for_each(|cell| beside.join(self.content.base.near(cell)));
        beside
    }

    /// What stops a shot on its way: pieces and rubble (O-WEAP-14).
    pub(crate) fn screens(&self) -> CellSet {
        let mut cells = self.people_cells();
        cells.join(&self.alien_cells());
        cells.join(&self.table.collapsed);
        cells.iter().collect()
    }

    /// What stops a grenade: rubble alone (O-GREN-4).
    pub(crate) fn rubble(&self) -> CellSet {
        self.table.collapsed.iter().collect()
    }

    pub(crate) fn controller(&self, who: Character) -> Seat {
        self.agreed.controllers[who as usize]
    }

    /// Who decides for the whole expedition (O-TURN-8).
    pub(crate) fn leader(&self) -> Seat {
        let first = self.living().next().map_or(self.agreed.controllers[0], |who| self.controller(who));
        match self.agreed.leader {
            Some(leader) if self.living().any(|who| self.controller(who) == leader) => leader,
            _ => first,
        }
    }

    /// Who steers the transporter (O-TRANS-8).
    pub(crate) fn driver(&self) -> Seat {
        self.passengers().next().map_or_else(|| self.leader(), |who| self.controller(who))
    }

    /// Cards read and not fulfilled, in the order in which they were drawn.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = &OpenCard> + '_ {
        self.table.open.iter().flatten()
    }

    pub(crate) fn has_three_open(&self) -> bool {
        self.table.open[MOST_OPEN - 1].is_some()
    }

    /// Do two characters count as adjacent for handing over and healing (O-ITEM-6, O-ITEM-22)?
    pub(crate) fn side_by_side(&self, one: Character, other: Character) -> bool {
        match (self.cell(one), self.cell(other)) {
            (Some(from), Some(to)) => {
                one != other
                    && (self.content.base.adjacent(from, to) || from == to && from == self.content.base.pad)
            }
            _ => false,
        }
    }
}

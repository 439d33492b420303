//! Alien figures and blips on the board, one to a space and sorted by it.

use crate::Corps;
use crate::event::{self, Notice};
use crate::state::{Alien, Blip, State, Under};
use board::Cell;
use table::Cx;

impl State {
    /// The alien figure on a space.
    pub(crate) fn alien(&self, cell: Cell) -> Option<&Alien> {
        let at = self.table.aliens.binary_search_by_key(&cell.0, |alien| alien.cell).ok()?;
        Some(&self.table.aliens[at])
    }

    pub(crate) fn alien_mut(&mut self, cell: Cell) -> Option<&mut Alien> {
        let at = self.table.aliens.binary_search_by_key(&cell.0, |alien| alien.cell).ok()?;
        Some(&mut self.table.aliens[at])
    }

    /// The blip on a space.
    pub(crate) fn blip(&self, cell: Cell) -> Option<&Blip> {
        let at = self.table.blips.binary_search_by_key(&cell.0, |blip| blip.cell).ok()?;
        Some(&self.table.blips[at])
    }

    pub(crate) fn blip_mut(&mut self, cell: Cell) -> Option<&mut Blip> {
        let at = self.table.blips.binary_search_by_key(&cell.0, |blip| blip.cell).ok()?;
        Some(&mut self.table.blips[at])
    }

    /// Puts a figure on an empty space.
    pub(crate) fn add_alien(&mut self, alien: Alien) {
        let at = self.table.aliens.partition_point(|other| other.cell < alien.cell);
        self.table.aliens.insert(at, alien);
    }

    /// Puts a blip on an empty space.
    pub(crate) fn add_blip(&mut self, blip: Blip) {
        let at = self.table.blips.partition_point(|other| other.cell < blip.cell);
        self.table.blips.insert(at, blip);
    }

    /// Takes a figure off the board, with all tokens under it.
    pub(crate) fn remove_alien(&mut self, cell: Cell) -> Option<Alien> {
        let at = self.table.aliens.binary_search_by_key(&cell.0, |alien| alien.cell).ok()?;
        Some(self.table.aliens.remove(at))
    }

    /// Takes a blip off the board; one with a number goes back into the pool (C-SPOT-5).
    pub(crate) fn remove_blip(&mut self, cell: Cell) -> Option<Blip> {
        let at = self.table.blips.binary_search_by_key(&cell.0, |blip| blip.cell).ok()?;
        let blip = self.table.blips.remove(at);
        if let Under::Aliens(number) = blip.under {
            self.table.pool[usize::from(number)] += 1;
        }
        Some(blip)
    }

    /// Whether neither a figure nor a blip is on a space (C-SPAWN-5).
    pub(crate) fn is_empty(&self, cell: Cell) -> bool {
        self.alien(cell).is_none() && self.blip(cell).is_none() && self.who_at(cell).is_none()
    }

    /// The characters next to the space of an alien or a blip. Both sides hold the doors at their spaces open, so only
    /// barricades part them.
    pub(crate) fn people_beside(&self, cell: Cell) -> impl Iterator<Item = crate::Who> + '_ {
        let ways = self.mission().ground.ways.of(cell);
        self.on_board()
            .filter(move |(_, there)| {
                let open = |door| !self.table.barred.contains(door);
                ways.iter().any(|way| way.to == *there && way.door.is_none_or(open))
            })
            .map(|(who, _)| who)
    }

    /// The alien figures next to a character's space.
    pub(crate) fn aliens_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let ways = self.mission().ground.ways.of(cell);
        let open = |door| !self.table.barred.contains(door);
        let near = ways.iter().filter(move |way| way.door.is_none_or(open)).map(|way| way.to);
        near.filter(|cell| self.alien(*cell).is_some())
    }
}

/// An alien or a blip takes a step to an empty space.
pub(crate) fn step(state: &mut State, from: Cell, to: Cell, cx: &mut Cx<'_, Corps>) {
    let (here, there) = (state.spot(from), state.spot(to));
    if let Some(alien) = state.remove_alien(from) {
        state.add_alien(Alien { cell: to.0, ..alien });
        event::tell(cx, Notice::AlienMoved(here, there));
    } else if let Ok(at) = state.table.blips.binary_search_by_key(&from.0, |blip| blip.cell) {
        let blip = state.table.blips.remove(at);
        state.add_blip(Blip { cell: to.0, ..blip });
        event::tell(cx, Notice::BlipMoved(here, there));
    }
}

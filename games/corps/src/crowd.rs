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
        let ground = &self.mission().ground;
        let (ways, steps) = (ground.ways.of(cell), &ground.steps[cell.index()]);
        self.on_board()
            .filter(move |(_, there)| {
                let open = |door| !self.table.barred.contains(door);
                steps[there.index()] == 1
                    && ways.iter().any(|way| way.to == *there && way.door.is_none_or(open))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agenda::Todo;
    use crate::state::Breed;
    use crate::{Key, Options, Profile, Switches};
    use table::{Chance, Game, Pack, Prompts, Seeded, Status};

    /// Plays missions at random and hands over every position.
    fn play(matches: u64, look: impl Fn(&State)) {
        let pack = Pack::<Corps>::builtin();
        let missions = ["newt", "escape", "survive", "rescue", "resupply", "yard", "hatchery"];
        let mut prompts = Prompts::<Corps>::new();
        for number in 0..matches {
            let options = Options {
                players: 1 + (number / 2 % 6) as u8,
                mission: Key::parse(missions[number as usize % missions.len()]).unwrap(),
                edition: if number % 2 == 0 { Profile::Revised } else { Profile::First },
                switches: Switches { multi_figure_swarm: Some(number % 3 == 0), ..Switches::default() },
                ..Options::default()
            };
            let chance = &mut Seeded::from_number(number);
            let mut state = Corps::setup(pack.content(), &options, chance);
            while let Status::Awaiting = prompts.refill(&state) {
                look(&state);
                let prompt = prompts.get(0).unwrap();
                let action = prompt.choices[chance.below(prompt.choices.len() as u32) as usize];
                Corps::apply(&mut state, prompt.seat, &action, &mut Cx::silent(chance));
            }
        }
    }

    // rules: C-ALIEN-10, C-BLIP-7, C-SPAWN-3, C-SPOT-5
    #[test]
    fn nobody_shares_a_space_with_an_alien_or_a_blip_and_no_blip_is_lost() {
        play(60, |state| {
            let table = &state.table;
            assert!(table.aliens.is_sorted_by(|one, next| one.cell < next.cell));
            assert!(table.blips.is_sorted_by(|one, next| one.cell < next.cell));
            for cell in table.aliens.iter().map(|alien| Cell(alien.cell)) {
                assert!(state.blip(cell).is_none() && state.who_at(cell).is_none(), "{cell:?}");
            }
            assert!(table.blips.iter().all(|blip| state.who_at(Cell(blip.cell)).is_none()));
            let mut numbers = table.pool;
            for blip in &table.blips {
                if let Under::Aliens(number) = blip.under {
                    numbers[usize::from(number)] += 1;
                }
            }
            assert_eq!(numbers, state.content.blips);
        });
    }

    // rule: C-SPOT-1
    #[test]
    fn no_blip_lies_in_sight() {
        play(60, |state| {
            let under_way = state.table.agenda.to_vec();
            if !under_way.iter().any(|todo| matches!(todo, Todo::Setup(_) | Todo::Spot(_))) {
                let seen = state.table.blips.iter().find(|blip| crate::spot::is_seen(state, Cell(blip.cell)));
                assert_eq!(seen, None, "{under_way:?}");
            }
        });
    }

    #[test]
    fn between_alien_phases_nobody_is_left_to_move() {
        play(60, |state| {
            let table = &state.table;
            let huggers = table.aliens.iter().filter(|alien| alien.breed == Breed::Facehugger).count();
            let on_cards: u8 = table.people.iter().map(|person| person.hugged).sum();
            assert!(huggers + usize::from(on_cards) <= 2);
            if matches!(table.agenda.last(), Some(Todo::Turn(_))) {
                assert!(!table.hunting);
                assert!(table.aliens.iter().all(|alien| alien.acted && alien.moved));
                assert!(table.blips.iter().all(|blip| blip.acted && blip.moved));
            }
        });
    }
}

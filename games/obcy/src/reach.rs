//! Where walking and driving lead: rings of fields around a start (O-MOVE, O-AMOVE, O-TRANS).

use crate::cells::Cells;
use crate::content::Content;
use crate::item::Kind;
use crate::people::{Alien, Character};
use crate::state::{NOWHERE, Place, State};
use board::Cell;

/// As far as anything goes in one move: a drive (O-TRANS-4).
pub(crate) const MOST_STEPS: usize = 10;
/// As far as an alien goes (O-AMOVE-1).
pub(crate) const ALIEN_STEPS: u8 = 4;

/// All fields that can be reached, ring by ring.
pub(crate) struct Reach {
    start: Cell,
    /// The start, then the fields first reached with each step.
    rings: [Cells; MOST_STEPS + 1],
    /// Fields that are not passed.
    stops: Cells,
    /// Where the move may end.
    pub(crate) ends: Cells,
}

/// The bounds of a move.
struct Bounds {
    steps: u8,
    /// Fields that may be entered.
    open: Cells,
    /// Fields that end the move when entered.
    stops: Cells,
    /// Fields on which it may not end.
    taken: Cells,
}

impl Reach {
    const NOTHING: Reach =
        Reach { start: Cell(0), rings: [Cells::NONE; MOST_STEPS + 1], stops: Cells::NONE, ends: Cells::NONE };

    fn flood(content: &Content, start: Cell, bounds: &Bounds) -> Reach {
        let mut reach = Reach { start, stops: bounds.stops, ..Reach::NOTHING };
        let mut seen = Cells::NONE;
        seen.add(start);
        reach.rings[0] = seen;
        let mut edge = seen;
        for ring in 1..=usize::from(bounds.steps).min(MOST_STEPS) {
            let mut next = Cells::NONE;
            edge.iter().for_each(|cell| next.join(content.base.near(cell)));
            next = next.within(&bounds.open).without(&seen);
            if next.is_empty() {
                break;
            }
            seen.join(&next);
            reach.rings[ring] = next;
            reach.ends.join(&next.without(&bounds.taken));
            edge = next.without(&bounds.stops);
        }
        reach
    }

    /// Everywhere a character may walk. A passenger starts from the transporter's field (O-TRANS-19).
    pub(crate) fn of_person(state: &State, who: Character) -> Reach {
        let person = state.person(who);
        let start = match person.place {
            Place::Field(cell) => Cell(cell),
            Place::Aboard => Cell(state.table.transporter),
            Place::Track(_) | Place::Dead => return Reach::NOTHING,
        };
        if person.stopped || person.fired || person.ap == 0 {
            return Reach::NOTHING;
        }
        let base = &state.content.base;
        let aliens = state.alien_cells();
        let (mut open, mut stops) = (base.foot, state.beside(&aliens));
        for airlock in base.airlocks {
            stops.add(airlock);
            if person.has(Kind::Suit) {
                open.add(airlock);
            }
        }
        open = open.without(&state.people_cells());
        stops.add(base.pad);
        // Any number of characters stands on the pad (O-BOARD-3).
        if may_enter_pad(state, who) {
            open.add(base.pad);
        }
        open = open.without(&aliens).without(&state.table.collapsed);
        Reach::flood(&state.content, start, &Bounds { steps: person.ap, open, stops, taken: Cells::NONE })
    }

    /// Everywhere an alien may walk.
    pub(crate) fn of_alien(state: &State, alien: Alien) -> Reach {
        let (open, stops) = alien_bounds(state);
        Reach::of_alien_within(state, alien, open, stops)
    }

    /// Everywhere an alien might walk if no character made it stop, to tell why it may not.
    pub(crate) fn of_bold_alien(state: &State, alien: Alien) -> Reach {
        let (open, stops) = alien_bounds(state);
        let stops = stops.without(&state.beside(&state.people_cells()));
        Reach::of_alien_within(state, alien, open, stops)
    }

    fn of_alien_within(state: &State, alien: Alien, open: Cells, stops: Cells) -> Reach {
        let open = open.within(&state.content.base.brood);
        let bounds = Bounds { steps: ALIEN_STEPS, open, stops, taken: Cells::NONE };
        Reach::flood(&state.content, state.alien_cell(alien), &bounds)
    }

    /// Everywhere the transporter may drive.
    pub(crate) fn of_transporter(state: &State) -> Reach {
        let base = &state.content.base;
        let mut open = base.road;
        // Home only when the Queen is dead (O-TRANS-14).
        if !state.table.queen_alive {
            open.add(base.pad);
        }
        open = open.without(&state.table.collapsed);
        let mut taken = state.people_cells();
        taken.join(&state.alien_cells());
        let bounds = Bounds { steps: MOST_STEPS as u8, open, stops: Cells::NONE, taken };
        Reach::flood(&state.content, Cell(state.table.transporter), &bounds)
    }

    /// With how many steps a field is reached.
    pub(crate) fn steps(&self, to: Cell) -> Option<u8> {
        (1..=MOST_STEPS as u8).find(|ring| self.rings[usize::from(*ring)].has(to))
    }

    /// The fields of a shortest way, the last one first.
    pub(crate) fn way_back(&self, content: &Content, to: Cell) -> ([Cell; MOST_STEPS], usize) {
        let mut way = [self.start; MOST_STEPS];
        let steps = usize::from(self.steps(to).unwrap_or(0));
        let mut at = to;
        for (place, ring) in (1..=steps).rev().enumerate() {
            way[place] = at;
            let before = content.base.near(at).within(&self.rings[ring - 1]).without(&self.stops);
            at = before.first().unwrap_or(self.start);
        }
        (way, steps)
    }
}

/// Fields that aliens may enter as far as pieces go, and those where a move ends (O-AMOVE-4 to -6, O-MUT-3).
pub(crate) fn alien_bounds(state: &State) -> (Cells, Cells) {
    let base = &state.content.base;
    let people = state.people_cells();
    let beside = state.beside(&people);
    let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
    for creature in state.table.aliens.iter().filter(|creature| creature.cell != NOWHERE) {
        let cell = Cell(creature.cell);
        if once.has(cell) {
            twice.add(cell);
        }
        once.add(cell);
    }
    let nests = once.without(&twice).within(&base.vents).without(&beside);
    let mut open = base.brood.without(&people).without(&once).without(&state.table.collapsed);
    open.join(&nests);
    let mut stops = beside;
    stops.join(&nests);
    (open, stops)
}

/// The landing pad before the Queen's death (O-MOVE-12) and after (O-MOVE-13).
pub(crate) fn may_enter_pad(state: &State, who: Character) -> bool {
    let table = &state.table;
    if !table.queen_alive {
        return true;
    }
    if table.transporter != state.content.base.pad.0 {
        return false;
    }
    match table.fuel {
        0 => state.person(who).has(Kind::Fuel),
        _ => !state.person(who).left && state.person(who).place != Place::Aboard,
    }
}

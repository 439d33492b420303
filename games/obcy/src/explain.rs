//! Which rule forbids an action. Says nothing exactly when the action is on offer.

mod acts;
mod shots;

use crate::action::{Action, FireTiming};
use crate::agenda::Todo;
use crate::brood::{self, STRONGEST};
use crate::cells::Cells;
use crate::choices::may_stay;
use crate::people::{Alien, Character};
use crate::picture::words;
use crate::reach::{Reach, alien_bounds};
use crate::state::{Place, State, Step};
use crate::{fire, grenade, retreat, strike, transporter, turn};
use board::Cell;
use table::Spot;
use table::{Breach, Message};

type Bar = Option<Breach>;

/// A refusal in a few words.
pub(super) fn no(rule: &'static str, why: &'static str) -> Bar {
    Some(Breach::new(rule, why))
}

/// A refusal about a field.
pub(super) fn no_field(rule: &'static str, why: &'static str, spot: Spot) -> Bar {
    Some(Breach::new(rule, Message::new(why).with("to", words::spot(spot))))
}

/// A refusal about a character.
pub(super) fn no_who(rule: &'static str, why: &'static str, who: Character) -> Bar {
    Some(Breach::new(rule, Message::new(why).with("who", words::character(who))))
}

pub(crate) fn explain(state: &State, action: Action) -> Bar {
    match state.table.agenda.last() {
        Some(todo) => under_way(state, todo, action),
        None => in_step(state, action),
    }
}

/// Whether a field is one of those on offer.
fn on_offer(state: &State, spot: Spot, cells: &Cells) -> bool {
    state.content.base.cell(spot).is_some_and(|cell| cells.has(cell))
}

fn under_way(state: &State, todo: Todo, action: Action) -> Bar {
    match (todo, action) {
        (Todo::PutOut, Action::PutOut(spot)) => {
            if on_offer(state, spot, &transporter::exits(state)) {
                return None;
            }
            no_field("O-TRANS-24", "obcy-no-put-out-there", spot)
        }
        (Todo::PutOut, _) => no("O-TRANS-24", "obcy-no-put-out-first"),
        (Todo::Zone(_, aim, more), Action::Blast(spot)) => {
            if on_offer(state, spot, &grenade::partners(state, Cell(aim), more.map(Cell))) {
                return None;
            }
            let room = matches!(state.content.base.ground(Cell(aim)), crate::content::Ground::Room(_));
            no_field(if room { "O-GREN-8" } else { "O-GREN-6" }, "obcy-no-zone-there", spot)
        }
        (Todo::Zone(..), _) => no("O-GREN-6", "obcy-no-zone-first"),
        (Todo::Retreat(who, fields), Action::Retreat(spot)) => {
            if on_offer(state, spot, &retreat::person_ends(state, who, fields).0) {
                return None;
            }
            withdrawal(state, who, spot)
        }
        (Todo::Flee(alien, fields), Action::Retreat(spot)) => {
            if on_offer(state, spot, &retreat::alien_ends(state, alien, fields)) {
                return None;
            }
            flight(state, alien, spot)
        }
        (Todo::Retreat(..) | Todo::Flee(..), _) => no("O-TURN-9", "obcy-no-retreat-first"),
        (Todo::Scatter(_), Action::Choose(alien)) if state.stands(alien) && state.creature(alien).shaken => {
            None
        }
        (Todo::Scatter(_), _) => no("O-RETREAT-9", "obcy-no-order-first"),
        (Todo::Fight, Action::Fight | Action::Decline) => None,
        (Todo::Fight, _) => no("O-QUEEN-4", "obcy-no-fight-first"),
        (Todo::Assign, Action::Target(who)) => {
            let mut near =
                strike::unassigned(state).into_iter().flat_map(|alien| strike::victims(state, alien));
            if near.any(|victim| victim == who) {
                None
            } else {
                no_who("O-AATK-1", "obcy-no-target-there", who)
            }
        }
        (Todo::Assign, _) => no("O-AATK-10", "obcy-no-target-first"),
        (Todo::Groups, Action::Group(who)) => {
            let known = strike::attacked(state).any(|victim| victim == who);
            if known { None } else { no_who("O-AATK-10", "obcy-no-group-there", who) }
        }
        (Todo::Groups, _) => no("O-AATK-10", "obcy-no-group-first"),
        (Todo::Check(..) | Todo::Aliens | Todo::Round, _) => no("O-TURN-9", "obcy-no-retreat-first"),
    }
}

/// Why a character cannot retreat to a field.
fn withdrawal(state: &State, who: Character, spot: Spot) -> Bar {
    let base = &state.content.base;
    let Some(cell) = base.cell(spot) else { return no_field("O-RETREAT-1", "obcy-no-field", spot) };
    if state.cell(who) == Some(cell) {
        no_field("O-RETREAT-1", "obcy-no-retreat-length", spot)
    } else if !base.foot.has(cell) || state.alien_cells().has(cell) || state.table.collapsed.has(cell) {
        no_field("O-RETREAT-7", "obcy-no-retreat-closed", spot)
    } else if state.people_cells().has(cell) || base.near(cell).meets(&state.alien_cells()) {
        no_field("O-RETREAT-4", "obcy-no-retreat-near", spot)
    } else {
        no_field("O-RETREAT-6", "obcy-no-retreat-length", spot)
    }
}

/// Why an alien cannot retreat to a field.
fn flight(state: &State, alien: Alien, spot: Spot) -> Bar {
    let base = &state.content.base;
    let Some(cell) = base.cell(spot) else { return no_field("O-RETREAT-1", "obcy-no-field", spot) };
    if state.alien_cell(alien) == cell {
        no_field("O-RETREAT-1", "obcy-no-retreat-length", spot)
    } else if !base.brood.has(cell) || state.people_cells().has(cell) || state.table.collapsed.has(cell) {
        no_field("O-RETREAT-7", "obcy-no-retreat-closed", spot)
    } else if state.alien_cells().has(cell) || base.near(cell).meets(&state.people_cells()) {
        no_field("O-RETREAT-2", "obcy-no-flight-near", spot)
    } else {
        no_field("O-RETREAT-6", "obcy-no-retreat-length", spot)
    }
}

fn in_step(state: &State, action: Action) -> Bar {
    let table = &state.table;
    let step = table.step;
    match action {
        Action::PutOut(_) => no("O-TRANS-24", "obcy-no-put-out"),
        Action::Blast(_) => no("O-GREN-6", "obcy-no-zone"),
        Action::Retreat(_) => no("O-RETREAT-6", "obcy-no-retreat"),
        Action::Fight | Action::Decline => no("O-QUEEN-4", "obcy-no-fight"),
        Action::Target(_) => no("O-AATK-3", "obcy-no-target"),
        Action::Group(_) => no("O-AATK-10", "obcy-no-group"),
        Action::Drive(spot) => drive(state, spot),
        Action::Hatch(strength, spot) => hatch(state, strength, spot),
        Action::Choose(alien) => choose(state, alien),
        Action::Go(spot) => go(state, spot),
        Action::EndStep => end_step(state),
        Action::Finish => finish(state),
        Action::Activate(who) => activate(state, who),
        Action::Fire(..) | Action::Throw(_) => {
            let now = match step {
                Step::Fire => true,
                Step::Act => state.agreed.timing == FireTiming::Activation,
                _ => false,
            };
            match table.current {
                _ if !now => no("O-TURN-4", "obcy-no-firing-now"),
                None => no("O-TURN-7", "obcy-no-shooter"),
                Some(who) => shots::explain(state, who, action),
            }
        }
        _ => match table.current {
            _ if step != Step::Act => no("O-TURN-4", "obcy-no-acting-now"),
            None => no("O-TURN-6", "obcy-no-character"),
            Some(who) => acts::explain(state, who, action),
        },
    }
}

fn drive(state: &State, spot: Spot) -> Bar {
    if state.table.step != Step::Drive {
        return match () {
            () if state.table.fuel == 0 => no("O-TRANS-2", "obcy-no-drive-dry"),
            () if state.passengers().next().is_none() => no("O-TRANS-8", "obcy-no-driver"),
            () => no("O-TRANS-7", "obcy-no-driving-now"),
        };
    }
    let reach = Reach::of_transporter(state);
    if on_offer(state, spot, &reach.ends) {
        return None;
    }
    let base = &state.content.base;
    let Some(cell) = base.cell(spot) else { return no_field("O-TRANS-11", "obcy-no-field", spot) };
    if cell == base.pad && state.table.queen_alive {
        no_field("O-TRANS-14", "obcy-no-drive-home", spot)
    } else if base.hatching.contains(&cell) || state.table.collapsed.has(cell) {
        no_field("O-TRANS-13", "obcy-no-road", spot)
    } else if !base.road.has(cell) && cell != base.pad {
        no_field("O-TRANS-12", "obcy-no-road", spot)
    } else if state.people_cells().has(cell) || state.alien_cells().has(cell) {
        no_field("O-TRANS-16", "obcy-no-parking", spot)
    } else {
        no_field("O-TRANS-4", "obcy-no-drive-so-far", spot)
    }
}

fn hatch(state: &State, strength: u8, spot: Spot) -> Bar {
    if state.table.step != Step::Hatch {
        return no("O-HATCH-1", "obcy-no-hatching-now");
    }
    if !(1..=STRONGEST).contains(&strength) {
        return no("O-HATCH-3", "obcy-no-such-strength");
    }
    if strength > state.table.budget {
        let why = Message::new("obcy-no-budget").with("left", state.table.budget);
        return Some(Breach::new("O-HATCH-2", why));
    }
    let hatching = |cell: Cell| state.content.base.hatching.contains(&cell);
    if state.content.base.cell(spot).is_some_and(hatching) {
        None
    } else {
        no_field("O-HATCH-4", "obcy-no-hatching-field", spot)
    }
}

fn choose(state: &State, alien: Alien) -> Bar {
    if state.table.step != Step::Brood {
        return no("O-TURN-3", "obcy-no-creeping-now");
    }
    if state.table.picked.is_some() {
        return no("O-AMOVE-8", "obcy-no-second-alien");
    }
    if !state.stands(alien) {
        return no("O-AMOVE-1", "obcy-no-such-alien");
    }
    if state.creature(alien).moved {
        return no("O-AMOVE-8", "obcy-no-alien-again");
    }
    if brood::movable(state).any(|other| other == alien) {
        None
    } else {
        no("O-AMOVE-5", "obcy-no-alien-way")
    }
}

fn go(state: &State, spot: Spot) -> Bar {
    if state.table.step != Step::Brood {
        return no("O-TURN-3", "obcy-no-creeping-now");
    }
    let Some(alien) = state.table.picked else { return no("O-AMOVE-8", "obcy-no-alien-chosen") };
    if on_offer(state, spot, &Reach::of_alien(state, alien).ends) {
        return None;
    }
    let base = &state.content.base;
    let Some(cell) = base.cell(spot) else { return no_field("O-AMOVE-2", "obcy-no-field", spot) };
    let (open, stops) = alien_bounds(state);
    if !base.brood.has(cell) || state.table.collapsed.has(cell) {
        no_field("O-AMOVE-3", "obcy-no-alien-field", spot)
    } else if state.people_cells().has(cell) {
        no_field("O-AMOVE-6", "obcy-no-field-with-character", spot)
    } else if !open.has(cell) && cell != state.alien_cell(alien) {
        let rule = if base.is_vent(cell) && stops.has(cell) { "O-MUT-3" } else { "O-AMOVE-5" };
        no_field(rule, "obcy-no-field-with-alien", spot)
    } else if Reach::of_bold_alien(state, alien).ends.has(cell) {
        no_field("O-AMOVE-4", "obcy-no-alien-stopped", spot)
    } else {
        no_field("O-AMOVE-1", "obcy-no-alien-so-far", spot)
    }
}

fn end_step(state: &State) -> Bar {
    let table = &state.table;
    match table.step {
        Step::Act if table.current.is_none() => None,
        Step::Fire if table.current.is_none() => None,
        Step::Brood if table.picked.is_none() => None,
        Step::Act => no("O-TURN-6", "obcy-no-end-within"),
        Step::Fire => no("O-TURN-7", "obcy-no-end-within"),
        Step::Brood => no("O-AMOVE-8", "obcy-no-end-within"),
        Step::Drive => no("O-TRANS-7", "obcy-no-end-of-drive"),
        _ => no("O-HATCH-2", "obcy-no-end-of-hatching"),
    }
}

fn finish(state: &State) -> Bar {
    let table = &state.table;
    match (table.step, table.current) {
        (Step::Drive | Step::Hatch, _) => None,
        (Step::Fire, Some(_)) => None,
        (Step::Act, Some(who)) => {
            if state.person(who).place != Place::Aboard || may_stay(state, who) {
                return None;
            }
            no_who("O-TRANS-23", "obcy-no-staying", who)
        }
        (Step::Brood, _) if table.picked.is_some() => None,
        (Step::Act, None) => no("O-TURN-6", "obcy-no-character"),
        (Step::Fire, None) => no("O-TURN-7", "obcy-no-shooter"),
        _ => no("O-AMOVE-8", "obcy-no-alien-chosen"),
    }
}

fn activate(state: &State, who: Character) -> Bar {
    let (table, person) = (&state.table, state.person(who));
    if !person.is_alive() {
        return no_who("O-CHAR-6", "obcy-no-dead", who);
    }
    match table.step {
        Step::Act if table.current.is_some() => no_who("O-TURN-6", "obcy-no-second-character", who),
        Step::Act if turn::can_act(state, who) => None,
        Step::Act if person.done => no_who("O-TURN-6", "obcy-no-character-again", who),
        Step::Act => no_who("O-LOCK-4", "obcy-no-walker", who),
        Step::Fire if table.current.is_some() => no_who("O-TURN-7", "obcy-no-second-character", who),
        Step::Fire if fire::shooters(state).any(|shooter| shooter == who) => None,
        Step::Fire if person.volleyed => no_who("O-TURN-7", "obcy-no-volley-again", who),
        Step::Fire => match person.place {
            Place::Aboard => no_who("O-TRANS-18", "obcy-no-aboard", who),
            Place::Track(_) => no_who("O-LOCK-11", "obcy-no-outside", who),
            _ if person.ap == 0 => no("O-AP-7", "obcy-no-ap"),
            _ => no_who("O-FIRE-1", "obcy-no-volley", who),
        },
        _ => no("O-TURN-4", "obcy-no-acting-now"),
    }
}

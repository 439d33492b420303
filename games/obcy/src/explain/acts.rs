//! Why a character cannot do something in its activation.

use super::{Bar, no, no_field, no_who, on_offer};
use crate::action::Action;
use crate::content::Ground;
use crate::item::{Item, Kind};
use crate::kit;
use crate::people::Character;
use crate::reach::{Reach, may_enter_pad};
use crate::state::{Place, State};
use crate::{TaskId, tasks, transporter, walk};
use table::Spot;

pub(super) fn explain(state: &State, who: Character, action: Action) -> Bar {
    let person = state.person(who);
    // After a shot there is nothing but shots (O-AP-12).
    if person.fired {
        return no_who("O-AP-12", "obcy-no-after-shot", who);
    }
    match (person.place, action) {
        (Place::Track(_), Action::Enter(airlock)) => enter(state, airlock),
        (_, Action::Enter(_)) => no_who("O-LOCK-5", "obcy-no-enter", who),
        (Place::Track(_), _) => no_who("O-LOCK-11", "obcy-no-outside", who),
        (_, Action::Move(spot)) => step(state, who, spot),
        (_, Action::Load) => load(state, who),
        (Place::Aboard, Action::Leave) => {
            let free = transporter::can_leave(state, who);
            if free { None } else { no("O-TRANS-20", "obcy-no-leave") }
        }
        (_, Action::Leave) => no_who("O-TRANS-20", "obcy-no-passenger", who),
        (Place::Aboard, _) => no_who("O-TRANS-18", "obcy-no-aboard", who),
        (_, Action::Board) => board(state, who),
        (_, Action::Deliver(task, kind)) => deliver(state, who, task, kind),
        _ if person.ap == 0 => no("O-AP-2", "obcy-no-ap"),
        (_, Action::Take(kind)) => take(state, who, kind),
        (_, Action::PickUp(item)) => pick_up(state, who, item),
        (_, Action::Drop(item)) => owned(state, who, item),
        (_, Action::Hand(item, to)) => owned(state, who, item).or_else(|| hand(state, who, to)),
        (_, Action::Read) => read(state, who),
        (_, Action::Blow(spot)) => blow(state, who, spot),
        (_, Action::Heal(patient)) => heal(state, who, patient),
        _ => no("O-TURN-6", "obcy-no-acting-now"),
    }
}

fn enter(state: &State, airlock: u8) -> Bar {
    if !(1..=5).contains(&airlock) {
        return no("O-LOCK-1", "obcy-no-airlock");
    }
    if walk::is_airlock_free(state, airlock) { None } else { no("O-LOCK-7", "obcy-no-airlock-free") }
}

fn step(state: &State, who: Character, spot: Spot) -> Bar {
    let (base, person) = (&state.content.base, state.person(who));
    let Some(cell) = base.cell(spot) else { return no_field("O-MOVE-1", "obcy-no-field", spot) };
    if on_offer(state, spot, &Reach::of_person(state, who).ends) {
        return None;
    }
    if person.stopped {
        return no_who("O-MOVE-5", "obcy-no-stopped", who);
    }
    if person.ap == 0 {
        return no("O-AP-2", "obcy-no-ap");
    }
    if state.table.collapsed.has(cell) {
        return no_field("O-MOVE-10", "obcy-no-rubble", spot);
    }
    if state.alien_cells().has(cell) {
        return no_field("O-MOVE-4", "obcy-no-field-with-alien", spot);
    }
    if base.hatching.contains(&cell) {
        return no_field("O-MOVE-9", "obcy-no-hatchery", spot);
    }
    match base.ground(cell) {
        Ground::Pad if person.cell() != Some(cell) && state.table.queen_alive => {
            let (rule, why) = match () {
                () if may_enter_pad(state, who) => ("O-MOVE-1", "obcy-no-way"),
                () if state.table.transporter == cell.0 => ("O-MOVE-12", "obcy-no-pad"),
                () => ("O-MOVE-11", "obcy-no-pad"),
            };
            return no_field(rule, why, spot);
        }
        Ground::Airlock(_) if !person.has(Kind::Suit) => {
            return no_field("O-LOCK-2", "obcy-no-suit", spot);
        }
        _ => {}
    }
    let own = person.cell() == Some(cell);
    if cell != base.pad && !own && state.people_cells().has(cell) {
        return no_field("O-MOVE-3", "obcy-no-field-with-character", spot);
    }
    no_field("O-MOVE-1", "obcy-no-way", spot)
}

fn load(state: &State, who: Character) -> Bar {
    let person = state.person(who);
    if transporter::can_load(state, who) {
        None
    } else if !person.has(Kind::Fuel) {
        no_who("O-TRANS-2", "obcy-no-fuel", who)
    } else if state.table.fuel > 0 {
        no("O-TRANS-3", "obcy-no-empty-tank")
    } else if person.ap == 0 {
        no("O-AP-10", "obcy-no-ap")
    } else {
        no_who("O-TRANS-3", "obcy-no-transporter", who)
    }
}

fn board(state: &State, who: Character) -> Bar {
    if transporter::can_board(state, who) {
        None
    } else if state.person(who).left {
        no_who("O-TRANS-21", "obcy-no-board-again", who)
    } else if state.table.fuel == 0 {
        no("O-TRANS-23", "obcy-no-tank")
    } else {
        no_who("O-TRANS-9", "obcy-no-transporter", who)
    }
}

fn deliver(state: &State, who: Character, task: TaskId, kind: Kind) -> Bar {
    if tasks::can_deliver(state, who, task, kind) {
        None
    } else if !state.table.queen_alive {
        no("O-TASK-13", "obcy-no-tasks-left")
    } else if tasks::slot(state, task).is_none() {
        no("O-TASK-7", "obcy-no-open-card")
    } else if !state.person(who).has(kind) {
        no_who("O-ITEM-3", "obcy-no-item", who)
    } else {
        no("O-TASK-7", "obcy-no-gift-here")
    }
}

fn take(state: &State, who: Character, kind: Kind) -> Bar {
    let here = kit::store(state, who).is_some_and(|store| store.kinds().contains(&kind));
    if !here {
        no("O-ITEM-1", "obcy-no-store")
    } else if !kit::is_left(state, kind) {
        let rule = if kind == Kind::Diskette { "O-ITEM-12" } else { "O-ITEM-24" };
        no(rule, "obcy-no-supply")
    } else {
        room(state, who)
    }
}

fn room(state: &State, who: Character) -> Bar {
    if state.person(who).has_room() { None } else { no_who("O-CHAR-9", "obcy-no-pocket", who) }
}

fn pick_up(state: &State, who: Character, item: Item) -> Bar {
    let lies = state.cell(who).is_some_and(|cell| state.table.floor.on(cell).any(|other| other == item));
    if lies { room(state, who) } else { no("O-ITEM-8", "obcy-no-item-here") }
}

fn owned(state: &State, who: Character, item: Item) -> Bar {
    let has = state.person(who).items().any(|other| other == item);
    if has { None } else { no_who("O-ITEM-3", "obcy-no-item", who) }
}

fn hand(state: &State, who: Character, to: Character) -> Bar {
    if state.side_by_side(who, to) {
        return room(state, to);
    }
    let rule = if state.cell(to).is_some() { "O-ITEM-5" } else { "O-ITEM-6" };
    no_who(rule, "obcy-no-neighbour", to)
}

fn read(state: &State, who: Character) -> Bar {
    if kit::can_read(state, who) {
        None
    } else if !state.table.queen_alive {
        no("O-TASK-13", "obcy-no-tasks-left")
    } else if !kit::at_computer(state, who) {
        no("O-TASK-2", "obcy-no-computer")
    } else if !state.person(who).has(Kind::Diskette) {
        no_who("O-TASK-2", "obcy-no-diskette", who)
    } else {
        no("O-TASK-5", "obcy-no-reading")
    }
}

fn blow(state: &State, who: Character, spot: Spot) -> Bar {
    if !state.person(who).has(Kind::Charge) {
        return no_who("O-ITEM-3", "obcy-no-item", who);
    }
    if on_offer(state, spot, &kit::blastable(state, who)) {
        return None;
    }
    let base = &state.content.base;
    let beside = state.cell(who).zip(base.cell(spot)).filter(|(from, to)| base.adjacent(*from, *to));
    match beside {
        Some((_, to)) if base.ground(to) == Ground::Corridor => {
            no_field("O-ITEM-17", "obcy-no-blowing-pieces", spot)
        }
        _ => no_field("O-ITEM-16", "obcy-no-blowing", spot),
    }
}

fn heal(state: &State, who: Character, patient: Character) -> Bar {
    if kit::can_heal(state, who, patient) {
        None
    } else if who != Character::Android {
        no_who("O-ITEM-21", "obcy-no-medic", who)
    } else if !state.person(who).has(Kind::Medkit) {
        no_who("O-ITEM-3", "obcy-no-item", who)
    } else if who == patient || state.side_by_side(who, patient) {
        no_who("O-ITEM-22", "obcy-no-patient", patient)
    } else {
        no_who("O-ITEM-21", "obcy-no-neighbour", patient)
    }
}

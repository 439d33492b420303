//! Every legal answer to every question, ascending.

use crate::Obcy;
use crate::action::{Action, FireTiming, Question};
use crate::agenda::Todo;
use crate::cells::Cells;
use crate::item::Kind;
use crate::people::{Alien, Character};
use crate::reach::Reach;
use crate::state::{Place, State, Step, Winner};
use crate::{brood, fire, grenade, kit, retreat, strike, tasks, transporter, turn, walk};
use board::Cell;
use table::Spot;
use table::{Outcome, Prompts, Status};

/// How it ended, if it did.
pub(crate) fn ended(state: &State) -> Option<Outcome> {
    let over = state.over?;
    let (seats, queen) = (usize::from(state.agreed.seats), state.agreed.queen);
    Some(match over.winner {
        // All expedition players win together (O-WIN-2).
        Some(Winner::Expedition) => Outcome::won_by(seats, |seat| seat != queen, over.rule),
        Some(Winner::Aliens) => Outcome::won_by(seats, |seat| seat == queen, over.rule),
        None => Outcome::drawn(seats, over.rule),
    })
}

pub(crate) fn status(state: &State, prompts: &mut Prompts<Obcy>) -> Status {
    if let Some(outcome) = ended(state) {
        return Status::Over(outcome);
    }
    match state.table.agenda.last() {
        Some(todo) => offer_todo(state, todo, prompts),
        None => offer_step(state, prompts),
    }
    Status::Awaiting
}

fn offer_cells(state: &State, cells: Cells, action: fn(Spot) -> Action, prompts: &mut Prompts<Obcy>) {
    cells.iter().for_each(|cell| prompts.offer(action(state.content.base.spot(cell))));
}

fn offer_todo(state: &State, todo: Todo, prompts: &mut Prompts<Obcy>) {
    let queen = state.agreed.queen;
    match todo {
        Todo::PutOut => {
            let passenger = state.passengers().next().unwrap_or(Character::Lieutenant);
            prompts.ask(state.controller(passenger), Question::PutOut(passenger));
            offer_cells(state, transporter::exits(state), Action::PutOut, prompts);
        }
        Todo::Zone(who, aim, more) => {
            prompts.ask(state.controller(who), Question::Zone(who));
            let partners = grenade::partners(state, Cell(aim), more.map(Cell));
            offer_cells(state, partners, Action::Blast, prompts);
        }
        Todo::Retreat(who, fields) => {
            prompts.ask(state.controller(who), Question::Retreat(who));
            offer_cells(state, retreat::person_ends(state, who, fields).0, Action::Retreat, prompts);
        }
        Todo::Flee(alien, fields) => {
            prompts.ask(queen, Question::Flee(alien));
            offer_cells(state, retreat::alien_ends(state, alien, fields), Action::Retreat, prompts);
        }
        Todo::Scatter(_) => {
            prompts.ask(queen, Question::Order);
            let shaken = |alien: &Alien| state.creature(*alien).shaken;
            state.aliens().filter(shaken).for_each(|alien| prompts.offer(Action::Choose(alien)));
        }
        Todo::Fight => {
            prompts.ask(state.leader(), Question::Fight);
            prompts.offer(Action::Fight);
            prompts.offer(Action::Decline);
        }
        Todo::Assign => {
            let Some(alien) = strike::unassigned(state) else { return };
            prompts.ask(queen, Question::Target(alien));
            strike::victims(state, alien).for_each(|who| prompts.offer(Action::Target(who)));
        }
        Todo::Groups => {
            prompts.ask(queen, Question::Group);
            strike::attacked(state).for_each(|who| prompts.offer(Action::Group(who)));
        }
        // These never wait for anybody.
        Todo::Check(..) | Todo::Aliens | Todo::Round => {}
    }
}

fn offer_step(state: &State, prompts: &mut Prompts<Obcy>) {
    let table = &state.table;
    match (table.step, table.current, table.picked) {
        (Step::Drive, ..) => {
            prompts.ask(state.driver(), Question::Drive);
            offer_cells(state, Reach::of_transporter(state).ends, Action::Drive, prompts);
            prompts.offer(Action::Finish);
        }
        (Step::Act, None, _) => {
            prompts.ask(state.leader(), Question::Activate);
            let ready = |who: &Character| turn::can_act(state, *who);
            Character::ALL.into_iter().filter(ready).for_each(|who| prompts.offer(Action::Activate(who)));
            prompts.offer(Action::EndStep);
        }
        (Step::Act, Some(who), _) => {
            prompts.ask(state.controller(who), Question::Act(who));
            offer_acts(state, who, prompts);
        }
        (Step::Fire, None, _) => {
            prompts.ask(state.leader(), Question::Volley);
            fire::shooters(state).for_each(|who| prompts.offer(Action::Activate(who)));
            prompts.offer(Action::EndStep);
        }
        (Step::Fire, Some(who), _) => {
            prompts.ask(state.controller(who), Question::Fire(who));
            offer_shots(state, who, prompts);
            prompts.offer(Action::Finish);
        }
        (Step::Hatch, ..) => offer_hatching(state, prompts),
        (_, _, Some(alien)) => {
            prompts.ask(state.agreed.queen, Question::Go(alien));
            offer_cells(state, Reach::of_alien(state, alien).ends, Action::Go, prompts);
            prompts.offer(Action::Finish);
        }
        _ => {
            prompts.ask(state.agreed.queen, Question::Brood);
            brood::movable(state).for_each(|alien| prompts.offer(Action::Choose(alien)));
            prompts.offer(Action::EndStep);
        }
    }
}

fn offer_hatching(state: &State, prompts: &mut Prompts<Obcy>) {
    let budget = state.table.budget;
    prompts.ask(state.agreed.queen, Question::Hatch(budget));
    for strength in 1..=budget.min(brood::STRONGEST) {
        for cell in &state.content.base.hatching {
            prompts.offer(Action::Hatch(strength, state.content.base.spot(*cell)));
        }
    }
    prompts.offer(Action::Finish);
}

fn offer_acts(state: &State, who: Character, prompts: &mut Prompts<Obcy>) {
    let person = state.person(who);
    if !person.fired {
        offer_cells(state, Reach::of_person(state, who).ends, Action::Move, prompts);
    }
    match person.place {
        Place::Field(cell) => {
            if !person.fired {
                offer_kit(state, who, Cell(cell), prompts);
            }
            if state.agreed.timing == FireTiming::Activation {
                offer_shots(state, who, prompts);
            }
        }
        Place::Aboard => {
            if transporter::can_load(state, who) {
                prompts.offer(Action::Load);
            }
            if transporter::can_leave(state, who) {
                prompts.offer(Action::Leave);
            }
            if !may_stay(state, who) {
                return;
            }
        }
        Place::Track(_) => {
            let free = |airlock: &u8| walk::is_airlock_free(state, *airlock);
            (1..=5).filter(free).for_each(|airlock| prompts.offer(Action::Enter(airlock)));
        }
        Place::Dead => {}
    }
    prompts.offer(Action::Finish);
}

/// Nobody stays in a transporter without fuel who can get out (O-TRANS-23).
pub(crate) fn may_stay(state: &State, who: Character) -> bool {
    state.table.fuel > 0
        || !transporter::can_load(state, who)
            && !transporter::can_leave(state, who)
            && Reach::of_person(state, who).ends.is_empty()
}

fn offer_kit(state: &State, who: Character, cell: Cell, prompts: &mut Prompts<Obcy>) {
    let person = state.person(who);
    if person.ap > 0 {
        if person.has_room() {
            let kinds = kit::store(state, who).map_or(&[][..], |store| store.kinds());
            for kind in kinds.iter().filter(|kind| kit::is_left(state, **kind)) {
                prompts.offer(Action::Take(*kind));
            }
            state.table.floor.on(cell).for_each(|item| prompts.offer(Action::PickUp(item)));
        }
        person.distinct().for_each(|item| prompts.offer(Action::Drop(item)));
        let receives = |to: &Character| state.side_by_side(who, *to) && state.person(*to).has_room();
        let mut receivers = [false; 6];
        Character::ALL.into_iter().filter(receives).for_each(|to| receivers[to as usize] = true);
        for item in person.distinct() {
            for to in Character::ALL.into_iter().filter(|to| receivers[*to as usize]) {
                prompts.offer(Action::Hand(item, to));
            }
        }
        if kit::can_read(state, who) {
            prompts.offer(Action::Read);
        }
        offer_cells(state, kit::blastable(state, who), Action::Blow, prompts);
        let treats = |patient: &Character| kit::can_heal(state, who, *patient);
        Character::ALL.into_iter().filter(treats).for_each(|patient| prompts.offer(Action::Heal(patient)));
        if transporter::can_load(state, who) {
            prompts.offer(Action::Load);
        }
    }
    if transporter::can_board(state, who) {
        prompts.offer(Action::Board);
    }
    offer_deliveries(state, who, prompts);
}

fn offer_deliveries(state: &State, who: Character, prompts: &mut Prompts<Obcy>) {
    let mut tasks = state.table.open.map(|card| card.map(|card| card.task));
    // Cards lie in the order in which they were drawn; choices ascend.
    table::arrange(&mut tasks, |task| *task);
    for task in tasks.into_iter().flatten() {
        for kind in Kind::ALL.into_iter().filter(|kind| tasks::can_deliver(state, who, task, *kind)) {
            prompts.offer(Action::Deliver(task, kind));
        }
    }
}

fn offer_shots(state: &State, who: Character, prompts: &mut Prompts<Obcy>) {
    let person = state.person(who);
    let Some(from) = person.cell().filter(|_| person.ap > 0) else { return };
    let most = person.ap.min(person.charges());
    if most > 0 && fire::weapons(state, who).next().is_some() {
        let seen = fire::targets(state, from);
        for weapon in fire::weapons(state, who).filter(|_| seen != 0) {
            let range = u16::from(state.content.items[weapon].range);
            let reached = |alien: &Alien| {
                seen >> alien.0 & 1 == 1
                    && state.content.base.distance(from, state.alien_cell(*alien)) <= range
            };
            for alien in state.aliens().filter(reached) {
                (1..=most).for_each(|shots| prompts.offer(Action::Fire(weapon, alien, shots)));
            }
        }
    }
    if grenade::is_armed(state, who) {
        offer_cells(state, grenade::aims(state, who), Action::Throw, prompts);
    }
}

//! Every legal answer to every question, ascending.

use crate::Requiem;
use crate::action::{Action, Question, Visor};
use crate::agenda::Todo;
use crate::attack::{self, Line, Use};
use crate::card::{Card, Weapon};
use crate::hero::{HEROES, Hero, Kind, PREDATOR, Race};
use crate::movement::Reach;
use crate::state::{Phase, State};
use crate::{explain, spend, tasks};
use table::{Outcome, Prompts, Status};

/// How it ended, if it did.
pub(crate) fn ended(state: &State) -> Option<Outcome> {
    let over = state.over?;
    Some(match over.winner {
        Some(race) => Outcome::won_by(state.players(), |seat| seat == state.seat(race), over.rule),
        None => Outcome::drawn(state.players(), over.rule),
    })
}

pub(crate) fn status(state: &State, prompts: &mut Prompts<Requiem>) -> Status {
    if let Some(outcome) = ended(state) {
        return Status::Over(outcome);
    }
    match state.table.agenda.last() {
        Some(Todo::Deploy(hero, hive)) => {
            prompts.ask(state.seat(hero.race()), Question::Deploy(hero));
            for cell in spend::places(state, hero, hive) {
                prompts.offer(Action::Deploy(state.content.map.spot(cell)));
            }
        }
        Some(Todo::Counter(hero, attacker)) => {
            prompts.ask(state.seat(hero.race()), Question::Counter(hero, attacker));
            for (weapon, mode) in attack::answers(state, hero, attacker) {
                prompts.offer(Action::Counter(weapon, mode));
            }
            prompts.offer(Action::Decline);
        }
        Some(Todo::Count(race, at_end)) => {
            prompts.ask(state.seat(race), Question::Count(race));
            for task in tasks::fulfilled(state, race, at_end).as_slice() {
                prompts.offer(Action::Count(*task));
            }
        }
        _ => offer_phase(state, prompts),
    }
    Status::Awaiting
}

fn offer_phase(state: &State, prompts: &mut Prompts<Requiem>) {
    let race = state.table.active;
    let seat = state.seat(race);
    match (state.table.phase, state.table.current) {
        (Phase::Spend, _) => {
            prompts.ask(seat, Question::Spend(race));
            offer_purchases(state, prompts);
        }
        (Phase::Visor, _) => {
            prompts.ask(seat, Question::Visor);
            prompts.offer(Action::Visor(Visor::Humans));
            prompts.offer(Action::Visor(Visor::Aliens));
        }
        (Phase::Cloak, _) => {
            prompts.ask(seat, Question::Cloak);
            prompts.offer(Action::Cloak(false));
            prompts.offer(Action::Cloak(true));
        }
        (Phase::Act, Some(hero)) => {
            prompts.ask(seat, Question::Act(hero));
            offer_acts(state, hero, prompts);
        }
        (Phase::Act, None) => {
            prompts.ask(seat, Question::Turn(race));
            for hero in state.heroes(race).filter(|hero| !state.figure(*hero).done) {
                prompts.offer(Action::Activate(hero));
            }
            prompts.offer(Action::EndTurn);
        }
    }
}

fn offer_purchases(state: &State, prompts: &mut Prompts<Requiem>) {
    match state.table.active {
        Race::Guard => {
            for card in Card::people().iter().filter(|card| spend::recruit_bar(state, **card).is_none()) {
                prompts.offer(Action::Recruit(*card));
            }
            for soldier in state.heroes(Race::Guard) {
                for card in
                    Card::people().iter().filter(|card| spend::equip_bar(state, soldier, **card).is_none())
                {
                    prompts.offer(Action::Equip(soldier, *card));
                }
            }
        }
        Race::Predator => {
            for card in Card::predators().iter().filter(|card| spend::acquire_bar(state, **card).is_none()) {
                prompts.offer(Action::Acquire(*card));
            }
        }
        Race::Aliens => {
            for hive in (1..=3).filter(|hive| spend::spawn_bar(state, *hive).is_none()) {
                prompts.offer(Action::Spawn(hive));
            }
        }
    }
    if !spend::must_recruit(state) {
        prompts.offer(Action::Done);
    }
}

fn offer_acts(state: &State, hero: Hero, prompts: &mut Prompts<Requiem>) {
    for cell in Reach::of(state, hero).stops() {
        prompts.offer(Action::Move(state.content.map.spot(cell)));
    }
    offer_attacks(state, hero, prompts);
    for soldier in Race::Guard.heroes() {
        if explain::medkit_bar(state, hero, soldier).is_none() {
            prompts.offer(Action::Medkit(soldier));
        }
    }
    if hero == PREDATOR && explain::heal_bar(state).is_none() {
        prompts.offer(Action::Heal);
    }
    prompts.offer(Action::Finish);
    prompts.offer(Action::EndTurn);
}

/// Sight and distance are worked out once for each enemy, whatever the weapons.
fn offer_attacks(state: &State, hero: Hero, prompts: &mut Prompts<Requiem>) {
    if state.figure(hero).uses >= 2 {
        return;
    }
    let figures = state.occupied();
    let nowhere = Line { distance: None, seen: false };
    let mut lines = [nowhere; HEROES];
    let reach = longest_range(state, hero);
    for target in Hero::all().filter(|target| target.race() != hero.race() && state.stands(*target)) {
        let near = match (state.cell(hero), state.cell(target)) {
            (Some(from), Some(to)) => state.content.map.distance(from, to).is_some_and(|d| d <= reach),
            _ => false,
        };
        if near {
            lines[target.index()] = Line::between(state, hero, target, &figures);
        }
    }
    for weapon in Weapon::ALL.into_iter().filter(|weapon| attack::owns(state, hero, *weapon)) {
        for mode in attack::modes(state, weapon) {
            for target in Hero::all().filter(|target| lines[target.index()].distance.is_some()) {
                let usage = Use { attacker: hero, target, weapon, mode, counter: false };
                if attack::bar(state, usage, lines[target.index()]).is_none() {
                    prompts.offer(Action::Attack(weapon, mode, target));
                }
            }
        }
    }
}

/// Farther than this the hero hits nobody.
fn longest_range(state: &State, hero: Hero) -> u16 {
    let owned = Weapon::ALL.into_iter().filter(|weapon| attack::owns(state, hero, *weapon));
    let modes = owned.flat_map(|weapon| &state.content.weapons[weapon].modes);
    modes.map(|mode| u16::from(mode.range)).max().unwrap_or(0).max(1)
}

/// Whether a hero carries medkits at all; only soldiers can.
pub(crate) fn carries_medkit(state: &State, hero: Hero) -> bool {
    hero.kind() == Kind::Soldier && state.has_card(hero, Card::Medkit)
}

//! Which rule forbids an action. Says nothing exactly when the action is on offer.

use crate::action::Action;
use crate::agenda::Todo;
use crate::attack::{self, Bar, Line, Use};
use crate::card::Card;
use crate::choices::carries_medkit;
use crate::hero::{Hero, Kind, PREDATOR};
use crate::movement::Reach;
use crate::picture::words;
use crate::spend::{self, NoSale};
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::tasks;
use table::{Breach, Message};

pub(crate) fn explain(state: &State, action: Action) -> Option<Breach> {
    let table = &state.table;
    match (table.agenda.last(), action) {
        (Some(Todo::Deploy(hero, hive)), Action::Deploy(spot)) => deploy(state, hero, hive, spot),
        (Some(Todo::Deploy(hero, _)), _) => {
            Some(Breach::new(deploy_rule(state, hero), "requiem-no-deploy-first"))
        }
        (Some(Todo::Counter(..)), Action::Decline) => None,
        (Some(Todo::Counter(hero, attacker)), Action::Counter(weapon, mode)) => {
            usage(state, Use { attacker: hero, target: attacker, weapon, mode, counter: true })
        }
        (Some(Todo::Counter(..)), Action::Medkit(_) | Action::Heal) => {
            Some(Breach::new("R-ITEM-7", "requiem-no-answer-first"))
        }
        (Some(Todo::Counter(..)), _) => Some(Breach::new("R-COUNTER-1", "requiem-no-answer-first")),
        (Some(Todo::Count(race, at_end)), Action::Count(task)) => {
            let holds = tasks::fulfilled(state, race, at_end).as_slice().contains(&task);
            (!holds).then(|| Breach::new(tasks::bar(state, race, task), "requiem-no-task-unfulfilled"))
        }
        (Some(Todo::Count(..)), _) => Some(Breach::new("R-TASK-10", "requiem-no-count-first")),
        (_, action) => phase(state, action),
    }
}

fn phase(state: &State, action: Action) -> Option<Breach> {
    let (phase, current) = (state.table.phase, state.table.current);
    match action {
        Action::Deploy(_) => Some(Breach::new("R-SETUP-7", "requiem-no-figure")),
        Action::Counter(..) | Action::Decline => {
            Some(Breach::new("R-COUNTER-1", "requiem-no-attack-to-answer"))
        }
        Action::Count(_) => Some(Breach::new("R-TASK-10", "requiem-no-choice-of-task")),
        Action::Recruit(_) | Action::Equip(..) | Action::Acquire(_) | Action::Spawn(_) | Action::Done
            if phase != Phase::Spend =>
        {
            Some(Breach::new("R-TP-1", "requiem-no-spending-now"))
        }
        Action::Recruit(card) => sale(spend::recruit_bar(state, card), recruit_rules),
        Action::Equip(soldier, card) => sale(spend::equip_bar(state, soldier, card), equip_rules),
        Action::Acquire(card) => sale(spend::acquire_bar(state, card), acquire_rules),
        Action::Spawn(hive) => sale(spend::spawn_bar(state, hive), spawn_rules),
        Action::Done => {
            spend::must_recruit(state).then(|| Breach::new("R-GUARD-9", "requiem-no-done-without-soldier"))
        }
        Action::Visor(_) => (phase != Phase::Visor).then(|| Breach::new("R-VISOR-1", "requiem-no-visor-now")),
        Action::Cloak(_) => (phase != Phase::Cloak).then(|| Breach::new("R-CLOAK-1", "requiem-no-cloak-now")),
        _ if phase != Phase::Act => Some(Breach::new("R-TURN-2", "requiem-no-action-yet")),
        Action::Activate(hero) => activate(state, hero),
        Action::EndTurn => None,
        _ => match current {
            None => Some(Breach::new("R-TURN-6", "requiem-no-hero-active")),
            Some(hero) => act(state, hero, action),
        },
    }
}

fn deploy_rule(state: &State, hero: Hero) -> &'static str {
    match hero.kind() {
        Kind::Alien => "R-BROOD-2",
        _ if state.table.agenda.first() == Some(Todo::Begin) => "R-SETUP-4",
        _ => "R-GUARD-7",
    }
}

fn deploy(state: &State, hero: Hero, hive: u8, spot: Spot) -> Option<Breach> {
    let to = words::cell(spot);
    let Some(cell) = state.content.map.cell(spot) else {
        return Some(Breach::new("R-MOVE-3", Message::new("requiem-no-off-board").with("to", to)));
    };
    if spend::places(state, hero, hive).any(|place| place == cell) {
        return None;
    }
    if state.occupant(cell).is_some() {
        return Some(Breach::new("R-MOVE-4", Message::new("requiem-no-occupied").with("to", to)));
    }
    let (rule, why) = match (hero.kind(), spend::home_is_full(state, hero, hive)) {
        (Kind::Alien, false) => ("R-BROOD-2", "requiem-no-deploy-off-hive"),
        (Kind::Alien, true) => ("R-BROOD-3", "requiem-no-deploy-farther"),
        (_, false) => (deploy_rule(state, hero), "requiem-no-deploy-off-guard"),
        (_, true) => ("R-GUARD-8", "requiem-no-deploy-farther"),
    };
    Some(Breach::new(rule, Message::new(why).with("to", to)))
}

fn activate(state: &State, hero: Hero) -> Option<Breach> {
    let who = words::hero(hero);
    if hero.race() != state.table.active || !state.stands(hero) {
        return Some(Breach::new("R-TURN-6", Message::new("requiem-no-own-hero").with("hero", who)));
    }
    if state.figure(hero).done {
        return Some(Breach::new("R-TURN-7", Message::new("requiem-no-hero-again").with("hero", who)));
    }
    let acting = state.table.current?;
    Some(if acting == hero {
        Breach::new("R-TURN-6", Message::new("requiem-no-acting-hero").with("hero", who))
    } else {
        let why = Message::new("requiem-no-second-hero").with("acting", words::hero(acting));
        Breach::new("R-TURN-7", why.with("hero", who))
    })
}

fn act(state: &State, hero: Hero, action: Action) -> Option<Breach> {
    match action {
        Action::Move(spot) => walk(state, hero, spot),
        Action::Attack(weapon, mode, target) => {
            usage(state, Use { attacker: hero, target, weapon, mode, counter: false })
        }
        Action::Medkit(patient) => medkit_bar(state, hero, patient),
        Action::Heal if hero == PREDATOR => heal_bar(state),
        Action::Heal => Some(Breach::new("R-CARD-3", "requiem-no-such-card")),
        _ => None,
    }
}

fn walk(state: &State, hero: Hero, spot: Spot) -> Option<Breach> {
    let to = || words::cell(spot);
    let Some(cell) = state.content.map.cell(spot) else {
        return Some(Breach::new("R-MOVE-3", Message::new("requiem-no-off-board").with("to", to())));
    };
    if Reach::of(state, hero).stops_on(cell) {
        return None;
    }
    Some(if state.figure(hero).entangled {
        Breach::new("R-NET-2", Message::new("requiem-no-entangled").with("hero", words::hero(hero)))
    } else if !state.content.map.is_walkable(cell) {
        Breach::new("R-MOVE-2", Message::new("requiem-no-ground").with("to", to()))
    } else if state.occupant(cell).is_some() {
        Breach::new("R-MOVE-4", Message::new("requiem-no-occupied").with("to", to()))
    } else {
        let ap = state.figure(hero).ap;
        Breach::new("R-MOVE-9", Message::new("requiem-no-way").with("to", to()).with("ap", ap))
    })
}

/// What forbids a medkit (R-ITEM).
pub(crate) fn medkit_bar(state: &State, hero: Hero, patient: Hero) -> Option<Breach> {
    let item = state.content.cards.item(Card::Medkit).filter(|_| carries_medkit(state, hero));
    let Some(item) = item else { return Some(Breach::new("R-CARD-4", "requiem-no-such-card")) };
    let beside = match (state.cell(hero), state.cell(patient)) {
        (Some(from), Some(to)) => hero == patient || state.content.map.adjacent(from, to),
        _ => false,
    };
    if patient.kind() != Kind::Soldier || !beside {
        return Some(Breach::new("R-ITEM-3", "requiem-no-patient"));
    }
    if state.figure(patient).health >= state.card(patient).health {
        return Some(Breach::new("R-ITEM-6", "requiem-no-wound"));
    }
    (state.figure(hero).ap < item.ap).then(|| Breach::new("R-AP-4", "requiem-no-ap"))
}

/// What forbids the healing card (R-HEAL-2).
pub(crate) fn heal_bar(state: &State) -> Option<Breach> {
    let item = state.content.cards.item(Card::Heal).filter(|_| state.has_card(PREDATOR, Card::Heal));
    let Some(item) = item else { return Some(Breach::new("R-CARD-4", "requiem-no-such-card")) };
    let figure = state.figure(PREDATOR);
    if figure.health >= state.card(PREDATOR).health {
        return Some(Breach::new("R-ITEM-6", "requiem-no-wound"));
    }
    if figure.ap < item.ap {
        return Some(Breach::new("R-AP-4", "requiem-no-ap"));
    }
    (state.table.energy < item.energy).then(|| Breach::new("R-COST-4", "requiem-no-energy"))
}

fn usage(state: &State, usage: Use) -> Option<Breach> {
    let line = Line::between(state, usage.attacker, usage.target, &state.occupied());
    let bar = attack::bar(state, usage, line)?;
    let about = |id: &'static str| {
        Message::new(id)
            .with("hero", words::hero(usage.attacker))
            .with("target", words::hero(usage.target))
            .with("weapon", words::weapon(usage.weapon))
    };
    Some(match bar {
        Bar::NotOwned => Breach::new("R-CARD-4", about("requiem-no-weapon")),
        Bar::NoSuchMode => Breach::new("R-COST-5", about("requiem-no-mode")),
        Bar::DieChooses => Breach::new("R-RANDMODE-1", about("requiem-no-mode-choice")),
        Bar::NotEnemy => Breach::new("R-COST-6", about("requiem-no-enemy")),
        Bar::OtherBoard => {
            let area = |hero| state.cell(hero).map(|cell| state.content.map.area(cell));
            let rule = if area(usage.attacker) == area(usage.target) { "R-RANGE-3" } else { "R-RANGE-5" };
            Breach::new(rule, about("requiem-no-other-board"))
        }
        Bar::TooFar => {
            let distance = line.distance.unwrap_or(0);
            Breach::new("R-RANGE-1", about("requiem-no-range").with("distance", distance))
        }
        Bar::OutOfSight => Breach::new("R-LOS-1", about("requiem-no-sight")),
        Bar::TooFewAp => Breach::new("R-COST-4", about("requiem-no-weapon-ap")),
        Bar::TooLittleEnergy => {
            let rule = if usage.counter { "R-COUNTER-5" } else { "R-COST-4" };
            Breach::new(rule, about("requiem-no-weapon-energy"))
        }
        Bar::UsedTwice => Breach::new("R-TWICE-1", about("requiem-no-third-use")),
        Bar::Entangled => Breach::new("R-COUNTER-11", about("requiem-no-entangled-answer")),
        Bar::Answered => Breach::new("R-COUNTER-7", about("requiem-no-second-answer")),
    })
}

/// The rules behind a refused purchase, which differ from race to race.
type Rules = fn(NoSale) -> &'static str;

fn sale(bar: Option<NoSale>, rules: Rules) -> Option<Breach> {
    let bar = bar?;
    let why = match bar {
        NoSale::OtherRace => "requiem-no-sale-other-race",
        NoSale::NoFirearm => "requiem-no-sale-firearm",
        NoSale::NotForSale => "requiem-no-sale-start-card",
        NoSale::NotInBank => "requiem-no-sale-bank",
        NoSale::TooDear => "requiem-no-sale-price",
        NoSale::TooMany => "requiem-no-sale-limit",
        NoSale::NotInPlay => "requiem-no-sale-soldier",
        NoSale::OneATurn => "requiem-no-sale-one-a-turn",
        NoSale::HiveSpent => "requiem-no-sale-hive-spent",
        NoSale::NoSuchHive => "requiem-no-sale-hive",
    };
    Some(Breach::new(rules(bar), why))
}

fn recruit_rules(bar: NoSale) -> &'static str {
    match bar {
        NoSale::NoFirearm => "R-GUARD-2",
        NoSale::TooMany => "R-GUARD-6",
        bar => equip_rules(bar),
    }
}

fn equip_rules(bar: NoSale) -> &'static str {
    match bar {
        NoSale::OtherRace => "R-CARD-3",
        NoSale::NotInBank => "R-GUARD-5",
        NoSale::TooDear => "R-GUARD-10",
        _ => "R-GUARD-3",
    }
}

fn acquire_rules(bar: NoSale) -> &'static str {
    match bar {
        NoSale::OtherRace => "R-CARD-3",
        _ => "R-PRED-2",
    }
}

fn spawn_rules(bar: NoSale) -> &'static str {
    match bar {
        NoSale::OtherRace | NoSale::TooDear => "R-BROOD-1",
        NoSale::HiveSpent => "R-BROOD-4",
        NoSale::TooMany => "R-BROOD-5",
        _ => "R-BROOD-2",
    }
}

//! Where each choice is on the table, what it leads over, and its odds.

use super::{odds, place, words};
use crate::Requiem;
use crate::action::{Action, Question, Visor};
use crate::attack::Use;
use crate::hero::Hero;
use crate::movement::Reach;
use crate::spot::Spot;
use crate::state::State;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Anchor, Ask, Badge, Choice, Place, Risk};
use table::{Message, Prompt};

pub(super) fn ask(state: &State, prompt: Prompt<'_, Requiem>) -> Ask {
    let reach = state.table.current.map(|hero| Reach::of(state, hero));
    let choice = |action: &Action| choice(state, reach.as_ref(), *prompt.question, *action);
    Ask {
        seat: prompt.seat,
        question: question(*prompt.question, state),
        choices: prompt.choices.iter().map(choice).collect(),
    }
}

fn question(question: Question, state: &State) -> Message {
    match question {
        Question::Deploy(hero) => Message::new("requiem-ask-deploy").with("hero", words::hero(hero)),
        Question::Spend(race) => Message::new("requiem-ask-spend").with("tp", state.side(race).tp),
        Question::Visor => "requiem-ask-visor".into(),
        Question::Cloak => "requiem-ask-cloak".into(),
        Question::Turn(_) => "requiem-ask-turn".into(),
        Question::Act(hero) => {
            let figure = state.figure(hero);
            Message::new("requiem-ask-act")
                .with("hero", words::hero(hero))
                .with("ap", figure.ap)
                .with("uses", 2u8.saturating_sub(figure.uses))
        }
        Question::Counter(hero, attacker) => Message::new("requiem-ask-counter")
            .with("hero", words::hero(hero))
            .with("attacker", words::hero(attacker)),
        Question::Count(_) => "requiem-ask-count".into(),
    }
}

fn choice(state: &State, reach: Option<&Reach>, question: Question, action: Action) -> Choice {
    let button = |label: Message| Choice::new(Anchor::Button, label);
    match action {
        Action::Deploy(spot) => {
            Choice::new(on(state, spot), Message::new("requiem-do-deploy").with("to", words::cell(spot)))
        }
        Action::Recruit(card) => button(
            Message::new("requiem-do-recruit")
                .with("card", words::card(card))
                .with("price", price(state, card)),
        ),
        Action::Equip(soldier, card) => Choice::new(
            at(state, soldier),
            Message::new("requiem-do-equip")
                .with("hero", words::hero(soldier))
                .with("card", words::card(card))
                .with("price", price(state, card)),
        ),
        Action::Acquire(card) => button(
            Message::new("requiem-do-acquire")
                .with("card", words::card(card))
                .with("price", price(state, card)),
        ),
        Action::Spawn(hive) => {
            let cell = state.content.map.hives[usize::from(hive - 1)].first().copied();
            let anchor = cell.map_or(Anchor::Button, |cell| Anchor::Place(place(&state.content, cell)));
            Choice::new(anchor, Message::new("requiem-do-spawn").with("hive", hive))
        }
        Action::Done => button("requiem-do-done".into()),
        Action::Visor(Visor::Humans) => button("requiem-do-visor-humans".into()),
        Action::Visor(Visor::Aliens) => button("requiem-do-visor-aliens".into()),
        Action::Cloak(true) => button("requiem-do-cloak-on".into()),
        Action::Cloak(false) => button("requiem-do-cloak-off".into()),
        Action::Activate(hero) => {
            Choice::new(at(state, hero), Message::new("requiem-do-activate").with("hero", words::hero(hero)))
        }
        Action::Move(spot) => walk(state, reach, spot),
        Action::Attack(weapon, mode, target) => match question {
            Question::Act(attacker) => strike(state, Use { attacker, target, weapon, mode, counter: false }),
            _ => button("requiem-do-end-turn".into()),
        },
        Action::Medkit(patient) => Choice::new(
            at(state, patient),
            Message::new("requiem-do-medkit").with("hero", words::hero(patient)),
        ),
        Action::Heal => button("requiem-do-heal".into()),
        Action::Finish => match question {
            Question::Act(hero) => button(Message::new("requiem-do-finish").with("hero", words::hero(hero))),
            _ => button("requiem-do-end-turn".into()),
        },
        Action::EndTurn => button("requiem-do-end-turn".into()),
        Action::Counter(weapon, mode) => match question {
            Question::Counter(attacker, target) => {
                strike(state, Use { attacker, target, weapon, mode, counter: true })
            }
            _ => button("requiem-do-decline".into()),
        },
        Action::Decline => button("requiem-do-decline".into()),
        Action::Count(task) => {
            button(Message::new("requiem-do-count").with("task", words::task(state.content.tasks.name(task))))
        }
    }
}

fn price(state: &State, card: crate::Card) -> u8 {
    state.content.cards.price(card).unwrap_or(0)
}

fn on(state: &State, spot: Spot) -> Anchor {
    state.content.map.cell(spot).map_or(Anchor::Button, |cell| Anchor::Place(place(&state.content, cell)))
}

/// Pieces of the scene are the heroes on the boards, in order.
fn at(state: &State, hero: Hero) -> Anchor {
    let before = Hero::all().take_while(|other| *other != hero).filter(|other| state.stands(*other)).count();
    Anchor::Piece(before as u16)
}

fn walk(state: &State, reach: Option<&Reach>, spot: Spot) -> Choice {
    let way = reach.zip(state.content.map.cell(spot)).map(|(reach, cell)| reach.way_back(cell));
    let (path, steps) = way.unwrap_or_default();
    let cells = path[..usize::from(steps)].iter().rev();
    let path: Vec<Place> = cells.map(|cell| place(&state.content, Cell(*cell))).collect();
    let label = Message::new("requiem-do-move").with("to", words::cell(spot)).with("ap", steps);
    Choice { path, costs: cost("action", "requiem-badge-ap", steps), ..Choice::new(on(state, spot), label) }
}

fn strike(state: &State, usage: Use) -> Choice {
    let id = match (usage.counter, usage.mode) {
        (false, 0) => "requiem-do-attack-die",
        (false, _) => "requiem-do-attack",
        (true, 0) => "requiem-do-counter-die",
        (true, _) => "requiem-do-counter",
    };
    let printed = crate::attack::printed(state, usage.weapon, usage.mode);
    let label = Message::new(id)
        .with("weapon", words::weapon(usage.weapon))
        .with("mode", usage.mode)
        .with("modes", state.content.weapons[usage.weapon].modes.len() as u8)
        .with("target", words::hero(usage.target))
        .with("damage", printed.damage)
        .with("ap", printed.ap)
        .with("energy", printed.energy);
    let ends = state.cell(usage.attacker).zip(state.cell(usage.target));
    let mut costs = if usage.counter { Vec::new() } else { cost("action", "requiem-badge-ap", printed.ap) };
    costs.extend(cost("energy", "requiem-badge-energy", printed.energy));
    Choice {
        odds: odds::of(state, usage),
        costs,
        sight: ends.map(|(from, to)| (place(&state.content, from), place(&state.content, to))),
        risks: answer(state, usage),
        ..Choice::new(at(state, usage.target), label)
    }
}

/// What is paid, if it is anything.
fn cost(icon: &'static str, id: &'static str, value: u8) -> Vec<Badge> {
    let badge = || Badge {
        icon: icon.into(),
        value: Some(value.into()),
        name: Message::new(id).with("count", value),
    };
    (value > 0).then(badge).into_iter().collect()
}

/// The target may strike back (R-COUNTER).
fn answer(state: &State, usage: Use) -> Vec<Risk> {
    let answers = !usage.counter && crate::attack::can_answer(state, usage.target, usage.attacker);
    let risk = || Risk {
        place: state.cell(usage.target).map(|cell| place(&state.content, cell)),
        what: Message::new("requiem-risk-counter").with("hero", words::hero(usage.target)),
    };
    answers.then(risk).into_iter().collect()
}

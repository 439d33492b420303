//! Where each choice is on the table, what it leads over, and its odds.

use super::{odds, place, spot_place, trays, words};
use crate::Obcy;
use crate::action::{Action, Question};
use crate::people::{Alien, Character};
use crate::reach::Reach;
use crate::state::{State, Step};
use crate::tasks;
use alloc::vec::Vec;
use board::Cell;
use table::Spot;
use table::scene::{Anchor, Ask, Badge, Choice, Place, Risk};
use table::{Message, Prompt};

pub(super) fn ask(state: &State, prompt: Prompt<'_, Obcy>) -> Ask {
    let reach = match *prompt.question {
        Question::Drive => Some(Reach::of_transporter(state)),
        Question::Act(who) => Some(Reach::of_person(state, who)),
        Question::Go(alien) => Some(Reach::of_alien(state, alien)),
        _ => None,
    };
    Ask {
        seat: prompt.seat,
        question: question(*prompt.question, state),
        choices: prompt.choices.iter().map(|action| choice(state, reach.as_ref(), *action)).collect(),
    }
}

fn question(question: Question, state: &State) -> Message {
    let about = |id: &'static str, who| Message::new(id).with("who", words::character(who));
    let of = |id: &'static str, alien| Message::new(id).with("alien", words::alien(alien));
    match question {
        Question::Drive => "obcy-ask-drive".into(),
        Question::Activate => "obcy-ask-activate".into(),
        Question::Act(who) => about("obcy-ask-act", who).with("ap", state.person(who).ap),
        Question::PutOut(who) => about("obcy-ask-put-out", who),
        Question::Fight => Message::new("obcy-ask-fight").with("points", state.table.points),
        Question::Volley => "obcy-ask-volley".into(),
        Question::Fire(who) => about("obcy-ask-fire", who).with("ap", state.person(who).ap),
        Question::Zone(who) => about("obcy-ask-zone", who),
        Question::Retreat(who) => about("obcy-ask-retreat", who),
        Question::Flee(alien) => of("obcy-ask-flee", alien),
        Question::Order => "obcy-ask-order".into(),
        Question::Hatch(left) => Message::new("obcy-ask-hatch").with("left", left),
        Question::Brood => "obcy-ask-brood".into(),
        Question::Go(alien) => of("obcy-ask-go", alien),
        Question::Target(alien) => of("obcy-ask-target", alien),
        Question::Group => "obcy-ask-group".into(),
    }
}

fn choice(state: &State, reach: Option<&Reach>, action: Action) -> Choice {
    let button = |id: &'static str| Choice::new(Anchor::Button, id);
    let on_field = |id: &'static str, spot| {
        Choice::new(on(state, spot), Message::new(id).with("to", field(state, spot)))
    };
    let on_person = |id: &'static str, who| {
        Choice::new(person(state, who), Message::new(id).with("who", words::character(who)))
    };
    let with_item = |id: &'static str, item| Choice::new(Anchor::Button, Message::new(id).with("item", item));
    match action {
        Action::Drive(spot) => walk(state, reach, spot, "obcy-do-drive"),
        Action::Move(spot) => walk(state, reach, spot, "obcy-do-move"),
        Action::Go(spot) => walk(state, reach, spot, "obcy-do-go"),
        Action::Activate(who) if state.table.step == Step::Fire => on_person("obcy-do-volley", who),
        Action::Activate(who) => on_person("obcy-do-activate", who),
        Action::Enter(airlock) => {
            let cell = state.content.base.airlocks.get(usize::from(airlock).wrapping_sub(1));
            let anchor = cell.map_or(Anchor::Button, |cell| Anchor::Place(place(*cell)));
            Choice::new(anchor, Message::new("obcy-do-enter").with("airlock", airlock))
        }
        Action::Take(kind) => with_item("obcy-do-take", words::item(kind.fresh())),
        Action::PickUp(item) => with_item("obcy-do-pick-up", words::item(item)),
        Action::Drop(item) => {
            Choice { anchor: pocket(state, item), ..with_item("obcy-do-drop", words::item(item)) }
        }
        Action::Hand(item, to) => {
            let label = Message::new("obcy-do-hand").with("item", words::item(item));
            Choice::new(person(state, to), label.with("who", words::character(to)))
        }
        Action::Read => button("obcy-do-read"),
        Action::Blow(spot) => on_field("obcy-do-blow", spot),
        Action::Heal(who) => on_person("obcy-do-heal", who),
        Action::Load => button("obcy-do-load"),
        Action::Board => button("obcy-do-board"),
        Action::Leave => button("obcy-do-leave"),
        Action::Deliver(task, kind) => {
            let slot = tasks::slot(state, task);
            let anchor =
                slot.map_or(Anchor::Button, |slot| Anchor::Card(trays::open_tray(state), slot as u16));
            let label = Message::new("obcy-do-deliver").with("item", words::kind(kind));
            Choice::new(anchor, label.with("task", words::task(task)))
        }
        Action::Fire(weapon, target, shots) => {
            let label = Message::new("obcy-do-fire")
                .with("weapon", words::kind(weapon.kind()))
                .with("target", words::alien(target))
                .with("shots", shots);
            let odds = state
                .table
                .current
                .map_or_else(Vec::new, |who| odds::shot(state, who, weapon, target, shots));
            let from = state.table.current.and_then(|who| state.cell(who));
            Choice {
                odds,
                costs: points(shots),
                sight: from.map(|from| (place(from), place(state.alien_cell(target)))),
                ..Choice::new(alien(state, target), label)
            }
        }
        Action::Throw(spot) => on_field("obcy-do-throw", spot),
        Action::Blast(spot) => on_field("obcy-do-blast", spot),
        Action::PutOut(spot) => on_field("obcy-do-put-out", spot),
        Action::Retreat(spot) => on_field("obcy-do-retreat", spot),
        Action::Fight => Choice { odds: odds::fight(state.table.points), ..button("obcy-do-fight") },
        Action::Decline => button("obcy-do-decline"),
        Action::Hatch(strength, spot) => {
            let label = Message::new("obcy-do-hatch").with("strength", strength);
            Choice::new(on(state, spot), label.with("to", field(state, spot)))
        }
        Action::Choose(target) => Choice::new(
            alien(state, target),
            Message::new("obcy-do-choose").with("alien", words::alien(target)),
        ),
        Action::Target(who) => on_person("obcy-do-target", who),
        Action::Group(who) => Choice { odds: odds::group(state, who), ..on_person("obcy-do-group", who) },
        Action::Finish => button(match state.table.step {
            Step::Drive => "obcy-do-park",
            Step::Act => "obcy-do-finish",
            Step::Fire => "obcy-do-cease",
            Step::Hatch => "obcy-do-hatched",
            _ => "obcy-do-stay",
        }),
        Action::EndStep => button(match state.table.step {
            Step::Act => "obcy-do-end-acting",
            Step::Fire => "obcy-do-end-firing",
            _ => "obcy-do-end-moving",
        }),
    }
}

fn field(state: &State, spot: Spot) -> Message {
    let cell = state.content.base.cell(spot);
    cell.map_or_else(|| words::spot(spot), |cell| words::field(&state.content.base, cell))
}

fn on(state: &State, spot: Spot) -> Anchor {
    spot_place(state, spot).map_or(Anchor::Button, Anchor::Place)
}

/// Pieces of the scene begin with the living characters, in order.
fn person(state: &State, who: Character) -> Anchor {
    Anchor::Piece(state.living().take_while(|other| *other != who).count() as u16)
}

/// Then come the transporter and the aliens.
fn alien(state: &State, alien: Alien) -> Anchor {
    let before = state.living().count() + 1;
    Anchor::Piece((before + state.aliens().take_while(|other| *other != alien).count()) as u16)
}

/// The pocket of whoever acts.
fn pocket(state: &State, item: crate::Item) -> Anchor {
    let Some(who) = state.table.current else { return Anchor::Button };
    let tray = state.living().take_while(|other| *other != who).count() as u16;
    let place = state.person(who).items().position(|other| other == item);
    place.map_or(Anchor::Button, |place| Anchor::Card(tray, place as u16))
}

fn walk(state: &State, reach: Option<&Reach>, spot: Spot, id: &'static str) -> Choice {
    let way = reach.zip(state.content.base.cell(spot));
    let way = way.map(|(reach, cell)| reach.way_back(&state.content, cell));
    let (way, steps) = way.unwrap_or(([Cell(0); crate::reach::MOST_STEPS], 0));
    let path: Vec<Place> = way[..steps].iter().rev().map(|cell| place(*cell)).collect();
    let label = Message::new(id).with("to", field(state, spot)).with("steps", steps as u8);
    let costs = if id == "obcy-do-move" { points(steps as u8) } else { Vec::new() };
    let risks = path.last().map_or_else(Vec::new, |end| stop(state, *end, id));
    Choice { path, costs, risks, ..Choice::new(on(state, spot), label) }
}

/// Action points that are paid.
fn points(count: u8) -> Vec<Badge> {
    let badge = || Badge {
        icon: "action".into(),
        value: Some(count.into()),
        name: Message::new("obcy-badge-ap").with("count", count),
    };
    (count > 0).then(badge).into_iter().collect()
}

/// Whoever comes next to an alien, and an alien that comes next to somebody, goes no farther (O-MOVE, O-AMOVE).
fn stop(state: &State, end: Place, id: &str) -> Vec<Risk> {
    let others = match id {
        "obcy-do-move" => state.alien_cells(),
        "obcy-do-go" => state.people_cells(),
        _ => return Vec::new(),
    };
    let beside = state.content.base.near(Cell(end.cell)).within(&others).first();
    let risk = |other: Cell| Risk { place: Some(place(other)), what: "obcy-risk-stop".into() };
    beside.map(risk).into_iter().collect()
}

//! What a position is worth, for bots: how much the expedition has left to do, who lives, and what the aliens may do
//! to them.

mod crew;
mod danger;
mod errands;
mod progress;
mod prospects;

use crate::Obcy;
use crate::content::{Content, Mark};
use crate::event::{Event, Notice};
use crate::item::{Kind, Weapon};
use crate::people::Character;
use crate::picture::words;
use crate::state::{Place, State, Step};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use crew::Crew;
use progress::Work;
use table::{BySeat, Chance, Estimate, Message, Prompt, Seat, glanced};

/// Farther away than this makes no difference.
const FAR: f64 = 40.0;
/// A strength point of a character, and its life besides.
const POINT: f64 = 0.45;
const LIFE: f64 = 1.2;
/// A strength point of an alien, on the board or about to hatch.
const ALIEN: f64 = 0.3;
/// A living Queen, and a task that is to be scored, besides the way to it.
const QUEEN: f64 = 4.0;
const TASK: f64 = 2.0;
/// An action point that the expedition still needs.
const PACE: f64 = 0.2;
/// Strength points that hatch in a phase, on average.
const BROOD: f64 = 3.5;
/// How likely the expedition thinks it that an alien in reach joins an attack.
const COMING: f64 = 0.35;
/// Answers looked at before one is taken without much thought.
const GLANCES: usize = 6;
/// So large a lead makes sure of the match.
const SCALE: f64 = 200.0;

impl Estimate for Obcy {
    /// Lines that are played on without much thought tell less of a position than a look at it.
    const HORIZON: Option<u32> = Some(0);

    fn estimate(state: &State, seat: Seat) -> f64 {
        let lead = if seat == state.agreed.queen { queen(state) } else { expedition(state) };
        // Straight, not curved: in a fight with the Queen chances are weighed against points (O-QUEEN-5).
        (0.5 + 0.5 * lead / SCALE).clamp(0.02, 0.98)
    }

    /// Phases.
    fn clock(state: &State) -> u32 {
        2 * u32::from(state.table.round) + u32::from(!state.table.step.is_expedition())
    }

    fn prospects(state: &State, seats: usize) -> BySeat<f64> {
        prospects::of(state, seats)
    }

    fn facts(state: &State, _: Seat) -> Vec<Message> {
        let alive = |who| Message::new("obcy-fact-alive").with("who", words::character(who));
        let mut facts: Vec<Message> = state.living().map(alive).collect();
        facts.push(
            if state.table.queen_alive { "obcy-fact-queen-alive" } else { "obcy-fact-queen-dead" }.into(),
        );
        facts
    }

    fn merits(state: &State, seat: Seat) -> Vec<(Message, f64)> {
        let merits = if seat == state.agreed.queen {
            Vec::from([
                ("obcy-merit-losses", -people(state)),
                ("obcy-merit-homeless", home(state)),
                ("obcy-merit-attack", attacks(state)),
                ("obcy-merit-brood", brood(state)),
            ])
        } else {
            let work = progress::work(state);
            let pastimes = state.living().map(|who| pastime(state, who, &work.crew)).sum();
            let goal = if state.table.queen_alive { "obcy-merit-tasks" } else { "obcy-merit-home" };
            Vec::from([
                (goal, -left(state, &work)),
                ("obcy-merit-people", people(state)),
                ("obcy-merit-pastime", pastimes),
                ("obcy-merit-cull", -brood(state)),
                ("obcy-merit-safety", -danger::danger(state, COMING)),
            ])
        };
        merits.into_iter().map(|(id, worth)| (id.into(), worth)).collect()
    }

    fn side(state: &State, seat: Seat) -> &'static str {
        if seat == state.agreed.queen { "queen" } else { "expedition" }
    }

    fn milestone(_: &Content, event: &Event) -> Option<String> {
        let Event::Public(notice) = event else { return None };
        match notice {
            Notice::Died(who) => Some(format!("died {}", who.name())),
            Notice::Fulfilled(task, _) => Some(format!("fulfilled {task}")),
            Notice::QueenDied(_) => Some("died queen".into()),
            _ => None,
        }
    }

    fn lean(state: &State, prompt: Prompt<'_, Obcy>, chance: &mut dyn Chance) -> usize {
        glanced(state, prompt, GLANCES, chance)
    }
}

/// The lead of the expedition as it sees it itself. What hatches next is no merit of any answer and left out.
fn expedition(state: &State) -> f64 {
    let work = progress::work(state);
    let people: f64 = state.living().map(|who| person(state, who) + pastime(state, who, &work.crew)).sum();
    people + unspent(state) - left(state, &work) - brood(state) - danger::danger(state, COMING)
}

/// What the expedition still has before it.
fn left(state: &State, work: &Work) -> f64 {
    let queen = if state.table.queen_alive { QUEEN } else { 0.0 };
    queen + TASK * f64::from(work.tasks) + PACE * f64::from(work.points)
}

/// The lead of the Queen as she sees it: without a look at task cards, which she does not know.
fn queen(state: &State) -> f64 {
    let table = &state.table;
    let unmoved = match table.step {
        Step::Brood => state.aliens().filter(|alien| !state.creature(*alien).moved).count(),
        _ => 0,
    };
    // What may still hatch counts almost like aliens, and whoever may still move is not left out.
    let chances = 0.9 * ALIEN * f64::from(table.budget) + 0.05 * unmoved as f64;
    brood(state) + attacks(state) + chances + home(state) - people(state)
}

fn people(state: &State) -> f64 {
    state.living().map(|who| person(state, who)).sum()
}

/// How far the survivors of a dead Queen still have to go.
fn home(state: &State) -> f64 {
    if state.table.queen_alive { 0.0 } else { PACE * f64::from(progress::home(state)) }
}

/// Attacks are worth something only while the Queen's phase lasts: after it the expedition moves.
fn attacks(state: &State) -> f64 {
    if state.table.step.is_expedition() { 0.0 } else { danger::danger(state, 0.7) }
}

fn is_armed(state: &State, who: Character) -> bool {
    let (person, card) = (state.person(who), &state.content.cards[who]);
    Weapon::ALL.into_iter().any(|weapon| person.has(weapon.kind()) && card.may_fire(weapon))
}

fn person(state: &State, who: Character) -> f64 {
    let person = state.person(who);
    let arms = if is_armed(state, who) {
        0.2 + 0.04 * f64::from(person.charges().min(6)) + aim(state, who)
    } else {
        0.0
    };
    LIFE + POINT * f64::from(person.strength) + arms
}

/// Points kept for firing are worth something while an alien is in reach.
fn aim(state: &State, who: Character) -> f64 {
    let person = state.person(who);
    let may_fire = state.table.step.is_expedition() && !person.volleyed;
    let Some(cell) = person.cell().filter(|_| may_fire) else { return 0.0 };
    let range = u16::from(state.content.items.longest_range()) - 1;
    let near = |alien| state.content.base.distance(cell, state.alien_cell(alien)) <= range;
    let shots = person.ap.min(person.charges()).min(3);
    if shots > 0 && state.aliens().any(near) { 0.06 * f64::from(shots) } else { 0.0 }
}

/// Whoever has no errand looks for ammunition, and with ammunition for aliens.
fn pastime(state: &State, who: Character, crew: &Crew) -> f64 {
    let Some(from) = state.cell(who).filter(|_| crew.is_idle(who)) else { return 0.0 };
    let near = |to: Cell| 1.0 - f64::from(state.content.walks().between(from, to)).min(FAR) / FAR;
    let nearest = if is_armed(state, who) && state.person(who).charges() > 0 {
        state.aliens().map(|alien| near(state.alien_cell(alien))).fold(0.0, f64::max)
    } else {
        let sells =
            |mark: Mark| matches!(mark, Mark::Store(store) if store.kinds().contains(&Kind::Magazine));
        let stores = state.content.base.marked().filter(|(_, mark)| sells(*mark));
        stores.map(|(cell, _)| near(cell)).fold(0.0, f64::max)
    };
    0.3 * nearest
}

/// Points are not spent without a reason, and nobody is left out: whoever has not acted when the step is over has
/// wasted a phase.
fn unspent(state: &State) -> f64 {
    let acting = matches!(state.table.step, Step::Drive | Step::Act);
    let waste = |who: Character| {
        let person = state.person(who);
        if acting {
            0.004 * f64::from(person.ap)
        } else if person.done || matches!(person.place, Place::Track(_)) {
            0.0
        } else {
            -0.3
        }
    };
    state.living().map(waste).sum()
}

/// The aliens on the board, the stronger and nearer the better, and those to come.
fn brood(state: &State) -> f64 {
    let cells = Character::ALL.map(|who| state.cell(who));
    let mut worth = if state.table.hatching { ALIEN * BROOD } else { 0.0 };
    for alien in state.aliens() {
        let from = state.alien_cell(alien);
        let strength = f64::from(state.creature(alien).strength);
        let steps = cells.iter().flatten().map(|to| state.content.walks().between(*to, from)).min();
        let near = 1.0 - f64::from(steps.unwrap_or(u8::MAX)).min(FAR) / FAR;
        // One strong alien is better than two weak ones, hence the square.
        worth += ALIEN * strength + 0.01 * strength * strength + 0.03 * strength * near;
    }
    worth
}

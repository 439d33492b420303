//! What a position is worth, for bots: how far the tasks have come, who lives, and how near the aliens are.

mod progress;

use crate::Obcy;
use crate::content::Side;
use crate::item::Weapon;
use crate::people::Character;
use crate::state::{Place, State, Step};
use board::Cell;
use table::{Estimate, Seat};

/// Farther away than this makes no difference.
const FAR: f64 = 40.0;
/// One strength point of an alien, on the board or about to hatch.
const ALIEN: f64 = 0.3;
/// What a lead by one point is worth, against the odds of the dice.
const SCALE: f64 = 5.0;

impl Estimate for Obcy {
    const HORIZON: Option<u32> = Some(0);

    fn estimate(state: &State, seat: Seat) -> f64 {
        let lead = expedition(state) - brood(state);
        let chance = sigmoid(lead / SCALE);
        if seat == state.agreed.queen { 1.0 - chance } else { chance }
    }
}

/// From 0 to 1 without a library: a rational curve does as well as the logistic one.
fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

fn expedition(state: &State) -> f64 {
    let table = &state.table;
    let people: f64 = state.living().map(|who| person(state, who)).sum();
    let tasks = if table.queen_alive { progress::tasks(state) } else { 14.0 + 8.0 * home(state) };
    people + tasks + unspent(state)
}

/// How near somebody is to the ship after the Queen's death.
fn home(state: &State) -> f64 {
    let pad = state.content.base.pad;
    let steps = |who: Character| match state.person(who).place {
        // Whoever stands there must step off and come back (O-WIN-5).
        Place::Field(cell) if cell == pad.0 => 2.0,
        Place::Field(cell) => f64::from(state.content.walks.between(Cell(cell), pad)),
        Place::Aboard if state.table.fuel > 0 => {
            f64::from(state.content.walks.between(Cell(state.table.transporter), pad)) / 2.0
        }
        Place::Aboard => f64::from(state.content.walks.between(Cell(state.table.transporter), pad)),
        Place::Track(_) | Place::Dead => FAR,
    };
    1.0 - state.living().map(steps).fold(FAR, f64::min) / FAR
}

fn person(state: &State, who: Character) -> f64 {
    let person = state.person(who);
    let armed = Weapon::ALL
        .into_iter()
        .any(|weapon| person.has(weapon.kind()) && state.content.cards[who].may_fire(weapon));
    let charges = if armed { f64::from(person.charges().min(6)) } else { 0.0 };
    let weapon = if armed { 0.2 } else { 0.0 };
    0.6 + 0.45 * f64::from(person.strength) + weapon + 0.04 * charges + aim(state, who, armed)
}

/// Points kept for firing are worth something while an alien is in reach.
fn aim(state: &State, who: Character, armed: bool) -> f64 {
    let (person, step) = (state.person(who), state.table.step);
    let Some(cell) = person.cell().filter(|_| armed && step.is_expedition() && !person.volleyed) else {
        return 0.0;
    };
    let range = u16::from(state.content.items.longest_range()) - 1;
    let near = |alien| state.content.base.distance(cell, state.alien_cell(alien)) <= range;
    let shots = person.ap.min(person.charges()).min(3);
    if shots > 0 && state.aliens().any(near) { 0.12 * f64::from(shots) } else { 0.0 }
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

fn brood(state: &State) -> f64 {
    let table = &state.table;
    let strength: f64 = state.aliens().map(|alien| f64::from(state.creature(alien).strength)).sum();
    let cells: [Option<Cell>; 6] = Character::ALL.map(|who| state.cell(who));
    let mut pressure = 0.0;
    for alien in state.aliens() {
        let from = state.alien_cell(alien);
        let steps = cells.iter().flatten().map(|to| state.content.walks.between(*to, from)).min();
        let near = 1.0 - f64::from(steps.unwrap_or(u8::MAX)).min(FAR) / FAR;
        let vent = if state.content.base.is_vent(from) { 1.3 } else { 1.0 };
        pressure += 0.03 * f64::from(state.creature(alien).strength) * near * vent;
    }
    // Points that are about to hatch, or will be thrown, count almost like aliens.
    let coming = match table.step {
        Step::Hatch => f64::from(table.budget),
        step if step.is_expedition() && table.hatching => 3.5,
        _ => 0.0,
    };
    let unmoved = match table.step {
        Step::Brood => state.aliens().filter(|alien| !state.creature(*alien).moved).count(),
        _ => 0,
    };
    ALIEN * strength + pressure + 0.9 * ALIEN * coming + 0.05 * unmoved as f64 + threat(state)
}

/// What the aliens next to characters may expect of their attacks.
fn threat(state: &State) -> f64 {
    let mut threat = 0.0;
    for who in state.living() {
        let Some(cell) = state.cell(who) else { continue };
        let near = state.content.base.near(cell);
        let (mut attack, mut aliens) = (0, 0u8);
        for alien in state.aliens().filter(|alien| near.has(state.alien_cell(*alien))) {
            attack += state.effective(alien);
            aliens += 1;
        }
        if aliens == 0 {
            continue;
        }
        let strength = state.person(who).strength;
        for die in 1..=6 {
            let result = state.content.combat.result(attack - i16::from(strength), die);
            threat += match result {
                Some(effect) if effect.side == Side::Defender => {
                    // Half of a retreat is paid for in strength where aliens close the ways.
                    let dead = effect.loss + effect.retreat / 2 >= strength;
                    (0.45 * f64::from(effect.loss.min(strength)) + if dead { 1.0 } else { 0.0 }) / 6.0
                }
                Some(effect) => -1.5 * ALIEN * f64::from(effect.loss) * f64::from(aliens) / 6.0,
                None => 0.0,
            };
        }
    }
    threat
}

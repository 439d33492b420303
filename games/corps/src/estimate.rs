//! How well the squad stands, for bots that do not play every line out.

mod lean;
mod outlook;
mod progress;
mod prospects;

use crate::Corps;
use crate::agenda::Todo;
use crate::card::{CardId, Pile};
use crate::content::{Content, Look};
use crate::event::{Event, Fate, Notice};
use crate::people::{Place, Slot, Who};
use crate::picture::words;
use crate::state::{Holder, State};
use crate::{attack, deck, turn};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use board::Cell;
use table::{BySeat, Chance, Estimate, Message, Prompt, Seat};

impl Estimate for Corps {
    /// To the beginning of the next round: through the Alien phase.
    const HORIZON: Option<u32> = Some(1);
    const SEASONED: bool = true;

    fn clock(state: &State) -> u32 {
        u32::from(state.table.round)
    }

    fn outlook(state: &State, _: Seat) -> f64 {
        outlook::of(state)
    }

    fn prospects(state: &State, seats: usize) -> BySeat<f64> {
        prospects::of(state, seats)
    }

    fn facts(state: &State, _: Seat) -> Vec<Message> {
        let lives =
            |who: &Who| matches!(state.table.people[who.index()].place, Place::Space(_) | Place::Exited(_));
        let alive = Who::ALL.into_iter().filter(lives);
        let mut facts: Vec<Message> =
            alive.map(|who| Message::new("corps-fact-alive").with("who", words::who(who))).collect();
        if state.on_board().all(|(who, _)| !state.table.people[who.index()].down) {
            facts.push("corps-fact-nobody-down".into());
        }
        if state.on_board().all(|(_, cell)| state.aliens_beside(cell).next().is_none()) {
            facts.push("corps-fact-no-alien-near".into());
        }
        facts
    }

    fn merits(state: &State, _: Seat) -> Vec<(Message, f64)> {
        let merits = parts(state).into_iter().filter(|(id, _)| !id.is_empty());
        merits.map(|(id, worth)| (id.into(), worth)).collect()
    }

    /// All players are one team (C-GEN-1).
    fn side(_: &State, _: Seat) -> &'static str {
        "squad"
    }

    fn milestone(_: &Content, event: &Event) -> Option<String> {
        let Event::Public(notice) = event else { return None };
        match notice {
            Notice::Lost(who, Fate::Killed) => Some(format!("killed {}", who.name())),
            Notice::Lost(who, Fate::Captured) => Some(format!("captured {}", who.name())),
            Notice::Down(who) => Some(format!("down {}", who.name())),
            Notice::Played(_, card) => Some(format!("played {card}")),
            Notice::Equipped(_, card, _) => Some(format!("equipped {card}")),
            Notice::Hazard(card) => Some(format!("hazard {card}")),
            _ => None,
        }
    }

    fn lean(state: &State, prompt: Prompt<'_, Corps>, chance: &mut dyn Chance) -> usize {
        lean::lean(state, prompt, chance)
    }

    /// All players are one team (C-GEN-1), so every seat may expect the same.
    fn estimate(state: &State, _: Seat) -> f64 {
        let value: f64 = parts(state).into_iter().map(|(_, worth)| worth).sum();
        let beyond = 2.0 * (value - 2.5);
        0.5 + 0.48 * beyond / (1.0 + beyond.abs())
    }
}

/// What speaks for the squad and, with a minus, against it: what a bot says of an answer that makes it better, and how much it is
/// worth.
fn parts(state: &State) -> [(&'static str, f64); 11] {
    [
        ("corps-merit-goal", 3.60 * progress::of(state)),
        ("corps-merit-squad", 0.27 * squad(state)),
        ("corps-merit-endurance", 0.25 * endurance(state)),
        ("corps-merit-gear", 0.10 * gear(state)),
        ("corps-merit-hands", 0.004 * hands(state)),
        ("corps-merit-gates", gates(state)),
        ("corps-merit-threat", -0.30 * threat(state)),
        ("corps-merit-together", -0.08 * straggling(state)),
        ("corps-merit-stores", -0.012 * stores(state)),
        // Time passes whatever is decided, so nothing is said of it.
        ("", -0.004 * time(state)),
        ("corps-merit-attack", 0.02 * under_way(state)),
    ]
}

/// Steps between two spaces, doors passable.
fn steps(state: &State, from: Cell, to: Cell) -> f64 {
    f64::from(state.mission().ground.steps[from.index()][to.index()])
}

/// Those who are still there. A character on the ground beside an alien is as good as taken.
fn squad(state: &State) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for who in Who::ALL {
        let person = &state.table.people[who.index()];
        let worth = match person.place {
            Place::Absent => continue,
            Place::Waiting | Place::Exited(_) => 1.0,
            Place::Killed => 0.0,
            Place::Captured => 0.1,
            Place::Space(cell) if person.down => {
                if state.aliens_beside(Cell(cell)).next().is_some() {
                    0.25
                } else {
                    0.7
                }
            }
            Place::Space(_) => 1.0 - 0.15 * f64::from(person.hugged.min(2)),
        };
        sum += worth;
        all += 1.0;
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// Cards left to spend: the last ones matter most (C-DECK-4). Once the deck is empty every card spent is lost for good
/// (C-EXH-3), so some must always be in it.
fn endurance(state: &State) -> f64 {
    let hands: usize = state.table.hands.iter().map(|hand| hand.len()).sum();
    let spent = deck::exhaust_len(state) as f64;
    // A rest that has begun is counted as if it were over.
    let resting = state.table.agenda.iter().find_map(|todo| match todo {
        Todo::Deck(deck::Job::Rest { left, .. }) => Some(f64::from(*left)),
        _ => None,
    });
    let resting = resting.unwrap_or(0.0);
    let fresh = deck::deck_len(state) as f64 + 0.9 * resting.min(spent);
    let cards = fresh + spent + 0.7 * hands as f64;
    0.6 * cards / (cards + 14.0) + 0.4 * fresh / (fresh + 10.0)
}

/// Cards to play, some for everybody.
fn hands(state: &State) -> f64 {
    let hand = |hand: &Pile| hand.len() as f64 / (hand.len() as f64 + 2.0);
    state.table.hands.iter().map(hand).sum::<f64>() / f64::from(state.agreed.players)
}

/// Weapons and equipment on those who can use them, and well-set dials.
fn gear(state: &State) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (who, _) in state.on_board() {
        let person = &state.table.people[who.index()];
        let armed = person.slots[Slot::Weapon as usize].is_some();
        let spare = person.slots.iter().flatten().count() - usize::from(armed);
        sum += if armed { 1.2 } else { 0.0 } + 0.9 * spare as f64 + 0.02 * f64::from(person.dial);
        all += 1.0;
    }
    let spare = |hand: &Pile| hand.cards().iter().filter(|card| is_weapon(state, card.kind)).count();
    let in_hands: usize = state.table.hands.iter().map(spare).sum();
    if all > 0.0 { (sum + 0.15 * in_hands as f64) / all } else { 0.3 }
}

fn is_weapon(state: &State, kind: CardId) -> bool {
    state.content.card(kind).weapon.is_some()
}

/// Aliens and blips by how near they are to somebody, and how well that somebody can answer.
fn threat(state: &State) -> f64 {
    let mut sum = 0.0;
    let near = |cell: Cell| {
        let people = state.on_board().map(|(who, to)| (steps(state, cell, to), who));
        people.min_by(|one, other| one.0.total_cmp(&other.0))
    };
    for alien in &state.table.aliens {
        let Some((distance, who)) = near(Cell(alien.cell)) else { continue };
        let count = 1.0 + 0.45 * f64::from(alien.tokens);
        let harm = 1.0 - f64::from(state.defence(who).min(9)) / 14.0;
        sum += count * harm * reach(distance);
    }
    for blip in state.table.blips.iter().filter(|blip| !blip.mission) {
        let Some((distance, _)) = near(Cell(blip.cell)) else { continue };
        sum += 0.55 * reach(distance);
    }
    let squad = state.on_board().count().max(1) as f64;
    let load = sum / (1.5 + squad);
    load / (load + 1.0)
}

/// 1 beside somebody. An alien that is near comes all the way in its next activation (C-ALIEN-7), so there fleeing from it or
/// shying away from it changes little.
fn reach(distance: f64) -> f64 {
    match distance {
        ..2.0 => 1.0,
        ..8.0 => 0.75 - 0.004 * distance,
        ..15.0 => 0.5 - 0.004 * distance,
        _ => 0.3,
    }
}

/// 1 beside somebody, less with every step; half at `far`.
fn closeness(distance: f64, far: f64) -> f64 {
    far / (far + (distance - 1.0).max(0.0))
}

/// Crates with gear that nobody has opened yet, the near ones counted a little less.
fn stores(state: &State) -> f64 {
    let objects = state.mission().objects.iter().zip(&state.table.objects);
    let mut sum = 0.0;
    for (_, holder) in objects.filter(|(object, _)| object.look == Look::Crate && object.once) {
        if let Holder::Space(cell) = holder {
            let people = state.on_board().map(|(_, from)| steps(state, from, Cell(*cell)));
            sum += 1.0 - 0.5 * closeness(people.fold(f64::INFINITY, f64::min).min(99.0), 4.0);
        }
    }
    sum
}

/// Barricades where aliens come in: worth most where the squad stays.
fn gates(state: &State) -> f64 {
    let tunnels = state.table.tunnels.iter().flatten().filter(|tunnel| tunnel.barred).count();
    let barred = state.table.barred_spawns.count_ones() as usize + tunnels;
    let worth = if state.mission().exits.is_empty() { 0.018 } else { 0.006 };
    worth * barred as f64
}

/// How far characters are from the next one: whoever is alone gets no covering fire (C-DFIRE-1).
fn straggling(state: &State) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (who, cell) in state.on_board() {
        let others = state.on_board().filter(|(other, _)| *other != who);
        let next = others.map(|(_, there)| steps(state, cell, there)).fold(f64::INFINITY, f64::min);
        if next.is_finite() {
            sum += ((next - 3.0) / 9.0).clamp(0.0, 1.0);
            all += 1.0;
        }
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// What an attack may hope for: the chance to hit, and for an area weapon how many; less than nothing if there is nobody to
/// hit, or a friend too many.
fn promise(state: &State, who: Who, weapon: crate::content::Weapon, how: attack::How) -> f64 {
    if !weapon.area {
        let chances = attack::targets(state, who, weapon, how)
            .map(|cell| f64::from(attack::need(state, who, weapon, cell)) / 10.0);
        return chances.fold(0.0, f64::max);
    }
    let Some(from) = state.cell_of(who) else { return 0.0 };
    let around = |centre: Cell| {
        let aliens = state.table.aliens.iter().filter(|alien| state.crow(centre, Cell(alien.cell)) <= 1);
        let aliens: f64 = aliens.map(|alien| 1.0 + f64::from(alien.tokens)).sum();
        let friends = state.on_board().filter(|(_, cell)| state.crow(centre, *cell) <= 1).count();
        f64::from(weapon.auto_hit) / 10.0 * (aliens - 4.0 * friends as f64)
    };
    let near = state.table.aliens.iter().map(|alien| Cell(alien.cell));
    let near = near.filter(|cell| state.crow(from, *cell) <= u16::from(weapon.range));
    near.map(around).fold(-1.0, f64::max)
}

/// Actions gone by since the mission began, taken or not: none should be wasted.
fn time(state: &State) -> f64 {
    let waiting = state.on_board().filter(|(who, _)| {
        let person = &state.table.people[who.index()];
        !person.activated && !person.down
    });
    let under_way = state.table.agenda.iter().map(|todo| match todo {
        Todo::Turn(turn::Job::Act { who, left, .. } | turn::Job::Bonus { who, left, .. })
            if !state.table.people[who.index()].down =>
        {
            f64::from(*left)
        }
        _ => 0.0,
    });
    let left = 2.0 * waiting.count() as f64 + under_way.sum::<f64>();
    14.0 * f64::from(state.table.round) - left
}

/// An attack that is declared but not thrown for.
fn under_way(state: &State) -> f64 {
    match state.table.agenda.last() {
        Some(Todo::Attack(attack::Job::Aim(shot))) => {
            let Some((_, weapon)) = attack::weapon(state, shot.who, shot.slot) else { return 0.0 };
            let best = promise(state, shot.who, weapon, shot.how);
            if best > 0.0 { 1.0 + 2.5 * best.min(2.0) } else { -1.5 }
        }
        Some(Todo::Attack(attack::Job::Burst(_) | attack::Job::FollowUp(_))) => 0.5,
        _ => 0.0,
    }
}

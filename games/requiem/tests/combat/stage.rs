//! Positions at random, crowded enough that heroes can hit each other and stand in each other's way.

use super::oracle::{Rules, steps};
use requiem::Spot;
use std::fmt::Write;
use table::{Chance, Seeded, shuffle};

/// The lowest of these numbers to the highest, all equally likely.
fn between(chance: &mut Seeded, low: u32, high: u32) -> u32 {
    low + chance.below(high - low + 1)
}

fn one_in(chance: &mut Seeded, n: u32) -> bool {
    chance.below(n) == 0
}

/// A few cells near each other in no order, over a link as well.
pub(crate) fn crowd(rules: &Rules, chance: &mut Seeded) -> Vec<Spot> {
    let floors = rules.floors();
    let centre = floors[chance.below(floors.len() as u32) as usize];
    let ends = rules.links().iter().flat_map(|&(city, sewer)| [(city, sewer), (sewer, city)]);
    let near: Vec<_> = ends.filter(|link| link.0.area == centre.area).collect();
    let far = |spot: &Spot| {
        let over = |&(here, there): &(Spot, Spot)| steps(centre, here) + 1 + steps(there, *spot);
        if spot.area == centre.area {
            steps(centre, *spot)
        } else {
            near.iter().map(over).min().unwrap_or(99)
        }
    };
    let mut cells = floors;
    cells.sort_by_key(far);
    cells.truncate(between(chance, 14, 45) as usize);
    shuffle(chance, &mut cells);
    cells
}

/// A position in which some hero is about to act.
pub(crate) fn position(rules: &Rules, chance: &mut Seeded) -> String {
    let mut cells = crowd(rules, chance).into_iter();
    let mut text = "[heroes]\n".to_string();
    let out = if one_in(chance, 4) { ["guard", "predator", "aliens"][chance.below(3) as usize] } else { "" };
    let mut heroes: Vec<(&str, String)> = Vec::new();
    let mut place = |race: &'static str, name: String, more: String, text: &mut String| {
        let cell = cells.next().expect("cells enough");
        writeln!(text, "{cell}: {name} {more}").expect("memory");
        heroes.push((race, name));
    };
    if out != "guard" {
        for number in 1..=between(chance, 1, 3) {
            let arms: Vec<&str> =
                ["m4", "m14", "m249", "grenades"].into_iter().filter(|_| one_in(chance, 2)).collect();
            let body = body(chance, "health", 1, 3, 5);
            place("guard", format!("S{number}"), format!("{body} cards {}", arms.join(" ")), &mut text);
        }
    }
    if out != "predator" {
        place("predator", "P".into(), body(chance, "health", 1, 10, 6), &mut text);
    }
    if out != "aliens" {
        place("aliens", "H".into(), body(chance, "health", 1, 7, 6), &mut text);
        for number in 1..=between(chance, 0, 4) {
            place("aliens", format!("A{number}"), body(chance, "wounds", 0, 2, 6), &mut text);
        }
    }
    let (turn, active) = heroes[chance.below(heroes.len() as u32) as usize].clone();
    writeln!(text, "[table]\nturn {turn}\nactive {active}\nenergy {}", between(chance, 0, 10))
        .expect("memory");
    for race in ["guard", "predator", "aliens"].into_iter().filter(|race| *race != out) {
        writeln!(text, "tp {race} {}", [0, 0, 4, 10][chance.below(4) as usize]).expect("memory");
    }
    for fact in ["arsenal spear", "arsenal net", "cloak on", "visor aliens"] {
        if one_in(chance, 2) && !(out == "predator" && fact.starts_with("arsenal")) {
            writeln!(text, "{fact}").expect("memory");
        }
    }
    text
}

/// What differs from a fresh hero.
fn body(chance: &mut Seeded, what: &str, low: u32, high: u32, ap: u32) -> String {
    let mut words = format!("{what} {} ap {}", between(chance, low, high), between(chance, 1, ap));
    if one_in(chance, 6) {
        write!(words, " used {}", between(chance, 1, 2)).expect("memory");
    }
    if one_in(chance, 8) {
        words.push_str(" entangled");
    }
    words
}
